/* One event at a time for tests of src/event, which the test that includes this begins and ends, and the
 * cards that it has now. */
#ifndef TESTS_EVENT_CARDS_H
#define TESTS_EVENT_CARDS_H

#include "event/cards.h"
#include "event/change.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;
static bd_event *event;
static bd_err err;

/* Players 1 .. players, without a round. */
static inline void event_begin(int players, int rounds)
{
    arena = bd_arena_new();
    err = (bd_err){.status = BD_OK};
    bd_tournament *t = bd_tournament_new(arena);
    t->rounds = rounds;
    for (int id = 1; id <= players; id++) {
        bd_card *card = NULL;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
    }
    cr_assert_eq(bd_event_new(arena, t, &event, &err), BD_OK);
}

/* What stands after any test: a sound event. */
static inline void event_end(void)
{
    cr_expect_eq(bd_event_check(event, &err), BD_OK, "%s", err.sentence);
    bd_arena_free(arena);
}

/* The cards as they are now. */
static inline const bd_tournament *event_cards(void)
{
    bd_tournament *cards = NULL;
    cr_assert_eq(bd_event_cards(arena, event, &cards, &err), BD_OK, "%s", err.sentence);
    return cards;
}

static inline const bd_card *event_card(int id) { return bd_tournament_card(event_cards(), id); }

static inline const bd_entry *event_entry(int id, int round) { return bd_card_entry(event_card(id), round); }

/* Points after all rounds before `round`. */
static inline int event_score(int id, int round)
{
    const bd_tournament *cards = event_cards();
    return bd_card_score(cards, bd_tournament_card(cards, id), round);
}

static inline bd_status event_tell(int round, int white, int black, bd_result result)
{
    const bd_told_result told = {.round = round, .white = white, .black = black, .result = result};
    return bd_change_result(event, &told, NULL, &err);
}

/* In the place of what is there. */
static inline bd_status event_replace(int round, int white, int black, bd_result result, bd_result *before)
{
    const bd_told_result told = {
        .round = round, .white = white, .black = black, .result = result, .replace = true};
    return bd_change_result(event, &told, before, &err);
}

static inline bd_status event_withdraw(int id, int round)
{
    int lapsed = 0;
    return bd_change_withdraw(event, id, round, &lapsed, &err);
}

/* Publishes these boards; numbers are 1, 2, 3, ... */
static inline void event_publish(int round, const bd_board *boards, size_t count, int bye)
{
    bd_board copy[32];
    cr_assert_leq(count, sizeof copy / sizeof *copy);
    if (count > 0) memcpy(copy, boards, count * sizeof *boards);
    const bd_draw draw = {.round = round, .boards = copy, .board_count = count, .bye = bye};
    cr_assert_eq(bd_event_publish(event, &draw, false, &err), BD_OK, "%s", err.sentence);
}

static inline bd_round_state event_state(int round) { return bd_event_round_of(event, round)->state; }

/* The refusal that is expected, and an event that it left as it was. */
#define EVENT_REFUSED(call, why)                                                                             \
    do {                                                                                                     \
        cr_expect_eq((call), BD_BAD_INPUT, "%s", why);                                                       \
        cr_expect_str_eq(err.sentence, why);                                                                 \
    } while (0)

#endif

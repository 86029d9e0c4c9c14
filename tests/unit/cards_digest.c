/* The digest of cards changes with everything a draw may depend on, and with nothing else. */
#include "cards/cards_digest.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_tournament *two_cards(bd_arena *arena)
{
    bd_tournament *t = bd_tournament_new(arena);
    for (int id = 1; id <= 2; id++) {
        bd_card *card;
        bd_entry *entry;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
        for (int round = 1; round <= 3; round++) {
            cr_assert_eq(bd_card_add_entry(t, card, round, &entry, NULL), BD_OK);
            entry->opponent = 10 + round;
            entry->colour = round % 2 == 1 ? BD_WHITE : BD_BLACK;
            entry->halves = 1;
        }
    }
    return t;
}

static const char *digest_of(const bd_tournament *t, int round)
{
    static char hex[2][65];
    static int at;
    at = 1 - at;
    bd_tournament_digest(t, round, hex[at]);
    return hex[at];
}

#define DIFFERS(change)                                                                                      \
    do {                                                                                                     \
        bd_tournament *t = two_cards(arena);                                                                 \
        bd_card *card = bd_tournament_card(t, 2);                                                            \
        (void)card;                                                                                          \
        change;                                                                                              \
        cr_assert_str_neq(digest_of(two_cards(arena), 3), digest_of(t, 3), #change);                         \
    } while (0)

#define AGREES(change)                                                                                       \
    do {                                                                                                     \
        bd_tournament *t = two_cards(arena);                                                                 \
        bd_card *card = bd_tournament_card(t, 2);                                                            \
        (void)card;                                                                                          \
        change;                                                                                              \
        cr_assert_str_eq(digest_of(two_cards(arena), 3), digest_of(t, 3), #change);                          \
    } while (0)

Test(cards_digest, changes_with_what_a_draw_may_depend_on)
{
    bd_arena *arena = bd_arena_new();
    static const char *group[] = {"family"};
    DIFFERS(card->id = 3);
    DIFFERS(card->rank = 3);
    DIFFERS(card->grade = 3);
    DIFFERS(card->name = "Ann");
    DIFFERS(card->club = "");
    DIFFERS(card->top = true);
    DIFFERS(card->withdrawn = 3);
    DIFFERS(card->joined = 2);
    DIFFERS((card->score_given = true, card->score = 3));
    DIFFERS(card->last_float = BD_FLOAT_UP);
    DIFFERS((card->groups = group, card->group_count = 1));
    DIFFERS(card->history[1].halves = 2);
    DIFFERS(card->history[1].opponent = 2);
    DIFFERS(card->history[1].colour = BD_WHITE);
    DIFFERS(card->history[0].kind = BD_FORFEIT);
    DIFFERS(cr_assert_eq(bd_card_add_bye(t, card, 5, BD_BYE_HALF, NULL), BD_OK));
    DIFFERS(t->rounds = 9);
    DIFFERS(t->points.win = 3);
    DIFFERS((t->forbid = &(bd_pair_rule){1, 2, 1, 99}, t->forbid_count = 1));
    DIFFERS((t->avoid = &(bd_pair_rule){1, 2, 1, 99}, t->avoid_count = 1));
    DIFFERS((t->options = &(bd_setting){.key = "a", .text = "1"}, t->option_count = 1));
    DIFFERS((t->present = &(int){1}, t->present_count = 1));
    DIFFERS((t->adjustments = &(bd_adjustment){1, 2, 3}, t->adjustment_count = 1));
    bd_arena_free(arena);
}

Test(cards_digest, keeps_when_later_rounds_or_remarks_are_entered)
{
    bd_arena *arena = bd_arena_new();
    AGREES(card->history[2].halves = 2);
    AGREES(card->history[2].opponent = 1);
    AGREES(card->history_count = 2);
    AGREES(card->withdrawn = 4);
    AGREES(t->name = "Open");
    AGREES(t->format = BD_FORMAT_TRF);
    AGREES(t->round = 3);
    AGREES(card->standing = 2);
    bd_arena_free(arena);
}

Test(cards_digest, names_the_round)
{
    bd_arena *arena = bd_arena_new();
    cr_assert_str_neq(digest_of(two_cards(arena), 3), digest_of(two_cards(arena), 4));
    cr_assert_eq(strlen(digest_of(two_cards(arena), 3)), 64);
    bd_arena_free(arena);
}

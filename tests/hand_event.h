/* An event made by hand: players with the colours they had, drawn by any rulebook, for tests of rules. One
 * event at a time, which the test that includes this begins and ends. */
#ifndef TESTS_HAND_EVENT_H
#define TESTS_HAND_EVENT_H

#include "cards/card.h"
#include "certify/best.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;
static bd_tournament *event;
static bd_best best;
static bd_err err;

enum { HAND_MOST = 16 };

static inline void hand_begin(void)
{
    arena = bd_arena_new();
    event = bd_tournament_new(arena);
    err = (bd_err){.status = BD_OK};
}

static inline void hand_end(void) { bd_arena_free(arena); }

/* Once more, without players. */
static inline void hand_again(void) { event = bd_tournament_new(arena); }

/* A player with the next number; name: NULL for "P01", "P02", ... */
static inline bd_card *hand_add(const char *name, int grade)
{
    bd_card *card = NULL;
    char number[16];
    cr_assert_eq(bd_tournament_add_card(event, (int)event->card_count + 1, &card, NULL), BD_OK);
    (void)snprintf(number, sizeof number, "P%02d", card->id);
    card->name = name != NULL ? name : bd_arena_copy_text(arena, number);
    card->grade = grade;
    return card;
}

static inline bd_entry hand_entry_of(const bd_card *card, char letter, int round, int halves)
{
    bd_entry entry = {.round = round, .opponent = 1000 + 100 * card->id + round, .halves = halves};
    switch (letter) {
    case 'W': entry.colour = BD_WHITE; return entry;
    case 'B': entry.colour = BD_BLACK; return entry;
    case '+': entry.kind = BD_FORFEIT, entry.halves = 2; return entry;
    case '0': entry.kind = BD_FORFEIT, entry.halves = 0; return entry;
    case '-': entry.kind = BD_BYE_HALF, entry.halves = 1; break;
    case 'F': entry.kind = BD_BYE_FULL, entry.halves = 2; break;
    case 'U': entry.kind = BD_BYE_PAIRING, entry.halves = 2; break;
    default: cr_assert_fail("'%c' is not a round", letter);
    }
    entry.opponent = 0;
    return entry;
}

/* Rounds against others who are not there, oldest first: 'W' and 'B' games, '-' a half-point bye, '+' and '0'
 * a default won and lost, 'F' a full-point bye, 'U' the bye of the draw, '.' nothing. halves: what the games
 * gave; -1: not known. */
static inline void hand_rounds(bd_card *card, const char *rounds, int halves)
{
    for (int i = 0; rounds[i] != '\0'; i++) {
        bd_entry *entry = NULL;
        if (rounds[i] == '.') continue;
        cr_assert_eq(bd_card_add_entry(event, card, i + 1, &entry, NULL), BD_OK);
        *entry = hand_entry_of(card, rounds[i], i + 1, halves);
    }
}

/* One game of two players; halves: of White. */
static inline void hand_play(int round, int white, int black, int halves)
{
    const int ids[2] = {white, black};
    for (int i = 0; i < 2; i++) {
        bd_entry *entry = NULL;
        cr_assert_eq(bd_card_add_entry(event, bd_tournament_card(event, ids[i]), round, &entry, NULL), BD_OK);
        *entry = (bd_entry){.round = round,
                            .kind = BD_GAME,
                            .opponent = ids[1 - i],
                            .colour = i == 0 ? BD_WHITE : BD_BLACK,
                            .halves = i == 0 ? halves : 2 - halves};
    }
}

/* Two who have met, in a round nobody knows. */
static inline void hand_met(int a, int b)
{
    if (event->met == NULL) event->met = bd_arena_alloc(arena, HAND_MOST, sizeof *event->met);
    cr_assert(event->met != NULL && event->met_count < HAND_MOST);
    event->met[event->met_count++] = (bd_pair_rule){a, b, 1, BD_ROUNDS_MAX};
}

/* An option of the event, as JSON. */
static inline void hand_set(const char *key, const char *text)
{
    if (event->options == NULL) event->options = bd_arena_alloc(arena, HAND_MOST, sizeof *event->options);
    cr_assert(event->options != NULL && event->option_count < HAND_MOST);
    event->options[event->option_count++] = (bd_setting){.key = key, .text = text};
}

/* The best draw, in `best`. */
static inline bd_status hand_draw(const char *rules, int round, const bd_draw_options *options)
{
    static const bd_solve_options how = {.prove_unique = true};
    err = (bd_err){.status = BD_OK};
    return bd_best_draw(arena, event, bd_rulebook_find(rules), round, options, &how, &best, &err);
}

/* 'W', 'B' or '-' of a player in the draw. */
static inline char hand_colour_of(int id)
{
    for (size_t i = 0; i < best.draw.board_count; i++) {
        if (best.draw.boards[i].white == id) return 'W';
        if (best.draw.boards[i].black == id) return 'B';
    }
    return '-';
}

static inline bool hand_meet(int a, int b)
{
    const int u = bd_round_node(best.round, a), v = bd_round_node(best.round, b);
    return u >= 0 && v >= 0 && best.certificate.mate[u] == v;
}

/* Of a criterion; NULL: there is none. */
static inline const int64_t *hand_value(const char *criterion)
{
    for (size_t i = 0; i < best.value_count; i++)
        if (strcmp(best.values[i].criterion->id, criterion) == 0) return &best.values[i].value;
    return NULL;
}

/* Of a stage; -1: there is none. */
static inline int64_t hand_proved(const char *stage)
{
    for (size_t i = 0; i < best.certificate.stage_count; i++)
        if (strcmp(best.certificate.stages[i].id, stage) == 0) return best.certificate.stages[i].value;
    return -1;
}

#endif

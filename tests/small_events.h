/* Small random tournaments for property tests: a few players, some rounds played, everything that can be on a
 * card. */
#ifndef TESTS_SMALL_EVENTS_H
#define TESTS_SMALL_EVENTS_H

#include "base/random.h"
#include "cards/card.h"
#include "cards/tournament.h"

#include <stdio.h>
#include <stdlib.h>

enum { SMALL_MOST = 64 };

static inline bool small_chance(bd_random *random, int percent)
{
    return bd_random_below(random, 100) < (uint64_t)percent;
}

static inline const char *small_name(bd_arena *arena, const char *word, int number)
{
    char text[32];
    (void)snprintf(text, sizeof text, "%s %02d", word, number);
    return bd_arena_copy_text(arena, text);
}

static inline void small_player(bd_tournament *t, bd_random *random, int id)
{
    static const char *const titles[] = {"GM", "WGM", "IM", "FM", "WCM", NULL};
    static const char *groups[] = {"north", "family", "south"};
    bd_card *card = NULL;
    (void)bd_tournament_add_card(t, id, &card, NULL);
    card->name = small_name(t->arena, "Player", id);
    card->grade = bd_random_between(random, 1500, 1508); /* ties are wanted */
    card->title = titles[bd_random_below(random, 6)];
    card->club =
        small_chance(random, 60) ? small_name(t->arena, "Club", bd_random_between(random, 1, 3)) : NULL;
    card->school =
        small_chance(random, 60) ? small_name(t->arena, "School", bd_random_between(random, 1, 3)) : NULL;
    if (small_chance(random, 30)) {
        card->groups = &groups[bd_random_below(random, 2)];
        card->group_count = 1 + (size_t)bd_random_below(random, 2);
    }
}

static inline void small_bye(bd_tournament *t, bd_card *card, int round, bd_entry_kind kind)
{
    bd_entry *entry = NULL;
    (void)bd_card_add_entry(t, card, round, &entry, NULL);
    entry->kind = kind;
    entry->halves = kind == BD_BYE_HALF ? 1 : kind == BD_BYE_ZERO ? 0 : 2;
}

static inline void small_game(bd_tournament *t, bd_random *random, int round, bd_card *a, bd_card *b)
{
    bd_entry *x = NULL, *y = NULL;
    (void)bd_card_add_entry(t, a, round, &x, NULL);
    (void)bd_card_add_entry(t, b, round, &y, NULL);
    const bool white = small_chance(random, 50);
    const bool played = !small_chance(random, 8);
    const int halves = bd_random_between(random, 0, 2);
    x->kind = y->kind = played ? BD_GAME : BD_FORFEIT;
    x->opponent = b->id;
    y->opponent = a->id;
    x->colour = white ? BD_WHITE : BD_BLACK;
    y->colour = white ? BD_BLACK : BD_WHITE;
    x->halves = played ? halves : 2;
    y->halves = played ? 2 - halves : 0;
}

static inline void small_round(bd_tournament *t, bd_random *random, int round)
{
    int *order = bd_arena_alloc(t->arena, t->card_count, sizeof *order);
    int count = 0;
    if (order == NULL) abort();
    for (size_t i = 0; i < t->card_count; i++) {
        bd_card *card = &t->cards[i];
        if (card->joined > round) continue;
        if (small_chance(random, 6))
            small_bye(t, card, round, small_chance(random, 60) ? BD_BYE_HALF : BD_BYE_ZERO);
        else
            order[count++] = (int)i;
    }
    bd_random_shuffle(random, order, (size_t)count);
    if (count % 2 != 0)
        small_bye(t, &t->cards[order[--count]], round,
                  small_chance(random, 80) ? BD_BYE_PAIRING : BD_BYE_FULL);
    for (int i = 0; i < count; i += 2)
        small_game(t, random, round, &t->cards[order[i]], &t->cards[order[i + 1]]);
}

/* A round in which nobody plays: levels without claims to colours, so that floats alone decide. */
static inline void small_idle_round(bd_tournament *t, bd_random *random, int round)
{
    for (size_t i = 0; i < t->card_count; i++)
        small_bye(t, &t->cards[i], round, small_chance(random, 65) ? BD_BYE_HALF : BD_BYE_ZERO);
}

static inline bd_pair_rule *small_rule(bd_tournament *t, bd_random *random)
{
    bd_pair_rule *rule = bd_arena_alloc(t->arena, 1, sizeof *rule);
    const int count = (int)t->card_count;
    const int a = bd_random_between(random, 0, count - 1);
    const int b = (a + bd_random_between(random, 1, count - 1)) % count;
    *rule = (bd_pair_rule){t->cards[a].id, t->cards[b].id, 1, BD_ROUNDS_MAX};
    return rule;
}

/* Forbids so many of all pairs that many players must float. */
static inline void small_quarrels(bd_tournament *t, bd_random *random, int percent)
{
    const size_t count = t->card_count;
    t->forbid = bd_arena_alloc(t->arena, count * count, sizeof *t->forbid);
    t->forbid_count = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t k = i + 1; k < count; k++)
            if (small_chance(random, percent))
                t->forbid[t->forbid_count++] =
                    (bd_pair_rule){t->cards[i].id, t->cards[k].id, 1, BD_ROUNDS_MAX};
}

/* `players` players before round `round`. */
static inline bd_tournament *small_event(bd_arena *arena, bd_random *random, int players, int round)
{
    bd_tournament *t = bd_tournament_new(arena);
    t->round = round;
    t->rounds = round + bd_random_between(random, 0, 2);
    for (int id = 1; id <= players; id++) {
        small_player(t, random, id);
        if (small_chance(random, 5) && round > 2)
            t->cards[id - 1].joined = bd_random_between(random, 1, round);
    }
    const bool idle = round == 2 && small_chance(random, 60);
    for (int r = 1; r < round; r++) {
        if (idle)
            small_idle_round(t, random, r);
        else
            small_round(t, random, r);
    }
    for (size_t i = 0; i < t->card_count; i++)
        if (small_chance(random, 10)) (void)bd_card_add_bye(t, &t->cards[i], round + 1, BD_BYE_HALF, NULL);
    if (players > 1 && small_chance(random, 20)) {
        t->forbid = small_rule(t, random);
        t->forbid_count = 1;
    }
    if (players > 1 && small_chance(random, 20)) {
        t->avoid = small_rule(t, random);
        t->avoid_count = 1;
    }
    if (small_chance(random, 40)) small_quarrels(t, random, bd_random_between(random, 20, 70));
    return t;
}

/* Makes one or two of the players fillers. */
static inline void small_fillers(bd_tournament *t, bd_random *random)
{
    const size_t count = t->card_count > 3 && small_chance(random, 30) ? 2 : 1;
    for (size_t i = 0; i < count; i++) t->cards[bd_random_below(random, t->card_count)].filler = true;
}

/* A game against somebody who is not in the event any more: nothing is known but colour and result. */
static inline void small_guest_game(bd_tournament *t, bd_card *card, int round, bd_colour colour, int halves)
{
    bd_entry *entry = NULL;
    (void)bd_card_add_entry(t, card, round, &entry, NULL);
    entry->kind = BD_GAME;
    entry->opponent = 500 + 10 * card->id + round;
    entry->colour = colour;
    entry->halves = halves;
}

/* Players with round - 1 rounds behind them, nearly all games against others: colours of every kind, three
 * scores, few meetings and some byes. */
static inline bd_tournament *small_long_event(bd_arena *arena, bd_random *random, int players, int round)
{
    bd_tournament *t = bd_tournament_new(arena);
    t->round = round;
    t->rounds = round + 1;
    for (int id = 1; id <= players; id++) small_player(t, random, id);
    const int shared = small_chance(random, 50) ? bd_random_between(random, 1, round - 1) : 0;
    for (int r = 1; r < round; r++) {
        if (r == shared) {
            small_round(t, random, r);
            continue;
        }
        for (size_t i = 0; i < t->card_count; i++) {
            bd_card *card = &t->cards[i];
            const int lean = (int)(i * 7 + card->history_count) % 3; /* some have had one colour too often */
            const bool white = small_chance(random, lean == 0 ? 50 : lean == 1 ? 60 : 40);
            if (small_chance(random, 3))
                small_bye(t, card, r, small_chance(random, 50) ? BD_BYE_HALF : BD_BYE_ZERO);
            else
                small_guest_game(t, card, r, white ? BD_WHITE : BD_BLACK, r <= 2 ? 2 * (int)(i % 2) : 1);
        }
    }
    if (small_chance(random, 30)) small_quarrels(t, random, bd_random_between(random, 20, 60));
    return t;
}

#endif

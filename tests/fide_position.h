/* FIDE positions: random ones of a few players, drawn by the stages and by the literal procedure. */
#ifndef TESTS_FIDE_POSITION_H
#define TESTS_FIDE_POSITION_H

#include "cards/card.h"
#include "fide_literal.h"
#include "fide_round.h"

#include "base/random.h"

typedef struct position {
    bd_tournament *tournament;
    bd_random random;
    int players, played;
    bool level; /* every game is drawn, nobody misses one if possible: one bracket, few opponents left */
} position;

static inline int chance(bd_random *random, int percent)
{
    return (int)bd_random_below(random, 100) < percent;
}

static inline void enter(position *p, int index, int round, bd_entry entry)
{
    bd_entry *place;
    cr_assert_eq(bd_card_add_entry(p->tournament, &p->tournament->cards[index], round, &place, NULL), BD_OK);
    entry.round = round;
    *place = entry;
}

static inline void enter_alone(position *p, int index, int round)
{
    static const bd_entry ways[] = {{.kind = BD_BYE_PAIRING, .halves = 2},
                                    {.kind = BD_BYE_HALF, .halves = 1},
                                    {.kind = BD_BYE_ZERO, .halves = 0},
                                    {.kind = BD_BYE_ZERO, .halves = 0},
                                    {.kind = BD_BYE_FULL, .halves = 2}};
    enter(p, index, round, ways[bd_random_below(&p->random, 5)]);
}

static inline void enter_game(position *p, int white, int black, int round)
{
    const int halves = p->level ? 1 : bd_random_between(&p->random, 0, 2);
    const bd_entry_kind kind = halves != 1 && chance(&p->random, 6) ? BD_FORFEIT : BD_GAME;
    enter(p, white, round,
          (bd_entry){.kind = kind, .opponent = black + 1, .colour = BD_WHITE, .halves = halves});
    enter(p, black, round,
          (bd_entry){.kind = kind, .opponent = white + 1, .colour = BD_BLACK, .halves = 2 - halves});
}

static inline bool has_met(const position *p, int a, int b)
{
    const bd_card *card = &p->tournament->cards[a];
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].opponent == b + 1) return true;
    return false;
}

/* A round paired at random, near the top first, so that scores spread but floats are frequent. */
static inline void play_round(position *p, int round)
{
    int order[LIT_PLAYERS];
    bool done[LIT_PLAYERS] = {false};
    for (int i = 0; i < p->players; i++) order[i] = i;
    bd_random_shuffle(&p->random, order, (size_t)p->players);
    for (int i = 0; i < p->players; i++) {
        const int a = order[i];
        if (done[a]) continue;
        done[a] = true;
        int b = -1;
        for (int k = i + 1; k < p->players && b < 0; k++)
            if (!done[order[k]] && !has_met(p, a, order[k])) b = order[k];
        if (b < 0 || (!p->level && chance(&p->random, 4))) {
            enter_alone(p, a, round);
            continue;
        }
        done[b] = true;
        if (chance(&p->random, 50))
            enter_game(p, a, b, round);
        else
            enter_game(p, b, a, round);
    }
}

/* Many pairs are forbidden: exchanges of several players become necessary. */
static inline void forbid_pairs(bd_arena *arena, position *p)
{
    bd_tournament *t = p->tournament;
    const int percent = bd_random_between(&p->random, 30, 70);
    t->forbid = bd_arena_alloc(arena, LIT_PLAYERS * LIT_PLAYERS, sizeof *t->forbid);
    for (int a = 1; a <= p->players; a++)
        for (int b = a + 1; b <= p->players; b++)
            if (chance(&p->random, percent))
                t->forbid[t->forbid_count++] =
                    (bd_pair_rule){.a = a, .b = b, .first = 1, .last = BD_ROUNDS_MAX};
}

static inline void make_position(bd_arena *arena, uint64_t seed, int most, position *p)
{
    *p = (position){.random = bd_random_part(20260201, seed)};
    p->tournament = bd_tournament_new(arena);
    p->players = bd_random_between(&p->random, 2, most);
    p->played = bd_random_between(&p->random, 0, p->players - 1 < 5 ? p->players - 1 : 5);
    p->level = chance(&p->random, 35);
    for (int i = 0; i < p->players; i++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(p->tournament, i + 1, &card, NULL), BD_OK);
    }
    if (chance(&p->random, 25)) {
        forbid_pairs(arena, p);
        if (p->played > 1) p->played = 1;
    }
    for (int round = 1; round <= p->played; round++) play_round(p, round);
    p->tournament->round = p->played + 1;
    p->tournament->rounds = p->played + (chance(&p->random, 40) ? 1 : 3);
    p->tournament->initial_colour = chance(&p->random, 50) ? BD_WHITE : BD_BLACK;
}

/* The boards as the literal procedure has them, in the order of the draw at hand. */
static inline void check_boards(const lit *expected, const bd_draw *draw, unsigned long seed)
{
    int of_id[LIT_PLAYERS + 1] = {0};
    for (int i = 0; i < expected->n; i++) of_id[expected->p[i].id] = i;
    for (size_t i = 0; i < draw->board_count; i++) {
        const int a = of_id[draw->boards[i].white];
        const int b = of_id[draw->boards[i].black];
        const int mate = expected->mate[a];
        cr_expect_eq(mate, b, "seed %lu: %d meets %d, not %d", seed, expected->p[a].id, expected->p[mate].id,
                     expected->p[b].id);
        const bool white = a < b ? lit_first_white(expected, a, b) : !lit_first_white(expected, b, a);
        cr_expect(white, "seed %lu: %d-%d has the wrong colours", seed, expected->p[a].id, expected->p[b].id);
    }
    if (draw->bye != 0)
        cr_expect_eq(expected->mate[of_id[draw->bye]], of_id[draw->bye], "seed %lu: bye %d", seed, draw->bye);
}

/* Returns whether the position could be paired. */
static inline bool check_position(unsigned long seed, int most)
{
    static lit expected;
    bd_arena *arena = bd_arena_new();
    position p;
    bd_best best;
    bd_err err = {.status = BD_OK};
    const bd_solve_options how = {.prove_unique = true};
    make_position(arena, seed, most, &p);
    const bool possible = lit_pair(&expected, p.tournament, p.played + 1);
    cr_assert_eq(bd_best_draw(arena, p.tournament, bd_rulebook_find("fide"), 0, NULL, &how, &best, &err),
                 BD_OK, "seed %lu: %s", seed, err.sentence);
    cr_assert_eq(best.certificate.outcome, possible ? BD_BEST : BD_NO_MATCHING, "seed %lu", seed);
    if (possible) {
        char name[32];
        (void)snprintf(name, sizeof name, "seed %lu", seed);
        fide_check_proof(arena, &best, name);
        check_boards(&expected, &best.draw, seed);
    }
    bd_arena_free(arena);
    return possible;
}

#endif

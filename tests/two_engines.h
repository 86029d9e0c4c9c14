/* Two engines, one answer: the same problem solved by GLPK alone and without GLPK. Both proofs are checked,
 * pair by pair or by the checker's own walk; values, and draws that are proved to be the only best one, are
 * equal. */
#ifndef TESTS_TWO_ENGINES_H
#define TESTS_TWO_ENGINES_H

#include "certify/best.h"
#include "rulebook/rulebook.h"
#include "solve/solve.h"
#include "support/puzzle.h"
#include "verify/walk.h"

#include <criterion/criterion.h>
#include <string.h>

#include "check_certificate.h"
#include "small_events.h"

typedef struct engines_tally {
    long problems, unmatched, unique, asked, recoveries, rows, steps;
} engines_tally;

/* What each engine may and may not do. */
static inline void engines_note(engines_tally *t, const bd_solve_counts *glpk, const bd_solve_counts *edmonds,
                                const char *name)
{
    cr_assert_eq(edmonds->lps, 0, "%s: GLPK was called", name);
    cr_assert_eq(edmonds->asked, 0, "%s", name);
    cr_assert(glpk->recoveries > 0 || glpk->steps == 0, "%s: the ascent was called", name);
    t->problems++;
    t->asked += glpk->asked;
    t->recoveries += glpk->recoveries;
    t->rows += glpk->rows;
    t->steps += edmonds->steps;
}

static inline bd_certificate engines_solve_puzzle(bd_arena *arena, const bd_puzzle *in, bd_engine engine,
                                                  bd_solve_counts *counts, const char *name)
{
    bd_stages stages;
    bd_solved solved;
    bd_err err = {.sentence = ""};
    checked c;
    const bd_solve_options options = {.engine = engine, .prove_unique = true};
    bd_edge *edges = bd_arena_alloc(arena, in->count + 1, sizeof *edges);
    memcpy(edges, in->edges, in->count * sizeof *edges);
    cr_assert_eq(bd_puzzle_stages(in, arena, &stages, NULL), BD_OK);
    cr_assert_eq(bd_solve(arena, in->nodes, edges, in->count, &stages, &options, &solved, counts, &err),
                 BD_OK, "%s: %s", name, err.sentence);
    if (solved.certificate.outcome == BD_NO_MATCHING) return solved.certificate;
    cr_assert_eq(solved.certificate.outcome, BD_BEST, "%s is not proved by engine %d", name, (int)engine);
    cr_assert_eq(bd_puzzle_stages(in, arena, &stages, NULL), BD_OK);
    const char *fault =
        check_certificate(arena, in->nodes, in->edges, in->count, &stages, &solved.certificate, &c);
    cr_assert_str_eq(fault, "", "%s, engine %d: %s", name, (int)engine, fault);
    return solved.certificate;
}

static inline void engines_compare_puzzle(engines_tally *t, bd_puzzle_kind kind, int size, int rounds,
                                          uint64_t seed)
{
    bd_arena *arena = bd_arena_new();
    bd_puzzle in;
    bd_solve_counts by_glpk, by_edmonds;
    char name[80];
    (void)snprintf(name, sizeof name, "%s, size %d, %d rounds, seed %llu", bd_puzzle_name(kind), size, rounds,
                   (unsigned long long)seed);
    cr_assert_eq(bd_puzzle_new(arena, kind, size, rounds, seed, &in, NULL), BD_OK);
    const bd_certificate a = engines_solve_puzzle(arena, &in, BD_ENGINE_GLPK, &by_glpk, name);
    const bd_certificate b = engines_solve_puzzle(arena, &in, BD_ENGINE_EDMONDS, &by_edmonds, name);
    engines_note(t, &by_glpk, &by_edmonds, name);
    cr_assert_eq(a.outcome, b.outcome, "%s", name);
    t->unmatched += a.outcome == BD_NO_MATCHING;
    if (a.outcome == BD_BEST) {
        /* Both lists have the puzzle's stages; what follows them is "unique", where it could be proved. */
        for (int k = 0; k < in.stages; k++)
            cr_assert_eq(a.stages[k].value, b.stages[k].value, "%s: stage %d", name, k);
        cr_assert_eq(a.unique, b.unique, "%s", name);
        t->unique += a.unique;
        if (a.unique)
            cr_assert_arr_eq(a.mate, b.mate, (size_t)in.nodes * sizeof *a.mate, "%s: other pairs", name);
    }
    bd_arena_free(arena);
}

static inline void engines_verify(bd_arena *arena, const bd_best *best, const char *name)
{
    bd_model model;
    bd_verdict verdict;
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_model_of_round(best->round, arena, &model, NULL), BD_OK);
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &best->certificate};
    cr_assert_eq(bd_walk_check(&input, &verdict, &err), BD_OK, "%s: %s", name, err.sentence);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s: %s", name, verdict.sentence);
}

/* Round `number` (0: the next one); a round that cannot be made or has no legal draw is one less to compare.
 */
static inline void engines_compare_round(engines_tally *t, const bd_tournament *tournament,
                                         const bd_rulebook *rules, int number, const bd_draw_options *options,
                                         const char *name)
{
    static const bd_solve_options how[] = {{.engine = BD_ENGINE_GLPK, .prove_unique = true},
                                           {.engine = BD_ENGINE_EDMONDS, .prove_unique = true}};
    bd_arena *arena = bd_arena_new();
    bd_best best[2];
    bd_err err = {.sentence = ""};
    bool drawn = true;
    for (int k = 0; k < 2 && drawn; k++) {
        drawn = bd_best_draw(arena, tournament, rules, number, options, &how[k], &best[k], &err) == BD_OK;
        if (drawn && best[k].certificate.outcome == BD_BEST) engines_verify(arena, &best[k], name);
    }
    if (drawn) {
        const bd_certificate *a = &best[0].certificate, *b = &best[1].certificate;
        engines_note(t, &best[0].effort, &best[1].effort, name);
        cr_assert_eq(a->outcome, b->outcome, "%s", name);
        cr_assert_eq(best[0].value_count, best[1].value_count, "%s", name);
        /* A criterion that decides card by card asks by the matching at hand: its stages have no sum. */
        for (size_t i = 0; i < best[0].value_count; i++) {
            if (bd_criterion_is(best[0].values[i].criterion, BD_IS_ORDER)) continue;
            cr_assert_eq(best[0].values[i].value, best[1].values[i].value, "%s: %s", name,
                         best[0].values[i].criterion->id);
        }
        t->unmatched += a->outcome == BD_NO_MATCHING;
        t->unique += a->unique;
        if (a->outcome == BD_BEST)
            cr_assert_arr_eq(a->mate, b->mate, (size_t)a->nodes * sizeof *a->mate, "%s: other pairs", name);
    }
    bd_arena_free(arena);
}

/* A round of a made-up event under one of the rulebooks: all of it follows from the seed. */
static inline void engines_compare_seed(engines_tally *t, uint64_t seed)
{
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed * 31337);
    const bd_rulebook *rules = bd_rulebook_at(seed % bd_rulebook_count());
    const bd_draw_options options = {.allow_repeats = seed % 3 == 0, .seed = seed};
    const int players = bd_random_between(&random, 4, seed % 20 == 0 ? 240 : 90);
    const bd_tournament *event = small_event(arena, &random, players, bd_random_between(&random, 1, 9));
    char name[64];
    (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
    engines_compare_round(t, event, rules, 0, &options, name);
    bd_arena_free(arena);
}

#endif

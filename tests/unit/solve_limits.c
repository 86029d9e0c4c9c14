/* Limits end a solve with a legal matching and honest bounds, never with a false proof. */
#include "check_certificate.h"

#include "base/ints.h"
#include "solve/solve.h"
#include "support/puzzle.h"

#include <criterion/criterion.h>

typedef struct outcome {
    bd_arena *arena;
    bd_puzzle puzzle;
    bd_certificate certificate;
    bd_solve_counts counts;
} outcome;

static outcome solve_within(bd_solve_options options)
{
    outcome o = {.arena = bd_arena_new()};
    cr_assert_eq(bd_puzzle_new(o.arena, BD_PUZZLE_DRAWS, 100, 2, 1, &o.puzzle, NULL), BD_OK);
    bd_edge *edges = bd_arena_alloc(o.arena, o.puzzle.count, sizeof *edges);
    memcpy(edges, o.puzzle.edges, o.puzzle.count * sizeof *edges);
    bd_stages stages;
    bd_solved solved;
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_puzzle_stages(&o.puzzle, o.arena, &stages, NULL), BD_OK);
    cr_assert_eq(
        bd_solve(o.arena, o.puzzle.nodes, edges, o.puzzle.count, &stages, &options, &solved, &o.counts, &err),
        BD_OK, "%s", err.sentence);
    o.certificate = solved.certificate;
    return o;
}

/* What is proved holds, and only the last stage is not. */
static void check_outcome(outcome *o, const outcome *full)
{
    bd_stages stages;
    checked c;
    cr_assert_eq(bd_puzzle_stages(&o->puzzle, o->arena, &stages, NULL), BD_OK);
    const char *fault = check_certificate(o->arena, o->puzzle.nodes, o->puzzle.edges, o->puzzle.count,
                                          &stages, &o->certificate, &c);
    cr_assert_str_eq(fault, "", "%s", fault);
    cr_assert_eq(o->certificate.outcome, BD_NOT_PROVED);
    cr_assert_gt(o->certificate.stage_count, 0);
    const size_t last = o->certificate.stage_count - 1;
    const bd_stage_proof *p = &o->certificate.stages[last];
    cr_assert_not(p->proved);
    cr_assert_leq(p->bound, p->value);
    cr_assert_leq(p->bound, full->certificate.stages[last].value, "a bound above the best value");
    cr_assert_geq(p->value, full->certificate.stages[last].value);
    int64_t common = p->denominator;
    for (size_t i = 0; i < p->node_count; i++) common = bd_gcd64(common, p->nodes[i].weight);
    for (size_t i = 0; i < p->set_count; i++) common = bd_gcd64(common, p->sets[i].weight);
    cr_expect_eq(common, 1, "the weights of the open stage are in lowest terms");
    bd_arena_free(o->arena);
}

Test(solve_limits, none)
{
    outcome full = solve_within((bd_solve_options){.engine = BD_ENGINE_GLPK});
    cr_assert_eq(full.certificate.outcome, BD_BEST);
    cr_assert_gt(full.counts.lps, 0,
                 "the puzzle must need the linear program, or the next tests test nothing");
    cr_assert_gt(full.counts.iterations, 100);
    bd_arena_free(full.arena);
}

Test(solve_limits, iterations)
{
    outcome full = solve_within((bd_solve_options){.engine = BD_ENGINE_GLPK});
    for (int64_t limit = 1; limit < 100; limit *= 3) {
        outcome o =
            solve_within((bd_solve_options){.engine = BD_ENGINE_GLPK, .limits = {.iterations = limit}});
        check_outcome(&o, &full);
    }
    bd_arena_free(full.arena);
}

Test(solve_limits, no_time_at_all)
{
    outcome full = solve_within((bd_solve_options){.prove_unique = false});
    outcome o = solve_within((bd_solve_options){.limits = {.cpu_seconds = 1e-9}});
    check_outcome(&o, &full);
    bd_arena_free(full.arena);
}

static volatile sig_atomic_t stop;
static int notes, stop_at;

static void count_notes(void *self, const bd_solve_note *note)
{
    (void)self;
    cr_assert_leq(note->bound, note->value, "%s: %s", note->stage, note->sentence);
    if (++notes == stop_at) stop = 1;
}

Test(solve_limits, stop_flag)
{
    outcome full = solve_within((bd_solve_options){.prove_unique = false});
    for (stop_at = 0; stop_at < 6; stop_at++) {
        notes = 0;
        stop = stop_at == 0;
        outcome o =
            solve_within((bd_solve_options){.limits = {.stop = &stop}, .watch = {.say = count_notes}});
        check_outcome(&o, &full);
    }
    bd_arena_free(full.arena);
}

Test(solve_limits, nonsense_is_refused)
{
    bd_arena *arena = bd_arena_new();
    bd_edge edges[] = {{.u = 0, .v = 1}, {.u = 0, .v = 1}};
    bd_solved solved;
    bd_puzzle none = {.nodes = 2, .stages = 0};
    bd_stages stages;
    cr_assert_eq(bd_puzzle_stages(&none, arena, &stages, NULL), BD_OK);
    cr_assert_eq(bd_solve(arena, 3, edges, 1, &stages, NULL, &solved, NULL, NULL), BD_USAGE);
    cr_assert_eq(bd_solve(arena, 0, edges, 0, &stages, NULL, &solved, NULL, NULL), BD_USAGE);
    cr_assert_eq(bd_solve(arena, 2, edges, 2, &stages, NULL, &solved, NULL, NULL), BD_USAGE);
    cr_assert_eq(bd_solve(arena, 2, edges, 1, &stages, NULL, &solved, NULL, NULL), BD_OK);
    cr_assert_eq(solved.certificate.outcome, BD_BEST);
    bd_arena_free(arena);
}

/* Faults of GLPK and of memory: the same values, or a clear error. */
#include "faults/arena_fault.h"

#include "faults/solve_fault.h"
#include "solve/solve.h"
#include "support/puzzle.h"

#include <criterion/criterion.h>

static bd_status solve_draws_by(bd_engine engine, bd_arena *arena, bd_puzzle *puzzle,
                                bd_certificate *certificate, bd_solve_counts *counts, bd_err *err)
{
    BD_TRY(bd_puzzle_new(arena, BD_PUZZLE_DRAWS, 100, 2, 1, puzzle, err));
    bd_edge *edges;
    BD_NEW(edges, arena, puzzle->count, err);
    memcpy(edges, puzzle->edges, puzzle->count * sizeof *edges);
    bd_stages stages;
    bd_solved solved;
    BD_TRY(bd_puzzle_stages(puzzle, arena, &stages, err));
    const bd_solve_options options = {.engine = engine, .prove_unique = true};
    BD_TRY(bd_solve(arena, puzzle->nodes, edges, puzzle->count, &stages, &options, &solved, counts, err));
    *certificate = solved.certificate;
    return BD_OK;
}

static bd_status solve_draws(bd_arena *arena, bd_puzzle *puzzle, bd_certificate *certificate,
                             bd_solve_counts *counts, bd_err *err)
{
    return solve_draws_by(BD_ENGINE_FASTEST, arena, puzzle, certificate, counts, err);
}

/* Where the weights of a part come to no end, those at hand stay, and the ascent makes up for them. */
Test(solve_faults, matching_gives_up)
{
    bd_arena *arena = bd_arena_new();
    bd_puzzle puzzle;
    bd_certificate right, certificate;
    bd_solve_counts counts;
    cr_assert_eq(solve_draws(arena, &puzzle, &right, &counts, NULL), BD_OK);
    const int64_t paths = counts.paths, steps = counts.steps;
    cr_assert_gt(paths, 20, "without paths this tests nothing");
    for (long after = 0; after < 3; after++) {
        solve_fault_in_matching(after);
        cr_assert_eq(solve_draws(arena, &puzzle, &certificate, &counts, NULL), BD_OK);
        solve_fault_in_matching(-1);
        cr_assert_eq(certificate.outcome, BD_BEST);
        cr_assert(counts.paths < paths && counts.steps > steps, "after %ld", after);
        cr_assert(after > 0 || counts.paths == 0);
        for (int k = 0; k < puzzle.stages; k++)
            cr_assert_eq(certificate.stages[k].value, right.stages[k].value, "stage %d", k);
        cr_assert_arr_eq(certificate.mate, right.mate, (size_t)puzzle.nodes * sizeof *right.mate);
    }
    bd_arena_free(arena);
}

/* GLPK alone: whatever goes wrong in it, the stage is finished without it, and says so. */
Test(solve_faults, glpk_alone_fails)
{
    static const mishap mishaps[] = {MISHAP_ERROR, MISHAP_MEMORY, MISHAP_ITERATIONS, MISHAP_SINGULAR,
                                     MISHAP_WRONG};
    bd_arena *arena = bd_arena_new();
    bd_puzzle puzzle;
    bd_certificate right, certificate;
    bd_solve_counts counts;
    cr_assert_eq(solve_draws_by(BD_ENGINE_GLPK, arena, &puzzle, &right, &counts, NULL), BD_OK);
    cr_assert_gt(counts.asked, 2, "GLPK had too little to do");
    cr_assert_eq(counts.steps, 0);
    cr_assert_eq(counts.recoveries, 0);
    for (size_t i = 0; i < sizeof mishaps / sizeof *mishaps; i++) {
        for (long after = 0; after < 12; after += 2) {
            solve_fault_in_simplex(after, mishaps[i], after % 4 == 0 ? 1000000 : 1);
            cr_assert_eq(solve_draws_by(BD_ENGINE_GLPK, arena, &puzzle, &certificate, &counts, NULL), BD_OK);
            solve_fault_in_simplex(-1, MISHAP_NONE, 0);
            cr_assert_eq(certificate.outcome, BD_BEST, "mishap %d after %ld", (int)mishaps[i], after);
            /* Where columns alone are the basis, GLPK does not mind that no slack is in it. */
            cr_assert(after % 4 != 0 || mishaps[i] == MISHAP_SINGULAR ||
                          (counts.recoveries > 0 && counts.steps > 0),
                      "mishap %d after %ld: nothing was recovered", (int)mishaps[i], after);
            for (int k = 0; k < puzzle.stages; k++)
                cr_assert_eq(certificate.stages[k].value, right.stages[k].value, "stage %d", k);
            cr_assert_arr_eq(certificate.mate, right.mate, (size_t)puzzle.nodes * sizeof *right.mate);
        }
    }
    bd_arena_free(arena);
}

/* A stage that got lost is tried once more from nothing; lost twice it is not proved, and the matching is
 * still legal. */
Test(solve_faults, ascent_gets_lost)
{
    bd_arena *arena = bd_arena_new();
    bd_puzzle puzzle;
    bd_certificate right, certificate;
    bd_solve_counts counts;
    cr_assert_eq(solve_draws(arena, &puzzle, &right, &counts, NULL), BD_OK);
    cr_assert_gt(counts.steps, 5);
    for (long after = 0; after < 6; after++) {
        solve_fault_in_step(after);
        cr_assert_eq(solve_draws(arena, &puzzle, &certificate, &counts, NULL), BD_OK);
        solve_fault_in_step(-1);
        cr_assert_eq(certificate.outcome, BD_BEST);
        cr_assert_eq(counts.recoveries, 1);
        for (int k = 0; k < puzzle.stages; k++)
            cr_assert_eq(certificate.stages[k].value, right.stages[k].value, "stage %d", k);
    }
    bd_arena_free(arena);
}

static void run_out_of_memory(bd_engine engine)
{
    long n = 0;
    for (bd_status status = BD_NO_MEMORY; status != BD_OK; n += 1 + n / 8) {
        bd_arena *arena = bd_arena_new();
        bd_puzzle puzzle;
        bd_certificate certificate;
        bd_err err = {.sentence = ""};
        arena_fail_after(n);
        status = solve_draws_by(engine, arena, &puzzle, &certificate, NULL, &err);
        arena_fail_after(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY, "after %ld: %s", n, err.sentence);
        bd_arena_free(arena);
    }
    cr_assert_gt(n, 5, "memory must fail at least now and then");
}

Test(solve_faults, memory_runs_out)
{
    run_out_of_memory(BD_ENGINE_FASTEST);
    run_out_of_memory(BD_ENGINE_GLPK);
}

/* Many puzzles of all sizes: not one stall, not one stage without proof. The solver checks its own proofs;
 * others check them elsewhere. */
#include "solve/solve.h"
#include "support/puzzle.h"

#include <criterion/criterion.h>
#include <string.h>

/* True when proved, or when there is no matching. */
static bool solve_one(bd_puzzle_kind kind, int size, int rounds, uint64_t seed)
{
    bd_arena *arena = bd_arena_new();
    bd_puzzle in;
    bd_stages stages;
    bd_solved solved;
    bd_solve_counts counts;
    bd_err err = {.sentence = ""};
    const bd_solve_options options = {.prove_unique = true, .limits = {.cpu_seconds = 120}};
    cr_assert_eq(bd_puzzle_new(arena, kind, size, rounds, seed, &in, NULL), BD_OK);
    cr_assert_eq(bd_puzzle_stages(&in, arena, &stages, NULL), BD_OK);
    const bd_status status =
        bd_solve(arena, in.nodes, in.edges, in.count, &stages, &options, &solved, &counts, &err);
    const bool proved =
        status == BD_OK && solved.certificate.outcome != BD_NOT_PROVED && counts.recoveries == 0;
    if (!proved)
        cr_log_info("%s, %d nodes, %d rounds, seed %llu: %s", bd_puzzle_name(kind), in.nodes, rounds,
                    (unsigned long long)seed, err.sentence);
    bd_arena_free(arena);
    return proved;
}

Test(solve_families_slow, realistic_rounds)
{
    for (uint64_t seed = 1; seed <= 300; seed++) {
        const int size = 50 + (int)(seed * 6451 % 1951);
        cr_assert(solve_one((bd_puzzle_kind)(seed % 3), size, (int)(seed % 12), seed), "seed %llu",
                  (unsigned long long)seed);
    }
}

Test(solve_families_slow, hard_families)
{
    int failed = 0;
    for (uint64_t seed = 1; seed <= 1000; seed++) {
        const bd_puzzle_kind kind =
            (bd_puzzle_kind)(BD_PUZZLE_DENSE + seed % (BD_PUZZLE_COUNT - BD_PUZZLE_DENSE));
        failed += !solve_one(kind, 10 + (int)(seed * 7919 % 500), (int)(seed % 12), seed);
    }
    cr_assert_leq(failed, 1, "%d of 1000 are not proved", failed);
}

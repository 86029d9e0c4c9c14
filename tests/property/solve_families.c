/* Puzzles of every family and middling size: solved, proved, and the proof checked pair by pair. */
#include "check_certificate.h"

#include "solve/solve.h"
#include "support/puzzle.h"

#include <criterion/criterion.h>

static void solve_and_check(bd_puzzle_kind kind, int size, int rounds, uint64_t seed, size_t *sets,
                            int64_t *paths)
{
    bd_arena *arena = bd_arena_new();
    bd_puzzle in;
    cr_assert_eq(bd_puzzle_new(arena, kind, size, rounds, seed, &in, NULL), BD_OK);
    bd_edge *edges = bd_arena_alloc(arena, in.count + 1, sizeof *edges);
    memcpy(edges, in.edges, in.count * sizeof *edges);
    bd_stages stages;
    cr_assert_eq(bd_puzzle_stages(&in, arena, &stages, NULL), BD_OK);
    bd_solved solved;
    bd_solve_counts counts;
    bd_err err = {.sentence = ""};
    const bd_solve_options options = {.prove_unique = true, .limits = {.cpu_seconds = 60}};
    const bd_status status =
        bd_solve(arena, in.nodes, edges, in.count, &stages, &options, &solved, &counts, &err);
    const char *name = bd_puzzle_name(kind);
    cr_assert_eq(status, BD_OK, "%s, %d nodes, seed %llu: %s", name, in.nodes, (unsigned long long)seed,
                 err.sentence);
    cr_assert_eq(counts.recoveries, 0, "%s, %d nodes, seed %llu", name, in.nodes, (unsigned long long)seed);
    if (solved.certificate.outcome != BD_NO_MATCHING) {
        cr_assert_eq(solved.certificate.outcome, BD_BEST, "%s, %d nodes, seed %llu is not proved", name,
                     in.nodes, (unsigned long long)seed);
        checked c;
        cr_assert_eq(bd_puzzle_stages(&in, arena, &stages, NULL), BD_OK);
        const char *fault =
            check_certificate(arena, in.nodes, in.edges, in.count, &stages, &solved.certificate, &c);
        cr_assert_str_eq(fault, "", "%s, %d nodes, seed %llu: %s", name, in.nodes, (unsigned long long)seed,
                         fault);
        *sets += solved.certificate.set_count;
        *paths += counts.paths;
    }
    bd_arena_free(arena);
}

Test(solve_families, every_stage_is_proved)
{
    size_t sets = 0;
    int64_t paths = 0;
    for (uint64_t seed = 1; seed <= 900; seed++)
        solve_and_check((bd_puzzle_kind)(seed % BD_PUZZLE_COUNT), 5 + (int)(seed * 7919 % 60),
                        1 + (int)(seed / 9 % 9), seed, &sets, &paths);
    cr_assert_gt(sets, 500, "too few odd sets were needed for this to test them: %zu", sets);
    cr_assert_gt(paths, 500, "too few augmenting paths: %lld", (long long)paths);
}

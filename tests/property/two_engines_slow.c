/* Ten thousand hard puzzles, three hundred large rounds and two thousand rounds of all rulebooks, by both
 * engines (two_engines.h). */
#include "two_engines.h"

Test(two_engines_slow, hard_puzzles)
{
    engines_tally t = {0};
    for (uint64_t seed = 1; seed <= 10000; seed++) {
        const bd_puzzle_kind kind = (bd_puzzle_kind)(seed % BD_PUZZLE_COUNT);
        const int most = seed % 100 == 0 ? 500 : 120;
        engines_compare_puzzle(&t, kind, 5 + (int)(seed * 7919 % (uint64_t)most), (int)(seed / 9 % 12), seed);
    }
    cr_log_info("%ld puzzles, %ld without a matching, %ld unique, GLPK asked in %ld stages, failed in %ld",
                t.problems, t.unmatched, t.unique, t.asked, t.recoveries);
    cr_expect_leq(t.recoveries * 10000, t.asked, "GLPK's numbers failed in %ld stages of %ld", t.recoveries,
                  t.asked);
}

Test(two_engines_slow, realistic_puzzles)
{
    engines_tally t = {0};
    for (uint64_t seed = 1; seed <= 300; seed++)
        engines_compare_puzzle(&t, (bd_puzzle_kind)(seed % 3), 50 + (int)(seed * 6451 % 551),
                               (int)(seed % 12), seed);
    cr_log_info("%ld rounds, %ld unique, GLPK asked in %ld stages, failed in %ld", t.problems, t.unique,
                t.asked, t.recoveries);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

Test(two_engines_slow, rounds)
{
    engines_tally t = {0};
    for (uint64_t seed = 1; t.problems < 2000; seed++) {
        engines_compare_seed(&t, seed);
        cr_assert_lt(seed, 20000, "too many rounds cannot be drawn");
    }
    cr_log_info("%ld rounds, %ld without a draw, %ld unique, GLPK asked in %ld stages, failed in %ld",
                t.problems, t.unmatched, t.unique, t.asked, t.recoveries);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

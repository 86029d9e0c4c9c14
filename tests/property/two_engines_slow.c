/* Ten thousand hard puzzles, three hundred large rounds and two thousand rounds of all rulebooks, by both
 * engines (two_engines.h). */
#include "two_engines.h"

#include "small_events.h"

Test(two_engines_slow, hard_puzzles)
{
    engines_tally t = {0};
    for (uint64_t seed = 1; seed <= 10000; seed++) {
        const bd_puzzle_kind kind = (bd_puzzle_kind)(seed % BD_PUZZLE_COUNT);
        const int most = seed % 100 == 0 ? 500 : 120;
        engines_compare_puzzle(&t, kind, 5 + (int)(seed * 7919 % (uint64_t)most), (int)(seed / 9 % 12), seed);
    }
    cr_log_warn("%ld puzzles, %ld without a matching, %ld unique, GLPK asked in %ld stages, failed in %ld",
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
    cr_log_warn("%ld rounds, %ld unique, GLPK asked in %ld stages, failed in %ld", t.problems, t.unique,
                t.asked, t.recoveries);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

Test(two_engines_slow, rounds)
{
    engines_tally t = {0};
    for (uint64_t seed = 1; t.problems < 2000; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(seed * 31337);
        const bd_rulebook *rules = bd_rulebook_at(seed % bd_rulebook_count());
        const bd_draw_options options = {.allow_repeats = seed % 3 == 0, .seed = seed};
        const int players = bd_random_between(&random, 4, seed % 20 == 0 ? 240 : 90);
        bd_tournament *event = small_event(arena, &random, players, bd_random_between(&random, 1, 9));
        char name[64];
        (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
        engines_compare_round(&t, event, rules, 0, &options, name);
        bd_arena_free(arena);
        cr_assert_lt(seed, 20000, "too many rounds cannot be drawn");
    }
    cr_log_warn("%ld rounds, %ld without a draw, %ld unique, GLPK asked in %ld stages, failed in %ld",
                t.problems, t.unmatched, t.unique, t.asked, t.recoveries);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

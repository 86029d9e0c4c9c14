/* A sample of every family of puzzles and of every rulebook's rounds, by both engines (two_engines.h). */
#include "two_engines.h"

#include "io/tournament_file.h"

#include <glob.h>

Test(two_engines, puzzles)
{
    engines_tally t = {0};
    for (uint64_t seed = 1; seed <= 700; seed++)
        engines_compare_puzzle(&t, (bd_puzzle_kind)(seed % BD_PUZZLE_COUNT), 5 + (int)(seed * 7919 % 60),
                               1 + (int)(seed / 9 % 9), seed);
    cr_expect_gt(t.unique, 100, "few are unique: %ld", t.unique);
    cr_expect_gt(t.rows, 10000, "GLPK had little to do: %ld rows", t.rows);
    cr_expect_gt(t.steps, 2000, "the ascent had little to do: %ld steps", t.steps);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

Test(two_engines, rounds)
{
    engines_tally t = {0};
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        for (uint64_t seed = 1; seed <= 40; seed++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed * 977 + b);
            const bd_draw_options options = {.allow_repeats = seed % 2 == 0, .seed = seed};
            const int players = bd_random_between(&random, 4, 48);
            bd_tournament *event = small_event(arena, &random, players, bd_random_between(&random, 1, 7));
            char name[64];
            (void)snprintf(name, sizeof name, "%s, seed %llu", bd_rulebook_at(b)->id,
                           (unsigned long long)seed);
            engines_compare_round(&t, event, bd_rulebook_at(b), 0, &options, name);
            bd_arena_free(arena);
        }
    }
    cr_expect_gt(t.problems, 150, "only %ld rounds", t.problems);
    cr_expect_gt(t.asked, 1000, "GLPK was asked in %ld stages", t.asked);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

/* Rounds in which a settled component has a set that an earlier stage bound, and not every node of it is an
 * exit: rows for its inside were written behind the end of the part's. */
Test(two_engines, a_bound_set_of_a_settled_component_is_left_alone)
{
    engines_tally t = {0};
    engines_compare_seed(&t, 969);
    cr_expect_eq(t.problems, 1);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

/* The shipped examples by their own rules, and every round of every seventh tournament of the corpus. */
static void compare_files(engines_tally *t, const char *pattern, size_t step, bool every_round)
{
    glob_t files;
    cr_assert_eq(glob(pattern, 0, NULL, &files), 0, "%s", pattern);
    for (size_t i = 0; i < files.gl_pathc; i += step) {
        bd_arena *arena = bd_arena_new();
        bd_tournament *event = NULL;
        const bd_read_options lenient = {.lenient = true};
        const bd_draw_options options = {.seed = 1};
        bd_err err = {.sentence = ""};
        cr_assert_eq(bd_tournament_read(arena, files.gl_pathv[i], &lenient, NULL, &event, &err), BD_OK,
                     "%s: %s", files.gl_pathv[i], err.sentence);
        const bd_rulebook *rules = every_round ? bd_rulebook_find("fide") : bd_rulebook_find(event->rules);
        cr_assert_not_null(rules, "%s", files.gl_pathv[i]);
        const int last = every_round ? bd_tournament_last_round(event) : 0;
        for (int round = every_round ? 1 : 0; round <= last; round++)
            engines_compare_round(t, event, rules, round, &options, files.gl_pathv[i]);
        bd_arena_free(arena);
    }
    globfree(&files);
}

Test(two_engines, corpora)
{
    engines_tally t = {0};
    compare_files(&t, TEST_DATA "/corpus/n*.trf", 7, true);
    cr_expect_gt(t.problems, 100, "only %ld rounds", t.problems);
    compare_files(&t, TEST_DATA "/examples/ex_*.json", 1, false);
    compare_files(&t, TEST_DATA "/examples/set_?_r?.json", 1, false);
    cr_expect_gt(t.asked, 1000, "GLPK was asked in %ld stages", t.asked);
    cr_expect_eq(t.recoveries, 0, "GLPK's numbers failed in %ld stages of %ld", t.recoveries, t.asked);
}

/* Every sentence said of small random rounds and of the guide's examples is true. */
#include "explain_truth.h"
#include "io/tournament_file.h"
#include "small_events.h"
#include "tests_file.h"

static truth t;

static void tell_seeds(const char *rules, unsigned long long first, int count, int players)
{
    int done = 0;
    for (int i = 0; i < count; i++) {
        char name[64];
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(first + (unsigned long long)i);
        const int size = bd_random_between(&random, 2, players);
        const bd_tournament *event = small_event(arena, &random, size, bd_random_between(&random, 1, 7));
        (void)snprintf(name, sizeof name, "%s, seed %llu", rules, first + (unsigned long long)i);
        done += truth_of_round(&t, arena, event, rules, 0, name);
        bd_arena_free(arena);
    }
    cr_assert_gt(done, count / 3);
}

static void enough(void)
{
    cr_expect_gt(t.reasons, 200u);
    cr_expect_gt(t.bounds, 200u);
}

Test(explain_true, caa)
{
    tell_seeds("caa", 3000, 200, 10);
    enough();
    cr_expect_gt(t.worse, 30u);
    cr_expect_gt(t.impossible, 10u);
    cr_expect_gt(t.counts, 30u);
}

Test(explain_true, other_rulebooks)
{
    tell_seeds("caa-long", 3100, 12, 8);
    tell_seeds("caa-large", 3120, 12, 8);
    tell_seeds("caa-random", 3140, 12, 8);
    tell_seeds("plain", 3160, 12, 8);
    tell_seeds("sca", 3180, 12, 8);
    tell_seeds("uscf", 3200, 12, 8);
    tell_seeds("scc", 3220, 12, 8);
    enough();
}

Test(explain_true, fide)
{
    tell_seeds("fide", 3300, 100, 10);
    enough();
}

Test(explain_true, the_guides_examples)
{
    static const char *const files[] = {"set_b",   "set_c",   "set_d",   "set_f",   "set_g6",  "set_h",
                                        "ex_g1_1", "ex_g1_2", "ex_g1_3", "ex_g1_4", "ex_g1_5", "ex_g2_2"};
    int done = 0;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[64];
        size_t size = 0;
        bd_arena *arena = bd_arena_new();
        bd_tournament *event = NULL;
        (void)snprintf(path, sizeof path, "examples/%s.json", files[i]);
        const char *text = test_file_sized(arena, path, &size);
        cr_assert_eq(bd_tournament_read_text(arena, path, text, size, NULL, NULL, &event, NULL), BD_OK, "%s",
                     path);
        done += truth_of_round(&t, arena, event, "caa", 0, files[i]);
        bd_arena_free(arena);
    }
    cr_assert_geq(done, 10);
}

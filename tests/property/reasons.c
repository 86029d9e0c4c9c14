/* Every sentence of 1,500 boards and more, over all rulebooks, against lists of
 * all legal draws. */
#include "explain_truth.h"
#include "small_events.h"

static truth t;

Test(reasons, of_many_boards)
{
    static const char *const rules[] = {"caa", "caa-long", "caa-large", "caa-random", "plain",
                                        "sca", "uscf",     "fide",      "scc"};
    int rounds = 0;
    for (size_t r = 0; r < sizeof rules / sizeof *rules; r++)
        for (int i = 0; i < 120; i++) {
            char name[64];
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(40000 + 1000 * r + (unsigned long long)i);
            const int size = bd_random_between(&random, 4, 10);
            const bd_tournament *event = small_event(arena, &random, size, bd_random_between(&random, 1, 7));
            (void)snprintf(name, sizeof name, "%s, number %d", rules[r], i);
            rounds += truth_of_round(&t, arena, event, rules[r], 0, name);
            bd_arena_free(arena);
        }
    fprintf(stderr,
            "%d rounds, %zu boards, %zu reasons: %zu worse, %zu impossible, %zu by the proof, %zu swaps\n",
            rounds, t.boards, t.reasons, t.worse, t.impossible, t.proofs, t.swaps);
    cr_expect_gt(t.boards, 1500u);
    cr_expect_gt(t.worse, 100u);
    cr_expect_gt(t.proofs, 50u);
    cr_expect_gt(t.swaps, 20u);
    cr_expect_gt(t.taken, 20u, "%zu", t.taken);
}

/* Classes: what the sets that a pair leaves weigh together is what the sets say, nested, apart or crossing.
 */
#include "base/random.h"
#include "verify/classes.h"

#include <criterion/criterion.h>

enum { NODES = 24, SETS = 9 };

typedef struct trial {
    bd_arena *arena;
    bd_odd_set sets[SETS];
    uint16_t nodes[SETS][NODES];
    bd_weight weights[SETS];
    bd_stage_proof proof;
} trial;

/* Any nodes in any set: a checker must not rely on what a solver would give it. */
static void make(trial *t, bd_random *random)
{
    const int one_in = 2 + (int)bd_random_below(random, 3);
    *t = (trial){.arena = bd_arena_new()};
    for (uint32_t s = 0; s < SETS; s++) {
        bd_odd_set *set = &t->sets[s];
        set->nodes = t->nodes[s];
        for (uint16_t u = 0; u < NODES; u++)
            if (bd_random_below(random, (uint64_t)one_in) == 0) t->nodes[s][set->count++] = u;
        if (bd_random_below(random, 3) == 0) continue;
        t->weights[t->proof.set_count++] =
            (bd_weight){.index = s, .weight = (int64_t)bd_random_below(random, 100) - 50};
    }
    t->proof.sets = t->weights;
}

static bool holds(const bd_odd_set *set, int u)
{
    for (size_t i = 0; i < set->count; i++)
        if (set->nodes[i] == u) return true;
    return false;
}

static int64_t sum_left(const trial *t, int u, int v)
{
    int64_t sum = 0;
    for (size_t i = 0; i < t->proof.set_count; i++) {
        const bd_odd_set *set = &t->sets[t->weights[i].index];
        if (holds(set, u) != holds(set, v)) sum += t->weights[i].weight;
    }
    return sum;
}

Test(verify_classes, a_pair_leaves_what_the_sets_say)
{
    bd_random random = bd_random_seeded(1);
    for (int round = 0; round < 200; round++) {
        trial t;
        bd_classes classes;
        make(&t, &random);
        cr_assert_eq(bd_classes_new(&classes, t.arena, NODES, NULL), BD_OK);
        cr_assert_eq(bd_classes_make(&classes, t.arena, NODES, t.sets, &t.proof, NULL), BD_OK);
        for (int u = 0; u < NODES; u++) {
            for (int v = 0; v < NODES; v++)
                cr_assert_eq(bd_classes_between(&classes, classes.of[u], classes.of[v]), sum_left(&t, u, v),
                             "round %d: %d-%d", round, u, v);
            const int64_t *leaving = bd_classes_leaving(&classes, u, classes.count);
            cr_assert_not_null(leaving, "as many pairs as classes are worth a table");
            for (int v = 0; v < NODES; v++)
                cr_assert_eq(leaving[classes.of[v]], sum_left(&t, u, v), "round %d: %d-%d", round, u, v);
        }
        bd_arena_free(t.arena);
    }
}

/* One stage after the other with the same classes: nothing is left of the one before. */
Test(verify_classes, each_stage_starts_anew)
{
    bd_random random = bd_random_seeded(2);
    trial first, second;
    bd_classes classes;
    make(&first, &random);
    make(&second, &random);
    cr_assert_eq(bd_classes_new(&classes, first.arena, NODES, NULL), BD_OK);
    cr_assert_eq(bd_classes_make(&classes, first.arena, NODES, first.sets, &first.proof, NULL), BD_OK);
    (void)bd_classes_leaving(&classes, 3, 1000);
    cr_assert_eq(bd_classes_make(&classes, second.arena, NODES, second.sets, &second.proof, NULL), BD_OK);
    for (int u = 0; u < NODES; u++) {
        const int64_t *leaving = bd_classes_leaving(&classes, u, 1000);
        for (int v = 0; v < NODES; v++)
            cr_assert_eq(leaving[classes.of[v]], sum_left(&second, u, v), "%d-%d", u, v);
    }
    bd_arena_free(first.arena);
    bd_arena_free(second.arena);
}

/* The larger sets come first whatever the order they are given in: then a nested family makes one class a
 * set. */
Test(verify_classes, nested_sets_make_one_class_each)
{
    static const uint32_t orders[][4] = {{0, 1, 2, 3}, {3, 2, 1, 0}, {1, 3, 0, 2}, {2, 0, 3, 1}};
    static const uint16_t nodes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    for (size_t k = 0; k < sizeof orders / sizeof *orders; k++) {
        bd_arena *arena = bd_arena_new();
        bd_odd_set sets[4];
        bd_weight weights[4];
        bd_classes classes;
        for (uint32_t i = 0; i < 4; i++) {
            sets[i] = (bd_odd_set){.nodes = nodes, .count = 3 + 2 * orders[k][i]};
            weights[i] = (bd_weight){.index = i, .weight = 1};
        }
        const bd_stage_proof proof = {.sets = weights, .set_count = 4};
        cr_assert_eq(bd_classes_new(&classes, arena, NODES, NULL), BD_OK);
        cr_assert_eq(bd_classes_make(&classes, arena, NODES, sets, &proof, NULL), BD_OK);
        cr_expect_eq(classes.count, 5, "order %zu: %zu classes", k, classes.count);
        bd_arena_free(arena);
    }
}

/* A table for few pairs is not worth while, unless the node is the one asked for last. */
Test(verify_classes, a_table_is_made_for_many_pairs_only)
{
    bd_random random = bd_random_seeded(3);
    trial t;
    bd_classes classes;
    make(&t, &random);
    cr_assert_eq(bd_classes_new(&classes, t.arena, NODES, NULL), BD_OK);
    cr_assert_eq(bd_classes_make(&classes, t.arena, NODES, t.sets, &t.proof, NULL), BD_OK);
    cr_assert_gt(classes.count, 2);
    cr_assert_null(bd_classes_leaving(&classes, 0, classes.count - 1));
    cr_assert_not_null(bd_classes_leaving(&classes, 0, classes.count));
    cr_assert_not_null(bd_classes_leaving(&classes, 0, 1));
    bd_arena_free(t.arena);
}

/* Work is counted over all stages: a step for each node of a set, and for each class on the way. */
Test(verify_classes, the_work_is_counted_and_limited)
{
    bd_random random = bd_random_seeded(3);
    trial t;
    bd_classes classes;
    int64_t members = 0;
    make(&t, &random);
    for (size_t i = 0; i < t.proof.set_count; i++) members += (int64_t)t.sets[t.weights[i].index].count;
    cr_assert_eq(bd_classes_new(&classes, t.arena, NODES, NULL), BD_OK);
    for (int stage = 1; stage <= 3; stage++) {
        cr_assert_eq(bd_classes_make(&classes, t.arena, NODES, t.sets, &t.proof, NULL), BD_OK);
        cr_assert_eq(classes.steps, stage * members);
    }
    const uint32_t a = classes.of[0];
    uint32_t b = 0;
    for (int u = 1; u < NODES && b == 0; u++)
        if (classes.of[u] != a) b = classes.of[u];
    cr_assert_neq(bd_classes_between(&classes, a, b), 0);
    cr_assert_gt(classes.steps, 3 * members);
    classes.steps = BD_CLASSES_STEPS_MOST;
    cr_assert_not(bd_classes_are_too_many(&classes));
    cr_assert_neq(bd_classes_between(&classes, a, b), 0, "what is begun is finished");
    cr_assert(bd_classes_are_too_many(&classes));
    cr_assert_eq(bd_classes_between(&classes, a, b), 0, "nothing more is done");
    classes.steps = 0;
    classes.count = BD_CLASSES_MOST;
    cr_assert_not(bd_classes_are_too_many(&classes));
    classes.count++;
    cr_assert(bd_classes_are_too_many(&classes));
    bd_arena_free(t.arena);
}

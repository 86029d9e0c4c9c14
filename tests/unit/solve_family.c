/* Family: who holds whom among the odd sets, and what adds up from the outside in. */
#include "nested_sets.h"

Test(solve_family, who_holds_whom_is_what_the_nodes_say)
{
    bd_random random = bd_random_seeded(1);
    long sets = 0, deep = 0;
    for (int round = 0; round < 300; round++) {
        bd_arena *arena = bd_arena_new();
        bd_family f;
        const int nodes = 4 + 2 * (int)bd_random_below(&random, 20);
        nested_family(&f, &random, arena, nodes);
        for (int s = 0; s < f.count; s++) {
            int parent = -1, children = 0;
            int64_t up = 0, rate_up = 0;
            for (int t = 0; t < f.count; t++) {
                if (t != s && f.sets[t].count > f.sets[s].count &&
                    nested_holds(&f.sets[t], f.sets[s].nodes[0]) && parent < 0)
                    parent = t; /* the smallest: sets stand in ascending size */
                children += f.sets[t].parent == s;
                if (nested_holds(&f.sets[t], f.sets[s].nodes[0]) && f.sets[t].count >= f.sets[s].count) {
                    up += f.sets[t].weight;
                    rate_up += f.sets[t].rate;
                }
            }
            cr_assert_eq(f.sets[s].parent, parent);
            cr_assert_eq(f.sets[s].children, children);
            cr_assert_eq(f.sets[s].up, up);
            cr_assert_eq(f.sets[s].rate_up, rate_up);
            deep += parent >= 0;
        }
        for (int u = 0; u < nodes; u++) {
            int inner = -1, outer = -1;
            for (int s = 0; s < f.count; s++) {
                if (!nested_holds(&f.sets[s], u)) continue;
                if (inner < 0) inner = s;
                outer = s;
            }
            cr_assert_eq(f.inner[u], inner);
            cr_assert_eq(f.outer[u], outer);
        }
        sets += f.count;
        bd_arena_free(arena);
    }
    cr_assert(sets > 300 && deep > 50, "%ld sets, %ld of them inside others", sets, deep);
}

Test(solve_family, two_nodes_meet_in_the_smallest_set_that_holds_both)
{
    bd_random random = bd_random_seeded(2);
    for (int round = 0; round < 200; round++) {
        bd_arena *arena = bd_arena_new();
        bd_family f;
        nested_family(&f, &random, arena, 24);
        for (int u = 0; u < 24; u++)
            for (int v = 0; v < 24; v++) {
                int meet = -1;
                if (u == v) continue;
                for (int s = 0; s < f.count && meet < 0; s++)
                    if (nested_holds(&f.sets[s], u) && nested_holds(&f.sets[s], v)) meet = s;
                cr_assert_eq(bd_family_meet(&f, u, v), meet, "%d %d", u, v);
                cr_assert_eq(bd_family_shares(&f, u, v), meet >= 0, "%d %d", u, v);
            }
        bd_arena_free(arena);
    }
}

Test(solve_family, sets_that_cross_are_found)
{
    static const uint16_t left[] = {0, 1, 2}, right[] = {2, 3, 4}, both[] = {0, 1, 2, 3, 4},
                          other[] = {5, 6, 7}, three[] = {1, 2, 5, 6, 7};
    static const struct {
        bd_set a, b, c;
        bool nested;
    } rows[] = {
        {{.nodes = left, .count = 3}, {.nodes = both, .count = 5}, {.nodes = other, .count = 3}, true},
        {{.nodes = left, .count = 3}, {.nodes = right, .count = 3}, {.nodes = other, .count = 3}, false},
        {{.nodes = left, .count = 3}, {.nodes = three, .count = 5}, {.nodes = other, .count = 3}, false},
        {{.nodes = right, .count = 3}, {.nodes = both, .count = 5}, {.nodes = other, .count = 3}, true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_arena *arena = bd_arena_new();
        bd_family f;
        cr_assert_eq(bd_family_new(arena, 10, &f, NULL), BD_OK);
        cr_assert_eq(bd_family_add(&f, rows[i].a, NULL), BD_OK);
        cr_assert_eq(bd_family_add(&f, rows[i].b, NULL), BD_OK);
        cr_assert_eq(bd_family_add(&f, rows[i].c, NULL), BD_OK);
        cr_expect_eq(bd_family_arrange(&f), rows[i].nested, "row %zu", i);
        bd_arena_free(arena);
    }
}

Test(solve_family, what_weighs_nothing_and_is_not_free_goes)
{
    static const uint16_t nodes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    bd_arena *arena = bd_arena_new();
    bd_family f;
    cr_assert_eq(bd_family_new(arena, 16, &f, NULL), BD_OK);
    (void)bd_family_add(&f, (bd_set){.nodes = nodes, .count = 3, .weight = 0}, NULL);
    (void)bd_family_add(&f, (bd_set){.nodes = nodes + 3, .count = 3, .weight = 0, .free = true}, NULL);
    (void)bd_family_add(&f, (bd_set){.nodes = nodes + 6, .count = 3, .weight = 2}, NULL);
    (void)bd_family_add(&f, (bd_set){.nodes = nodes + 9, .count = 3, .weight = -2}, NULL);
    bd_family_purge(&f);
    cr_assert_eq(f.count, 3);
    for (int s = 0; s < 3; s++) cr_assert_eq(f.sets[s].nodes, nodes + 3 * (s + 1));
    bd_arena_free(arena);
}

Test(solve_family, there_is_room_for_all_that_can_be_nested_and_no_more)
{
    static const uint16_t nodes[] = {0, 1, 2};
    bd_arena *arena = bd_arena_new();
    bd_family f;
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_family_new(arena, 10, &f, NULL), BD_OK);
    for (int s = 0; s < 7; s++)
        cr_assert_eq(bd_family_add(&f, (bd_set){.nodes = nodes, .count = 3}, &err), BD_OK, "%d", s);
    cr_assert_eq(bd_family_add(&f, (bd_set){.nodes = nodes, .count = 3}, &err), BD_INTERNAL);
    cr_assert_eq(f.count, 7);
    bd_arena_free(arena);
}

/* Search: a matching among the tight pairs that leaves every set once is found exactly when there is one. */
#include "nested_sets.h"
#include "solve/search.h"

enum { NODES = 10 };

typedef struct trial {
    bd_arena *arena;
    bd_family family;
    bd_search search;
    bool tied[NODES][NODES];
} trial;

static void make(trial *t, bd_random *random, int percent)
{
    *t = (trial){.arena = bd_arena_new()};
    nested_family(&t->family, random, t->arena, NODES);
    cr_assert_eq(bd_search_new(t->arena, NODES, &t->search, NULL), BD_OK);
    for (int u = 0; u < NODES; u++)
        for (int v = u + 1; v < NODES; v++) {
            if ((int)bd_random_below(random, 100) >= percent) continue;
            t->tied[u][v] = t->tied[v][u] = true;
            bd_bits_add(bd_search_row(&t->search, u), v);
            bd_bits_add(bd_search_row(&t->search, v), u);
        }
    for (int u = 0; u < NODES; u++) t->search.partial[u] = BD_NONE;
    bd_search_wake(&t->search, NULL, NULL, &t->family);
}

static bool leaves_each_once(const bd_family *family, const uint16_t *mate)
{
    for (int s = 0; s < family->count; s++) {
        int left = 0;
        for (int i = 0; i < family->sets[s].count; i++)
            left += !nested_holds(&family->sets[s], mate[family->sets[s].nodes[i]]);
        if (left != 1) return false;
    }
    return true;
}

/* All matchings of the nodes from u on. */
static bool exists(const trial *t, uint16_t *mate, int u)
{
    while (u < NODES && mate[u] != BD_NONE) u++;
    if (u == NODES) return leaves_each_once(&t->family, mate);
    for (int v = u + 1; v < NODES; v++) {
        if (!t->tied[u][v] || mate[v] != BD_NONE) continue;
        mate[u] = (uint16_t)v;
        mate[v] = (uint16_t)u;
        const bool found = exists(t, mate, u + 1);
        mate[u] = mate[v] = BD_NONE;
        if (found) return true;
    }
    return false;
}

static bool exists_any(const trial *t)
{
    uint16_t mate[NODES];
    for (int u = 0; u < NODES; u++) mate[u] = BD_NONE;
    return exists(t, mate, 0);
}

static void check_partial(const trial *t)
{
    const uint16_t *mate = t->search.partial;
    for (int u = 0; u < NODES; u++) {
        cr_assert_lt(mate[u], NODES);
        cr_assert_eq(mate[mate[u]], u);
        cr_assert(t->tied[u][mate[u]], "%d-%d is not tight", u, mate[u]);
    }
    cr_assert(leaves_each_once(&t->family, mate));
}

Test(solve_search, finds_a_matching_exactly_when_there_is_one)
{
    bd_random random = bd_random_seeded(1);
    int found = 0, none = 0, with_sets = 0, broken = 0;
    for (int round = 0; round < 3000; round++) {
        trial t;
        make(&t, &random, 15 + (int)bd_random_below(&random, 60));
        const bool there = exists_any(&t), got = bd_search_run(&t.search, &t.family);
        cr_assert_eq(got, there, "round %d", round);
        if (got) check_partial(&t);
        if (got) cr_assert_eq(t.search.exposed, 0);
        if (!got) cr_assert(t.search.any_broken || t.search.exposed > 0);
        found += got;
        none += !got;
        with_sets += got && t.family.count > 0;
        broken += t.search.any_broken;
        bd_arena_free(t.arena);
    }
    cr_assert(found > 300 && none > 300 && with_sets > 100 && broken > 100, "%d %d %d %d", found, none,
              with_sets, broken);
}

/* Searches start from what the last one left behind; that must not change what is found. */
Test(solve_search, a_search_that_starts_from_the_last_one_finds_the_same)
{
    bd_random random = bd_random_seeded(2);
    for (int round = 0; round < 300; round++) {
        trial t;
        make(&t, &random, 25);
        for (int more = 0; more < 12; more++) {
            const bool there = exists_any(&t), got = bd_search_run(&t.search, &t.family);
            cr_assert_eq(got, there, "round %d", round);
            if (got) check_partial(&t);
            const int u = (int)bd_random_below(&random, NODES), v = (int)bd_random_below(&random, NODES);
            if (u == v) continue;
            t.tied[u][v] = t.tied[v][u] = !t.tied[u][v];
            (t.tied[u][v] ? bd_bits_add : bd_bits_drop)(bd_search_row(&t.search, u), v);
            (t.tied[u][v] ? bd_bits_add : bd_bits_drop)(bd_search_row(&t.search, v), u);
        }
        bd_arena_free(t.arena);
    }
}

/* A set's exits are the nodes without which the others have a perfect matching that leaves the sets inside
 * once. */
Test(solve_search, a_set_of_three_in_a_row_can_be_left_at_its_ends)
{
    static const uint16_t nodes[] = {2, 3, 4};
    bd_arena *arena = bd_arena_new();
    bd_family family;
    bd_search search;
    cr_assert_eq(bd_family_new(arena, NODES, &family, NULL), BD_OK);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = nodes, .count = 3, .weight = 1}, NULL), BD_OK);
    cr_assert(bd_family_arrange(&family));
    cr_assert_eq(bd_search_new(arena, NODES, &search, NULL), BD_OK);
    for (int u = 2; u < 4; u++) {
        bd_bits_add(bd_search_row(&search, u), u + 1);
        bd_bits_add(bd_search_row(&search, u + 1), u);
    }
    for (int u = 0; u < NODES; u++) search.partial[u] = BD_NONE;
    bd_search_wake(&search, NULL, NULL, &family);
    cr_assert_not(bd_search_run(&search, &family));
    cr_assert_not(search.any_broken);
    cr_assert_eq(search.exposed, NODES - 2, "the set is one node now");
    for (int u = 0; u < NODES; u++)
        cr_expect_eq(bd_bits_has(bd_search_exits(&search, 0), u), u == 2 || u == 4, "%d", u);
    cr_expect_not(search.whole[0]);
    bd_bits_add(bd_search_row(&search, 2), 4);
    bd_bits_add(bd_search_row(&search, 4), 2);
    (void)bd_search_run(&search, &family);
    cr_expect(search.whole[0], "a triangle can be left anywhere");
    bd_bits_clear(bd_search_row(&search, 3), search.words);
    for (int u = 2; u <= 4; u++) bd_bits_clear(bd_search_row(&search, u), search.words);
    (void)bd_search_run(&search, &family);
    cr_expect(search.any_broken && search.broken[0], "three nodes without a pair cannot be left once");
    bd_arena_free(arena);
}

/* Pairs of which neither node has a choice are left out, as a whole; nodes in sets never. */
Test(solve_search, who_has_no_choice_sleeps)
{
    static const uint16_t mate[] = {1, 0, 3, 2, 5, 4, 7, 6, 9, 8}, nodes[] = {6, 8, 9};
    bd_arena *arena = bd_arena_new();
    bd_family family;
    bd_search search;
    uint64_t rows[NODES] = {0};
    cr_assert_eq(bd_family_new(arena, NODES, &family, NULL), BD_OK);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = nodes, .count = 3, .weight = 1}, NULL), BD_OK);
    cr_assert(bd_family_arrange(&family));
    cr_assert_eq(bd_search_new(arena, NODES, &search, NULL), BD_OK);
    for (int u = 0; u < NODES; u++) bd_bits_add(&rows[u], mate[u]);
    bd_bits_add(&rows[2], 5); /* 2 has a choice, and 5 */
    bd_bits_add(&rows[5], 2);
    bd_span spans[NODES];
    for (int u = 0; u < NODES; u++) spans[u] = (bd_span){.to = 1};
    bd_search_reset(&search, rows, spans);
    bd_search_wake(&search, rows, mate, &family);
    for (int u = 0; u < NODES; u++) {
        cr_expect_eq(bd_bits_has(search.alive, u), u >= 2, "%d", u);
        if (u < 2) cr_expect_eq(search.partial[u], mate[u]);
    }
    bd_arena_free(arena);
}

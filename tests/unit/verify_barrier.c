/* Barriers on all kinds of graphs, against a plain count of what is left when the barrier is gone. */
#include "base/bits.h"
#include "base/graph.h"
#include "base/random.h"
#include "verify/barrier.h"

#include <criterion/criterion.h>

enum { MOST = 40, PAIRS = MOST * (MOST - 1) / 2 };

typedef struct graph {
    int nodes;
    size_t count;
    bd_edge edges[PAIRS];
} graph;

static void make(graph *g, bd_random *random, int nodes, int percent)
{
    *g = (graph){.nodes = nodes};
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++)
            if ((int)bd_random_below(random, 100) < percent)
                g->edges[g->count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
}

/* Odd components without the nodes removed: colours spread until none changes. */
static size_t odd_components(const graph *g, const bool *removed)
{
    int colour[MOST], size[MOST] = {0};
    for (int u = 0; u < g->nodes; u++) colour[u] = u;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < g->count; i++) {
            const bd_edge e = g->edges[i];
            if (removed[e.u] || removed[e.v] || colour[e.u] == colour[e.v]) continue;
            const int lower = colour[e.u] < colour[e.v] ? colour[e.u] : colour[e.v];
            colour[e.u] = colour[e.v] = lower;
            changed = true;
        }
    }
    size_t odd = 0;
    for (int u = 0; u < g->nodes; u++) size[colour[u]] += !removed[u];
    for (int u = 0; u < g->nodes; u++) odd += size[u] % 2 == 1;
    return odd;
}

static bool holds(const graph *g, const uint16_t *barrier, size_t count)
{
    bd_arena *arena = bd_arena_new();
    bool answer = true; /* whatever was there before */
    const int words = bd_bits_words(g->nodes);
    uint64_t store[MOST * ((MOST + 63) / 64) + 2] = {0}, *const rows = store + 1;
    store[0] = rows[g->nodes * words] = ~UINT64_C(0); /* what lies around the rows is no pair */
    for (size_t i = 0; i < g->count; i++) bd_bits_add(rows + g->edges[i].u * words, g->edges[i].v);
    cr_assert_eq(bd_barrier_check(arena, g->nodes, rows, barrier, count, &answer, NULL), BD_OK);
    bd_arena_free(arena);
    return answer;
}

Test(verify_barrier, more_odd_components_than_nodes)
{
    static graph g;
    bd_random random = bd_random_seeded(1);
    int held = 0, equal = 0;
    for (int round = 0; round < 4000; round++) {
        uint16_t barrier[MOST];
        bool removed[MOST] = {false};
        size_t count = 0;
        make(&g, &random, 2 * (1 + (int)bd_random_below(&random, MOST / 2)),
             (int)bd_random_below(&random, 15));
        const int one_in = 2 + (int)bd_random_below(&random, 8);
        for (int u = 0; u < g.nodes; u++) {
            removed[u] = bd_random_below(&random, (uint64_t)one_in) == 0;
            if (removed[u]) barrier[count++] = (uint16_t)u;
        }
        const size_t odd = odd_components(&g, removed);
        cr_assert_eq(holds(&g, barrier, count), odd > count, "round %d: %zu odd, %zu removed", round, odd,
                     count);
        held += odd > count;
        equal += odd == count;
    }
    cr_assert_gt(held, 500);
    cr_assert_gt(equal, 100, "only these tell more from as many");
}

/* Three nodes hang on one; a list that is no list of different nodes, ascending, proves nothing. */
Test(verify_barrier, a_list_of_other_things_proves_nothing)
{
    const graph star = {.nodes = 4, .count = 3, .edges = {{0, 3}, {1, 3}, {2, 3}}};
    static const uint16_t right[] = {3}, beyond[] = {4}, last[] = {3, 4}, twice[] = {3, 3},
                          descending[] = {3, 0};
    cr_expect(holds(&star, right, 1));
    cr_expect_not(holds(&star, beyond, 1));
    cr_expect_not(holds(&star, last, 2));
    cr_expect_not(holds(&star, twice, 2));
    cr_expect_not(holds(&star, descending, 2));
    cr_expect_not(holds(&star, NULL, 0));
    const graph two = {.nodes = 2};
    cr_expect(holds(&two, NULL, 0), "two nodes that cannot meet: nobody need be taken away");
}

/* The first node counts like all others; of an odd number of nodes one is alone. */
Test(verify_barrier, one_node_is_alone)
{
    const graph alone = {.nodes = 1}, three = {.nodes = 3, .count = 1, .edges = {{1, 2}}};
    cr_expect(holds(&alone, NULL, 0));
    cr_expect(holds(&three, NULL, 0));
}

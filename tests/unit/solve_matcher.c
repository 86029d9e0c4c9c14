/* Largest matchings and their labels, against all subsets of small graphs. */
#include "base/random.h"
#include "solve/matcher.h"

#include <criterion/criterion.h>
#include <stdio.h>

enum { NODES_MAX = 12 };

typedef struct small {
    int nodes;
    unsigned row[NODES_MAX];
    uint64_t rows[NODES_MAX];
    int largest[1 << NODES_MAX]; /* of each subset of nodes: pairs in a largest matching */
} small;

static void link_nodes(small *g, int u, int v)
{
    g->row[u] |= 1u << v;
    g->row[v] |= 1u << u;
}

static void count_all(small *g)
{
    for (unsigned set = 1; set < 1u << g->nodes; set++) {
        int u = 0;
        while ((set >> u & 1) == 0) u++;
        int most = g->largest[set & ~(1u << u)];
        for (int v = u + 1; v < g->nodes; v++) {
            const unsigned both = 1u << u | 1u << v;
            if ((set & both) == both && (g->row[u] >> v & 1) != 0 && g->largest[set & ~both] + 1 > most)
                most = g->largest[set & ~both] + 1;
        }
        g->largest[set] = most;
    }
    for (int u = 0; u < g->nodes; u++) g->rows[u] = g->row[u];
}

/* The outer nodes are exactly those that some largest matching misses; inner ones are their other neighbours.
 */
static void check_labels(const small *g, bd_matcher *m, unsigned active, int exposed, const char *name)
{
    int classes = 0, inner = 0;
    unsigned outer = 0, near = 0;
    for (int u = 0; u < g->nodes; u++) {
        if ((active >> u & 1) == 0) continue;
        const bool missed = g->largest[active & ~(1u << u)] == g->largest[active];
        cr_assert_eq(m->label[u] == BD_OUTER, missed, "%s: node %d", name, u);
        if (missed) {
            outer |= 1u << u;
            near |= g->row[u];
            classes += bd_matcher_class(m, u) == u;
        }
    }
    for (int u = 0; u < g->nodes; u++) {
        if ((active >> u & 1) == 0) continue;
        const bool is_inner = (near & ~outer) >> u & 1;
        cr_assert_eq(m->label[u] == BD_INNER, is_inner, "%s: node %d", name, u);
        inner += is_inner;
    }
    cr_assert_eq(exposed, classes - inner, "%s: %d exposed, %d components, %d in the barrier", name, exposed,
                 classes, inner);
}

static void check(small *g, unsigned active, const uint16_t *start, const char *name)
{
    bd_arena *arena = bd_arena_new();
    bd_matcher m;
    uint16_t mate[NODES_MAX];
    const uint64_t mask = active;
    count_all(g);
    cr_assert_eq(bd_matcher_new(arena, g->nodes, &m, NULL), BD_OK);
    for (int u = 0; u < g->nodes; u++) mate[u] = start == NULL ? (uint16_t)BD_NONE : start[u];
    const uint64_t *rows[NODES_MAX];
    for (int u = 0; u < g->nodes; u++) rows[u] = &g->rows[u];
    const int exposed = bd_matcher_run(&m, rows, NULL, &mask, mate);
    int pairs = 0;
    for (int u = 0; u < g->nodes; u++) {
        if (mate[u] == BD_NONE) continue;
        cr_assert_eq(mate[mate[u]], u, "%s", name);
        cr_assert((g->row[u] >> mate[u] & 1) != 0 && (active >> u & 1) != 0, "%s: %d and %d are no pair",
                  name, u, mate[u]);
        pairs += mate[u] > u;
    }
    cr_assert_eq(pairs, g->largest[active], "%s: %d pairs, not %d", name, pairs, g->largest[active]);
    check_labels(g, &m, active, exposed, name);
    bd_arena_free(arena);
}

Test(solve_matcher, random_graphs)
{
    for (uint64_t seed = 1; seed <= 3000; seed++) {
        bd_random random = bd_random_seeded(seed);
        small g = {.nodes = bd_random_between(&random, 2, NODES_MAX)};
        const uint64_t share = 10 + bd_random_below(&random, 50);
        uint16_t start[NODES_MAX];
        for (int u = 0; u < NODES_MAX; u++) start[u] = BD_NONE;
        for (int u = 0; u < g.nodes; u++)
            for (int v = u + 1; v < g.nodes; v++)
                if (bd_random_below(&random, 100) < share) link_nodes(&g, u, v);
        const unsigned active = (unsigned)bd_random_below(&random, 3) == 0
                                    ? (unsigned)bd_random_below(&random, 1u << g.nodes)
                                    : (1u << g.nodes) - 1;
        for (int u = 0; u < g.nodes; u++) {
            const int v = bd_random_between(&random, 0, g.nodes - 1);
            if ((g.row[u] >> v & 1) == 0 || start[u] != BD_NONE || start[v] != BD_NONE) continue;
            if ((active >> u & 1) == 0 || (active >> v & 1) == 0) continue;
            start[u] = (uint16_t)v;
            start[v] = (uint16_t)u;
        }
        char name[32];
        (void)snprintf(name, sizeof name, "seed %llu", (unsigned long long)seed);
        check(&g, active, start, name);
    }
}

/* Two triangles joined by a path: both must be shrunk. */
Test(solve_matcher, nested_cycles)
{
    static const int pairs[][2] = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5},
                                   {5, 6}, {6, 4}, {0, 7}, {1, 8}, {7, 8}, {8, 9}};
    small g = {.nodes = 10};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) link_nodes(&g, pairs[i][0], pairs[i][1]);
    check(&g, 1023, NULL, "nested cycles");
}

Test(solve_matcher, star_has_its_middle_as_barrier)
{
    small g = {.nodes = 6};
    for (int u = 1; u < 6; u++) link_nodes(&g, 0, u);
    check(&g, 63, NULL, "star");
}

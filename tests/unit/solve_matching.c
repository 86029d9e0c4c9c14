/* Matching: the weights that shortest paths find leave nothing negative and prove what the best matching
 * costs, also where held sets must be left exactly once. */
#include "base/random.h"
#include "solve/solver.h"

#include <criterion/criterion.h>

enum { NODES = 16, SETS = 1 << NODES }; /* smaller components are left to the steps */

typedef struct costs {
    bd_cost of[NODES][NODES];
    bool has[NODES][NODES];
} costs;

static void price_by_table(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const costs *c = context;
    for (size_t i = 0; i < count; i++) cost[i] = c->of[edges[i].u][edges[i].v];
}

/* Costs like distances, any costs, or some nodes that all others are cheapest with, so that pairs have to be
 * added; some pairs are missing. */
static size_t make(bd_random *random, costs *c, int nodes, bd_edge *edges)
{
    const uint64_t way = bd_random_below(random, 3);
    const uint64_t range = 1 + bd_random_below(random, 1000);
    size_t count = 0;
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++) {
            c->has[u][v] = c->has[v][u] = bd_random_below(random, 5) != 0;
            const int64_t far = v - u - NODES / 2, any = (int64_t)bd_random_below(random, range) - 3;
            c->of[u][v] = c->of[v][u] = (bd_cost)(way == 0            ? far * far
                                                  : way == 1 || u < 5 ? any
                                                                      : any + 2000);
            if (c->has[u][v]) edges[count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
        }
    return count;
}

/* Held sets, nested, apart, or such that blossoms cross them; of three or more nodes. */
static const unsigned held_sets[][3] = {{0}, {0x7}, {0x1f, 0x7}, {0x7, 0x1c0}, {0x7f, 0x7, 0x70}, {0x3ff8}};
enum { FAMILIES = sizeof held_sets / sizeof *held_sets };

static bool leaves_once(const unsigned *held, int u, int v, const int *left)
{
    for (int s = 0; s < 3; s++)
        if (((held[s] >> u ^ held[s] >> v) & 1) != 0 && left[s] > 0) return false;
    return true;
}

/* The cheapest matching of the nodes of a set of which each held set is left at most once, by trying all. */
static int64_t brute(const costs *c, const unsigned *held, unsigned rest, const int *left)
{
    int64_t best = INT64_MAX / 2;
    int u = 0;
    if (rest == 0) return 0;
    while ((rest >> u & 1) == 0) u++;
    for (int v = u + 1; v < NODES; v++) {
        int now[3];
        if ((rest >> v & 1) == 0 || !c->has[u][v] || !leaves_once(held, u, v, left)) continue;
        for (int s = 0; s < 3; s++) now[s] = left[s] + (int)((held[s] >> u ^ held[s] >> v) & 1);
        const int64_t here = c->of[u][v] + brute(c, held, rest & ~(1U << u) & ~(1U << v), now);
        if (here < best) best = here;
    }
    return best;
}

static void hold(bd_solver *s, bd_arena *arena, const unsigned *held)
{
    for (int k = 0; k < 3; k++) {
        uint16_t *nodes = bd_arena_alloc(arena, NODES, sizeof *nodes);
        int count = 0;
        for (int u = 0; u < NODES; u++)
            if ((held[k] >> u & 1) != 0) nodes[count++] = (uint16_t)u;
        if (count == 0) continue;
        cr_assert_eq(
            bd_family_add(&s->weights.family, (bd_set){.nodes = nodes, .count = count, .free = true}, NULL),
            BD_OK);
    }
    bd_family_arrange_nested(&s->weights.family);
}

/* False: there is no matching. */
static bool relax(bd_arena *arena, const costs *c, const unsigned *held, const bd_edge *edges, size_t count,
                  int64_t *paths)
{
    bd_solver s;
    bd_solved solved;
    bd_solve_counts counts;
    uint64_t *rows;
    const int none[3] = {0};
    const int64_t best = brute(c, held, SETS - 1, none);
    const bd_solve_options options = {.engine = BD_ENGINE_FASTEST};
    const bd_stage stage = {.context = c, .price = price_by_table, .high = NODES - 1};
    if (best >= INT64_MAX / 4) return false;
    cr_assert_eq(bd_solver_begin(&s, arena, NODES, &options, &solved, &counts, NULL), BD_OK);
    cr_assert_eq(bd_solver_open(&s, NULL), BD_OK);
    cr_assert_eq(bd_edges_rows_of(s.scratch, NODES, edges, count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(s.scratch, s.prices, NODES, rows, &s.store, NULL), BD_OK);
    bool found;
    cr_assert_eq(bd_first_match(&s, &found, NULL), BD_OK);
    cr_assert(found);
    hold(&s, arena, held);
    cr_assert_eq(bd_edges_price(&s.store, &stage, NULL), BD_OK);
    s.ascent.span = (int64_t)s.store.most - s.store.least + 1;
    bd_weights_zero(&s.weights);
    s.weights.denominator = 2;
    for (int u = 0; u < NODES; u++) s.weights.y[u] = 2 * (int64_t)s.store.least - (u % 3);
    bd_weights_sum(&s.weights);
    memset(s.search.partial, 0xff, (size_t)NODES * sizeof *s.search.partial);
    s.search.any_broken = false;
    cr_assert_eq(bd_relax(&s, NULL), BD_OK);
    cr_assert(bd_ascent_find_tight(&s.ascent), "a pair is overrun");
    cr_assert_eq(bd_weights_total(&s.weights), s.weights.denominator * best, "%lld of %lld",
                 (long long)bd_weights_total(&s.weights), (long long)(s.weights.denominator * best));
    for (int k = 0; k < s.weights.family.count; k++)
        cr_assert(s.weights.family.sets[k].free || s.weights.family.sets[k].weight > 0);
    *paths += counts.paths;
    cr_assert_eq(counts.lps, 0, "GLPK was asked");
    bd_solver_end(&s);
    return true;
}

Test(solve_matching, weights_are_valid_and_best)
{
    bd_random random = bd_random_seeded(1);
    int found[FAMILIES] = {0};
    int64_t paths = 0;
    for (int round = 0; round < 20 * FAMILIES; round++) {
        costs c = {.has = {{false}}};
        bd_edge edges[NODES * NODES];
        bd_arena *arena = bd_arena_new();
        const int family = round % FAMILIES;
        const size_t count = make(&random, &c, NODES, edges);
        found[family] += relax(arena, &c, held_sets[family], edges, count, &paths);
        bd_arena_free(arena);
    }
    for (int k = 0; k < FAMILIES; k++) cr_assert_gt(found[k], 14, "family %d: %d", k, found[k]);
    cr_assert_gt(paths, 300);
}

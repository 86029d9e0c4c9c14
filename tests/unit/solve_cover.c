/* Cover: the weights that shortest paths find leave nothing negative and prove what the best fractional
 * matching costs, by halves. */
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

/* The cheapest assignment of each left copy to a right one, set of right copies by set: twice the cheapest
 * fractional matching. */
static int64_t brute_assignment(const costs *c)
{
    static int64_t best[SETS];
    for (unsigned set = 0; set < 1U << NODES; set++) {
        int u = 0;
        for (unsigned rest = set; rest != 0; rest &= rest - 1) u++;
        best[set] = set == 0 ? 0 : INT64_MAX / 2;
        for (int v = 0; v < NODES && u > 0; v++) {
            if ((set >> v & 1) == 0 || v == u - 1 || !c->has[u - 1][v]) continue;
            const int64_t here = best[set ^ 1U << v] + c->of[u - 1][v];
            if (here < best[set]) best[set] = here;
        }
    }
    return best[SETS - 1];
}

/* False: there is no matching. */
static bool relax(bd_arena *arena, const costs *c, const bd_edge *edges, size_t count, int64_t *paths)
{
    bd_solver s;
    bd_solved solved;
    bd_solve_counts counts;
    uint64_t *rows;
    bool found;
    const bd_solve_options options = {.engine = BD_ENGINE_FASTEST};
    const bd_stage stage = {.context = c, .price = price_by_table, .high = NODES - 1};
    cr_assert_eq(bd_solver_begin(&s, arena, NODES, &options, &solved, &counts, NULL), BD_OK);
    cr_assert_eq(bd_solver_open(&s, NULL), BD_OK);
    cr_assert_eq(bd_edges_rows_of(s.scratch, NODES, edges, count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(s.scratch, s.prices, NODES, rows, &s.store, NULL), BD_OK);
    cr_assert_eq(bd_first_match(&s, &found, NULL), BD_OK);
    if (found) {
        cr_assert_eq(bd_edges_price(&s.store, &stage, NULL), BD_OK);
        bd_weights_zero(&s.weights);
        s.weights.denominator = 2;
        for (int u = 0; u < NODES; u++) s.weights.y[u] = 2 * (int64_t)s.store.least - (u % 3);
        bd_weights_sum(&s.weights);
        memset(s.search.partial, 0xff, (size_t)NODES * sizeof *s.search.partial);
        cr_assert_eq(bd_relax(&s, NULL), BD_OK);
        cr_assert(bd_ascent_find_tight(&s.ascent), "a pair is overrun");
        cr_assert_eq(2 * bd_weights_total(&s.weights), s.weights.denominator * brute_assignment(c));
    }
    *paths += counts.paths;
    cr_assert_eq(counts.lps, 0, "GLPK was asked");
    bd_solver_end(&s);
    return found;
}

Test(solve_cover, weights_are_valid_and_best)
{
    bd_random random = bd_random_seeded(1);
    int found = 0;
    int64_t paths = 0;
    for (int round = 0; round < 120; round++) {
        costs c = {.has = {{false}}};
        bd_edge edges[NODES * NODES];
        bd_arena *arena = bd_arena_new();
        const size_t count = make(&random, &c, NODES, edges);
        found += relax(arena, &c, edges, count, &paths);
        bd_arena_free(arena);
    }
    cr_assert(found > 100 && paths > 300, "%d %lld", found, (long long)paths);
}

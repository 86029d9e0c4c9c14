/* A sweep says of 64 pairs at a time what the definition says of each pair, and leaves alone what is not for
 * it. */
#include "nested_sets.h"
#include "solve/sweep.h"

#include <stdlib.h>

enum { LEAST = 130, MOST = 260, PAIRS = MOST * (MOST - 1) / 2 };

typedef struct trial {
    bd_arena *arena, *prices;
    bd_stage stage;
    bd_edge edges[PAIRS];
    size_t count;
    int nodes, kinds;
    bd_edge_store store;
    bd_weights w;
    bd_search search;
    bd_sweep sweep;
} trial;

static void price_of_kinds(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const trial *t = context;
    for (size_t i = 0; i < count; i++) cost[i] = (edges[i].u * 7 + edges[i].v * 11) % t->kinds - t->kinds / 3;
}

static void end(const trial *t)
{
    bd_arena_free(t->arena);
    bd_arena_free(t->prices);
}

static int below(bd_random *random, int bound) { return (int)bd_random_below(random, (uint64_t)bound); }

static void make(trial *t, bd_random *random, int kinds, int heights)
{
    uint64_t *rows;
    t->arena = bd_arena_new();
    t->prices = bd_arena_new();
    t->nodes = LEAST + 2 * below(random, (MOST - LEAST) / 2); /* smaller ones are not swept */
    t->kinds = kinds;
    t->count = 0;
    const int percent = 60 + below(random, 41);
    for (int u = 0; u < t->nodes; u++)
        for (int v = u + 1; v < t->nodes; v++)
            if (below(random, 100) < percent)
                t->edges[t->count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    cr_assert_eq(bd_edges_rows_of(t->arena, t->nodes, t->edges, t->count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(t->arena, t->prices, t->nodes, rows, &t->store, NULL), BD_OK);
    const int low = below(random, t->nodes), high = low + below(random, t->nodes - low);
    t->stage = (bd_stage){.context = t, .price = price_of_kinds, .low = low, .high = high};
    cr_assert_eq(bd_edges_price(&t->store, &t->stage, NULL), BD_OK);
    cr_assert_eq(bd_weights_new(t->arena, t->nodes, &t->w, NULL), BD_OK);
    if (below(random, 3) != 0) nested_family(&t->w.family, random, t->arena, t->nodes);
    t->w.denominator = 1 + below(random, 2);
    for (int u = 0; u < t->nodes; u++) {
        t->w.y[u] = below(random, 3) == 0 ? 0 : below(random, heights) - heights / 2;
        t->w.rate[u] = below(random, 5) == 0 ? below(random, 3) - 1 : 0;
    }
    bd_weights_sum(&t->w);
    bd_weights_sum_rates(&t->w);
    bd_weights_mark_hot(&t->w, &t->store);
    cr_assert_eq(bd_search_new(t->arena, t->nodes, &t->search, NULL), BD_OK);
    bd_search_reset(&t->search, t->store.rows, t->store.spans);
    cr_assert_eq(bd_sweep_new(t->arena, &t->w, &t->store, &t->search, &t->sweep, NULL), BD_OK);
}

static int64_t left_of(const trial *t, int u, int v)
{
    return bd_weights_left(&t->w, bd_edges_cost(&t->store, u, v), u, v);
}

/* A sweep or a walk: both must notice the same. */
static void check_tight(trial *t, const uint64_t *hot, int *swept, int *overruns)
{
    int64_t turned = 0, wanted = 0;
    bool overrun = false, some_below = false;
    if (!bd_sweep_tighten(&t->sweep, hot, &turned, &overrun)) return;
    for (size_t i = 0; i < t->count; i++) {
        const int u = t->edges[i].u, v = t->edges[i].v;
        const bool asked = bd_bits_has(hot, u) || bd_bits_has(hot, v);
        const bool tight = !asked || left_of(t, u, v) == 0;
        cr_assert_eq(bd_bits_has(bd_search_row(&t->search, u), v), tight, "%d-%d", u, v);
        wanted += !tight;
        some_below |= asked && left_of(t, u, v) < 0;
    }
    cr_assert_eq(turned, wanted);
    cr_assert_eq(overrun, some_below);
    ++*swept;
    *overruns += overrun;
}

Test(solve_sweep, tight_pairs_are_those_of_the_definition)
{
    static trial t;
    bd_random random = bd_random_seeded(1);
    int swept = 0, overruns = 0, with_sets = 0;
    for (int round = 0; round < 400; round++) {
        make(&t, &random, 1 + below(&random, 5), 1 + below(&random, 4));
        const int before = swept;
        check_tight(&t, t.w.hot, &swept, &overruns);
        with_sets += swept > before && t.w.family.count > 0;
        end(&t);
    }
    cr_assert(swept > 200 && overruns > 50 && swept - overruns > 20 && with_sets > 50, "%d %d %d", swept,
              overruns, with_sets);
}

static bd_stride brute_limit(const trial *t)
{
    bd_stride limit = {.below = 0};
    for (size_t i = 0; i < t->count; i++) {
        const int u = t->edges[i].u, v = t->edges[i].v;
        bd_weights_row row = bd_weights_row_of(&t->w, u);
        const int64_t rate = bd_weights_row_rate(&row, v);
        if (rate > 0) bd_stride_limit(&limit, left_of(t, u, v), rate);
    }
    return limit;
}

Test(solve_sweep, a_step_is_as_long_as_the_first_pair_in_its_way_allows)
{
    static trial t;
    bd_random random = bd_random_seeded(2);
    int swept = 0, limited = 0;
    for (int round = 0; round < 600; round++) {
        make(&t, &random, 1 + below(&random, 4), 1);
        /* Heights at which nothing is overrun. */
        const int64_t deep = -(2 + below(&random, 3)) * (1 + t.kinds);
        for (int u = 0; u < t.nodes; u++) t.w.y[u] = deep - below(&random, 2);
        bd_weights_sum(&t.w);
        bd_stride found = {.below = 0};
        if (bd_sweep_limit(&t.sweep, t.w.moving, &found)) {
            const bd_stride wanted = brute_limit(&t);
            cr_assert_eq(found.overrun, wanted.overrun, "round %d", round);
            cr_assert_eq(found.below == 0, wanted.below == 0, "round %d", round);
            if (!found.overrun)
                cr_assert_eq(found.above * wanted.below, wanted.above * found.below, "round %d", round);
            swept++;
            limited += !found.overrun && found.below != 0;
        }
        end(&t);
    }
    cr_assert(swept > 250 && limited > 100, "%d %d", swept, limited);
}

Test(solve_sweep, the_cheapest_pair_of_a_node_counts_twice_where_it_leaves_the_window)
{
    static trial t;
    bd_random random = bd_random_seeded(3);
    int swept = 0, listed = 0;
    for (int round = 0; round < 300; round++) {
        int64_t low[MOST], wanted[MOST];
        make(&t, &random, round % 3 == 0 ? 400 : 1 + below(&random, 5), 1);
        bd_weights_zero(&t.w);
        bd_weights_sum(&t.w);
        for (int u = 0; u < t.nodes; u++) low[u] = wanted[u] = INT64_MAX;
        for (size_t i = 0; i < t.count; i++) {
            const int u = t.edges[i].u, v = t.edges[i].v;
            const bool u_in = bd_edges_in_window(&t.store, u), v_in = bd_edges_in_window(&t.store, v);
            const int64_t share = (u_in && v_in ? 1 : 2) * bd_edges_cost(&t.store, u, v);
            if (u_in && share < wanted[u]) wanted[u] = share;
            if (v_in && share < wanted[v]) wanted[v] = share;
        }
        if (!t.store.listed) bd_sweep_cheapest(&t.sweep, low);
        for (int u = t.store.low; u <= t.store.high; u++)
            cr_assert_eq(t.store.listed ? t.store.cheapest[u] : low[u], wanted[u], "round %d: %d", round, u);
        swept += !t.store.listed;
        listed += t.store.listed;
        end(&t);
    }
    cr_assert(swept > 100 && listed > 20, "%d %d", swept, listed);
}

Test(solve_sweep, what_is_not_for_it_is_left_alone)
{
    static trial t;
    bd_random random = bd_random_seeded(4);
    int listed = 0, tall = 0;
    for (int round = 0; round < 100; round++) {
        bool overrun = false;
        int64_t turned = 0;
        make(&t, &random, round % 2 == 0 ? 400 : 2, round % 2 == 0 ? 1 : 400);
        listed += t.store.listed;
        if (!bd_sweep_tighten(&t.sweep, t.w.hot, &turned, &overrun)) {
            tall += !t.store.listed;
            cr_assert(turned == 0 && !overrun);
            for (int u = 0; u < t.nodes; u++)
                cr_assert_eq(memcmp(bd_search_row(&t.search, u), bd_edges_row(&t.store, u),
                                    (size_t)t.store.words * sizeof(uint64_t)),
                             0);
        }
        end(&t);
    }
    cr_assert(listed > 20 && tall > 20, "%d %d", listed, tall);
}

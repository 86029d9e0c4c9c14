/* Edges: the rows of allowed pairs, a stage's window and its costs, walks, and how it shrinks. */
#include "base/random.h"
#include "solve/edges.h"

#include <criterion/criterion.h>

enum { MOST = 260, FULL = MOST * (MOST - 1) / 2, WORDS = (MOST + 63) / 64 };

typedef struct trial {
    bd_arena *arena;
    int nodes;
    bd_arena *prices;
    bd_edge edges[FULL];
    size_t count;
    bd_edge_store store;
} trial;

/* Every pair with so many percent. */
static void make(trial *t, bd_random *random, int nodes, int percent)
{
    uint64_t *rows;
    t->arena = bd_arena_new();
    t->prices = bd_arena_new();
    t->nodes = nodes;
    t->count = 0;
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++)
            if ((int)bd_random_below(random, 100) < percent)
                t->edges[t->count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    cr_assert_eq(bd_edges_rows_of(t->arena, nodes, t->edges, t->count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(t->arena, t->prices, nodes, rows, &t->store, NULL), BD_OK);
}

static void end(const trial *t)
{
    bd_arena_free(t->arena);
    bd_arena_free(t->prices);
}

/* Both rows of each pair have it, and there is no other. */
static void check_store(const trial *t, const bd_edge *left, size_t count)
{
    const bd_edge_store *f = &t->store;
    size_t bits = 0;
    cr_assert_eq(f->count, count);
    for (size_t i = 0; i < count; i++) {
        cr_assert(bd_bits_has(bd_edges_row(f, left[i].u), left[i].v));
        cr_assert(bd_bits_has(bd_edges_row(f, left[i].v), left[i].u));
    }
    for (int u = 0; u < t->nodes; u++)
        for (int w = 0; w < f->words; w++) bits += (size_t)bd_bits_count(bd_edges_row(f, u)[w]);
    cr_assert_eq(bits, 2 * count);
}

Test(solve_edges, rows_and_bits_are_those_of_the_list)
{
    static trial t;
    bd_random random = bd_random_seeded(1);
    for (int round = 0; round < 30; round++) {
        make(&t, &random, 2 + 2 * (int)bd_random_below(&random, MOST / 2 - 1),
             (int)bd_random_below(&random, 101));
        check_store(&t, t.edges, t.count);
        end(&t);
    }
}

Test(solve_edges, a_list_that_is_not_in_order_is_refused)
{
    static const struct {
        bd_edge edges[2];
        bd_status status;
    } rows[] = {
        {{{0, 1}, {0, 2}}, BD_OK},    {{{0, 3}, {1, 2}}, BD_OK},    {{{0, 2}, {0, 1}}, BD_USAGE},
        {{{1, 2}, {0, 3}}, BD_USAGE}, {{{0, 1}, {0, 1}}, BD_USAGE}, {{{0, 1}, {1, 1}}, BD_USAGE},
        {{{0, 1}, {2, 1}}, BD_USAGE}, {{{0, 1}, {2, 4}}, BD_USAGE},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_arena *arena = bd_arena_new();
        uint64_t *bits;
        cr_expect_eq(bd_edges_rows_of(arena, 4, rows[i].edges, 2, &bits, NULL), rows[i].status, "row %zu", i);
        bd_arena_free(arena);
    }
}

static void price_sum(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    cr_assert_gt(count, 0, "nothing is asked for nothing");
    for (size_t i = 0; i < count; i++) cost[i] = 1000 * edges[i].u + edges[i].v;
}

Test(solve_edges, a_window_is_priced_and_nothing_else)
{
    static trial t;
    static const int windows[][2] = {{0, 69}, {10, 20}, {0, 0},     {69, 69},
                                     {5, 4},  {-3, 2},  {60, 1000}, {100, 200}};
    bd_random random = bd_random_seeded(2);
    for (size_t k = 0; k < sizeof windows / sizeof *windows; k++) {
        make(&t, &random, 70, 60);
        const bd_stage stage = {.price = price_sum, .low = windows[k][0], .high = windows[k][1]};
        size_t priced = 0;
        cr_assert_eq(bd_edges_price(&t.store, &stage, NULL), BD_OK);
        for (size_t i = 0; i < t.count; i++) {
            const bd_edge e = t.edges[i];
            const bool inside =
                (e.u >= stage.low && e.u <= stage.high) || (e.v >= stage.low && e.v <= stage.high);
            cr_assert_eq(bd_edges_cost(&t.store, e.u, e.v), inside ? 1000 * e.u + e.v : 0);
            cr_assert_eq(bd_edges_cost(&t.store, e.v, e.u), inside ? 1000 * e.u + e.v : 0);
            priced += inside;
            if (inside) cr_assert(1000 * e.u + e.v <= t.store.most);
        }
        cr_assert_eq(t.store.least, 0);
        cr_assert_eq(t.store.most > 0, priced > 0);
        end(&t);
    }
}

Test(solve_edges, a_matching_costs_what_its_pairs_in_the_window_cost)
{
    static trial t;
    uint16_t mate[8];
    bd_random random = bd_random_seeded(3);
    make(&t, &random, 8, 100);
    for (uint16_t u = 0; u < 8; u++) mate[u] = (uint16_t)(7 - u);
    static const struct {
        int low, high;
        int64_t value;
    } rows[] = {{0, 7, 6022}, {0, 0, 7}, {7, 7, 7}, {3, 4, 3004}, {2, 3, 5009}, {6, 7, 1013}, {5, 4, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bd_stage stage = {.price = price_sum, .low = rows[i].low, .high = rows[i].high};
        cr_assert_eq(bd_edges_price(&t.store, &stage, NULL), BD_OK);
        cr_expect_eq(bd_edges_value(&t.store, mate), rows[i].value, "%d..%d", rows[i].low, rows[i].high);
    }
    end(&t);
}

static void price_few(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = (bd_cost)(edges[i].u * edges[i].v % 3) - 1;
}

typedef struct seen {
    void (*price)(const void *context, const bd_edge *edges, size_t count, bd_cost *cost);
    uint8_t times[MOST][MOST];
    int last_u, last_v, low, high;
} seen;

static void see_run(void *self, bd_run run)
{
    seen *s = self;
    cr_assert_gt(run.count, 0);
    for (size_t i = 0; i < run.count; i++) {
        const int u = run.u, v = run.others[i];
        const bool inside = (u >= s->low && u <= s->high) || (v >= s->low && v <= s->high);
        cr_assert(u > s->last_u || (u == s->last_u && v > s->last_v), "pairs come in order");
        bd_cost cost = 0;
        if (inside) s->price(NULL, &(bd_edge){(uint16_t)u, (uint16_t)v}, 1, &cost);
        cr_assert_eq(bd_run_cost(&run, i), cost, "%d-%d", u, v);
        s->times[u][v]++;
        s->last_u = u;
        s->last_v = v;
    }
}

static void make_hot(bd_random *random, uint64_t *hot, int nodes, int percent)
{
    bd_bits_clear(hot, WORDS);
    for (int u = 0; u < nodes; u++)
        if ((int)bd_random_below(random, 100) < percent) bd_bits_add(hot, u);
}

Test(solve_edges, a_walk_visits_the_pairs_with_a_hot_node_once_with_their_costs)
{
    static trial t;
    static seen s;
    uint64_t hot[WORDS];
    bd_random random = bd_random_seeded(4);
    int listed = 0, planes = 0;
    for (int round = 0; round < 600; round++) {
        make(&t, &random, 2 + 2 * (int)bd_random_below(&random, MOST / 2 - 1),
             (int)bd_random_below(&random, 101));
        make_hot(&random, hot, t.nodes, (int)bd_random_below(&random, 11) * 10);
        const int low = (int)bd_random_below(&random, (uint64_t)t.nodes);
        const int high = low + (int)bd_random_below(&random, (uint64_t)(t.nodes - low)) - (round % 4 == 0);
        const bd_stage stage = {.price = round % 2 == 0 ? price_sum : price_few, .low = low, .high = high};
        cr_assert_eq(bd_edges_price(&t.store, &stage, NULL), BD_OK);
        listed += t.store.listed;
        planes += t.store.planes.count > 0;
        s = (seen){.price = stage.price, .last_u = -1, .low = low, .high = high};
        bd_edges_walk(&t.store, hot, see_run, &s);
        for (size_t i = 0; i < t.count; i++)
            cr_assert_eq(s.times[t.edges[i].u][t.edges[i].v],
                         bd_bits_has(hot, t.edges[i].u) || bd_bits_has(hot, t.edges[i].v));
        end(&t);
    }
    cr_assert(listed > 100 && planes > 100, "%d %d", listed, planes);
}

/* What leaves is put down from the end of the list that stays at hand. */
Test(solve_edges, shrinking_keeps_the_rest_and_puts_down_what_goes)
{
    static trial t;
    static bd_edge left[FULL], gone[FULL];
    bd_random random = bd_random_seeded(5);
    for (int round = 0; round < 60; round++) {
        make(&t, &random, 2 + 2 * (int)bd_random_below(&random, MOST / 2 - 1),
             30 + (int)bd_random_below(&random, 71));
        const int every = 1 + (int)bd_random_below(&random, 4);
        size_t kept = 0;
        uint64_t *rows;
        for (size_t i = 0; i < t.count; i++)
            if ((t.edges[i].u + 3 * t.edges[i].v) % every != 0) left[kept++] = t.edges[i];
        cr_assert_eq(bd_edges_rows_of(t.arena, t.nodes, left, kept, &rows, NULL), BD_OK);
        t.store.gone = gone;
        bd_edges_shrink(&t.store, &rows, t.count - kept);
        check_store(&t, left, kept);
        for (size_t i = kept; i < t.count; i++) {
            cr_assert_eq((gone[i].u + 3 * gone[i].v) % every, 0);
            for (size_t k = kept; k < i; k++) cr_assert(gone[k].u != gone[i].u || gone[k].v != gone[i].v);
        }
        end(&t);
    }
}

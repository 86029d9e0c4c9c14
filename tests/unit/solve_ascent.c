/* Tight pairs are those with nothing left, also after every step, and weights that leave less than nothing
 * are noticed. */
#include "nested_sets.h"
#include "solve/ascent.h"

enum { NODES = 12, PAIRS = NODES * (NODES - 1) / 2 };

static void price_by_number(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].u * 5 % 4 + edges[i].v % 3;
}

Test(solve_ascent, tight_is_what_nothing_is_left_of)
{
    bd_random random = bd_random_seeded(1);
    int good = 0, overrun = 0;
    for (int round = 0; round < 400; round++) {
        bd_arena *arena = bd_arena_new(), *prices = bd_arena_new();
        uint64_t *rows;
        bd_edge edges[PAIRS];
        bd_edge_store store;
        bd_weights w;
        bd_search search;
        bd_ascent ascent;
        uint16_t mate[NODES];
        size_t count = 0;
        for (int u = 0; u < NODES; u++)
            for (int v = u + 1; v < NODES; v++)
                edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
        for (int u = 0; u < NODES; u++) mate[u] = (uint16_t)(u ^ 1);
        cr_assert_eq(bd_edges_rows_of(arena, NODES, edges, count, &rows, NULL), BD_OK);
        cr_assert_eq(bd_edges_new(arena, prices, NODES, rows, &store, NULL), BD_OK);
        const bd_stage stage = {.price = price_by_number, .low = 2, .high = 6};
        cr_assert_eq(bd_edges_price(&store, &stage, NULL), BD_OK);
        cr_assert_eq(bd_weights_new(arena, NODES, &w, NULL), BD_OK);
        cr_assert_eq(bd_search_new(arena, NODES, &search, NULL), BD_OK);
        cr_assert_eq(bd_ascent_new(arena, &search, &w, &store, &ascent, NULL), BD_OK);
        w.denominator = 1 + (int64_t)bd_random_below(&random, 2);
        const int one_in = 1 + (int)bd_random_below(&random, 12);
        for (int u = 0; u < NODES; u++)
            w.y[u] = bd_random_below(&random, (uint64_t)one_in) != 0
                         ? 0
                         : (int64_t)bd_random_below(&random, 3) - 1;
        bd_weights_sum(&w);
        const bool said = bd_ascent_tighten(&ascent, mate);
        bool none_below = true;
        for (size_t i = 0; i < PAIRS; i++) {
            const int u = edges[i].u, v = edges[i].v;
            const int64_t left = w.denominator * bd_edges_cost(&store, u, v) - w.y[u] - w.y[v];
            none_below = none_below && left >= 0;
            cr_assert_eq(bd_bits_has(bd_search_row(&search, u), v), left == 0, "round %d: %d-%d", round, u,
                         v);
            cr_assert_eq(bd_bits_has(bd_search_row(&search, v), u), left == 0, "round %d: %d-%d", round, v,
                         u);
        }
        cr_assert_eq(said, none_below, "round %d", round);
        good += said;
        overrun += !said;
        bd_arena_free(arena);
        bd_arena_free(prices);
    }
    cr_assert(good > 20 && overrun > 20, "%d %d", good, overrun);
}

typedef struct climb {
    bd_arena *arena, *prices;
    bd_edge_store store;
    bd_weights w;
    bd_search search;
    bd_ascent ascent;
    bd_cost cost[NODES][NODES];
} climb;

static void price_by_table(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const climb *c = context;
    for (size_t i = 0; i < count; i++) cost[i] = c->cost[edges[i].u][edges[i].v];
}

/* Pairs of the matching 0-1, 2-3 .. and others at random, with costs, and weights that leave nothing less
 * than 0. */
static void begin(climb *c, bd_stage *stage, bd_random *random)
{
    uint64_t *rows;
    bd_edge edges[PAIRS];
    size_t count = 0;
    *c = (climb){.arena = bd_arena_new(), .prices = bd_arena_new()};
    for (int u = 0; u < NODES; u++)
        for (int v = u + 1; v < NODES; v++) {
            if (v != (u ^ 1) && bd_random_below(random, 3) == 0) continue;
            edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
            c->cost[u][v] = (bd_cost)bd_random_below(random, 4);
        }
    *stage = (bd_stage){.context = c, .price = price_by_table, .low = 0, .high = NODES - 1};
    cr_assert_eq(bd_edges_rows_of(c->arena, NODES, edges, count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(c->arena, c->prices, NODES, rows, &c->store, NULL), BD_OK);
    cr_assert_eq(bd_edges_price(&c->store, stage, NULL), BD_OK);
    cr_assert_eq(bd_weights_new(c->arena, NODES, &c->w, NULL), BD_OK);
    cr_assert_eq(bd_search_new(c->arena, NODES, &c->search, NULL), BD_OK);
    cr_assert_eq(bd_ascent_new(c->arena, &c->search, &c->w, &c->store, &c->ascent, NULL), BD_OK);
    c->ascent.span = 5;
    c->w.denominator = 2;
    for (int u = 0; u < NODES; u++) c->w.y[u] = c->store.cheapest[u];
    bd_weights_sum(&c->w);
}

static void check_tight(const climb *c)
{
    int64_t loose = 0;
    for (int u = 0; u < NODES; u++)
        for (int v = u + 1; v < NODES; v++) {
            const bool pair = bd_bits_has(bd_edges_row(&c->store, u), v);
            const int64_t left = pair ? bd_weights_left(&c->w, c->cost[u][v], u, v) : 1;
            cr_assert_geq(left, 0, "%d-%d", u, v);
            cr_assert_eq(bd_bits_has(bd_search_row(&c->search, u), v), left == 0, "%d-%d", u, v);
            cr_assert_eq(bd_bits_has(bd_search_row(&c->search, v), u), left == 0, "%d-%d", v, u);
            loose += pair && left > 0;
        }
    cr_assert_eq(c->ascent.slack, loose);
}

/* Pairs that a step turns are listed, or walked once more where there is no room for the list. */
Test(solve_ascent, every_step_leaves_the_right_pairs_tight)
{
    bd_random random = bd_random_seeded(2);
    int steps = 0, listed = 0, sets = 0;
    for (int round = 0; round < 300; round++) {
        climb c;
        bd_stage stage;
        uint16_t mate[NODES];
        begin(&c, &stage, &random);
        for (int u = 0; u < NODES; u++) mate[u] = c.search.partial[u] = (uint16_t)(u ^ 1);
        const int room = (int)bd_random_below(&random, 8);
        if (round % 2 == 0) c.ascent.freed.room = c.ascent.met.room = room;
        cr_assert(bd_ascent_tighten(&c.ascent, mate));
        while (!bd_search_run(&c.search, &c.w.family)) {
            bool stuck;
            const int64_t before = bd_weights_total(&c.w), denominator = c.w.denominator;
            cr_assert_eq(bd_ascent_step(&c.ascent, &stuck, NULL), BD_OK);
            cr_assert_not(stuck);
            cr_assert_gt(bd_weights_total(&c.w) * denominator, before * c.w.denominator);
            check_tight(&c);
            listed += c.ascent.freed.count > 0 && !c.ascent.freed.full && !c.ascent.met.full;
            sets += c.w.family.count > 0;
            steps++;
        }
        bd_arena_free(c.arena);
        bd_arena_free(c.prices);
    }
    cr_assert(steps > 300 && listed > 30 && listed < steps && sets > 10, "%d %d %d", steps, listed, sets);
}

/* Tight pairs are those with nothing left, and weights that leave less than nothing are noticed. */
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
        bd_field field;
        bd_weights w;
        bd_search search;
        bd_ascent ascent;
        uint16_t mate[NODES];
        size_t count = 0;
        for (int u = 0; u < NODES; u++)
            for (int v = u + 1; v < NODES; v++)
                edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
        for (int u = 0; u < NODES; u++) mate[u] = (uint16_t)(u ^ 1);
        cr_assert_eq(bd_field_rows_of(arena, NODES, edges, count, &rows, NULL), BD_OK);
        cr_assert_eq(bd_field_new(arena, prices, NODES, rows, &field, NULL), BD_OK);
        const bd_stage stage = {.price = price_by_number, .low = 2, .high = 6};
        cr_assert_eq(bd_field_price(&field, &stage, NULL), BD_OK);
        cr_assert_eq(bd_weights_new(arena, NODES, &w, NULL), BD_OK);
        cr_assert_eq(bd_search_new(arena, NODES, &search, NULL), BD_OK);
        cr_assert_eq(bd_ascent_new(arena, &search, &w, &field, &ascent, NULL), BD_OK);
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
            const int64_t left = w.denominator * bd_field_cost(&field, u, v) - w.y[u] - w.y[v];
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

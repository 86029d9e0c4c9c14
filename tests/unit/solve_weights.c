/* Weights: what they leave of a pair's cost, what they amount to, and that they stay within 64 bits. */
#include "nested_sets.h"
#include "solve/weights.h"

enum { NODES = 20, PAIRS = NODES * (NODES - 1) / 2 };

typedef struct trial {
    bd_arena *arena, *prices;
    bd_stage stage;
    bd_edge edges[PAIRS];
    bd_edge_store store;
    bd_weights w;
} trial;

static void price_disorder(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].u * 7 % 5 - edges[i].v % 3;
}

static void end(const trial *t)
{
    bd_arena_free(t->arena);
    bd_arena_free(t->prices);
}

static void sum(trial *t)
{
    bd_weights_sum(&t->w);
    bd_weights_sum_rates(&t->w);
    bd_weights_mark_hot(&t->w, &t->store);
}

static void make(trial *t, bd_random *random, int low, int high)
{
    size_t count = 0;
    t->arena = bd_arena_new();
    t->prices = bd_arena_new();
    for (int u = 0; u < NODES; u++)
        for (int v = u + 1; v < NODES; v++) t->edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    uint64_t *rows;
    cr_assert_eq(bd_edges_rows_of(t->arena, NODES, t->edges, count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(t->arena, t->prices, NODES, rows, &t->store, NULL), BD_OK);
    t->stage = (bd_stage){.price = price_disorder, .low = low, .high = high};
    cr_assert_eq(bd_edges_price(&t->store, &t->stage, NULL), BD_OK);
    cr_assert_eq(bd_weights_new(t->arena, NODES, &t->w, NULL), BD_OK);
    nested_family(&t->w.family, random, t->arena, NODES);
    t->w.denominator = 1 + (int64_t)bd_random_below(random, 4);
    for (int u = 0; u < NODES; u++) {
        t->w.y[u] = bd_random_below(random, 3) == 0 ? 0 : (int64_t)bd_random_below(random, 9) - 4;
        t->w.rate[u] = (int64_t)bd_random_below(random, 3) - 1;
    }
    sum(t);
}

Test(solve_weights, what_is_left_is_what_the_definition_says)
{
    static trial t;
    bd_random random = bd_random_seeded(1);
    for (int round = 0; round < 100; round++) {
        make(&t, &random, 3, 11);
        for (size_t i = 0; i < PAIRS; i++) {
            const int u = t.edges[i].u, v = t.edges[i].v;
            const bd_cost cost = bd_edges_cost(&t.store, u, v);
            int64_t left = t.w.denominator * cost - t.w.y[u] - t.w.y[v], rate = t.w.rate[u] + t.w.rate[v];
            for (int s = 0; s < t.w.family.count; s++) {
                const bd_set *set = &t.w.family.sets[s];
                if (nested_holds(set, u) == nested_holds(set, v)) continue;
                left -= set->weight;
                rate += set->rate;
            }
            cr_assert_eq(bd_weights_left(&t.w, cost, u, v), left, "%d-%d", u, v);
            bd_weights_row row = bd_weights_row_of(&t.w, u);
            cr_assert_eq(bd_weights_row_left(&row, cost, v), left, "%d-%d", u, v);
            cr_assert_eq(bd_weights_row_rate(&row, v), rate, "%d-%d", u, v);
            /* Nothing can be left of a pair without a hot node. */
            if (!bd_bits_has(t.w.hot, u) && !bd_bits_has(t.w.hot, v)) cr_assert_eq(left, 0, "%d-%d", u, v);
            if (!bd_bits_has(t.w.moving, u) && !bd_bits_has(t.w.moving, v))
                cr_assert_eq(rate, 0, "%d-%d", u, v);
        }
        end(&t);
    }
}

/* Where most nodes lie in one weighted set, nothing is left between them: the others are hot. */
Test(solve_weights, the_largest_class_that_weights_do_not_tell_apart_is_not_hot)
{
    static trial t;
    uint16_t most[NODES - 3];
    bd_random random = bd_random_seeded(8);
    make(&t, &random, 1, 1);
    t.w.family.count = 0;
    bd_weights_zero(&t.w);
    for (int u = 0; u < NODES - 3; u++) most[u] = (uint16_t)(u + 3);
    cr_assert_eq(bd_family_add(&t.w.family,
                               (bd_set){.nodes = most, .count = NODES - 3, .weight = 1, .rate = -1}, NULL),
                 BD_OK);
    cr_assert(bd_family_arrange(&t.w.family));
    t.w.y[7] = 1;
    sum(&t);
    for (int u = 0; u < NODES; u++) {
        cr_expect_eq(bd_bits_has(t.w.hot, u), u < 3 || u == 7, "%d", u);
        cr_expect_eq(bd_bits_has(t.w.moving, u), u < 3, "%d", u);
    }
    end(&t);
}

Test(solve_weights, hot_are_those_that_weigh_and_the_window)
{
    static trial t;
    bd_random random = bd_random_seeded(2);
    make(&t, &random, 3, 5);
    bd_weights_zero(&t.w);
    sum(&t);
    for (int u = 0; u < NODES; u++) {
        cr_expect_eq(bd_bits_has(t.w.hot, u), u >= 3 && u <= 5, "%d", u);
        cr_expect_not(bd_bits_has(t.w.moving, u));
    }
    cr_expect_eq(t.w.denominator, 1);
    cr_expect_eq(bd_weights_total(&t.w), 0);
    t.w.y[9] = 1;
    t.w.rate[10] = -1;
    sum(&t);
    for (int u = 0; u < NODES; u++) {
        cr_expect_eq(bd_bits_has(t.w.hot, u), (u >= 3 && u <= 5) || u == 9, "%d", u);
        cr_expect_eq(bd_bits_has(t.w.moving, u), u == 10, "%d", u);
    }
    end(&t);
}

/* An integer value that is at least 3/2 is at least 2: the bound of an open stage is rounded up. */
Test(solve_weights, a_bound_is_rounded_up)
{
    static const struct {
        int64_t total, denominator, bound;
    } rows[] = {{0, 1, 0},   {3, 1, 3},   {3, 2, 2},  {4, 2, 2},   {5, 2, 3},   {1, 4, 1},
                {-3, 2, -1}, {-4, 2, -2}, {-1, 4, 0}, {-5, 4, -1}, {-4, 4, -1}, {7, 4, 2}};
    static trial t;
    bd_random random = bd_random_seeded(3);
    make(&t, &random, 0, 3);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_weights_zero(&t.w);
        t.w.denominator = rows[i].denominator;
        t.w.y[2] = rows[i].total + 5;
        t.w.y[7] = -5;
        cr_expect_eq(bd_weights_total(&t.w), rows[i].total);
        cr_expect_eq(bd_weights_bound(&t.w), rows[i].bound, "%d/%d: %d", (int)rows[i].total,
                     (int)rows[i].denominator, (int)bd_weights_bound(&t.w));
    }
    end(&t);
}

Test(solve_weights, sets_count_once_in_the_total)
{
    static trial t;
    bd_random random = bd_random_seeded(4);
    for (int round = 0; round < 50; round++) {
        int64_t total = 0;
        make(&t, &random, 0, 3);
        for (int u = 0; u < NODES; u++) total += t.w.y[u];
        for (int s = 0; s < t.w.family.count; s++) total += t.w.family.sets[s].weight;
        cr_assert_eq(bd_weights_total(&t.w), total);
        end(&t);
    }
}

Test(solve_weights, scaling_and_reducing_undo_each_other)
{
    static trial t;
    bd_random random = bd_random_seeded(5);
    for (int round = 0; round < 50; round++) {
        make(&t, &random, 0, 3);
        bd_weights_reduce(&t.w);
        int64_t y[NODES], z[NODES];
        const int64_t denominator = t.w.denominator;
        memcpy(y, t.w.y, sizeof y);
        for (int s = 0; s < t.w.family.count; s++) z[s] = t.w.family.sets[s].weight;
        cr_assert(bd_weights_scale(&t.w, 6));
        cr_assert_eq(t.w.denominator, 6 * denominator);
        for (int u = 0; u < NODES; u++) cr_assert_eq(t.w.y[u], 6 * y[u]);
        bd_weights_reduce(&t.w);
        cr_assert_eq(t.w.denominator, denominator);
        cr_assert_eq(memcmp(y, t.w.y, sizeof y), 0);
        for (int s = 0; s < t.w.family.count; s++) cr_assert_eq(t.w.family.sets[s].weight, z[s]);
        end(&t);
    }
}

Test(solve_weights, what_all_share_is_taken_out_and_no_more)
{
    static trial t;
    bd_random random = bd_random_seeded(6);
    make(&t, &random, 0, 3);
    t.w.family.count = 0;
    bd_weights_zero(&t.w);
    t.w.denominator = 12;
    t.w.y[0] = 18;
    t.w.y[1] = -30;
    bd_weights_reduce(&t.w);
    cr_assert_eq(t.w.denominator, 2);
    cr_assert_eq(t.w.y[0], 3);
    cr_assert_eq(t.w.y[1], -5);
    end(&t);
}

Test(solve_weights, numbers_that_would_grow_too_large_stay_as_they_are)
{
    static trial t;
    bd_random random = bd_random_seeded(7);
    make(&t, &random, 0, 3);
    t.w.family.count = 0;
    bd_weights_zero(&t.w);
    const int64_t safe = INT64_C(1) << 46;
    for (int sign = -1; sign <= 1; sign += 2) {
        t.w.denominator = 1;
        t.w.y[3] = sign * (safe / 2 + 1);
        cr_assert_not(bd_weights_scale(&t.w, 2));
        cr_assert_eq(t.w.y[3], sign * (safe / 2 + 1));
        cr_assert_eq(t.w.denominator, 1);
        t.w.y[3] = sign * (safe / 2);
        cr_assert(bd_weights_scale(&t.w, 2));
        cr_assert_eq(t.w.y[3], sign * safe);
    }
    /* A cost may be as large as BD_COST_MAX, so the denominator has its limit too. */
    bd_weights_zero(&t.w);
    t.w.denominator = safe / BD_COST_MAX + 1;
    cr_assert_not(bd_weights_scale(&t.w, 2));
    t.w.denominator = safe / BD_COST_MAX / 2;
    cr_assert(bd_weights_scale(&t.w, 2));
    end(&t);
}

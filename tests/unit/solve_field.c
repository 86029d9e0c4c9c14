/* Field: the list of allowed pairs, its rows and bits, a stage's window, and how it shrinks. */
#include "base/random.h"
#include "solve/field.h"

#include <criterion/criterion.h>

enum { MOST = 140, FULL = MOST * (MOST - 1) / 2, UNTOUCHED = 777777 };

typedef struct trial {
    bd_arena *arena;
    int nodes;
    bd_edge edges[FULL], before[FULL];
    size_t count;
    bd_field field;
} trial;

/* Every pair with so many percent. */
static void make(trial *t, bd_random *random, int nodes, int percent)
{
    t->arena = bd_arena_new();
    t->nodes = nodes;
    t->count = 0;
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++)
            if ((int)bd_random_below(random, 100) < percent)
                t->edges[t->count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    memcpy(t->before, t->edges, t->count * sizeof *t->edges);
    cr_assert_eq(bd_field_new(t->arena, nodes, t->edges, t->count, &t->field, NULL), BD_OK);
}

/* List, rows and bits say the same, and it is `left` pairs of those there were. */
static void check_field(const trial *t, const bd_edge *left, size_t count)
{
    const bd_field *f = &t->field;
    size_t bits = 0;
    cr_assert_eq(f->count, count);
    cr_assert_eq(memcmp(f->edges, left, count * sizeof *left), 0);
    cr_assert_eq(f->start[0], 0);
    cr_assert_eq(f->start[t->nodes], count);
    for (int u = 0; u < t->nodes; u++) {
        for (size_t i = f->start[u]; i < f->start[u + 1]; i++) {
            cr_assert_eq(f->edges[i].u, u);
            cr_assert(bd_bits_has(bd_field_row(f, u), f->edges[i].v));
            cr_assert(bd_bits_has(bd_field_row(f, f->edges[i].v), u));
            cr_assert_eq(bd_field_find(f, u, f->edges[i].v), i);
            cr_assert_eq(bd_field_find(f, f->edges[i].v, u), i);
        }
        for (int w = 0; w < f->words; w++) bits += (size_t)bd_bits_count(bd_field_row(f, u)[w]);
    }
    cr_assert_eq(bits, 2 * count);
}

Test(solve_field, rows_and_bits_are_those_of_the_list)
{
    static trial t;
    bd_random random = bd_random_seeded(1);
    for (int round = 0; round < 30; round++) {
        make(&t, &random, 2 + 2 * (int)bd_random_below(&random, MOST / 2 - 1),
             (int)bd_random_below(&random, 101));
        check_field(&t, t.before, t.count);
        bd_arena_free(t.arena);
    }
}

Test(solve_field, a_list_that_is_not_in_order_is_refused)
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
        bd_edge edges[2];
        bd_field field;
        memcpy(edges, rows[i].edges, sizeof edges);
        cr_expect_eq(bd_field_new(arena, 4, edges, 2, &field, NULL), rows[i].status, "row %zu", i);
        bd_arena_free(arena);
    }
}

static void price_sum(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    cr_assert_gt(count, 0, "nothing is asked for nothing");
    for (size_t i = 0; i < count; i++) cost[i] = 1000 * edges[i].u + edges[i].v;
}

Test(solve_field, a_window_is_priced_and_nothing_else)
{
    static trial t;
    static const int windows[][2] = {{0, 69}, {10, 20}, {0, 0},     {69, 69},
                                     {5, 4},  {-3, 2},  {60, 1000}, {100, 200}};
    bd_random random = bd_random_seeded(2);
    for (size_t k = 0; k < sizeof windows / sizeof *windows; k++) {
        make(&t, &random, 70, 60);
        const bd_stage stage = {.price = price_sum, .low = windows[k][0], .high = windows[k][1]};
        for (size_t i = 0; i < t.count; i++) t.field.costs[i] = UNTOUCHED;
        bd_field_price(&t.field, &stage);
        for (size_t i = 0; i < t.count; i++) {
            const bd_edge e = t.edges[i];
            const bool inside =
                (e.u >= stage.low && e.u <= stage.high) || (e.v >= stage.low && e.v <= stage.high);
            cr_assert_eq(t.field.costs[i], inside ? 1000 * e.u + e.v : UNTOUCHED, "%d-%d", e.u, e.v);
            cr_assert_eq(bd_field_cost(&t.field, i, e.u, e.v), inside ? 1000 * e.u + e.v : 0);
        }
        bd_arena_free(t.arena);
    }
}

Test(solve_field, a_matching_costs_what_its_pairs_in_the_window_cost)
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
        bd_field_price(&t.field, &stage);
        cr_expect_eq(bd_field_value(&t.field, mate), rows[i].value, "%d..%d", rows[i].low, rows[i].high);
    }
    bd_arena_free(t.arena);
}

typedef struct seen {
    const bd_field *field;
    uint8_t times[FULL];
    size_t last;
} seen;

static void see_run(void *self, bd_run run)
{
    seen *s = self;
    cr_assert_gt(run.count, 0);
    for (size_t i = run.first; i < run.first + run.count; i++) {
        cr_assert_eq(s->field->edges[i].u, run.u);
        cr_assert(s->last == SIZE_MAX || i > s->last, "pairs come in order");
        s->times[i]++;
        s->last = i;
    }
}

static void make_hot(bd_random *random, uint64_t *hot, int nodes, int percent)
{
    bd_bits_clear(hot, (MOST + 63) / 64);
    for (int u = 0; u < nodes; u++)
        if ((int)bd_random_below(random, 100) < percent) bd_bits_add(hot, u);
}

Test(solve_field, a_walk_visits_the_pairs_with_a_hot_node_once)
{
    static trial t;
    static seen s;
    uint64_t hot[(MOST + 63) / 64];
    bd_random random = bd_random_seeded(4);
    for (int round = 0; round < 60; round++) {
        make(&t, &random, 2 + 2 * (int)bd_random_below(&random, MOST / 2 - 1),
             (int)bd_random_below(&random, 101));
        make_hot(&random, hot, t.nodes, (int)bd_random_below(&random, 5) * 25);
        s = (seen){.field = &t.field, .last = SIZE_MAX};
        bd_field_walk(&t.field, hot, see_run, &s);
        for (size_t i = 0; i < t.count; i++)
            cr_assert_eq(s.times[i], bd_bits_has(hot, t.edges[i].u) || bd_bits_has(hot, t.edges[i].v));
        bd_arena_free(t.arena);
    }
}

typedef struct wish_to_keep {
    int every, at; /* the pairs whose number leaves this rest go */
    size_t from, to;
    const bd_field *field;
} wish_to_keep;

static bool goes(const wish_to_keep *w, bd_edge e, size_t i)
{
    return i >= w->from && i < w->to && (e.u + 3 * e.v) % w->every == w->at;
}

static void keep(void *self, bd_run run, bool *keeps)
{
    const wish_to_keep *w = self;
    for (size_t k = 0; k < run.count; k++) {
        const bd_edge e = w->field->edges[run.first + k];
        cr_assert_eq(e.u, run.u);
        keeps[k] = !goes(w, e, run.first + k);
    }
}

Test(solve_field, shrinking_keeps_the_rest_in_order)
{
    static trial t;
    static bd_edge left[FULL];
    uint64_t hot[(MOST + 63) / 64];
    bd_random random = bd_random_seeded(5);
    int rounds = 0, none = 0;
    for (int round = 0; round < 200; round++) {
        make(&t, &random, 2 + 2 * (int)bd_random_below(&random, MOST / 2 - 1),
             30 + (int)bd_random_below(&random, 71));
        make_hot(&random, hot, t.nodes, (int)bd_random_below(&random, 5) * 25);
        const size_t third = t.count / 3;
        wish_to_keep w = {.every = 1 + (int)bd_random_below(&random, 4), .field = &t.field, .to = t.count};
        if (round % 3 == 1) w.to = third;             /* near the front: what stands before moves up */
        if (round % 3 == 2) w.from = t.count - third; /* near the end: what stands behind moves down */
        size_t kept = 0;
        for (size_t i = 0; i < t.count; i++) {
            const bd_edge e = t.before[i];
            const bool asked = bd_bits_has(hot, e.u) || bd_bits_has(hot, e.v);
            if (!asked || !goes(&w, e, i)) left[kept++] = e;
        }
        cr_assert_eq(bd_field_shrink(&t.field, hot, keep, &w), t.count - kept);
        check_field(&t, left, kept);
        rounds += kept < t.count && kept > 0;
        none += kept == t.count;
        bd_arena_free(t.arena);
    }
    cr_assert(rounds > 50 && none > 5, "%d %d", rounds, none);
}

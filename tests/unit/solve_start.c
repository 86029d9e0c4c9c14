/* Start: weights before any search are valid, and as high as one node or set alone can make them. */
#include "solve/solver.h"

#include <criterion/criterion.h>

#include "base/random.h"

enum { MOST = 140 };

typedef struct trial {
    bd_solver solver;
    int nodes;
    bd_cost cost[MOST][MOST];
} trial;

static void price_by_table(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const trial *t = context;
    for (size_t i = 0; i < count; i++) cost[i] = t->cost[edges[i].u][edges[i].v];
}

static void make_of(trial *t, int nodes, const bd_edge *edges, size_t count)
{
    bd_solver *s = &t->solver;
    uint64_t *rows;
    *s = (bd_solver){.nodes = nodes, .scratch = bd_arena_new(), .prices = bd_arena_new()};
    t->nodes = nodes;
    cr_assert_eq(bd_edges_rows_of(s->scratch, nodes, edges, count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(s->scratch, s->prices, nodes, rows, &s->store, NULL), BD_OK);
    cr_assert_eq(bd_weights_new(s->scratch, nodes, &s->weights, NULL), BD_OK);
    cr_assert_eq(bd_search_new(s->scratch, nodes, &s->search, NULL), BD_OK);
    cr_assert_eq(bd_ascent_new(s->scratch, &s->search, &s->weights, &s->store, &s->ascent, NULL), BD_OK);
}

/* The matching 0-1, 2-3 .., and one in so many of the other pairs. */
static void make(trial *t, int nodes, int one_in, bd_random *random)
{
    static bd_edge edges[MOST * MOST / 2];
    size_t count = 0;
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++)
            if (v == (u ^ 1) || bd_random_below(random, (uint64_t)one_in) == 0)
                edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    make_of(t, nodes, edges, count);
}

static void end(trial *t)
{
    bd_arena_free(t->solver.scratch);
    bd_arena_free(t->solver.prices);
}

/* Nodes first .. first + count - 1 were a set in an earlier stage. */
static void hold(trial *t, int first, int count)
{
    uint16_t *nodes = bd_arena_alloc(t->solver.scratch, (size_t)count, sizeof *nodes);
    for (int i = 0; i < count; i++) nodes[i] = (uint16_t)(first + i);
    bd_family *family = &t->solver.weights.family;
    cr_assert_eq(
        bd_family_add(family, (bd_set){.nodes = nodes, .count = count, .free = true, .parent = -2}, NULL),
        BD_OK);
    cr_assert(bd_family_arrange(family));
}

static bd_stage stage_of(const trial *t, int low, int high)
{
    return (bd_stage){.context = t, .price = price_by_table, .low = low, .high = high};
}

static bool is_pair(const trial *t, int u, int v)
{
    return bd_bits_has(bd_edges_row(&t->solver.store, u), v);
}

static bool is_inside(const bd_set *set, int u)
{
    for (int i = 0; i < set->count; i++)
        if (set->nodes[i] == u) return true;
    return false;
}

/* From nothing but the weights themselves: what is left of a pair. */
static int64_t left_of(const trial *t, int u, int v)
{
    const bd_weights *w = &t->solver.weights;
    const bool priced = bd_edges_in_window(&t->solver.store, u) || bd_edges_in_window(&t->solver.store, v);
    const bd_cost cost = u < v ? t->cost[u][v] : t->cost[v][u];
    int64_t left = (priced ? w->denominator * cost : 0) - w->y[u] - w->y[v];
    for (int s = 0; s < w->family.count; s++)
        if (is_inside(&w->family.sets[s], u) != is_inside(&w->family.sets[s], v))
            left -= w->family.sets[s].weight;
    return left;
}

static int64_t least_of_node(const trial *t, int u)
{
    int64_t least = INT64_MAX;
    for (int v = 0; v < t->nodes; v++)
        if (v != u && is_pair(t, u, v) && left_of(t, u, v) < least) least = left_of(t, u, v);
    return least;
}

static int64_t least_out_of(const trial *t, const bd_set *set)
{
    int64_t least = INT64_MAX;
    for (int u = 0; u < t->nodes; u++)
        for (int v = u + 1; v < t->nodes; v++)
            if (is_pair(t, u, v) && is_inside(set, u) != is_inside(set, v) && left_of(t, u, v) < least)
                least = left_of(t, u, v);
    return least;
}

static void check_valid(const trial *t)
{
    for (int u = 0; u < t->nodes; u++)
        for (int v = u + 1; v < t->nodes; v++)
            if (is_pair(t, u, v)) cr_assert_geq(left_of(t, u, v), 0, "%d-%d", u, v);
    const bd_weights *w = &t->solver.weights;
    for (int s = 0; s < w->family.count; s++)
        cr_assert(w->family.sets[s].free || w->family.sets[s].weight > 0);
    for (int u = 0; u < t->nodes; u++) cr_assert_eq(w->reach[u], bd_weights_reach_of(w, u));
}

/* Nothing can be raised alone, neither a node nor a set. */
static void check_highest(const trial *t)
{
    const bd_weights *w = &t->solver.weights;
    for (int u = 0; u < t->nodes; u++) cr_assert_eq(least_of_node(t, u), 0, "node %d", u);
    for (int s = 0; s < w->family.count; s++)
        cr_assert_eq(least_out_of(t, &w->family.sets[s]), 0, "set %d", s);
}

static int64_t value_of(const trial *t)
{
    int64_t value = 0;
    for (int u = 0; u < t->nodes; u += 2)
        if (bd_edges_in_window(&t->solver.store, u) || bd_edges_in_window(&t->solver.store, u + 1))
            value += t->cost[u][u + 1];
    return value;
}

/* What was raised in one trial. */
typedef struct raised {
    int nodes, held, founded, proved;
} raised;

static void count_raised(const trial *t, int64_t cheapest, int held, raised *sum)
{
    const bd_weights *w = &t->solver.weights;
    int64_t nodes = 0;
    for (int u = 0; u < t->nodes; u++) nodes += w->y[u];
    sum->nodes += nodes > cheapest;
    for (int s = 0; s < w->family.count; s++)
        sum->held += w->family.sets[s].free && w->family.sets[s].weight > 0;
    sum->founded += w->family.count > held;
    sum->proved += bd_weights_total(w) == w->denominator * value_of(t);
}

Test(solve_start, weights_are_valid_and_nothing_alone_can_be_raised)
{
    static trial t;
    static const int sizes[] = {10, 40, 64, 66, 128};
    bd_random random = bd_random_seeded(1);
    raised sum = {0};
    for (int round = 0; round < 400; round++) {
        make(&t, sizes[round % 5], 2 + (int)bd_random_below(&random, 20), &random);
        bd_weights *w = &t.solver.weights;
        int held = 0;
        for (int first = 0; first + 9 <= t.nodes && held < 4; first += 9) {
            if (bd_random_below(&random, 2) == 0) continue;
            hold(&t, first, 3 + 2 * (int)bd_random_below(&random, 4));
            held++;
        }
        const uint64_t spread = 1 + bd_random_below(&random, 3);
        for (int u = 0; u < t.nodes; u++)
            for (int v = u + 1; v < t.nodes; v++) {
                const bool free = round % 2 == 0 && u / 9 == v / 9;
                t.cost[u][v] = free ? 0 : (bd_cost)(1 + bd_random_below(&random, spread));
            }
        int low = (int)bd_random_below(&random, (uint64_t)t.nodes / 2), high = low + t.nodes / 3;
        if (round % 3 == 0) low = 0;
        if (round % 7 == 0) high = t.nodes - 1;
        const bd_stage before = stage_of(&t, 0, t.nodes - 1), stage = stage_of(&t, low, high);
        cr_assert_eq(bd_edges_price(&t.solver.store, &before, NULL), BD_OK);
        cr_assert_eq(bd_edges_price(&t.solver.store, &stage, NULL), BD_OK);
        cr_assert_eq(bd_start_cheapest(&t.solver, NULL), BD_OK);
        check_valid(&t);
        const int64_t cheapest = bd_weights_total(w);
        cr_assert_eq(bd_start_raise(&t.solver, value_of(&t), NULL), BD_OK);
        cr_assert(t.solver.store.listed);
        check_valid(&t);
        cr_assert_leq(bd_weights_total(w), w->denominator * value_of(&t));
        if (bd_weights_total(w) < w->denominator * value_of(&t)) check_highest(&t);
        count_raised(&t, cheapest, held, &sum);
        end(&t);
    }
    cr_assert(sum.nodes > 50 && sum.held > 10 && sum.founded > 5 && sum.proved > 50, "%d %d %d %d", sum.nodes,
              sum.held, sum.founded, sum.proved);
}

/* Pairs from the nodes above `first` to it and those below cost 1. */
static void price_two_levels(trial *t, int first)
{
    for (int u = 0; u < t->nodes; u++)
        for (int v = u + 1; v < t->nodes; v++) t->cost[u][v] = u < first && v >= first;
}

/* Levels begin at these nodes; pairs are those within one, from the upper to the middle one if they meet, and
 * from the middle one to the lower. */
static void make_levels(trial *t, int middle, int lower, int nodes, bool meet)
{
    static bd_edge edges[MOST * MOST / 2];
    size_t count = 0;
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++) {
            const int from = (u >= middle) + (u >= lower), to = (v >= middle) + (v >= lower);
            if (from == to || (from == 0 && to == 1 && meet) || (from == 1 && to == 2))
                edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
        }
    make_of(t, nodes, edges, count);
    price_two_levels(t, lower);
}

/* The stage of one level, of which so many cards go down in the matching at hand. */
static void raise_level(trial *t, int first, int next, int64_t down)
{
    const bd_stage stage = stage_of(t, first, next - 1);
    cr_assert_eq(bd_edges_price(&t->solver.store, &stage, NULL), BD_OK);
    cr_assert_eq(bd_start_cheapest(&t->solver, NULL), BD_OK);
    cr_assert_eq(bd_weights_total(&t->solver.weights), 0);
    cr_assert_eq(bd_start_raise(&t->solver, down, NULL), BD_OK);
}

/* The only set that is not held proves that one card must go down. */
static void check_founded(const trial *t, int first, int count)
{
    const bd_weights *w = &t->solver.weights;
    int founded = 0;
    cr_assert_eq(bd_weights_total(w), w->denominator);
    for (int s = 0; s < w->family.count; s++) {
        const bd_set *set = &w->family.sets[s];
        if (set->free) continue;
        founded++;
        cr_assert_eq(set->weight, w->denominator);
        cr_assert_eq(set->count, count);
        for (int i = 0; i < count; i++) cr_assert_eq(set->nodes[i], first + i);
    }
    cr_assert_eq(founded, 1);
}

/* An odd level alone, or with those above it an even one that somebody comes to. */
Test(solve_start, a_level_that_one_must_leave_is_proved_without_a_search)
{
    static const struct {
        int middle, lower, nodes;
        bool meet, listed; /* rows of three words with two costs are planes, which are swept */
        int first, count;  /* of the set */
    } rows[] = {{0, 5, 10, false, true, 0, 5},
                {4, 9, 12, false, true, 4, 5},
                {3, 7, 10, true, true, 0, 7},
                {0, 71, 140, false, false, 0, 71},
                {33, 99, 140, true, false, 0, 99}};
    static trial t;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        make_levels(&t, rows[i].middle, rows[i].lower, rows[i].nodes, rows[i].meet);
        raise_level(&t, rows[i].middle, rows[i].lower, 1);
        cr_assert_eq(t.solver.store.listed, rows[i].listed, "row %zu", i);
        check_founded(&t, rows[i].first, rows[i].count);
        end(&t);
    }
}

/* Nothing was raised, and there are so many sets as were held. */
static void check_as_before(const trial *t, int held)
{
    cr_assert_eq(bd_weights_total(&t->solver.weights), 0);
    cr_assert_eq(t->solver.weights.family.count, held);
}

Test(solve_start, a_large_level_that_nobody_need_leave_at_a_cost_is_no_set)
{
    static trial t;
    make_levels(&t, 0, 71, 140, false);
    t.cost[70][139] = 0; /* the last pair looked at: who goes down may cost nothing */
    raise_level(&t, 0, 71, 1);
    cr_assert_not(t.solver.store.listed);
    check_as_before(&t, 0);
    end(&t);
    make_levels(&t, 0, 70, 140, false);
    hold(&t, 60, 35);
    raise_level(&t, 0, 70, 2);
    cr_assert_not(t.solver.store.listed);
    check_as_before(&t, 1);
    end(&t);
}

/* Nothing says that one must go down, whatever the matching at hand does. */
Test(solve_start, an_even_level_is_no_set)
{
    static trial t;
    make_levels(&t, 0, 4, 10, false);
    raise_level(&t, 0, 4, 2);
    check_as_before(&t, 0);
    end(&t);
}

Test(solve_start, a_level_is_a_set_beside_inside_and_around_those_held)
{
    static const struct {
        int first, count;
    } held[] = {{6, 3}, {0, 7}, {1, 3}};
    static trial t;
    for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
        make_levels(&t, 0, 5, 10, false);
        hold(&t, held[i].first, held[i].count);
        raise_level(&t, 0, 5, 1);
        check_founded(&t, 0, 5);
        end(&t);
    }
}

/* What the value asks for is not exceeded, and a set that is held already is not founded again. */
Test(solve_start, a_held_level_is_raised_and_not_founded_again)
{
    static trial t;
    static const int sizes[][2] = {{5, 10}, {71, 140}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const bd_weights *w = &t.solver.weights;
        make_levels(&t, 0, sizes[i][0], sizes[i][1], false);
        hold(&t, 0, sizes[i][0]);
        raise_level(&t, 0, sizes[i][0], 1);
        cr_assert_eq(w->family.count, 1);
        cr_assert(w->family.sets[0].free);
        cr_assert_eq(w->family.sets[0].weight, w->denominator);
        end(&t);
    }
}

/* 0 .. 4 would cut through the set 4 .. 6. */
Test(solve_start, no_set_is_founded_across_one_that_is_held)
{
    static trial t;
    make_levels(&t, 0, 5, 10, false);
    hold(&t, 4, 3);
    raise_level(&t, 0, 5, 1);
    check_as_before(&t, 1);
    end(&t);
}

/* Everybody who leaves 0 .. 2 meets 3, and pays for it there: the set outside the window is raised. */
Test(solve_start, a_held_set_outside_the_window_is_raised_by_pairs_that_lead_into_it)
{
    static const bd_edge pairs[] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}, {3, 4}, {3, 5}, {4, 5}};
    static trial t;
    make_of(&t, 6, pairs, sizeof pairs / sizeof *pairs);
    hold(&t, 0, 3);
    price_two_levels(&t, 3);
    raise_level(&t, 3, 4, 1);
    cr_assert_eq(t.solver.weights.family.sets[0].weight, t.solver.weights.denominator);
    end(&t);
}

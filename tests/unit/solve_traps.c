/* Traps that earlier solvers of this problem fell into, one test each. */
#include "check_certificate.h"

#include "base/random.h"
#include "solve/ascent.h"
#include "solve/solve.h"

#include <criterion/criterion.h>

/* A plain list of stages, given as functions of a pair. */
typedef struct plan {
    const void *context;
    bd_cost (*cost)(const void *context, int k, int u, int v);
    int stages, next;
    struct part {
        const struct plan *plan;
        int k;
    } parts[8];
} plan;

static void price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const struct part *p = context;
    for (size_t i = 0; i < count; i++)
        cost[i] = p->plan->cost(p->plan->context, p->k, edges[i].u, edges[i].v);
}

static bd_status next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                      bd_err *err)
{
    plan *p = self;
    (void)face;
    (void)last_value;
    (void)err;
    *done = p->next >= p->stages;
    if (*done) return BD_OK;
    p->parts[p->next] = (struct part){.plan = p, .k = p->next};
    *stage = (bd_stage){.context = &p->parts[p->next], .price = price, .low = 0, .high = BD_NODES_MAX};
    (void)snprintf(stage->id, sizeof stage->id, "stage:%d", p->next++);
    return BD_OK;
}

/* Solves over all pairs for which allowed() is true (NULL: all), checks the certificate, and returns it. */
static bd_certificate solve(bd_arena *arena, int nodes, plan p, bool (*allowed)(int u, int v),
                            bd_solve_counts *counts)
{
    bd_edge *edges = bd_arena_alloc(arena, (size_t)nodes * (size_t)nodes, sizeof *edges), *work;
    size_t count = 0;
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++)
            if (allowed == NULL || allowed(u, v))
                edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    work = bd_arena_alloc(arena, count, sizeof *work);
    memcpy(work, edges, count * sizeof *edges);
    const bd_stages stages = {.self = &p, .next = next};
    bd_solved solved;
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_solve(arena, nodes, work, count, &stages, NULL, &solved, counts, &err), BD_OK, "%s",
                 err.sentence);
    const bd_certificate certificate = solved.certificate;
    if (certificate.outcome == BD_NO_MATCHING) return certificate;
    cr_assert_eq(certificate.outcome, BD_BEST);
    p.next = 0;
    checked c;
    const char *fault = check_certificate(arena, nodes, edges, count, &stages, &certificate, &c);
    cr_assert_str_eq(fault, "", "%s", fault);
    return certificate;
}

enum { RINGS = 100 };

/* Node 0 in the middle, two nodes on each ring, one node far out; the way between rings costs what the moats
 * between them measure. */
static bd_cost moats(const void *context, int k, int u, int v)
{
    const int *width = context;
    const int a = (u + 1) / 2, b = (v + 1) / 2;
    bd_cost cost = a == b ? 1000 : 0;
    (void)k;
    for (int ring = a; ring < b; ring++) cost += width[ring];
    return cost;
}

/* Symptom: twenty times slower when sets are nested sixty deep. */
Test(solve_traps, sets_nested_deeply)
{
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(5);
    int width[RINGS + 1], sum = 0;
    for (int i = 0; i <= RINGS; i++)
        sum += width[i] = bd_random_between(&random, 1, 40) * (i % 2 == 0 ? 1 : 9);
    bd_solve_counts counts;
    const bd_certificate c =
        solve(arena, 2 * RINGS + 2, (plan){.context = width, .cost = moats, .stages = 1}, NULL, &counts);
    cr_assert_eq(c.stages[0].value, sum);
    cr_assert_gt(c.set_count, 30, "only %zu sets", c.set_count);
    size_t largest = 0;
    for (size_t s = 0; s < c.set_count; s++) largest = c.sets[s].count > largest ? c.sets[s].count : largest;
    cr_assert_gt(largest, 60);
    cr_assert_lt(counts.cpu_seconds, 5.0);
    bd_arena_free(arena);
}

static bd_cost levels(const void *context, int k, int u, int v)
{
    const int size = *(const int *)context, a = u / size, b = v / size;
    return k == 0 ? a != b : k == 1 ? b - a : k == 2 ? (u + v) % 3 == 0 : 0;
}

/* Symptom: a thousand rounds of cuts in a degenerate stage whose bound is right. */
Test(solve_traps, degenerate_stage)
{
    bd_arena *arena = bd_arena_new();
    const int size = 25;
    bd_solve_counts counts;
    const bd_certificate c =
        solve(arena, 8 * size, (plan){.context = &size, .cost = levels, .stages = 4}, NULL, &counts);
    cr_assert_eq(c.stages[0].value, 4);
    cr_assert_eq(c.stages[1].value, 4);
    cr_assert_lt(counts.steps, 60, "%lld steps", (long long)counts.steps);
    cr_assert_lt(counts.cuts, 30, "%d cuts", counts.cuts);
    bd_arena_free(arena);
}

/* Two triangles and two single nodes; each triangle must be left once. 0-1-2, 3-4-5, 6, 7. */
static bool two_triangles(int u, int v)
{
    if (v <= 2 || (u >= 3 && v <= 5)) return true;
    return v == 6 || v == 7;
}

/* Stage 0 makes both triangles binding; stage 1 has costs inside them, so that they cannot be left everywhere
 * among the tight pairs. */
static bd_cost bound_triangles(const void *context, int k, int u, int v)
{
    (void)context;
    const bool inside = v <= 2 || (u >= 3 && v <= 5);
    if (k == 0) return !inside;
    return inside ? u * 7 % 5 : (u * 3 + v) % 4;
}

/* Symptom: a contracted matching cannot be unfolded, because an earlier stage's set has no exit where it is
 * left. */
Test(solve_traps, held_set_without_exits)
{
    bd_arena *arena = bd_arena_new();
    bd_solve_counts counts;
    const bd_certificate c =
        solve(arena, 8, (plan){.cost = bound_triangles, .stages = 2}, two_triangles, &counts);
    cr_assert_eq(c.stages[0].value, 2);
    bd_arena_free(arena);
}

/* The search itself: a held triangle of which one side is missing can be left at its ends only. */
Test(solve_traps, exits_of_a_path)
{
    bd_arena *arena = bd_arena_new();
    bd_search s;
    bd_family family;
    static const uint16_t nodes[] = {0, 1, 2};
    cr_assert_eq(bd_search_new(arena, 6, &s, NULL), BD_OK);
    cr_assert_eq(bd_family_new(arena, 6, &family, NULL), BD_OK);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = nodes, .count = 3, .free = true}, NULL), BD_OK);
    cr_assert(bd_family_arrange(&family));
    static const int pairs[][2] = {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 5}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        bd_bits_add(bd_search_row(&s, pairs[i][0]), pairs[i][1]);
        bd_bits_add(bd_search_row(&s, pairs[i][1]), pairs[i][0]);
    }
    for (int u = 0; u < 6; u++) s.partial[u] = BD_NONE;
    bd_search_wake(&s, NULL, NULL, &family);
    cr_assert(bd_search_run(&s, &family));
    cr_assert_eq(bd_search_exits(&s, 0)[0], 5, "nodes 0 and 2");
    cr_assert_not(s.whole[0]);
    static const uint16_t mate[] = {1, 0, 4, 5, 2, 3};
    cr_assert_arr_eq(s.partial, mate, sizeof mate);
    bd_bits_drop(bd_search_row(&s, 2), 4);
    bd_bits_drop(bd_search_row(&s, 4), 2);
    cr_assert_not(bd_search_run(&s, &family), "1 - 3 must not be used");
    cr_assert_eq(s.exposed, 2);
    bd_arena_free(arena);
}

/* Symptom: crossing sets. The family refuses them. */
Test(solve_traps, crossing_sets_are_noticed)
{
    bd_arena *arena = bd_arena_new();
    bd_family family;
    static const uint16_t a[] = {0, 1, 2}, b[] = {2, 3, 4}, c[] = {0, 1, 2, 3, 4};
    cr_assert_eq(bd_family_new(arena, 10, &family, NULL), BD_OK);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = c, .count = 5}, NULL), BD_OK);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = a, .count = 3}, NULL), BD_OK);
    cr_assert(bd_family_arrange(&family));
    cr_assert_eq(bd_family_meet(&family, 0, 2), 0);
    cr_assert_eq(bd_family_meet(&family, 0, 4), 1);
    cr_assert_eq(bd_family_meet(&family, 0, 5), -1);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = b, .count = 3}, NULL), BD_OK);
    cr_assert_not(bd_family_arrange(&family));
    bd_arena_free(arena);
}

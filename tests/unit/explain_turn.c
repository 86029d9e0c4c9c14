/* Boards exchanged for others: where that first tells, and whether it is worse. */
#include "explain/difference.h"

#include <criterion/criterion.h>

/* A pair costs ten times its lower node and its higher one. */
static void price_by_nodes(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = 10 * edges[i].u + edges[i].v;
}

/* 0-v is against wish v - 1; all others are against none. */
static void price_wishes(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].u == 0 ? edges[i].v - 1 : 0;
}

static void price_nothing(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    (void)edges;
    for (size_t i = 0; i < count; i++) cost[i] = 0;
}

/* Two stages, the first without a word to say; of the second's wishes the first two are granted. */
static size_t judge(bool wishes, bd_edge in, size_t end, bool *worse)
{
    const bd_stage stages[2] = {
        {.id = "nothing", .price = price_nothing},
        {.id = "last", .price = wishes ? price_wishes : price_by_nodes, .wishes = wishes ? 4 : 0}};
    const bd_stage_proof proofs[2] = {{.value = 0, .proved = true}, {.value = 2, .proved = true}};
    const bd_best best = {
        .stages = stages, .stage_count = 2, .certificate = {.stages = proofs, .stage_count = 2}};
    const bd_turn turn = {.out = {bd_turn_edge(4, 1)}, .in = {in}, .count = 1};
    *worse = false;
    return bd_turn_judge(&best, &turn, end, worse);
}

Test(explain_turn, costs_are_compared)
{
    bool worse = false;
    cr_expect(judge(false, bd_turn_edge(1, 5), 2, &worse) == 1 && worse);
    cr_expect(judge(false, bd_turn_edge(3, 1), 2, &worse) == 1 && !worse);
    cr_expect(judge(false, bd_turn_edge(1, 4), 2, &worse) == 2 && !worse);
    cr_expect(judge(false, bd_turn_edge(1, 5), 1, &worse) == 1 && !worse, "not looked at");
}

/* Worse is a pair against a wish that was granted: the first and the second here. */
Test(explain_turn, granted_wishes_count)
{
    bool worse = false;
    cr_expect(judge(true, bd_turn_edge(0, 1), 2, &worse) == 2 && !worse, "against none");
    cr_expect(judge(true, bd_turn_edge(0, 2), 2, &worse) == 1 && worse, "against the first");
    cr_expect(judge(true, bd_turn_edge(0, 3), 2, &worse) == 1 && worse, "against the second");
    cr_expect(judge(true, bd_turn_edge(0, 4), 2, &worse) == 2 && !worse, "against the third");
}

#include "rulebook/criteria/disturbance.h"

#include "rulebook/criteria/criteria.h"
#include "rulebook/round/keep.h"
#include "rulebook/stages/chain.h"

#include <string.h>

static void price_disturbance(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_round *round = context;
    for (size_t i = 0; i < count; i++) cost[i] = !bd_kept_is_made_again(round, edges[i].u, edges[i].v);
}

static bd_step disturbance(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    return bd_chain_give(stage, "", chain->round, price_disturbance);
}

const bd_criterion bd_criterion_disturbance = {
    .id = "disturbance",
    .article = "CAA 27",
    .minimises = "boards (and the bye) that were not published so",
    .step = disturbance,
    .applies = bd_criterion_applies_always,
};

typedef struct first_stage {
    const bd_round *round;
    bd_stages own;
    int given; /* stages so far: 0, 1 or more */
} first_stage;

static bd_status next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    first_stage *walk = self;
    bd_stage_view seen = *view;
    if (walk->given == 1) seen.last_value = 0; /* for the rulebook its own walk begins here */
    if (walk->given++ > 0) return walk->own.next(walk->own.self, &seen, stage, done, err);
    *done = false;
    *stage = (bd_stage){.context = walk->round, .price = price_disturbance, .high = walk->round->nodes - 1};
    memcpy(stage->id, bd_criterion_disturbance.id, strlen(bd_criterion_disturbance.id) + 1);
    return BD_OK;
}

bd_status bd_disturbance_first(const bd_round *round, bd_arena *arena, const bd_stages *own, bd_stages *out,
                               bd_err *err)
{
    first_stage *walk;
    BD_NEW(walk, arena, 1, err);
    *walk = (first_stage){.round = round, .own = *own};
    *out = (bd_stages){.self = walk, .next = next};
    return BD_OK;
}

bd_status bd_disturbance_recount(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                                 bd_counts *counts, bd_err *err)
{
    bd_count *items;
    BD_NEW(items, arena, counts->count + 1, err);
    if (counts->count > 0) memcpy(items, counts->items, counts->count * sizeof *items);
    bd_count *added = &items[counts->count];
    memcpy(added->stage, bd_criterion_disturbance.id, strlen(bd_criterion_disturbance.id) + 1);
    for (int u = 0; u < round->nodes; u++)
        added->value += u < mate[u] && !bd_kept_is_made_again(round, u, mate[u]);
    *counts = (bd_counts){items, counts->count + 1};
    return BD_OK;
}

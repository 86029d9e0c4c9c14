#include "rulebook/criteria/criteria.h"
#include "rulebook/stages/chain.h"

/* The place of everybody in the rules' own order of who has the bye; equal places are equal. */

typedef struct sit_out_costs {
    int bye;
    const int32_t *place; /* by node */
} sit_out_costs;

static void price_sit_out(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const sit_out_costs *of = context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].v == of->bye ? of->place[edges[i].u] : 0;
}

static bd_step sit_out(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_round *round = chain->round;
    if (step > 0 || round->bye < 0 || !bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS)) return BD_STEP_END;
    sit_out_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    int32_t *place = bd_chain_numbers(chain);
    if (of == NULL || place == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        for (int v = 0; v < round->cards; v++) place[u] += round->rules->compare_bye(round, v, u) < 0;
    *of = (sit_out_costs){round->bye, place};
    stage->low = stage->high = round->bye;
    return bd_chain_give(stage, "", of, price_sit_out);
}

const bd_criterion bd_criterion_sit_out = {
    .id = "sit-out",
    .article = "SCC sit-outs",
    .minimises = "players who ought to sit out before the one who does: volunteers, then those with the most "
                 "games, then those who sat out "
                 "longest ago",
    .step = sit_out,
    .applies = bd_criterion_applies_always,
};

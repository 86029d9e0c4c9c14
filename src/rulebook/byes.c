#include "rulebook/chain.h"
#include "rulebook/criteria.h"

/* Costs of having the bye, by node. */
typedef struct bye_costs {
    int bye;
    const int32_t *of;
} bye_costs;

static void price_bye(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bye_costs *costs = context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].v == costs->bye ? costs->of[edges[i].u] : 0;
}

static bd_step give(bd_chain *chain, bd_stage *stage, const int32_t *of)
{
    bye_costs *costs = bd_arena_alloc(chain->arena, 1, sizeof *costs);
    if (costs == NULL || of == NULL) return BD_STEP_FAILED;
    *costs = (bye_costs){chain->round->bye, of};
    stage->low = stage->high = chain->round->bye;
    return bd_chain_give(stage, "", costs, price_bye);
}

static bd_step bye_again(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_round *round = chain->round;
    if (step > 0 || round->bye < 0) return BD_STEP_END;
    int32_t *again = bd_chain_numbers(chain);
    if (again == NULL) return BD_STEP_FAILED;
    bool any = false;
    for (int u = 0; u < round->cards; u++) {
        again[u] = round->players[u].had_bye || round->players[u].bye_awaited;
        any = any || again[u] != 0;
    }
    return any ? give(chain, stage, again) : BD_STEP_SKIP;
}

static bd_step bye_level(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_round *round = chain->round;
    if (step > 0 || round->bye < 0 || round->levels == 1) return BD_STEP_END;
    int32_t *height = bd_chain_numbers(chain);
    if (height == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++) height[u] = round->levels - 1 - round->players[u].level;
    bd_chain_ask(chain, &chain->bye_height, 1);
    return give(chain, stage, height);
}

const bd_criterion bd_criterion_bye_again = {
    .id = "bye-again",
    .article = "CAA 6",
    .sentence = "a bye to somebody who had a full-point bye or a win by default, or who has a bye arranged for a later round",
    .step = bye_again,
};

const bd_criterion bd_criterion_bye_level = {
    .id = "bye-level",
    .article = "CAA 6",
    .sentence = "score levels between the bye and the lowest level",
    .step = bye_level,
};

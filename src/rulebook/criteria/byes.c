#include "rulebook/criteria/criteria.h"
#include "rulebook/stages/chain.h"

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

static bd_step give_part(bd_chain *chain, bd_stage *stage, const char *part, const int32_t *of)
{
    bye_costs *costs = bd_arena_alloc(chain->arena, 1, sizeof *costs);
    if (costs == NULL || of == NULL) return BD_STEP_FAILED;
    *costs = (bye_costs){chain->round->bye, of};
    stage->low = stage->high = chain->round->bye;
    return bd_chain_give(stage, part, costs, price_bye);
}

static bd_step give(bd_chain *chain, bd_stage *stage, const int32_t *of)
{
    return give_part(chain, stage, "", of);
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

/* Round 1: not a top player; then the last in alphabetical order, which is the order of places. */
static bd_step bye_alphabet(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_round *round = chain->round;
    if (step > 1 || round->bye < 0) return BD_STEP_END;
    int32_t *of = bd_chain_numbers(chain);
    if (of == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        of[u] = step == 0 ? (int32_t)round->players[u].card->top : round->cards - 1 - round->players[u].place;
    return give_part(chain, stage, step == 0 ? ".top" : ".last", of);
}

/* From the lowest-ranked player up; those without a rating come after all others. */
static bd_step bye_lowest(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_round *round = chain->round;
    if (step > 0 || round->bye < 0) return BD_STEP_END;
    int32_t *order = bd_chain_numbers(chain);
    if (order == NULL) return BD_STEP_FAILED;
    int32_t passed = 0;
    for (int turn = 0; turn < 2; turn++)
        for (int u = round->cards - 1; u >= 0; u--)
            if ((round->players[u].grade == 0) == (turn == 1)) order[u] = passed++;
    return give(chain, stage, order);
}

const bd_criterion bd_criterion_bye_again = {
    .id = "bye-again",
    .article = "CAA 6",
    .minimises = "a bye to somebody who had a full-point bye or a win by default, or who has a bye arranged "
                 "for a later round",
    .step = bye_again,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_bye_level = {
    .id = "bye-level",
    .article = "CAA 6",
    .minimises = "score levels between the bye and the lowest level",
    .step = bye_level,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_bye_alphabet = {
    .id = "bye-alphabet",
    .article = "SCA 4",
    .minimises = "in round 1, a bye to a top player; then how far the player with the bye is from the end of "
                 "the alphabetical order",
    .step = bye_alphabet,
    .applies = bd_round_is_first,
};

const bd_criterion bd_criterion_bye_lowest = {
    .id = "bye-lowest",
    .article = "USCF practice",
    .minimises =
        "how many players rank below the one who has the bye; those without a rating come after all others",
    .step = bye_lowest,
    .applies = bd_criterion_applies_always,
};

/* Sit-outs: the place of everybody in the rules' own order of who has the bye; equal places are equal. */
#include "rulebook/scc/scc.h"
#include "rulebook/scc/scc_words.h"
#include "rulebook/stages/chain.h"
#include "rulebook/stages/laid_draw.h"

typedef struct sit_out_costs {
    int bye;
    const int32_t *place; /* by node */
} sit_out_costs;

static void sit_out_price_sit_out(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const sit_out_costs *of = context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].v == of->bye ? of->place[edges[i].u] : 0;
}

static bd_step sit_out_sit_out(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_round *round = chain->round;
    if (step > 0 || round->bye < 0) return BD_STEP_END;
    sit_out_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    int32_t *place = bd_chain_numbers(chain);
    if (of == NULL || place == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++)
        for (int v = 0; v < round->cards; v++) place[u] += bd_scc_compare_readiness(round, v, u) < 0;
    *of = (sit_out_costs){round->bye, place};
    stage->low = stage->high = round->bye;
    return bd_chain_give(stage, "", of, sit_out_price_sit_out);
}

/* Second count, from the cards: a volunteer, more games, a longer time since the last sit-out. */
static bool sit_out_sits_out_before(const bd_card *a, const bd_card *b, int round)
{
    const bd_season x = bd_season_of(a, round), y = bd_season_of(b, round);
    if (a->volunteer != b->volunteer) return a->volunteer;
    return x.games != y.games ? x.games > y.games : x.last_sit_out < y.last_sit_out;
}

static bd_status sit_out_count_sit_out(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t before = 0;
    if (laid->draw.bye == 0) return bd_tally_add(tally, "", 0, err);
    const bd_card *taker = round->players[bd_round_node(round, laid->draw.bye)].card;
    for (int u = 0; u < round->cards; u++)
        before += sit_out_sits_out_before(round->players[u].card, taker, round->number);
    return bd_tally_add(tally, "", before, err);
}

static const bd_stage_words sit_out_words[] = {
    {"", NULL, BD_ENGLISH(SCC_SIT_OUT_WORSE), false},
};

const bd_criterion bd_criterion_sit_out = {
    .id = "sit-out",
    .article = "SCC sit-outs",
    .minimises = BD_ENGLISH(SCC_SIT_OUT),
    .words = sit_out_words,
    .word_count = sizeof sit_out_words / sizeof *sit_out_words,
    .step = sit_out_sit_out,
    .count = sit_out_count_sit_out,
    .applies = bd_criterion_applies_always,
};

/* Sit-outs: as few players as possible; and who, by the rules' own order; equal places are equal.
 *
 * One has the bye where the number is odd. Where somebody has met everybody, pairs of the matching who may
 * not play each other sit out too, two at a time (bd_round_sits_out). Which players can be spared together
 * has the structure of a matroid, so that the smallest sum of places is also the choice of one after the
 * other in the order of the rules. */
#include "rulebook/scc/scc.h"
#include "rulebook/scc/scc_words.h"
#include "rulebook/stages/chain.h"

typedef struct sit_out_costs {
    const bd_round *round;
    const int32_t *place; /* by node; NULL: every pair costs how far its two are apart in the list */
} sit_out_costs;

static void sit_out_price_places(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const sit_out_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = 0;
        if (v == of->round->bye)
            cost[i] = of->place != NULL ? of->place[u] : v - u;
        else if (bd_round_sits_out(of->round, u, v))
            cost[i] = of->place != NULL ? of->place[u] + of->place[v] : v - u;
    }
}

static void sit_out_price_number(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_round *round = context;
    for (size_t i = 0; i < count; i++) {
        const bool bye = edges[i].v == round->bye;
        cost[i] = bye                                                ? 1 + (bd_cost)round->stood_down_count
                  : bd_round_sits_out(round, edges[i].u, edges[i].v) ? 2
                                                                     : 0;
    }
}

static bd_step sit_out_number(bd_chain *chain, bd_stage *stage)
{
    if (!bd_chain_has_sit_outs(chain, chain->view->face)) return BD_STEP_END;
    return bd_chain_give(stage, "", chain->round, sit_out_price_number);
}

static const int32_t *sit_out_places(bd_chain *chain, bool from_the_bottom)
{
    const bd_round *round = chain->round;
    int32_t *place = bd_chain_numbers(chain);
    for (int u = 0; place != NULL && u < round->cards; u++) {
        if (from_the_bottom) place[u] = round->cards - 1 - u;
        for (int v = 0; !from_the_bottom && v < round->cards; v++)
            place[u] += bd_scc_compare_readiness(round, v, u) < 0;
    }
    return place;
}

/* Who comes first in the order; where two of them do not play, the lower of equal ones; and, so that one
 * matching stands for one draw, the neighbours in the list sit out together. */
static bd_step sit_out_who(bd_chain *chain, int step, bd_stage *stage)
{
    static const char *const parts[] = {"", ".last", ".pair"};
    const bd_round *round = chain->round;
    const bool open = bd_chain_has_sit_outs(chain, chain->view->face);
    if (step > 2 || (!open && (step > 0 || round->bye < 0))) return BD_STEP_END;
    sit_out_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    if (of == NULL) return BD_STEP_FAILED;
    *of = (sit_out_costs){.round = round};
    if (step < 2) of->place = sit_out_places(chain, step == 1);
    if (step < 2 && of->place == NULL) return BD_STEP_FAILED;
    if (!open) stage->low = stage->high = round->bye;
    return bd_chain_give(stage, parts[step], of, sit_out_price_places);
}

/* ---- second counts: from the cards of those who have no board ---- */

static bd_status sit_out_count_number(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_tally_add(tally, "", (int64_t)laid->draw.sit_out_count + (laid->draw.bye != 0), err);
}

/* A volunteer, more games, a longer time since the last sit-out. */
static bool sit_out_sits_out_before(const bd_card *a, const bd_card *b, int round)
{
    const bd_season x = bd_season_of(a, round), y = bd_season_of(b, round);
    if (bd_card_volunteers(a, round) != bd_card_volunteers(b, round)) return bd_card_volunteers(a, round);
    return x.games != y.games ? x.games > y.games : x.last_sit_out < y.last_sit_out;
}

static bd_status sit_out_count_who(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t before = 0, below = 0, apart = 0;
    for (int w = 0; w < round->cards; w++) {
        if (laid->opponent[w] >= 0) continue;
        for (int u = 0; u < round->cards; u++)
            before += sit_out_sits_out_before(round->players[u].card, round->players[w].card, round->number);
        below += round->cards - 1 - w;
        if (laid->mate[w] > w) apart += laid->mate[w] - w; /* the bye is the last node */
    }
    BD_TRY(bd_tally_add(tally, ".last", below, err));
    BD_TRY(bd_tally_add(tally, ".pair", apart, err));
    return bd_tally_add(tally, "", before, err);
}

const bd_criterion bd_criterion_sit_outs = {
    .id = "sit-outs",
    .article = "SCC sit-outs",
    .minimises = BD_ENGLISH(SCC_SIT_OUTS),
    .flags = BD_IS_OF_SIT_OUTS | BD_STANDS_FIRST,
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(SCC_SIT_OUTS_WORSE), false}),
    .once = sit_out_number,
    .count = sit_out_count_number,
};

const bd_criterion bd_criterion_sit_out = {
    .id = "sit-out",
    .article = "SCC sit-outs",
    .minimises = BD_ENGLISH(SCC_SIT_OUT),
    .flags = BD_IS_OF_SIT_OUTS,
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(SCC_SIT_OUT_WORSE), false},
                   {".last", NULL, BD_ENGLISH(SCC_SIT_OUT_LAST_WORSE), true},
                   {".pair", NULL, BD_ENGLISH(SCC_SIT_OUT_PAIR_WORSE), true}),
    .step = sit_out_who,
    .count = sit_out_count_who,
};

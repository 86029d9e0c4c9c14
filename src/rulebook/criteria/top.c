/* Top: criteria that only put draws in order, card by card, until one draw is left: going down the cards (or
 * along the lot), everybody is to have the best-ranked opponent who is still possible (or the earliest). */
#include "cards/questions.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/round/rank.h"

/* The nodes as they choose: as they stand, or along the lot; the bye is last. */
static bd_status top_order_of(const bd_round *round, bd_arena *arena, bool by_lot, uint16_t **order,
                              bd_err *err)
{
    int *lot = NULL;
    if (by_lot) BD_TRY(bd_lot_order(round, arena, &lot, err));
    BD_NEW(*order, arena, round->nodes, err);
    for (int k = 0; k < round->nodes; k++) (*order)[k] = (uint16_t)(by_lot && k < round->cards ? lot[k] : k);
    return BD_OK;
}

static bd_step top_ask(bd_chain *chain, bool by_lot, bd_stage *stage)
{
    const bd_round *round = chain->round;
    bd_choosers *choosers = bd_arena_alloc(chain->arena, 1, sizeof *choosers);
    const int *ids = bd_chain_ids(chain);
    int32_t *rank = by_lot ? bd_chain_numbers(chain) : NULL;
    uint16_t *order = NULL;
    if (choosers == NULL || ids == NULL || (by_lot && rank == NULL) ||
        top_order_of(round, chain->arena, by_lot, &order, NULL) != BD_OK)
        return BD_STEP_FAILED;
    for (int k = 0; rank != NULL && k < round->nodes; k++) rank[order[k]] = k;
    *choosers = (bd_choosers){.who = order, .count = round->nodes, .rank = rank, .number = ids};
    stage->choosers = choosers;
    return BD_STEP_STAGE;
}

static bd_step top_ask_down_the_cards(bd_chain *chain, bd_stage *stage)
{
    return top_ask(chain, false, stage);
}

static bd_step top_ask_along_the_lot(bd_chain *chain, bd_stage *stage) { return top_ask(chain, true, stage); }

/* ---- second counts: how many come between each card and its opponent, in the order ---- */

static bd_status top_count(const bd_laid_draw *laid, bool by_lot, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    uint16_t *order;
    int *turn;
    if (laid->stage == NULL) return BD_OK; /* card by card, when one is asked for */
    BD_TRY(top_order_of(round, laid->arena, by_lot, &order, err));
    BD_NEW(turn, laid->arena, round->nodes, err);
    for (int k = 0; k < round->nodes; k++) turn[order[k]] = k;
    for (int u = 0; u < round->cards; u++) {
        const int id = round->players[u].id;
        BD_TRY(bd_tally_add_at(tally, "", id, turn[laid->partner[u]] - turn[u] - 1, err));
        /* What was closed is every other board of a card: no board of the draw is one of those. */
        BD_TRY(bd_tally_add_at(tally, ".closed", id, 0, err));
    }
    return BD_OK;
}

static bd_status top_count_down_the_cards(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return top_count(laid, false, tally, err);
}

static bd_status top_count_along_the_lot(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return top_count(laid, true, tally, err);
}

const bd_criterion bd_criterion_top_board = {
    .id = "top-board",
    BD_SAYS_WORSE(CRITERIA_TOP_BOARD),
    .once = top_ask_down_the_cards,
    .count = top_count_down_the_cards,
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_nearest = {
    .id = "nearest",
    BD_SAYS_WORSE(CRITERIA_NEAREST),
    .once = top_ask_down_the_cards,
    .count = top_count_down_the_cards,
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_lot = {
    .id = "lot",
    BD_SAYS_WORSE(CRITERIA_LOT),
    .once = top_ask_along_the_lot,
    .count = top_count_along_the_lot,
    .flags = BD_IS_ORDER,
};

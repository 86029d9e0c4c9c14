/* Settle: a helper that fixes who floats where all criteria before leave a choice. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"

/* What the face leaves a card. */
enum { STAYS = 1, LEAVES = 2, OPEN = STAYS | LEAVES };

/* The bye is below all levels. */
static bool settle_mark_ways(bd_chain *chain, const bd_face *face, uint8_t *ways)
{
    const bd_round *round = chain->round;
    const size_t words = (size_t)bd_bits_words(face->nodes);
    uint64_t *inside = bd_arena_alloc(chain->arena, words, sizeof *inside);
    uint64_t *beyond = bd_arena_alloc(chain->arena, words, sizeof *beyond);
    if (inside == NULL || beyond == NULL) return false;
    for (int u = 0; u < round->cards; u++) {
        const int last = round->level_start[round->players[u].level + 1] - 1;
        if (bd_face_mark(face, u, u + 1, last, inside)) ways[u] |= STAYS;
        if (bd_face_mark(face, u, last + 1, face->nodes - 1, beyond)) ways[u] |= LEAVES;
    }
    for (int u = 0; u < face->nodes; u++) {
        if (bd_bits_has(inside, u)) ways[u] |= STAYS;
        if (bd_bits_has(beyond, u)) ways[u] |= LEAVES;
    }
    return true;
}

static bool settle_any_open(const bd_chain *chain, const uint8_t *ways)
{
    for (int u = 0; u < chain->round->cards; u++)
        if (ways[u] == OPEN) return true;
    return false;
}

/* Numbers those who stay, level by level. */
static bool settle_number_the_staying(bd_chain *chain, const uint8_t *ways)
{
    const bd_round *round = chain->round;
    int32_t *stays = bd_chain_numbers(chain);
    int *half = bd_arena_alloc(chain->arena, (size_t)round->levels, sizeof *half);
    if (stays == NULL || half == NULL) return false;
    for (int u = 0; u < round->nodes; u++) {
        const bool staying = u < round->cards && ways[u] == STAYS;
        stays[u] = staying ? half[round->players[u].level]++ : -1;
    }
    for (int l = 0; l < round->levels; l++) half[l] /= 2;
    chain->stays = stays;
    chain->half = half;
    return true;
}

/* Places beyond this one count as this one: two squares together are a cost. */
enum { SETTLE_PLACE_MOST = 22360 };

static int64_t settle_square(int64_t place)
{
    const int64_t counted = place < SETTLE_PLACE_MOST ? place : SETTLE_PLACE_MOST;
    BD_ASSERT(place >= 0 && 2 * (int64_t)SETTLE_PLACE_MOST * SETTLE_PLACE_MOST <= BD_COST_MAX);
    return counted * counted;
}

static bd_step settle_give_squares(bd_chain *chain, bd_stage *stage)
{
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        table->down[u] = table->bye[u] = (int32_t)settle_square(bd_float_place_down(chain, u));
        table->up[u] = (int32_t)settle_square(bd_float_place_up(chain, u));
    }
    return bd_chain_give(stage, ".squares", &table->costs, bd_price_floats);
}

/* One card: what staying in its level costs, and what leaving it does. */
typedef struct way_costs {
    const int16_t *level;
    int node;
    bd_cost stays, leaves;
} way_costs;

static void settle_price_way(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const way_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        const bool concerns = u == of->node || v == of->node;
        cost[i] = !concerns ? 0 : of->level[u] == of->level[v] ? of->stays : of->leaves;
    }
}

static bd_step settle_give_way(bd_chain *chain, bd_stage *stage, const char *part, int node, bd_cost stays,
                               bd_cost leaves)
{
    const way_costs of = {chain->level, node, stays, leaves};
    stage->low = stage->high = node;
    return bd_chain_give_at(stage, part, chain->round->players[node].id, bd_chain_keep(chain, &of, sizeof of),
                            settle_price_way);
}

/* Whether anybody leaves the level at the bottom: downwards or by the bye. */
static bool settle_loses_cards_below(const bd_chain *chain, int level)
{
    const bd_round *round = chain->round;
    return chain->down[level] > 0 || (round->bye >= 0 && level == round->levels - 1 - *chain->bye_height);
}

/* The card to be settled next: in the highest level with an open card the best-placed one. The face may show
 * a card open that is not: the order does not depend on that, and asking for such a card changes nothing. */
static int settle_best_placed(const bd_chain *chain, const uint8_t *ways)
{
    BD_ASSERT(chain->line != NULL);
    const bd_round *round = chain->round;
    int best = -1, place = 0;
    for (int u = 0; u < round->cards; u++) {
        const int level = round->players[u].level;
        if (best >= 0 && level != round->players[best].level) break;
        if (ways[u] != OPEN) continue;
        const int here = settle_loses_cards_below(chain, level) ? bd_float_place_down(chain, u)
                                                                : bd_float_place_up(chain, u);
        if (best >= 0 && here >= place) continue;
        best = u;
        place = here;
    }
    return best;
}

/* A settled card's other way is closed: every draw that is still best has it go the way it goes in this one.
 */
static bd_step settle_close_other_way(bd_chain *chain, bd_stage *stage)
{
    BD_ASSERT(chain->settled_node >= 0 && chain->settled_node < chain->round->cards);
    const int node = chain->settled_node;
    const bool stays = chain->level[node] == chain->level[chain->view->mate[node]];
    chain->settled_node = -1;
    return settle_give_way(chain, stage, ".closed", node, stays ? 0 : 1, stays ? 1 : 0);
}

static bd_step settle_next(bd_chain *chain, const uint8_t *ways, bd_stage *stage)
{
    if (!bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    chain->settled_node = settle_best_placed(chain, ways);
    chain->sure = true;
    return settle_give_way(chain, stage, ".settled", chain->settled_node, 0, -1);
}

/* The squares are asked for even when the face shows nobody open: what is minimised must not depend on how
 * tight the face is. */
static bd_step settle_floaters(bd_chain *chain, int step, bd_stage *stage)
{
    if (chain->stays != NULL) return BD_STEP_END;
    if (step == 0) {
        chain->settled_node = -1;
        return settle_give_squares(chain, stage);
    }
    if (chain->settled_node >= 0) return settle_close_other_way(chain, stage);
    uint8_t *ways = bd_arena_alloc(chain->arena, (size_t)chain->round->nodes, sizeof *ways);
    if (ways == NULL) return BD_STEP_FAILED;
    if (!settle_mark_ways(chain, chain->view->face, ways)) return BD_STEP_FAILED;
    if (settle_any_open(chain, ways)) return settle_next(chain, ways, stage);
    return settle_number_the_staying(chain, ways) ? BD_STEP_END : BD_STEP_FAILED;
}

/* ---- second counts: which way each card goes on the boards ---- */

static bd_status settle_count_floaters(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t squares = 0;
    for (int u = 0; u < round->cards; u++) {
        const int64_t passed = bd_laid_leaves_below(laid, u)           ? bd_float_passed_down(laid, u)
                               : bd_laid_float(laid, u) == BD_FLOAT_UP ? bd_float_passed_up(laid, u)
                                                                       : 0;
        squares += settle_square(passed);
        BD_TRY(bd_tally_add_at(tally, ".settled", round->players[u].id, laid->seat[u] < 0 ? -1 : 0, err));
        /* What was closed is the way that the card does not go: no board goes it. */
        BD_TRY(bd_tally_add_at(tally, ".closed", round->players[u].id, 0, err));
    }
    return bd_tally_add(tally, ".squares", squares, err);
}

const bd_criterion bd_criterion_floaters = {
    .id = "floaters",
    .minimises = BD_ENGLISH(CRITERIA_FLOATERS),
    BD_STAGE_WORDS({".squares", NULL, BD_ENGLISH(CRITERIA_FLOATERS_SQUARES_WORSE), false},
                   {".settled", NULL, BD_ENGLISH(CRITERIA_FLOATERS_SETTLED_WORSE), false},
                   {".closed", NULL, BD_ENGLISH(CRITERIA_FLOATERS_CLOSED_WORSE), false}),
    .step = settle_floaters,
    .count = settle_count_floaters,
    .flags = BD_IS_HELPER | BD_NEEDS_PROFILE | BD_IS_OF_FLOATERS,
};

/* Settle: a helper that fixes who floats where all criteria before leave a choice: first by the squares of
 * the places, then the best-placed first. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/stages/natural.h"

#include <stdlib.h>

/* Numbers those who stay, level by level. */
static bool settle_number_the_staying(bd_chain *chain, const bool *leaves)
{
    const bd_round *round = chain->round;
    int32_t *stays = bd_chain_numbers(chain);
    int *half = bd_arena_alloc(chain->arena, (size_t)round->levels, sizeof *half);
    if (stays == NULL || half == NULL) return false;
    for (int u = 0; u < round->nodes; u++) {
        const bool staying = u < round->cards && !leaves[u];
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
        const int line = chain->line[chain->round->players[u].level];
        table->down[u] = (int32_t)settle_square(bd_float_place_down(chain, u));
        table->bye[u] = (int32_t)settle_square(bd_node_place_bye(chain->round, u, line));
        table->up[u] = (int32_t)settle_square(bd_float_place_up(chain, u));
    }
    return bd_chain_give(stage, ".squares", &table->costs, bd_price_floats);
}

/* Whether anybody leaves the level at the bottom: downwards or by the bye. */
static bool settle_loses_cards_below(const bd_chain *chain, int level)
{
    const bd_round *round = chain->round;
    return chain->down[level] > 0 || (round->bye >= 0 && level == round->levels - 1 - *chain->bye_height);
}

typedef struct settle_seat {
    int level, place, node;
} settle_seat;

static int settle_compare_seats(const void *a, const void *b)
{
    const settle_seat *x = a, *y = b;
    if (x->level != y->level) return x->level - y->level;
    return x->place != y->place ? x->place - y->place : x->node - y->node;
}

/* Level by level from the top, the best-placed first. */
static bool settle_list_in_turn(const bd_chain *chain, uint16_t *who)
{
    const bd_round *round = chain->round;
    settle_seat *seats = bd_arena_alloc(chain->arena, (size_t)round->cards, sizeof *seats);
    if (seats == NULL) return false;
    for (int u = 0; u < round->cards; u++) {
        const int level = round->players[u].level;
        const bool below = settle_loses_cards_below(chain, level);
        seats[u] =
            (settle_seat){level, below ? bd_float_place_down(chain, u) : bd_float_place_up(chain, u), u};
    }
    qsort(seats, (size_t)round->cards, sizeof *seats, settle_compare_seats);
    for (int i = 0; i < round->cards; i++) who[i] = (uint16_t)seats[i].node;
    return true;
}

static bd_step settle_ask_who_leaves(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    bd_leavers *leavers = bd_arena_alloc(chain->arena, 1, sizeof *leavers);
    uint16_t *who = bd_arena_alloc(chain->arena, (size_t)round->cards, sizeof *who);
    const int *ids = bd_chain_ids(chain);
    if (leavers == NULL || who == NULL || ids == NULL || !settle_list_in_turn(chain, who))
        return BD_STEP_FAILED;
    *leavers = (bd_leavers){who, round->cards, round->level_start, chain->level, ids};
    stage->leavers = leavers;
    return BD_STEP_STAGE;
}

static bd_step settle_floaters(bd_chain *chain, int step, bd_stage *stage)
{
    if (chain->stays != NULL) return BD_STEP_END;
    if (step == 0) return settle_give_squares(chain, stage);
    if (step == 1) return settle_ask_who_leaves(chain, stage);
    return settle_number_the_staying(chain, chain->view->leaves) ? BD_STEP_END : BD_STEP_FAILED;
}

/* ---- second counts: which way each card goes on the boards ---- */

static bd_status settle_count_floaters(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t squares = 0;
    for (int u = 0; u < round->cards; u++) {
        const bd_float way = bd_laid_float(laid, u);
        const int64_t passed = way == BD_FLOAT_UP      ? bd_float_passed_up(laid, u)
                               : way == BD_FLOAT_DOWN  ? bd_float_passed_down(laid, u)
                               : laid->opponent[u] < 0 ? bd_float_passed_bye(laid, u)
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

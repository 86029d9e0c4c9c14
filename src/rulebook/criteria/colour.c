/* Colour: transfers, of players who do not get the colour that they are due, largest colour difference first.
 */
#include "base/assert.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/claim.h"
#include "rulebook/round/keep.h"
#include "rulebook/round/option_value.h"
#include "rulebook/stages/chain.h"

#include <stdio.h>
#include <stdlib.h>

/* Two players who want one colour: the one with the weaker claim is transferred; of equal claims, the lower
 * player's. */
typedef struct transfer_costs {
    const int32_t *due;      /* by node */
    const int32_t *strength; /* by node: equal numbers are equal claims, a larger number is a stronger one */
    const int32_t *of;       /* by node: what its transfer costs */
    const bd_round *kept;    /* boards of a published draw have their colours already; NULL: there are none */
} transfer_costs;

/* A published board that stays: everybody on it who has not the colour due is a transfer. */
static int32_t colour_cost_as_published(const transfer_costs *costs, int u, int v, const bd_kept_board *board)
{
    BD_ASSERT(board->u == u && board->v == v);
    const int32_t of_u = board->higher_has_white ? BD_WHITE : BD_BLACK;
    const int32_t of_v = board->higher_has_white ? BD_BLACK : BD_WHITE;
    if (v >= costs->kept->cards) return 0;
    return (costs->due[u] != of_u ? costs->of[u] : 0) + (costs->due[v] != of_v ? costs->of[v] : 0);
}

static void colour_price_transfer(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const transfer_costs *costs = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        const int v = edges[i].v;
        const bool clash = costs->due[u] != BD_NO_COLOUR && costs->due[u] == costs->due[v];
        const int transferred = costs->strength[u] < costs->strength[v] ? u : v;
        const bd_kept_board *board = costs->kept != NULL ? bd_kept_find(costs->kept, u, v) : NULL;
        cost[i] = board != NULL ? colour_cost_as_published(costs, u, v, board)
                  : clash       ? costs->of[transferred]
                                : 0;
    }
}

static int colour_compare_claims(const void *a, const void *b)
{
    return bd_claim_compare(&(*(const bd_player *const *)a)->claim, &(*(const bd_player *const *)b)->claim);
}

/* Numbers the claims from the weakest up. */
static const int32_t *colour_rate_claims(bd_chain *chain)
{
    const bd_round *round = chain->round;
    int32_t *strength = bd_chain_numbers(chain);
    const bd_player **order = bd_arena_alloc(chain->arena, (size_t)round->cards, sizeof *order);
    if (strength == NULL || order == NULL) return NULL;
    for (int u = 0; u < round->cards; u++) order[u] = &round->players[u];
    qsort(order, (size_t)round->cards, sizeof *order, colour_compare_claims);
    int32_t number = 0;
    for (int i = 0; i < round->cards; i++) {
        if (i > 0 && colour_compare_claims(&order[i - 1], &order[i]) != 0) number++;
        strength[order[i] - round->players] = number;
    }
    return strength;
}

/* A stage of what transfers cost; skipped when no transfer could cost anything. */
static bd_step colour_give(bd_chain *chain, bd_stage *stage, const char *part,
                           int (*cost_of)(const bd_round *round, const bd_player *player))
{
    const bd_round *round = chain->round;
    transfer_costs *costs = bd_arena_alloc(chain->arena, 1, sizeof *costs);
    int32_t *due = bd_chain_numbers(chain);
    int32_t *of = bd_chain_numbers(chain);
    if (costs == NULL || due == NULL || of == NULL) return BD_STEP_FAILED;
    bool any = false;
    for (int u = 0; u < round->cards; u++) {
        due[u] = (int32_t)round->players[u].claim.due;
        of[u] = due[u] != BD_NO_COLOUR ? cost_of(round, &round->players[u]) : 0;
        any = any || of[u] != 0;
    }
    if (!any) return BD_STEP_SKIP;
    *costs = (transfer_costs){due, colour_rate_claims(chain), of, round->kept != NULL ? round : NULL};
    return costs->strength != NULL ? bd_chain_give(stage, part, costs, colour_price_transfer)
                                   : BD_STEP_FAILED;
}

static int colour_difference_of(const bd_player *player) { return abs(player->claim.difference); }

static int colour_three_or_more(const bd_round *round, const bd_player *player)
{
    (void)round;
    return colour_difference_of(player) >= 3;
}

static int colour_just_two(const bd_round *round, const bd_player *player)
{
    (void)round;
    return colour_difference_of(player) == 2;
}

static int colour_just_one(const bd_round *round, const bd_player *player)
{
    (void)round;
    return colour_difference_of(player) == 1;
}

static int colour_balanced(const bd_round *round, const bd_player *player)
{
    (void)round;
    return colour_difference_of(player) == 0;
}

/* Whatever the colour of the run: how the order of the examples was found. */
static int colour_squared_run(const bd_round *round, const bd_player *player)
{
    (void)round;
    return player->claim.run * player->claim.run;
}

/* CAA 40: a transfer that makes a difference of 3, of somebody whom no result can bring back to the top. */
static int colour_wide_and_out_of_contention(const bd_round *round, const bd_player *player)
{
    const int rounds_left = round->tournament->rounds - round->number + 1;
    const int best_possible = player->score + rounds_left * round->tournament->points.win;
    return colour_difference_of(player) >= 2 && best_possible < round->players[0].score;
}

static bd_step colour_difference(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    switch (step) {
    case 0: return colour_give(chain, stage, ".3", colour_three_or_more);
    case 1: return colour_give(chain, stage, ".2", colour_just_two);
    case 2: return colour_give(chain, stage, ".1", colour_just_one);
    default: return BD_STEP_END;
    }
}

static bd_step colour_alternation(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    switch (step) {
    case 0: return colour_give(chain, stage, ".level", colour_balanced);
    case 1: return colour_give(chain, stage, ".runs", colour_squared_run);
    default: return BD_STEP_END;
    }
}

static bd_step colour_relax_last_rounds(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_round *round = chain->round;
    const int rounds = round->tournament->rounds;
    const int relaxed = bd_option_int(round, &bd_option_relax_last_rounds);
    if (step > 0 || rounds == 0 || round->number <= rounds - relaxed) return BD_STEP_END;
    return colour_give(chain, stage, "", colour_wide_and_out_of_contention);
}

/* ---- second counts: everybody who is not given the colour that is due is a transfer ---- */

static bool colour_transfer_is(const bd_laid_draw *laid, int u)
{
    const bd_claim *claim = &laid->round->players[u].claim;
    return laid->opponent[u] >= 0 && claim->due != BD_NO_COLOUR && claim->due != laid->colour[u];
}

static bd_status colour_count_colour_difference(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    int64_t by_size[4] = {0};
    for (int u = 0; u < laid->round->cards; u++) {
        const int difference = abs(laid->round->players[u].claim.difference);
        if (colour_transfer_is(laid, u)) by_size[difference < 3 ? difference : 3]++;
    }
    BD_TRY(bd_tally_add(tally, ".3", by_size[3], err));
    BD_TRY(bd_tally_add(tally, ".2", by_size[2], err));
    return bd_tally_add(tally, ".1", by_size[1], err);
}

static bd_status colour_count_alternation(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    int64_t level = 0, runs = 0;
    for (int u = 0; u < laid->round->cards; u++) {
        const bd_claim *claim = &laid->round->players[u].claim;
        if (!colour_transfer_is(laid, u)) continue;
        level += claim->difference == 0;
        runs += (int64_t)claim->run * claim->run;
    }
    BD_TRY(bd_tally_add(tally, ".level", level, err));
    return bd_tally_add(tally, ".runs", runs, err);
}

/* Points are added round by round: who could still come level with the leader is not out of contention. */
static bd_status colour_count_relaxed(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_tournament *tournament = laid->round->tournament;
    const int relaxed = bd_option_int(laid->round, &bd_option_relax_last_rounds);
    int64_t transfers = 0;
    if (tournament->rounds == 0 || laid->round->number <= tournament->rounds - relaxed)
        return bd_tally_add(tally, "", 0, err);
    for (int u = 0; u < laid->round->cards; u++) {
        const bd_player *player = &laid->round->players[u];
        int reach = player->score;
        for (int r = laid->round->number; r <= tournament->rounds; r++) reach += tournament->points.win;
        transfers += colour_transfer_is(laid, u) && abs(player->claim.difference) >= 2 &&
                     reach < laid->round->players[0].score;
    }
    return bd_tally_add(tally, "", transfers, err);
}

static const bd_stage_words relax_last_rounds_words[] = {
    {"", NULL, BD_ENGLISH(CRITERIA_RELAX_LAST_ROUNDS_WORSE), false},
};

const bd_criterion bd_criterion_relax_last_rounds = {
    .id = "relax-last-rounds",
    .article = "CAA 40",
    .minimises = BD_ENGLISH(CRITERIA_RELAX_LAST_ROUNDS),
    .words = relax_last_rounds_words,
    .word_count = sizeof relax_last_rounds_words / sizeof *relax_last_rounds_words,
    .step = colour_relax_last_rounds,
    .count = colour_count_relaxed,
    .flags = BD_NEEDS_OPTION,
    .option = &bd_option_relax_last_rounds,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words colour_difference_words[] = {
    {".3", BD_ENGLISH(CRITERIA_COLOUR_DIFFERENCE_3_COSTS), BD_ENGLISH(CRITERIA_COLOUR_DIFFERENCE_3_WORSE),
     false},
    {".2", BD_ENGLISH(CRITERIA_COLOUR_DIFFERENCE_2_COSTS), BD_ENGLISH(CRITERIA_COLOUR_DIFFERENCE_2_WORSE),
     false},
    {".1", BD_ENGLISH(CRITERIA_COLOUR_DIFFERENCE_1_COSTS), BD_ENGLISH(CRITERIA_COLOUR_DIFFERENCE_1_WORSE),
     false},
};

const bd_criterion bd_criterion_colour_difference = {
    .id = "colour-difference",
    .article = "CAA 2b(i), 16(i)",
    .minimises = BD_ENGLISH(CRITERIA_COLOUR_DIFFERENCE),
    .words = colour_difference_words,
    .word_count = sizeof colour_difference_words / sizeof *colour_difference_words,
    .step = colour_difference,
    .count = colour_count_colour_difference,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words alternation_words[] = {
    {".level", BD_ENGLISH(CRITERIA_ALTERNATION_LEVEL_COSTS), BD_ENGLISH(CRITERIA_ALTERNATION_LEVEL_WORSE),
     false},
    {".runs", NULL, BD_ENGLISH(CRITERIA_ALTERNATION_RUNS_WORSE), false},
};

const bd_criterion bd_criterion_alternation = {
    .id = "alternation",
    .article = "CAA 2b(ii), 16(ii)",
    .minimises = BD_ENGLISH(CRITERIA_ALTERNATION),
    .words = alternation_words,
    .word_count = sizeof alternation_words / sizeof *alternation_words,
    .step = colour_alternation,
    .count = colour_count_alternation,
    .applies = bd_criterion_applies_always,
};

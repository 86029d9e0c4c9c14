/* Seats: colours as a board gives them, for rules that count who has had how many of each. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"

#include <stdlib.h>

/* Colours as the rulebook gives them on each board: what White and what Black would cost a player, and who
 * gets which. */

typedef struct seat_costs {
    const bd_round *round;
    const int32_t *white, *black; /* by node */
} seat_costs;

static void seats_price_seats(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const seat_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = 0;
        if (v >= of->round->cards) continue;
        const bd_cost one_way = of->white[u] + of->black[v];
        const bd_cost other_way = of->black[u] + of->white[v];
        cost[i] = one_way == other_way || bd_round_higher_has_white(of->round, u, v, 0) ? one_way : other_way;
    }
}

/* What a colour costs a player; `size` is a number of the stage. */
typedef bd_cost seat_cost(const bd_round *round, const bd_player *player, bd_colour colour, int size);

/* A stage of what colours cost; skipped when none costs anything. */
static bd_step seats_give(bd_chain *chain, bd_stage *stage, const char *part, seat_cost *cost_of, int size)
{
    const bd_round *round = chain->round;
    int32_t *white = bd_chain_numbers(chain);
    int32_t *black = bd_chain_numbers(chain);
    if (white == NULL || black == NULL) return BD_STEP_FAILED;
    bool any = false;
    for (int u = 0; u < round->cards; u++) {
        white[u] = cost_of(round, &round->players[u], BD_WHITE, size);
        black[u] = cost_of(round, &round->players[u], BD_BLACK, size);
        any = any || white[u] != 0 || black[u] != 0;
    }
    if (!any) return BD_STEP_SKIP;
    const seat_costs of = {round, white, black};
    return bd_chain_give(stage, part, bd_chain_keep(chain, &of, sizeof of), seats_price_seats);
}

/* 27A4: colours beyond one more than the other in odd rounds, beyond as many in even ones: just so many, or
 * four and more. */
static bd_cost seats_excess(const bd_round *round, const bd_player *player, bd_colour colour, int size)
{
    const int excess = abs(player->claim.difference + (colour == BD_WHITE ? 1 : -1)) - round->number % 2;
    return size < 4 ? excess == size : excess >= size;
}

/* At least so often in a row. */
static bd_cost seats_same_again(const bd_round *round, const bd_player *player, bd_colour colour, int size)
{
    (void)round;
    return player->claim.last == colour && player->claim.run >= size;
}

static bd_cost seats_difference_after(const bd_round *round, const bd_player *player, bd_colour colour,
                                      int size)
{
    (void)round, (void)size;
    return abs(player->claim.difference + (colour == BD_WHITE ? 1 : -1));
}

static bd_step seats_season_difference(bd_chain *chain, bd_stage *stage)
{
    return seats_give(chain, stage, "", seats_difference_after, 0);
}

static bd_step seats_equalise(bd_chain *chain, int step, bd_stage *stage)
{
    static const char *const parts[] = {".4", ".3", ".2", ".1"};
    if (step < 4) return seats_give(chain, stage, parts[step], seats_excess, 4 - step);
    return step == 4 ? seats_give(chain, stage, ".run", seats_same_again, 2) : BD_STEP_END;
}

static bd_step seats_alternate(bd_chain *chain, bd_stage *stage)
{
    return seats_give(chain, stage, "", seats_same_again, 0);
}

/* ---- second counts: the colours as they are published, game by game ---- */

static bd_status seats_count_equalise(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    int64_t excess[5] = {0}, third = 0;
    for (int u = 0; u < laid->round->cards; u++) {
        if (laid->opponent[u] < 0) continue;
        const bd_claim *claim = &laid->round->players[u].claim;
        int whites = (claim->games + claim->difference) / 2, blacks = claim->games - whites;
        *(laid->colour[u] == BD_WHITE ? &whites : &blacks) += 1;
        const int beyond = abs(whites - blacks) - (laid->round->number % 2 == 1 ? 1 : 0);
        if (beyond > 0) excess[beyond > 4 ? 4 : beyond]++;
        third += claim->last == laid->colour[u] && claim->run > 1;
    }
    BD_TRY(bd_tally_add(tally, ".4", excess[4], err));
    BD_TRY(bd_tally_add(tally, ".3", excess[3], err));
    BD_TRY(bd_tally_add(tally, ".2", excess[2], err));
    BD_TRY(bd_tally_add(tally, ".1", excess[1], err));
    return bd_tally_add(tally, ".run", third, err);
}

static int64_t seats_of_alternate(const bd_laid_draw *laid, int u)
{
    return laid->opponent[u] >= 0 && laid->round->players[u].claim.last == laid->colour[u];
}

static int64_t seats_of_season_difference(const bd_laid_draw *laid, int u)
{
    const int difference = laid->round->players[u].claim.difference;
    if (laid->opponent[u] < 0) return 0;
    return abs(laid->colour[u] == BD_WHITE ? difference + 1 : difference - 1);
}

const bd_criterion bd_criterion_equalise = {
    .id = "equalise",
    .minimises = BD_ENGLISH(CRITERIA_EQUALISE),
    BD_STAGE_WORDS(
        {".4", BD_ENGLISH(CRITERIA_EQUALISE_4_COSTS), BD_ENGLISH(CRITERIA_EQUALISE_4_WORSE), false},
        {".3", BD_ENGLISH(CRITERIA_EQUALISE_3_COSTS), BD_ENGLISH(CRITERIA_EQUALISE_3_WORSE), false},
        {".2", BD_ENGLISH(CRITERIA_EQUALISE_2_COSTS), BD_ENGLISH(CRITERIA_EQUALISE_2_WORSE), false},
        {".1", BD_ENGLISH(CRITERIA_EQUALISE_1_COSTS), BD_ENGLISH(CRITERIA_EQUALISE_1_WORSE), false},
        {".run", BD_ENGLISH(CRITERIA_EQUALISE_RUN_COSTS), BD_ENGLISH(CRITERIA_EQUALISE_RUN_WORSE), false}),
    .flags = BD_IS_OF_COLOURS,
    .step = seats_equalise,
    .count = seats_count_equalise,
};

const bd_criterion bd_criterion_alternate = {
    .id = "alternate",
    BD_SAYS(CRITERIA_ALTERNATE),
    .flags = BD_IS_OF_COLOURS,
    .once = seats_alternate,
    .of_card = seats_of_alternate,
};

const bd_criterion bd_criterion_season_difference = {
    .id = "colour-difference",
    BD_SAYS_WORSE(CRITERIA_SEASON_DIFFERENCE),
    .flags = BD_IS_OF_COLOURS,
    .once = seats_season_difference,
    .of_card = seats_of_season_difference,
};

const bd_criterion bd_criterion_season_alternation = {
    .id = "alternation",
    BD_SAYS(CRITERIA_ALTERNATE),
    .flags = BD_IS_OF_COLOURS,
    .once = seats_alternate,
    .of_card = seats_of_alternate,
};

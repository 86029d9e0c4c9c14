/* C5 and C9: who has the bye. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/round/legal.h"

#include <limits.h>

/* Costs count from the best candidate's, so that mostly nothing is left to be
 * proved. */

static int fide_bye_score_of(const bd_round *round, int u) { return round->players[u].score; }
static int fide_bye_unplayed_by(const bd_round *round, int u)
{
    return bd_fide_player_at(round, u)->unplayed;
}

/* The smallest number among the players who may have the bye; of the bracket, where there is one. */
static int fide_bye_least(const bd_round *round, const bd_bracket *bracket,
                          int (*number)(const bd_round *, int))
{
    int least = INT_MAX;
    for (int u = 0; u < round->cards; u++) {
        if (bracket != NULL && !bd_bracket_has(bracket, u)) continue;
        if (!bd_round_is_legal(round, u, round->bye)) continue;
        const int here = number(round, u);
        if (here < least) least = here;
    }
    return least == INT_MAX ? 0 : least;
}

static bd_cost fide_bye_score_cost(const bd_fide_cost *cost, int u, int v)
{
    return v == cost->round->bye ? fide_bye_score_of(cost->round, u) - cost->a : 0;
}

static bd_cost fide_bye_unplayed_cost(const bd_fide_cost *cost, int u, int v)
{
    return v == cost->round->bye ? fide_bye_unplayed_by(cost->round, u) - cost->a : 0;
}

static bd_step fide_bye_give(bd_walk *walk, bd_stage *stage, bd_fide_cost cost)
{
    const bd_step step = bd_fide_give(walk, stage, "", cost);
    if (step == BD_STEP_STAGE) stage->low = stage->high = walk->round->bye;
    return step;
}

static bd_step fide_bye_c5(bd_walk *walk, int turn, bd_stage *stage)
{
    if (walk->round->bye < 0) return BD_STEP_END;
    if (turn > 0) {
        walk->bye_score = walk->cursor + (int)walk->view->last_value;
        return BD_STEP_END;
    }
    walk->cursor = fide_bye_least(walk->round, NULL, fide_bye_score_of);
    return fide_bye_give(walk, stage, (bd_fide_cost){.of = fide_bye_score_cost, .a = walk->cursor});
}

static bd_step fide_bye_c9(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    const bool takes_bye =
        walk->round->bye >= 0 && bracket->floaters == 1 &&
        walk->bye_score >= walk->round->players[bracket->members[bracket->count - 1]].score;
    if (!takes_bye || turn > 0) return BD_STEP_END;
    const int least = fide_bye_least(walk->round, bracket, fide_bye_unplayed_by);
    return fide_bye_give(walk, stage, (bd_fide_cost){.of = fide_bye_unplayed_cost, .a = least});
}

/* Second counts: the player with the bye beside the others who could have it. */

static int fide_bye_taker(const bd_laid_draw *laid)
{
    const int taker = laid->partner[laid->round->bye];
    BD_ASSERT(taker >= 0 && taker < laid->round->cards && laid->opponent[taker] < 0);
    return taker;
}

/* Draw order goes by score: the last who may have it has the lowest. */
static bd_status fide_bye_count_score(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    if (round->bye < 0) return BD_OK;
    int last = 0;
    for (int u = 1; u < round->cards; u++)
        if (bd_round_is_legal(round, u, round->bye)) last = u;
    BD_ASSERT(last >= fide_bye_taker(laid) || !bd_round_is_legal(round, fide_bye_taker(laid), round->bye));
    return bd_tally_add(tally, "", round->players[fide_bye_taker(laid)].score - round->players[last].score,
                        err);
}

static int fide_bye_games(const bd_round *round, int u) { return round->players[u].claim.games; }

static bd_status fide_bye_count_unplayed(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    const bd_round *round = table->round;
    int most = 0;
    if (round->bye < 0 || !bd_fide_table_has(table, fide_bye_taker(table->laid))) return BD_OK;
    for (int u = 0; u < round->cards; u++) {
        if (!bd_fide_table_has(table, u) || !bd_round_is_legal(round, u, round->bye)) continue;
        if (fide_bye_games(round, u) > most) most = fide_bye_games(round, u);
    }
    return bd_fide_table_add(table, tally, "", most - fide_bye_games(round, fide_bye_taker(table->laid)),
                             err);
}

const bd_criterion bd_criterion_c5 = {
    .id = "C5",
    BD_SAYS_WORSE(FIDE_C5),
    .count = fide_bye_count_score,
    .own = &(const bd_fide_kind){.steps = {fide_bye_c5}},
};

const bd_criterion bd_criterion_c9 = {
    .id = "C9",
    BD_SAYS(FIDE_C9),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {fide_bye_c9}, .in_bracket = fide_bye_count_unplayed},
};

/* Who has the bye: the score (C.04.3: C5), the unplayed games (C9), and the rank, where the bye is settled
 * before any bracket (Burstein, Dubov: 3.1). */
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/brackets/kind.h"
#include "rulebook/round/legal.h"

#include <limits.h>

/* Costs count from the best candidate's, so that mostly nothing is left to be
 * proved. */

static int bracket_byes_score_of(const bd_round *round, int u) { return round->players[u].score; }
static int bracket_byes_unplayed_by(const bd_round *round, int u)
{
    return bd_fide_player_at(round, u)->unplayed;
}

/* The smallest number among the players who may have the bye; of the bracket, where there is one. */
static int bracket_byes_least(const bd_round *round, const bd_bracket *bracket,
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

static bd_cost bracket_byes_score_cost(const bd_bracket_cost *cost, int u, int v)
{
    return v == cost->round->bye ? bracket_byes_score_of(cost->round, u) - cost->a : 0;
}

static bd_cost bracket_byes_unplayed_cost(const bd_bracket_cost *cost, int u, int v)
{
    return v == cost->round->bye ? bracket_byes_unplayed_by(cost->round, u) - cost->a : 0;
}

static bd_step bracket_byes_give(bd_walk *walk, bd_stage *stage, bd_bracket_cost cost)
{
    const bd_step step = bd_bracket_give(walk, stage, "", cost);
    if (step == BD_STEP_STAGE) stage->low = stage->high = walk->round->bye;
    return step;
}

bd_step bd_bye_score_step(bd_walk *walk, int turn, bd_stage *stage)
{
    if (walk->round->bye < 0) return BD_STEP_END;
    if (turn > 0) {
        walk->bye_score = walk->cursor + (int)walk->view->last_value;
        return BD_STEP_END;
    }
    walk->cursor = bracket_byes_least(walk->round, NULL, bracket_byes_score_of);
    return bracket_byes_give(walk, stage,
                             (bd_bracket_cost){.of = bracket_byes_score_cost, .a = walk->cursor});
}

bd_step bd_bye_unplayed_give(bd_walk *walk, bd_stage *stage)
{
    const int least = bracket_byes_least(walk->round, walk->bracket, bracket_byes_unplayed_by);
    return bracket_byes_give(walk, stage, (bd_bracket_cost){.of = bracket_byes_unplayed_cost, .a = least});
}

static bd_step bracket_byes_games_step(bd_walk *walk, int turn, bd_stage *stage)
{
    return walk->round->bye < 0 || turn > 0 ? BD_STEP_END : bd_bye_unplayed_give(walk, stage);
}

/* How many who may have the bye are ranked below each player. */
static bd_status bracket_byes_count_below(bd_walk *walk, uint16_t **out)
{
    const bd_round *round = walk->round;
    int by_rank = 0;
    uint16_t *at;
    BD_NEW(*out, walk->arena, round->nodes, walk->err);
    BD_NEW(at, walk->arena, round->largest_id + 1, walk->err);
    for (int u = 0; u < round->cards; u++)
        if (bd_round_is_legal(round, u, round->bye))
            at[bd_fide_player_at(round, u)->rank] = (uint16_t)(u + 1);
    for (int rank = round->largest_id; rank > 0; rank--)
        if (at[rank] > 0) (*out)[at[rank] - 1] = (uint16_t)by_rank++;
    return BD_OK;
}

static bd_cost bracket_byes_rank_cost(const bd_bracket_cost *cost, int u, int v)
{
    return v == cost->round->bye ? cost->list[u] : 0;
}

/* Ranks differ, so the value says who has the bye. */
static bd_step bracket_byes_rank_step(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_round *round = walk->round;
    uint16_t *below;
    if (round->bye < 0) return BD_STEP_END;
    walk->status = bracket_byes_count_below(walk, &below);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    if (turn == 0)
        return bracket_byes_give(walk, stage, (bd_bracket_cost){.of = bracket_byes_rank_cost, .list = below});
    for (int u = 0; u < round->cards; u++)
        if (bd_round_is_legal(round, u, round->bye) && below[u] == walk->view->last_value) walk->aside = u;
    return BD_STEP_END;
}

/* Second counts: the player with the bye beside the others who could have it. */

static int bracket_byes_taker(const bd_laid_draw *laid)
{
    const int taker = laid->partner[laid->round->bye];
    BD_ASSERT(taker >= 0 && taker < laid->round->cards && laid->opponent[taker] < 0);
    return taker;
}

/* Draw order goes by score: the last who may have it has the lowest. */
bd_status bd_bye_score_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    if (round->bye < 0) return BD_OK;
    int last = 0;
    for (int u = 1; u < round->cards; u++)
        if (bd_round_is_legal(round, u, round->bye)) last = u;
    BD_ASSERT(last >= bracket_byes_taker(laid) ||
              !bd_round_is_legal(round, bracket_byes_taker(laid), round->bye));
    return bd_tally_add(tally, "",
                        round->players[bracket_byes_taker(laid)].score - round->players[last].score, err);
}

static int bracket_byes_games(const bd_round *round, int u) { return round->players[u].claim.games; }

bd_status bd_bye_unplayed_count(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    const bd_round *round = table->round;
    int most = 0;
    if (round->bye < 0 || !bd_bracket_table_has(table, bracket_byes_taker(table->laid))) return BD_OK;
    for (int u = 0; u < round->cards; u++) {
        if (!bd_bracket_table_has(table, u) || !bd_round_is_legal(round, u, round->bye)) continue;
        if (bracket_byes_games(round, u) > most) most = bracket_byes_games(round, u);
    }
    return bd_bracket_table_add(table, tally, "",
                                most - bracket_byes_games(round, bracket_byes_taker(table->laid)), err);
}

/* Before any bracket: over all players. */

static bd_status bracket_byes_count_games(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int most = 0;
    if (round->bye < 0) return BD_OK;
    for (int u = 0; u < round->cards; u++)
        if (bd_round_is_legal(round, u, round->bye) && bracket_byes_games(round, u) > most)
            most = bracket_byes_games(round, u);
    return bd_tally_add(tally, "", most - bracket_byes_games(round, bracket_byes_taker(laid)), err);
}

static bd_status bracket_byes_count_rank(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int below = 0;
    if (round->bye < 0) return BD_OK;
    const int rank = bd_fide_player_at(round, bracket_byes_taker(laid))->rank;
    for (int u = 0; u < round->cards; u++)
        below += bd_round_is_legal(round, u, round->bye) && bd_fide_player_at(round, u)->rank > rank;
    return bd_tally_add(tally, "", below, err);
}

const bd_criterion bd_criterion_bye_score = {
    .id = "bye-score",
    BD_SAYS_WORSE(BRACKETS_BYE_SCORE),
    .count = bd_bye_score_count,
    .own = &(const bd_bracket_kind){.steps = {bd_bye_score_step}},
};

const bd_criterion bd_criterion_bye_games = {
    .id = "bye-games",
    BD_SAYS_WORSE(BRACKETS_BYE_GAMES),
    .count = bracket_byes_count_games,
    .own = &(const bd_bracket_kind){.steps = {bracket_byes_games_step}},
};

const bd_criterion bd_criterion_bye_rank = {
    .id = "bye-rank",
    BD_SAYS_WORSE(BRACKETS_BYE_RANK),
    .count = bracket_byes_count_rank,
    .own = &(const bd_bracket_kind){.steps = {bracket_byes_rank_step}},
};

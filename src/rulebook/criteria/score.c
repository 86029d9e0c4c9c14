/* Score: how many float down from each level, how far, and how many each level takes in. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"

/* One level's boards downwards; or, of `to`, its boards from above. */
typedef struct level_costs {
    const bd_player *players;
    const int16_t *level;
    int bye, at;
    bool difference; /* the difference in score instead of 1 */
} level_costs;

static void score_price_down(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const level_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        const bool down = of->level[u] == of->at && of->level[v] != of->at && v != of->bye;
        cost[i] = !down ? 0 : of->difference ? of->players[u].score - of->players[v].score : 1;
    }
}

static void score_price_up(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const level_costs *of = context;
    for (size_t i = 0; i < count; i++)
        cost[i] = of->level[edges[i].v] == of->at && of->level[edges[i].u] != of->at ? -1 : 0;
}

/* The bye has a level of its own. */
static bool score_are_alike(const void *context, int u, int v)
{
    const level_costs *of = context;
    return of->level[u] == of->level[v];
}

static bd_step score_give(bd_chain *chain, bd_stage *stage, const char *part, int l, bd_price *price,
                          bool difference)
{
    const bd_round *round = chain->round;
    const level_costs of = {round->players, chain->level, round->bye, l, difference};
    stage->low = round->level_start[l];
    stage->high = round->level_start[l + 1] - 1;
    stage->alike = score_are_alike;
    return bd_chain_give_at(stage, part, l + 1, bd_chain_keep(chain, &of, sizeof of), price);
}

/* The score of a level's players. */
static int score_of_level(const bd_round *round, int l)
{
    return round->players[round->level_start[l]].score;
}

static int score_drop(const bd_round *round, int from, int to)
{
    return score_of_level(round, from) - score_of_level(round, to);
}

static bd_step score_down(bd_chain *chain, int l, bd_stage *stage)
{
    chain->down[l] = 0;
    if (l == chain->round->levels - 1) return BD_STEP_SKIP;
    bd_chain_ask(chain, &chain->down[l], 1);
    return score_give(chain, stage, ".down", l, score_price_down, false);
}

/* Where all boards that are left downwards lead to one level, their number tells the difference. */
static bd_step score_difference(bd_chain *chain, int l, bd_stage *stage)
{
    const bd_round *round = chain->round;
    BD_ASSERT(l < round->levels);
    chain->drops[l] = 0;
    if (chain->down[l] == 0) return BD_STEP_SKIP;
    if (l == round->levels - 2) {
        chain->drops[l] = score_drop(round, l, l + 1) * chain->down[l];
        return BD_STEP_SKIP;
    }
    bd_chain_ask_most(chain, &chain->drops[l], 1, BD_COST_MAX);
    return score_give(chain, stage, ".diff", l, score_price_down, true);
}

/* Whether the values tell to which levels those who leave this one go: all to the next one, or a single one
 * by its difference. */
static bool score_targets_are_known(const bd_chain *chain, int from)
{
    return chain->down[from] == 1 ||
           chain->drops[from] == chain->down[from] * score_drop(chain->round, from, from + 1);
}

/* Whether somebody of this level could go to that one: the others drop by one level at least. */
static bool score_reaches(const bd_chain *chain, int from, int to)
{
    const int others = (chain->down[from] - 1) * score_drop(chain->round, from, from + 1);
    const int64_t least = (int64_t)others + score_drop(chain->round, from, to);
    if (chain->down[from] == 0) return false;
    return score_targets_are_known(chain, from) ? least == chain->drops[from] : least <= chain->drops[from];
}

/* The upfloaters of a level, when the values tell all who could reach it; else -1. */
static int score_certain_upfloaters(const bd_chain *chain, int to)
{
    int certain = 0;
    for (int from = 0; from < to; from++) {
        if (!score_reaches(chain, from, to)) continue;
        if (!score_targets_are_known(chain, from)) return -1;
        certain += chain->down[from];
    }
    return certain;
}

static bd_step score_up(bd_chain *chain, int l, bd_stage *stage)
{
    const int certain = score_certain_upfloaters(chain, l);
    chain->up[l] = certain > 0 ? certain : 0;
    if (certain >= 0) return BD_STEP_SKIP;
    bd_chain_ask(chain, &chain->up[l], -1);
    return score_give(chain, stage, ".up", l, score_price_up, false);
}

/* The levels from first on: how many leave them downwards, and how far they fall. */
static bd_step score_falls(bd_chain *chain, int first, int levels, int step, bd_stage *stage)
{
    if (step >= 2 * (levels - first)) return BD_STEP_END;
    const int l = first + step / 2;
    return step % 2 == 0 ? score_down(chain, l, stage) : score_difference(chain, l, stage);
}

bd_step bd_score_give_top(bd_chain *chain, int top, int step, bd_stage *stage)
{
    return chain->round->levels > 1 ? score_falls(chain, 0, top, step, stage) : BD_STEP_END;
}

bd_step bd_score_give_rest(bd_chain *chain, int top, int step, bd_stage *stage)
{
    const int levels = chain->round->levels, falls = 2 * (levels - top);
    if (levels == 1 || step >= falls + levels) return BD_STEP_END;
    return step < falls ? score_falls(chain, top, levels, step, stage) : score_up(chain, step - falls, stage);
}

static bd_step score_step(bd_chain *chain, int step, bd_stage *stage)
{
    return bd_score_give_rest(chain, 0, step, stage);
}

/* ---- second count: who floats, level by level ---- */

static bd_status score_count_falls(const bd_laid_draw *laid, int first, int end, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    for (int l = first; l < end; l++) {
        int64_t difference = 0;
        for (int u = round->level_start[l]; u < round->level_start[l + 1]; u++)
            if (bd_laid_float(laid, u) == BD_FLOAT_DOWN)
                difference += round->players[u].score - round->players[laid->opponent[u]].score;
        BD_TRY(bd_tally_add_at(tally, ".down", l + 1, laid->downs[l], err));
        BD_TRY(bd_tally_add_at(tally, ".diff", l + 1, difference, err));
    }
    return BD_OK;
}

bd_status bd_score_count_top(const bd_laid_draw *laid, int top, bd_tally *tally, bd_err *err)
{
    return score_count_falls(laid, 0, top, tally, err);
}

bd_status bd_score_count_rest(const bd_laid_draw *laid, int top, bd_tally *tally, bd_err *err)
{
    const int levels = laid->round->levels;
    BD_TRY(score_count_falls(laid, top, levels, tally, err));
    for (int l = 0; l < levels; l++)
        BD_TRY(bd_tally_add_at(tally, ".up", l + 1, -(int64_t)laid->ups[l], err));
    return BD_OK;
}

static bd_status score_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_score_count_rest(laid, 0, tally, err);
}

const bd_criterion bd_criterion_score = {
    .id = "score",
    .minimises = BD_ENGLISH(CRITERIA_SCORE),
    BD_STAGE_WORDS(BD_SCORE_WORDS),
    .step = score_step,
    .count = score_count,
    .flags = BD_SETTLES_SCORE,
};

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
    chain->sure = true;
    return bd_chain_give_at(stage, part, l + 1, bd_chain_keep(chain, &of, sizeof of), price);
}

/* The smallest and the largest drop in score of the level's boards downwards that are still open; false when
 * there are none. */
static bool score_find_drops(const bd_chain *chain, const bd_face *face, int l, int *least, int *most)
{
    const bd_round *round = chain->round;
    bool any = false;
    const bd_player *players = round->players;
    for (int u = round->level_start[l]; u < round->level_start[l + 1]; u++) {
        /* One pair to each lower level is enough. */
        for (int to = l + 1; to < round->levels; to++) {
            const int v = bd_face_next(face, u, round->level_start[to]);
            if (v < 0 || v == round->bye) break;
            to = players[v].level;
            const int drop = players[u].score - players[v].score;
            if (!any || drop < *least) *least = drop;
            if (!any || drop > *most) *most = drop;
            any = true;
        }
    }
    return any;
}

static bd_step score_down(bd_chain *chain, int l, const bd_face *face, bd_stage *stage)
{
    int least = 0, most = 0;
    chain->down[l] = 0;
    if (!score_find_drops(chain, face, l, &least, &most)) return BD_STEP_SKIP;
    bd_chain_ask(chain, &chain->down[l], 1);
    return score_give(chain, stage, ".down", l, score_price_down, false);
}

static bd_step score_difference(bd_chain *chain, int l, const bd_face *face, bd_stage *stage)
{
    BD_ASSERT(l < chain->round->levels);
    int least = 0, most = 0;
    if (chain->down[l] == 0 || !score_find_drops(chain, face, l, &least, &most)) return BD_STEP_SKIP;
    return least == most ? BD_STEP_SKIP : score_give(chain, stage, ".diff", l, score_price_down, true);
}

/* Which levels still have boards down to which. */
static const uint8_t *score_map_floats(bd_chain *chain, const bd_face *face)
{
    const size_t levels = (size_t)chain->round->levels;
    uint8_t *open = bd_arena_alloc(chain->arena, levels * levels, sizeof *open);
    if (open == NULL) return NULL;
    const int *start = chain->round->level_start;
    for (int u = 0; u < chain->round->cards; u++) {
        const int from = chain->level[u];
        for (int to = from + 1; chain->down[from] > 0 && to < chain->round->levels; to++) {
            const int v = bd_face_next(face, u, start[to]);
            if (v < 0 || v == chain->round->bye) break;
            to = chain->level[v];
            open[(size_t)from * levels + (size_t)to] = 1;
        }
    }
    return open;
}

static int score_count_targets(const bd_chain *chain, int from)
{
    int targets = 0;
    for (int to = 0; to < chain->round->levels; to++)
        targets += chain->open[from * chain->round->levels + to];
    return targets;
}

/* The upfloaters of a level, when all floats that could reach it can reach no other; else -1. */
static int score_certain_upfloaters(const bd_chain *chain, int to)
{
    BD_ASSERT(chain->open != NULL);
    int certain = 0;
    for (int from = 0; from < to; from++) {
        if (chain->open[from * chain->round->levels + to] == 0) continue;
        if (score_count_targets(chain, from) > 1) return -1;
        certain += chain->down[from];
    }
    return certain;
}

static bd_step score_up(bd_chain *chain, int l, const bd_face *face, bd_stage *stage)
{
    if (chain->open == NULL) chain->open = score_map_floats(chain, face);
    if (chain->open == NULL) return BD_STEP_FAILED;
    const int certain = score_certain_upfloaters(chain, l);
    chain->up[l] = certain > 0 ? certain : 0;
    if (certain >= 0) return BD_STEP_SKIP;
    bd_chain_ask(chain, &chain->up[l], -1);
    return score_give(chain, stage, ".up", l, score_price_up, false);
}

static bd_step score_step(bd_chain *chain, int step, bd_stage *stage)
{
    const int levels = chain->round->levels;
    if (levels == 1 || step >= 3 * levels) return BD_STEP_END;
    if (step >= 2 * levels) return score_up(chain, step - 2 * levels, chain->view->face, stage);
    return step % 2 == 0 ? score_down(chain, step / 2, chain->view->face, stage)
                         : score_difference(chain, step / 2, chain->view->face, stage);
}

/* ---- second count: who floats, level by level ---- */

static bd_status score_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    for (int l = 0; l < round->levels; l++) {
        int64_t difference = 0;
        for (int u = round->level_start[l]; u < round->level_start[l + 1]; u++)
            if (bd_laid_float(laid, u) == BD_FLOAT_DOWN)
                difference += round->players[u].score - round->players[laid->opponent[u]].score;
        BD_TRY(bd_tally_add_at(tally, ".down", l + 1, laid->downs[l], err));
        BD_TRY(bd_tally_add_at(tally, ".diff", l + 1, difference, err));
        BD_TRY(bd_tally_add_at(tally, ".up", l + 1, -(int64_t)laid->ups[l], err));
    }
    return BD_OK;
}

const bd_criterion bd_criterion_score = {
    .id = "score",
    .minimises = BD_ENGLISH(CRITERIA_SCORE),
    BD_STAGE_WORDS(
        {".down", BD_ENGLISH(CRITERIA_SCORE_DOWN_COSTS), BD_ENGLISH(CRITERIA_SCORE_DOWN_WORSE), false},
        {".diff", NULL, BD_ENGLISH(CRITERIA_SCORE_DIFF_WORSE), false},
        {".up", NULL, BD_ENGLISH(CRITERIA_SCORE_UP_WORSE), true}),
    .step = score_step,
    .count = score_count,
};

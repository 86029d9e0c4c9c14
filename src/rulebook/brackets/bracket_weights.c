/* Sets of players in order: of two sets the better one is told by the highest-ranked player who is in one of
 * them only. Stages of weights decide it, twenty players at a time. */
#include "rulebook/brackets/kind.h"

/* Each player weighs more than all after them together. This many go into one stage: costs up to 2^19 leave
 * the solver's arithmetic ample room. */

/* list[u]: the weight's exponent, plus 1; 0: none. */
bd_cost bd_bracket_weights_of(const bd_bracket_cost *cost, int u)
{
    BD_ASSERT(cost->list[u] <= BD_BRACKET_WEIGHTS_A_STAGE);
    return cost->list[u] == 0 ? 0 : (bd_cost)1 << (cost->list[u] - 1);
}

static bd_status weights_list(bd_walk *walk, int from, uint16_t **out)
{
    BD_NEW(*out, walk->arena, walk->round->nodes, walk->err);
    const int end = from + BD_BRACKET_WEIGHTS_A_STAGE < walk->open_count ? from + BD_BRACKET_WEIGHTS_A_STAGE
                                                                         : walk->open_count;
    for (int i = from; i < end; i++) (*out)[walk->open[i]] = (uint16_t)(end - i);
    return BD_OK;
}

/* What the stage before told of its players: the sum of the weights of those who are in the set. */
static void weights_read(bd_walk *walk, int from)
{
    const int end = from + BD_BRACKET_WEIGHTS_A_STAGE < walk->open_count ? from + BD_BRACKET_WEIGHTS_A_STAGE
                                                                         : walk->open_count;
    const int64_t value = walk->view->last_value < 0 ? -walk->view->last_value : walk->view->last_value;
    for (int i = from; i < end; i++) walk->in[i] = (value >> (end - 1 - i) & 1) != 0;
}

bd_step bd_bracket_weights_give(bd_walk *walk, int turn, const char *part, bd_bracket_cost_of *of,
                                bd_stage *stage)
{
    const int from = turn * BD_BRACKET_WEIGHTS_A_STAGE;
    if (turn > 0) weights_read(walk, from - BD_BRACKET_WEIGHTS_A_STAGE);
    if (from >= walk->open_count) return BD_STEP_END;
    uint16_t *weights;
    walk->status = weights_list(walk, from, &weights);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    return bd_bracket_give_numbered(walk, stage, part, turn + 1,
                                    (bd_bracket_cost){.of = of, .list = weights});
}

bd_status bd_bracket_weights_open(bd_walk *walk)
{
    walk->open_count = 0;
    BD_NEW(walk->open, walk->arena, walk->round->nodes, walk->err);
    BD_NEW(walk->in, walk->arena, walk->round->nodes, walk->err);
    return BD_OK;
}

bd_step bd_bracket_prune(bd_walk *walk, const char *part, bd_bracket_cost cost, bd_stage *stage)
{
    const bd_step step = bd_bracket_give(walk, stage, part, cost);
    if (step == BD_STEP_STAGE) stage->spared = true;
    return step;
}

int64_t bd_bracket_weights_count(const bool *is_in, int open, int number)
{
    int64_t value = 0;
    const int from = (number - 1) * BD_BRACKET_WEIGHTS_A_STAGE;
    BD_ASSERT(number > 0);
    for (int i = from; i < open && i < from + BD_BRACKET_WEIGHTS_A_STAGE; i++) value = 2 * value + is_in[i];
    return value;
}

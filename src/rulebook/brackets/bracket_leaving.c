/* Who leaves the bracket, by score, and who would leave the next one (FIDE C.04.3: C6, C7, C8; Burstein: C5,
 * C6, C7). */
#include "rulebook/brackets/kind.h"

static bd_cost leaving_cost(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_leaves(cost->bracket, u, v);
}

static bool leaving_are_alike(const bd_bracket_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == cost->bracket->role[v];
}

static bool leaving_are_alike_by_level(const bd_bracket_cost *cost, int u, int v)
{
    return leaving_are_alike(cost, u, v) &&
           (!bd_bracket_has(cost->bracket, u) ||
            bd_bracket_player(cost->bracket, u)->level == bd_bracket_player(cost->bracket, v)->level);
}

static bd_step leaving_all(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (walk->ahead) {
        bracket->floaters = walk->ahead_count;
        for (int level = 0; level < bracket->level; level++)
            bracket->leaving[level] = walk->ahead_leaving[level];
        return BD_STEP_END;
    }
    if (turn == 0)
        return bd_bracket_give(walk, stage, "",
                               (bd_bracket_cost){.of = leaving_cost, .alike = leaving_are_alike});
    bracket->floaters = (int)walk->view->last_value;
    return BD_STEP_END;
}

/* a: a level. */
static bd_cost leaving_cost_of_level(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_leaves(cost->bracket, u, v) && bd_bracket_player(cost->bracket, u)->level == cost->a;
}

static bd_step leaving_moved(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (walk->ahead || bracket->floaters == 0 || bracket->moved == 0) return BD_STEP_END;
    if (turn > 0) bracket->leaving[walk->cursor] = (int)walk->view->last_value;
    walk->cursor = bd_bracket_moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    return bd_bracket_give_numbered(walk, stage, ".", walk->cursor + 1,
                                    (bd_bracket_cost){.of = leaving_cost_of_level,
                                                      .alike = leaving_are_alike_by_level,
                                                      .a = walk->cursor});
}

/* The next bracket, were it to be paired now: those who leave, and the next level's players. */

static bd_cost leaving_next_cost(const bd_bracket_cost *cost, int u, int v)
{
    return cost->bracket->role[u] >= BD_NEXT && cost->bracket->role[v] == BD_LATER;
}

static bd_cost leaving_next_cost_of_level(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_has(cost->bracket, u) && cost->bracket->role[v] == BD_LATER &&
           bd_bracket_player(cost->bracket, u)->level == cost->a;
}

static bd_step leaving_ahead_counted(bd_walk *walk, int turn)
{
    BD_ASSERT(turn > 0);
    if (turn == 1) {
        walk->ahead = true;
        walk->ahead_count = (int)walk->view->last_value;
        for (int level = 0; level <= walk->bracket->level; level++) walk->ahead_leaving[level] = 0;
        walk->cursor = -1;
    } else {
        walk->ahead_leaving[walk->cursor] = (int)walk->view->last_value;
    }
    return walk->ahead_count == 0 || walk->cursor == walk->bracket->level ? BD_STEP_END : BD_STEP_SKIP;
}

static bd_step leaving_next(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (turn == 0) {
        walk->ahead = false;
        if (bracket->floaters == 0 || bracket->next >= walk->round->levels) return BD_STEP_END;
        const bd_step step = bd_bracket_give(
            walk, stage, "", (bd_bracket_cost){.of = leaving_next_cost, .alike = leaving_are_alike});
        if (step == BD_STEP_STAGE) stage->high = walk->round->level_start[bracket->next + 1] - 1;
        return step;
    }
    if (leaving_ahead_counted(walk, turn) == BD_STEP_END) return BD_STEP_END;
    walk->cursor = bd_bracket_moved_level_from(bracket, walk->cursor + 1);
    return bd_bracket_give_numbered(walk, stage, ".", walk->cursor + 1,
                                    (bd_bracket_cost){.of = leaving_next_cost_of_level,
                                                      .alike = leaving_are_alike_by_level,
                                                      .a = walk->cursor});
}

/* Second counts: who leaves, by level; and who leaves the next bracket too. */

/* Whoever has the bye leaves every bracket, the last one too. */
static bool leaving_far(const bd_bracket_table *table, int u)
{
    const int other = table->partner[u];
    return bd_bracket_table_leaves(table, u) &&
           (other == table->round->bye || bd_bracket_table_level(table, other) > table->next);
}

static int leaving_of_level(const bd_bracket_table *table, int level,
                            bool (*leaves)(const bd_bracket_table *table, int u))
{
    const int *start = table->round->level_start;
    BD_ASSERT(level >= 0 && level <= table->level);
    int count = 0;
    for (int u = start[level]; u < start[level + 1]; u++) count += leaves(table, u);
    return count;
}

static bd_status leaving_count_all(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    int all = 0;
    for (int level = 0; level <= table->level; level++)
        all += leaving_of_level(table, level, bd_bracket_table_leaves);
    return bd_bracket_table_add(table, tally, "", all, err);
}

static bd_status leaving_count_moved(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    for (int level = 0; level < table->level; level++)
        BD_TRY(bd_bracket_table_add_n(table, tally, ".", level + 1,
                                      leaving_of_level(table, level, bd_bracket_table_leaves), err));
    return BD_OK;
}

/* Below the last bracket there is none to look at. */
static bd_status leaving_count_next(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    int all = 0;
    if (table->next >= table->round->levels) return BD_OK;
    for (int level = 0; level <= table->level; level++) {
        const int far = leaving_of_level(table, level, leaving_far);
        all += far;
        BD_TRY(bd_bracket_table_add_n(table, tally, ".", level + 1, far, err));
    }
    const int end = table->round->level_start[table->next + 1];
    for (int u = table->round->level_start[table->next]; u < end; u++)
        all += u != table->aside && table->partner[u] >= end;
    return bd_bracket_table_add(table, tally, "", all, err);
}

const bd_bracket_kind bd_kind_leaving_all = {.steps = {leaving_all}, .in_bracket = leaving_count_all};
const bd_bracket_kind bd_kind_leaving_moved = {.steps = {leaving_moved}, .in_bracket = leaving_count_moved};
const bd_bracket_kind bd_kind_leaving_next = {.steps = {leaving_next}, .in_bracket = leaving_count_next};

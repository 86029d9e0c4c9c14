/* C14 .. C21: who floats as in one of the two rounds before, and how far. */
#include "base/assert.h"
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_table.h"
#include "rulebook/fide/fide_words.h"

/* C14 .. C17: who floats again. a: how many rounds ago. */

static bd_cost again_down_cost(const bd_fide_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == BD_RESIDENT && bd_bracket_leaves(cost->bracket, u, v) &&
           bd_bracket_float_ago(cost->bracket, u, cost->a) == BD_FLOAT_DOWN;
}

static bd_cost again_up_cost(const bd_fide_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == BD_MOVED && bd_bracket_has(cost->bracket, v) &&
           bd_bracket_float_ago(cost->bracket, v, cost->a) == BD_FLOAT_UP;
}

static bool again_are_alike(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return bracket->role[u] == bracket->role[v] &&
           (!bd_bracket_has(bracket, u) ||
            bd_bracket_float_ago(bracket, u, cost->a) == bd_bracket_float_ago(bracket, v, cost->a));
}

static bd_step again_down(bd_walk *walk, int turn, const char *name, int ago, bd_stage *stage)
{
    const bool wanted =
        walk->bracket->floaters > 0 && bd_bracket_has_floater(walk->bracket, BD_RESIDENT, BD_FLOAT_DOWN, ago);
    return bd_fide_give_once(walk, turn, wanted, name,
                             (bd_fide_cost){.of = again_down_cost, .alike = again_are_alike, .a = ago},
                             stage);
}

static bd_step again_up(bd_walk *walk, int turn, const char *name, int ago, const bd_stage_view *view,
                        bd_stage *stage)
{
    const bool wanted =
        walk->bracket->moved > 0 && bd_bracket_has_floater(walk->bracket, BD_RESIDENT, BD_FLOAT_UP, ago);
    if (turn == 0 && wanted)
        return bd_fide_give(walk, stage, name,
                            (bd_fide_cost){.of = again_up_cost, .alike = again_are_alike, .a = ago});
    walk->upfloaters[ago - 1] = turn > 0 ? (int)view->last_value : 0;
    return BD_STEP_END;
}

bd_step bd_fide_c14(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return again_down(walk, turn, "C14", 1, stage);
}

bd_step bd_fide_c15(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    return again_up(walk, turn, "C15", 1, view, stage);
}

bd_step bd_fide_c16(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return again_down(walk, turn, "C16", 2, stage);
}

bd_step bd_fide_c17(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    return again_up(walk, turn, "C17", 2, view, stage);
}

/* C18 .. C21: how far. A moved-down player who is paired here has the distance of their level, whoever
 * they meet; so only the choice of who is not paired here, and of whose opponent floats up again, makes a
 * difference. a: the level, b: rounds ago. */

static bd_cost again_far_down_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return bracket->role[u] == BD_MOVED && bd_bracket_leaves(bracket, u, v) &&
           bd_bracket_player(bracket, u)->level == cost->a &&
           bd_bracket_float_ago(bracket, u, cost->b) == BD_FLOAT_DOWN;
}

static bd_cost again_far_up_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_bracket_player(cost->bracket, u)->level == cost->a &&
           again_up_cost(&(bd_fide_cost){.bracket = cost->bracket, .a = cost->b}, u, v) != 0;
}

static int again_moved_in_level(const bd_bracket *bracket, int level)
{
    int count = 0;
    for (int i = 0; i < bracket->moved; i++)
        count += bd_bracket_player(bracket, bracket->members[i])->level == level;
    return count;
}

static bd_step again_far_down(bd_walk *walk, int turn, const char *name, int ago, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (bracket->floaters == 0 || !bd_bracket_has_floater(bracket, BD_MOVED, BD_FLOAT_DOWN, ago))
        return BD_STEP_END;
    walk->cursor = bd_bracket_moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    const int leaving = bracket->leaving[walk->cursor];
    if (leaving == 0 || leaving == again_moved_in_level(bracket, walk->cursor)) return BD_STEP_SKIP;
    return bd_fide_give_for_level(walk, stage, name,
                                  (bd_fide_cost){.of = again_far_down_cost, .a = walk->cursor, .b = ago});
}

static bd_step again_far_up(bd_walk *walk, int turn, const char *name, int ago, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (walk->upfloaters[ago - 1] == 0) return BD_STEP_END;
    walk->cursor = bd_bracket_moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    /* The last level follows from the others and the sum, which C15 or C17 settled. */
    if (turn == 0 && bd_bracket_moved_level_from(bracket, walk->cursor + 1) == bracket->level)
        return BD_STEP_END;
    return bd_fide_give_for_level(walk, stage, name,
                                  (bd_fide_cost){.of = again_far_up_cost, .a = walk->cursor, .b = ago});
}

bd_step bd_fide_c18(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return again_far_down(walk, turn, "C18", 1, stage);
}

bd_step bd_fide_c19(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return again_far_up(walk, turn, "C19", 1, stage);
}

bd_step bd_fide_c20(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return again_far_down(walk, turn, "C20", 2, stage);
}

bd_step bd_fide_c21(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return again_far_up(walk, turn, "C21", 2, stage);
}

/* Second counts. */

static bool again_floated(const bd_round *round, int u, int ago, bd_float way)
{
    BD_ASSERT(u < round->cards && (ago == 1 || ago == 2));
    return round->number > ago && round->players[u].floats[round->number - ago] == way;
}

/* Residents who leave, and left so. */
static bd_status again_count_down(const bd_fide_table *table, bd_tally *tally, int ago, bd_err *err)
{
    int players = 0;
    for (int u = table->start; u < table->end; u++)
        players += bd_fide_table_leaves(table, u) && again_floated(table->round, u, ago, BD_FLOAT_DOWN);
    return bd_fide_table_add(table, tally, "", players, err);
}

/* Opponents of the moved-down who are paired here. */
static bd_status again_count_up(const bd_fide_table *table, bd_tally *tally, int ago, bd_err *err)
{
    int players = 0;
    for (int u = 0; u < table->start; u++)
        players += bd_fide_table_is_moved(table, u) && !bd_fide_table_leaves(table, u) &&
                   again_floated(table->round, table->mate[u], ago, BD_FLOAT_UP);
    return bd_fide_table_add(table, tally, "", players, err);
}

/* The same by the level from which the moved-down came: those who leave, or their opponents. */
static bd_status again_count_far(const bd_fide_table *table, bd_tally *tally, int ago, bd_float way,
                                 bd_err *err)
{
    const bd_round *round = table->round;
    for (int level = 0; level < table->level; level++) {
        int players = 0;
        for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
            if (!bd_fide_table_has(table, u)) continue;
            const bool leaves = bd_fide_table_leaves(table, u);
            if (way == BD_FLOAT_DOWN && leaves) players += again_floated(round, u, ago, way);
            if (way == BD_FLOAT_UP && !leaves) players += again_floated(round, table->mate[u], ago, way);
        }
        BD_TRY(bd_fide_table_add_n(table, tally, ".", level + 1, players, err));
    }
    return BD_OK;
}

static bd_status again_in_c14(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_down(table, tally, 1, err);
}

static bd_status again_count_c14(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c14, err);
}

static bd_status again_in_c15(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_up(table, tally, 1, err);
}

static bd_status again_count_c15(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c15, err);
}

static bd_status again_in_c16(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_down(table, tally, 2, err);
}

static bd_status again_count_c16(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c16, err);
}

static bd_status again_in_c17(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_up(table, tally, 2, err);
}

static bd_status again_count_c17(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c17, err);
}

static bd_status again_in_c18(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_far(table, tally, 1, BD_FLOAT_DOWN, err);
}

static bd_status again_count_c18(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c18, err);
}

static bd_status again_in_c19(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_far(table, tally, 1, BD_FLOAT_UP, err);
}

static bd_status again_count_c19(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c19, err);
}

static bd_status again_in_c20(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_far(table, tally, 2, BD_FLOAT_DOWN, err);
}

static bd_status again_count_c20(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c20, err);
}

static bd_status again_in_c21(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return again_count_far(table, tally, 2, BD_FLOAT_UP, err);
}

static bd_status again_count_c21(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_each(laid, tally, again_in_c21, err);
}

static const bd_stage_words c14_words[] = {
    {"", BD_ENGLISH(FIDE_C14_COSTS), BD_ENGLISH(FIDE_C14_WORSE), false},
};

const bd_criterion bd_criterion_c14 = {
    .id = "C14",
    .minimises = BD_ENGLISH(FIDE_C14),
    .flags = BD_IS_OF_FLOATS,
    .words = c14_words,
    .word_count = sizeof c14_words / sizeof *c14_words,
    .count = again_count_c14,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words c15_words[] = {
    {"", BD_ENGLISH(FIDE_C15_COSTS), BD_ENGLISH(FIDE_C15_WORSE), false},
};

const bd_criterion bd_criterion_c15 = {
    .id = "C15",
    .minimises = BD_ENGLISH(FIDE_C15),
    .flags = BD_IS_OF_FLOATS,
    .words = c15_words,
    .word_count = sizeof c15_words / sizeof *c15_words,
    .count = again_count_c15,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words c16_words[] = {
    {"", BD_ENGLISH(FIDE_C16_COSTS), BD_ENGLISH(FIDE_C16_WORSE), false},
};

const bd_criterion bd_criterion_c16 = {
    .id = "C16",
    .minimises = BD_ENGLISH(FIDE_C16),
    .words = c16_words,
    .word_count = sizeof c16_words / sizeof *c16_words,
    .count = again_count_c16,
    .flags = BD_IS_OF_OLDER_FLOATS,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words c17_words[] = {
    {"", BD_ENGLISH(FIDE_C17_COSTS), BD_ENGLISH(FIDE_C17_WORSE), false},
};

const bd_criterion bd_criterion_c17 = {
    .id = "C17",
    .minimises = BD_ENGLISH(FIDE_C17),
    .words = c17_words,
    .word_count = sizeof c17_words / sizeof *c17_words,
    .count = again_count_c17,
    .flags = BD_IS_OF_OLDER_FLOATS,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words c18_words[] = {
    {"", BD_ENGLISH(FIDE_C18_COSTS), BD_ENGLISH(FIDE_C18_WORSE), false},
};

const bd_criterion bd_criterion_c18 = {
    .id = "C18",
    .minimises = BD_ENGLISH(FIDE_C18),
    .words = c18_words,
    .word_count = sizeof c18_words / sizeof *c18_words,
    .count = again_count_c18,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words c19_words[] = {
    {"", BD_ENGLISH(FIDE_C19_COSTS), BD_ENGLISH(FIDE_C19_WORSE), false},
};

const bd_criterion bd_criterion_c19 = {
    .id = "C19",
    .minimises = BD_ENGLISH(FIDE_C19),
    .words = c19_words,
    .word_count = sizeof c19_words / sizeof *c19_words,
    .count = again_count_c19,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words c20_words[] = {
    {"", BD_ENGLISH(FIDE_C20_COSTS), BD_ENGLISH(FIDE_C20_WORSE), false},
};

const bd_criterion bd_criterion_c20 = {
    .id = "C20",
    .minimises = BD_ENGLISH(FIDE_C20),
    .words = c20_words,
    .word_count = sizeof c20_words / sizeof *c20_words,
    .count = again_count_c20,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words c21_words[] = {
    {"", BD_ENGLISH(FIDE_C21_COSTS), BD_ENGLISH(FIDE_C21_WORSE), false},
};

const bd_criterion bd_criterion_c21 = {
    .id = "C21",
    .minimises = BD_ENGLISH(FIDE_C21),
    .words = c21_words,
    .word_count = sizeof c21_words / sizeof *c21_words,
    .count = again_count_c21,
    .applies = bd_criterion_applies_always,
};

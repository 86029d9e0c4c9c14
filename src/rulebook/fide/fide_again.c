/* C14 .. C21: who floats as in one of the two rounds before, and how far. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

/* C14 .. C17: who floats again. a: how many rounds ago. */

static bd_cost again_down_cost(const bd_bracket_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == BD_RESIDENT && bd_bracket_leaves(cost->bracket, u, v) &&
           bd_bracket_float_ago(cost->bracket, u, cost->a) == BD_FLOAT_DOWN;
}

static bd_cost again_up_cost(const bd_bracket_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == BD_MOVED && bd_bracket_has(cost->bracket, v) &&
           bd_bracket_float_ago(cost->bracket, v, cost->a) == BD_FLOAT_UP;
}

static bool again_are_alike(const bd_bracket_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return bracket->role[u] == bracket->role[v] &&
           (!bd_bracket_has(bracket, u) ||
            bd_bracket_float_ago(bracket, u, cost->a) == bd_bracket_float_ago(bracket, v, cost->a));
}

static bd_step again_down(bd_walk *walk, int turn, bd_stage *stage)
{
    const int ago = bd_bracket_kind_of(walk->criterion)->ago;
    if (turn > 0 || walk->bracket->floaters == 0 ||
        !bd_bracket_has_floater(walk->bracket, BD_RESIDENT, BD_FLOAT_DOWN, ago))
        return BD_STEP_END;
    return bd_bracket_give(walk, stage, "",
                           (bd_bracket_cost){.of = again_down_cost, .alike = again_are_alike, .a = ago});
}

static bd_step again_up(bd_walk *walk, int turn, bd_stage *stage)
{
    const int ago = bd_bracket_kind_of(walk->criterion)->ago;
    const bool wanted =
        walk->bracket->moved > 0 && bd_bracket_has_floater(walk->bracket, BD_RESIDENT, BD_FLOAT_UP, ago);
    if (turn == 0 && wanted)
        return bd_bracket_give(walk, stage, "",
                               (bd_bracket_cost){.of = again_up_cost, .alike = again_are_alike, .a = ago});
    walk->upfloaters[ago - 1] = turn > 0 ? (int)walk->view->last_value : 0;
    return BD_STEP_END;
}

/* C18 .. C21: how far. A moved-down player who is paired here has the distance of their level, whoever
 * they meet; so only the choice of who is not paired here, and of whose opponent floats up again, makes a
 * difference. a: the level, b: rounds ago. */

static bd_cost again_far_down_cost(const bd_bracket_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return bracket->role[u] == BD_MOVED && bd_bracket_leaves(bracket, u, v) &&
           bd_bracket_player(bracket, u)->level == cost->a &&
           bd_bracket_float_ago(bracket, u, cost->b) == BD_FLOAT_DOWN;
}

static bd_cost again_far_up_cost(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_player(cost->bracket, u)->level == cost->a &&
           again_up_cost(&(bd_bracket_cost){.bracket = cost->bracket, .a = cost->b}, u, v) != 0;
}

static int again_moved_in_level(const bd_bracket *bracket, int level)
{
    int count = 0;
    for (int i = 0; i < bracket->moved; i++)
        count += bd_bracket_player(bracket, bracket->members[i])->level == level;
    return count;
}

static bd_step again_far_down(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    const int ago = bd_bracket_kind_of(walk->criterion)->ago;
    if (bracket->floaters == 0 || !bd_bracket_has_floater(bracket, BD_MOVED, BD_FLOAT_DOWN, ago))
        return BD_STEP_END;
    walk->cursor = bd_bracket_moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    const int leaving = bracket->leaving[walk->cursor];
    if (leaving == 0 || leaving == again_moved_in_level(bracket, walk->cursor)) return BD_STEP_SKIP;
    return bd_bracket_give_numbered(
        walk, stage, ".", walk->cursor + 1,
        (bd_bracket_cost){.of = again_far_down_cost, .a = walk->cursor, .b = ago});
}

static bd_step again_far_up(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    const int ago = bd_bracket_kind_of(walk->criterion)->ago;
    if (walk->upfloaters[ago - 1] == 0) return BD_STEP_END;
    walk->cursor = bd_bracket_moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    /* The last level follows from the others and the sum, which C15 or C17 settled. */
    if (turn == 0 && bd_bracket_moved_level_from(bracket, walk->cursor + 1) == bracket->level)
        return BD_STEP_END;
    return bd_bracket_give_numbered(walk, stage, ".", walk->cursor + 1,
                                    (bd_bracket_cost){.of = again_far_up_cost, .a = walk->cursor, .b = ago});
}

/* Second counts. */

static bool again_floated(const bd_round *round, int u, int ago, bd_float way)
{
    BD_ASSERT(u < round->cards && (ago == 1 || ago == 2));
    return round->number > ago && round->players[u].floats[round->number - ago] == way;
}

/* Residents who leave, and left so; or opponents of the moved-down who are paired here. */
static bd_status again_count(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    const bd_bracket_kind *kind = bd_bracket_kind_of(tally->criterion);
    int players = 0;
    for (int u = 0; u < table->end; u++) {
        const bool leaves = bd_bracket_table_leaves(table, u);
        if (kind->way == BD_FLOAT_DOWN && u >= table->start && leaves)
            players += again_floated(table->round, u, kind->ago, kind->way);
        if (kind->way == BD_FLOAT_UP && bd_bracket_table_is_moved(table, u) && !leaves)
            players += again_floated(table->round, table->partner[u], kind->ago, kind->way);
    }
    return bd_bracket_table_add(table, tally, "", players, err);
}

/* The same by the level from which the moved-down came: those who leave, or their opponents. */
static bd_status again_count_far(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    const bd_bracket_kind *kind = bd_bracket_kind_of(tally->criterion);
    const bd_round *round = table->round;
    for (int level = 0; level < table->level; level++) {
        int players = 0;
        for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
            const bool leaves = bd_bracket_table_leaves(table, u), down = kind->way == BD_FLOAT_DOWN;
            if (bd_bracket_table_has(table, u) && leaves == down)
                players += again_floated(round, down ? u : table->partner[u], kind->ago, kind->way);
        }
        BD_TRY(bd_bracket_table_add_n(table, tally, ".", level + 1, players, err));
    }
    return BD_OK;
}

/* The record of a criterion of floats: its step and its count, how many rounds ago, and which way. */
#define AGAIN(name, words, step, counts, rounds, float_way, what)                                            \
    {                                                                                                        \
        .id = (name), BD_SAYS(words), .count = bd_bracket_count, .flags = (what),                            \
        .own = &(const bd_bracket_kind)                                                                      \
        {                                                                                                    \
            .steps = {step}, .in_bracket = (counts), .ago = (rounds), .way = (float_way)                     \
        }                                                                                                    \
    }

const bd_criterion bd_criterion_c14 =
    AGAIN("C14", FIDE_C14, again_down, again_count, 1, BD_FLOAT_DOWN, BD_IS_OF_FLOATS);

const bd_criterion bd_criterion_c15 =
    AGAIN("C15", FIDE_C15, again_up, again_count, 1, BD_FLOAT_UP, BD_IS_OF_FLOATS);

const bd_criterion bd_criterion_c16 =
    AGAIN("C16", FIDE_C16, again_down, again_count, 2, BD_FLOAT_DOWN, BD_IS_OF_OLDER_FLOATS);

const bd_criterion bd_criterion_c17 =
    AGAIN("C17", FIDE_C17, again_up, again_count, 2, BD_FLOAT_UP, BD_IS_OF_OLDER_FLOATS);

const bd_criterion bd_criterion_c18 =
    AGAIN("C18", FIDE_C18, again_far_down, again_count_far, 1, BD_FLOAT_DOWN, 0);

const bd_criterion bd_criterion_c19 =
    AGAIN("C19", FIDE_C19, again_far_up, again_count_far, 1, BD_FLOAT_UP, 0);

const bd_criterion bd_criterion_c20 =
    AGAIN("C20", FIDE_C20, again_far_down, again_count_far, 2, BD_FLOAT_DOWN, 0);

const bd_criterion bd_criterion_c21 =
    AGAIN("C21", FIDE_C21, again_far_up, again_count_far, 2, BD_FLOAT_UP, 0);

/* The criteria C6 .. C21 of article 2, as stages (C9 is with C5, in fide_wishes.c). */
#include "rulebook/fide/fide_bracket.h"
#include "rulebook/round/keep.h"

#include <stdio.h>
#include <stdlib.h>

static const bd_player *player_at(const bd_bracket *bracket, int u) { return &bracket->round->players[u]; }
static const bd_fide_player *judged(const bd_bracket *bracket, int u)
{
    return bd_fide_player_at(bracket->round, u);
}

/* The float of `ago` rounds before. */
static bd_float float_ago(const bd_bracket *bracket, int u, int ago)
{
    const int round = bracket->round->number - ago;
    return round >= 1 ? (bd_float)player_at(bracket, u)->floats[round] : BD_NO_FLOAT;
}

static bool some_member(const bd_bracket *bracket, bd_role role, bd_float floated, int ago)
{
    for (int i = 0; i < bracket->count; i++) {
        const int u = bracket->members[i];
        if (bracket->role[u] == role && float_ago(bracket, u, ago) == floated) return true;
    }
    return false;
}

/* A step of a single stage whose value nothing else needs. */
static bd_step only(bd_walk *walk, int turn, bool wanted, const char *name, bd_fide_cost cost,
                    bd_stage *stage)
{
    return turn == 0 && wanted ? bd_fide_give(walk, stage, name, cost) : BD_STEP_END;
}

/* C6, C7: who leaves. */

static bd_cost leaves_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_bracket_leaves(cost->bracket, u, v);
}

bd_step bd_fide_c6(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (walk->ahead) {
        bracket->floaters = walk->ahead_count;
        for (int level = 0; level < bracket->level; level++)
            bracket->leaving[level] = walk->ahead_leaving[level];
        return BD_STEP_END;
    }
    if (turn == 0) return bd_fide_give(walk, stage, "C6", (bd_fide_cost){.of = leaves_cost});
    bracket->floaters = (int)view->last_value;
    return BD_STEP_END;
}

/* The first level from `level` on that has moved-down players in the bracket, or the bracket's own. */
static int moved_level_from(const bd_bracket *bracket, int level)
{
    for (int i = 0; i < bracket->moved; i++) {
        const int here = player_at(bracket, bracket->members[i])->level;
        if (here >= level) return here;
    }
    return bracket->level;
}

static bd_step give_for_level(bd_walk *walk, bd_stage *stage, const char *name, bd_fide_cost cost)
{
    char text[BD_STAGE_ID_SIZE];
    snprintf(text, sizeof text, "%s.%d", name, cost.a + 1);
    return bd_fide_give(walk, stage, text, cost);
}

/* a: a level. */
static bd_cost level_leaves_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_bracket_leaves(cost->bracket, u, v) && player_at(cost->bracket, u)->level == cost->a;
}

bd_step bd_fide_c7(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (walk->ahead || bracket->floaters == 0 || bracket->moved == 0) return BD_STEP_END;
    if (turn > 0) bracket->leaving[walk->cursor] = (int)view->last_value;
    walk->cursor = moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    return give_for_level(walk, stage, "C7", (bd_fide_cost){.of = level_leaves_cost, .a = walk->cursor});
}

/* C8: the next bracket, were it to be paired now: those who leave, and the next level's players. */

static bd_cost next_leaves_cost(const bd_fide_cost *cost, int u, int v)
{
    return cost->bracket->role[u] >= BD_NEXT && cost->bracket->role[v] == BD_LATER;
}

static bd_cost next_level_leaves_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_bracket_has(cost->bracket, u) && cost->bracket->role[v] == BD_LATER &&
           player_at(cost->bracket, u)->level == cost->a;
}

static bd_step ahead_counted(bd_walk *walk, int turn, const bd_stage_view *view)
{
    if (turn == 1) {
        walk->ahead = true;
        walk->ahead_count = (int)view->last_value;
        for (int level = 0; level <= walk->bracket->level; level++) walk->ahead_leaving[level] = 0;
        walk->cursor = -1;
    } else {
        walk->ahead_leaving[walk->cursor] = (int)view->last_value;
    }
    return walk->ahead_count == 0 || walk->cursor == walk->bracket->level ? BD_STEP_END : BD_STEP_SKIP;
}

bd_step bd_fide_c8(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (turn == 0) {
        walk->ahead = false;
        if (bracket->floaters == 0 || bracket->level + 1 >= walk->round->levels) return BD_STEP_END;
        const bd_step step = bd_fide_give(walk, stage, "C8", (bd_fide_cost){.of = next_leaves_cost});
        if (step == BD_STEP_STAGE) stage->high = walk->round->level_start[bracket->level + 2] - 1;
        return step;
    }
    if (ahead_counted(walk, turn, view) == BD_STEP_END) return BD_STEP_END;
    walk->cursor = moved_level_from(bracket, walk->cursor + 1);
    return give_for_level(walk, stage, "C8", (bd_fide_cost){.of = next_level_leaves_cost, .a = walk->cursor});
}

/* C10 .. C13: colours of the boards made here. */

static bool gets_white(const bd_bracket *bracket, int u, int v)
{
    return bd_fide_higher_has_white(bracket->round, u, v, 0);
}

static int beyond_two(const bd_fide_player *player, bool white)
{
    return abs(player->difference + (white ? 1 : -1)) > 2;
}
static int third_alike(const bd_fide_player *player, bool white)
{
    return player->last_two == (white ? BD_WHITE : BD_BLACK);
}

static bd_cost imbalance_cost(const bd_fide_cost *cost, int u, int v)
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    const bd_fide_player *a = judged(cost->bracket, u);
    const bd_fide_player *b = judged(cost->bracket, v);
    if (!a->topscorer && !b->topscorer) return 0;
    const bool white = gets_white(cost->bracket, u, v);
    return beyond_two(a, white) + beyond_two(b, !white);
}

static bd_cost third_alike_cost(const bd_fide_cost *cost, int u, int v)
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    const bd_fide_player *a = judged(cost->bracket, u);
    const bd_fide_player *b = judged(cost->bracket, v);
    if (!a->topscorer && !b->topscorer) return 0;
    const bool white = gets_white(cost->bracket, u, v);
    return third_alike(a, white) + third_alike(b, !white);
}

/* A board of a published draw has its colours already; they may deny both players theirs. */
static bd_cost denied_as_published(const bd_fide_cost *cost, int u, int v, int strength)
{
    const bool white = gets_white(cost->bracket, u, v);
    const bd_fide_player *a = judged(cost->bracket, u);
    const bd_fide_player *b = judged(cost->bracket, v);
    const bool first = a->due == (white ? BD_BLACK : BD_WHITE) && (int)a->strength >= strength;
    const bool second = b->due == (white ? BD_WHITE : BD_BLACK) && (int)b->strength >= strength;
    return first + second;
}

static bd_cost denied_cost(const bd_fide_cost *cost, int u, int v)
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    if (bd_kept_find(cost->bracket->round, u, v) != NULL) return denied_as_published(cost, u, v, 0);
    const bd_colour due = judged(cost->bracket, u)->due;
    return due != BD_NO_COLOUR && due == judged(cost->bracket, v)->due;
}

static bd_cost strong_denied_cost(const bd_fide_cost *cost, int u, int v)
{
    if (denied_cost(cost, u, v) == 0) return 0;
    if (bd_kept_find(cost->bracket->round, u, v) != NULL)
        return denied_as_published(cost, u, v, BD_PREFERS_STRONGLY);
    return judged(cost->bracket, u)->strength >= BD_PREFERS_STRONGLY &&
           judged(cost->bracket, v)->strength >= BD_PREFERS_STRONGLY;
}

static bool some_topscorer(const bd_bracket *bracket)
{
    for (int i = 0; i < bracket->count; i++)
        if (judged(bracket, bracket->members[i])->topscorer) return true;
    return false;
}

static bool some_preference(const bd_bracket *bracket)
{
    for (int i = 0; i < bracket->count; i++)
        if (judged(bracket, bracket->members[i])->due != BD_NO_COLOUR) return true;
    return false;
}

bd_step bd_fide_c10(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return only(walk, turn, some_topscorer(walk->bracket), "C10", (bd_fide_cost){.of = imbalance_cost},
                stage);
}

bd_step bd_fide_c11(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return only(walk, turn, some_topscorer(walk->bracket), "C11", (bd_fide_cost){.of = third_alike_cost},
                stage);
}

bd_step bd_fide_c12(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    if (turn == 0 && some_preference(walk->bracket))
        return bd_fide_give(walk, stage, "C12", (bd_fide_cost){.of = denied_cost});
    walk->denied = turn > 0 ? (int)view->last_value : 0;
    return BD_STEP_END;
}

bd_step bd_fide_c13(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return only(walk, turn, walk->denied > 0, "C13", (bd_fide_cost){.of = strong_denied_cost}, stage);
}

/* C14 .. C17: who floats again. a: how many rounds ago. */

static bd_cost down_again_cost(const bd_fide_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == BD_RESIDENT && bd_bracket_leaves(cost->bracket, u, v) &&
           float_ago(cost->bracket, u, cost->a) == BD_FLOAT_DOWN;
}

static bd_cost up_again_cost(const bd_fide_cost *cost, int u, int v)
{
    return cost->bracket->role[u] == BD_MOVED && bd_bracket_has(cost->bracket, v) &&
           float_ago(cost->bracket, v, cost->a) == BD_FLOAT_UP;
}

static bd_step down_again(bd_walk *walk, int turn, const char *name, int ago, bd_stage *stage)
{
    const bool wanted =
        walk->bracket->floaters > 0 && some_member(walk->bracket, BD_RESIDENT, BD_FLOAT_DOWN, ago);
    return only(walk, turn, wanted, name, (bd_fide_cost){.of = down_again_cost, .a = ago}, stage);
}

static bd_step up_again(bd_walk *walk, int turn, const char *name, int ago, const bd_stage_view *view,
                        bd_stage *stage)
{
    const bool wanted = walk->bracket->moved > 0 && some_member(walk->bracket, BD_RESIDENT, BD_FLOAT_UP, ago);
    if (turn == 0 && wanted)
        return bd_fide_give(walk, stage, name, (bd_fide_cost){.of = up_again_cost, .a = ago});
    walk->upfloaters[ago - 1] = turn > 0 ? (int)view->last_value : 0;
    return BD_STEP_END;
}

bd_step bd_fide_c14(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return down_again(walk, turn, "C14", 1, stage);
}

bd_step bd_fide_c15(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    return up_again(walk, turn, "C15", 1, view, stage);
}

bd_step bd_fide_c16(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return down_again(walk, turn, "C16", 2, stage);
}

bd_step bd_fide_c17(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    return up_again(walk, turn, "C17", 2, view, stage);
}

/* C18 .. C21: how far. A moved-down player who is paired here has the distance of his level, whoever he
 * meets; so only the choice of who is not paired here, and of whose opponent floats up again, makes a
 * difference. a: the level, b: rounds ago. */

static bd_cost far_down_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return bracket->role[u] == BD_MOVED && bd_bracket_leaves(bracket, u, v) &&
           player_at(bracket, u)->level == cost->a && float_ago(bracket, u, cost->b) == BD_FLOAT_DOWN;
}

static bd_cost far_up_cost(const bd_fide_cost *cost, int u, int v)
{
    return player_at(cost->bracket, u)->level == cost->a &&
           up_again_cost(&(bd_fide_cost){.bracket = cost->bracket, .a = cost->b}, u, v) != 0;
}

static int moved_in_level(const bd_bracket *bracket, int level)
{
    int count = 0;
    for (int i = 0; i < bracket->moved; i++) count += player_at(bracket, bracket->members[i])->level == level;
    return count;
}

static bd_step far_down(bd_walk *walk, int turn, const char *name, int ago, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (bracket->floaters == 0 || !some_member(bracket, BD_MOVED, BD_FLOAT_DOWN, ago)) return BD_STEP_END;
    walk->cursor = moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    const int leaving = bracket->leaving[walk->cursor];
    if (leaving == 0 || leaving == moved_in_level(bracket, walk->cursor)) return BD_STEP_SKIP;
    return give_for_level(walk, stage, name,
                          (bd_fide_cost){.of = far_down_cost, .a = walk->cursor, .b = ago});
}

static bd_step far_up(bd_walk *walk, int turn, const char *name, int ago, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (walk->upfloaters[ago - 1] == 0) return BD_STEP_END;
    walk->cursor = moved_level_from(bracket, turn > 0 ? walk->cursor + 1 : 0);
    if (walk->cursor == bracket->level) return BD_STEP_END;
    /* The last level follows from the others and the sum, which C15 or C17 settled. */
    if (turn == 0 && moved_level_from(bracket, walk->cursor + 1) == bracket->level) return BD_STEP_END;
    return give_for_level(walk, stage, name, (bd_fide_cost){.of = far_up_cost, .a = walk->cursor, .b = ago});
}

bd_step bd_fide_c18(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return far_down(walk, turn, "C18", 1, stage);
}

bd_step bd_fide_c19(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return far_up(walk, turn, "C19", 1, stage);
}

bd_step bd_fide_c20(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return far_down(walk, turn, "C20", 2, stage);
}

bd_step bd_fide_c21(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return far_up(walk, turn, "C21", 2, stage);
}

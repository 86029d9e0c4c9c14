#include "rulebook/criteria/criteria.h"
#include "rulebook/stages/chain.h"

#include <stdlib.h>

/* Boards inside a level, by the positions of the two among those who stay. */
typedef struct inside_costs {
    const int16_t *level;
    const int32_t *position; /* -1: leaves */
    const int *half;
    const int32_t *grade, *ideal; /* own, and of the ideal opponent */
    int limit;                    /* of what may lie between an opponent and the ideal one */
} inside_costs;

static inline bool is_inside(const inside_costs *of, int u, int v)
{
    return of->level[u] == of->level[v] && of->position[u] >= 0 && of->position[v] >= 0;
}

static inline bd_cost cards_away(const inside_costs *of, int u, int v)
{
    return abs(of->position[v] - of->position[u] - of->half[of->level[u]]);
}

static void price_variation(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++)
        cost[i] = is_inside(of, edges[i].u, edges[i].v) ? cards_away(of, edges[i].u, edges[i].v) : 0;
}

static void price_squared(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const bd_cost away =
            is_inside(of, edges[i].u, edges[i].v) ? cards_away(of, edges[i].u, edges[i].v) : 0;
        cost[i] = away * away;
    }
}

static void price_grades(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        const int v = edges[i].v;
        const bool inside = is_inside(of, u, v);
        const bd_cost a = inside ? of->grade[v] - of->ideal[u] : 0;
        const bd_cost b = inside ? of->grade[u] - of->ideal[v] : 0;
        cost[i] = a * a + b * b;
    }
}

/* 0: unrated. */
static inline bool is_beyond(int grade, int ideal, int limit)
{
    return grade != 0 && ideal != 0 && abs(grade - ideal) > limit;
}

static void price_moves(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        const int v = edges[i].v;
        cost[i] = 0;
        if (!is_inside(of, u, v)) continue;
        cost[i] = is_beyond(of->grade[v], of->ideal[u], of->limit) +
                  is_beyond(of->grade[u], of->ideal[v], of->limit);
    }
}

/* The grade of everybody's ideal opponent: of position p it is the one at p + h, or p - h. */
static bool find_ideals(bd_chain *chain, int32_t *grade, int32_t *ideal)
{
    const bd_round *round = chain->round;
    int32_t *in_order = bd_chain_numbers(chain);
    if (in_order == NULL) return false;
    for (int u = 0; u < round->cards; u++) {
        grade[u] = round->players[u].grade;
        if (chain->stays[u] >= 0)
            in_order[round->level_start[round->players[u].level] + chain->stays[u]] = grade[u];
    }
    for (int u = 0; u < round->cards; u++) {
        const int l = round->players[u].level;
        const int half = chain->half[l];
        const int position = chain->stays[u];
        if (position < 0) continue;
        const int other = position < half ? position + half : position - half;
        ideal[u] = in_order[round->level_start[l] + other];
    }
    return true;
}

static bd_step give_limited(bd_chain *chain, bd_stage *stage, bd_price *price, bool graded, int limit)
{
    inside_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    if (of == NULL) return BD_STEP_FAILED;
    *of =
        (inside_costs){.level = chain->level, .position = chain->stays, .half = chain->half, .limit = limit};
    if (graded) {
        int32_t *grade = bd_chain_numbers(chain);
        int32_t *ideal = bd_chain_numbers(chain);
        if (grade == NULL || ideal == NULL || !find_ideals(chain, grade, ideal)) return BD_STEP_FAILED;
        of->grade = grade;
        of->ideal = ideal;
    }
    return bd_chain_give(stage, "", of, price);
}

static bd_step give(bd_chain *chain, bd_stage *stage, bd_price *price, bool graded)
{
    return give_limited(chain, stage, price, graded, 0);
}

static bd_step move_200(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return step > 0 ? BD_STEP_END : give_limited(chain, stage, price_moves, true, 200);
}

static bd_step move_80(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return step > 0 ? BD_STEP_END : give_limited(chain, stage, price_moves, true, 80);
}

static bd_step variation(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return step > 0 ? BD_STEP_END : give(chain, stage, price_variation, false);
}

static bd_step variation_squared(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return step > 0 ? BD_STEP_END : give(chain, stage, price_squared, false);
}

static bd_step grade_squared(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return step > 0 ? BD_STEP_END : give(chain, stage, price_grades, true);
}

const bd_criterion bd_criterion_variation = {
    .id = "variation",
    .article = "CAA 12, guide set D",
    .minimises = "over all boards, how many cards the opponent is away from the ideal one",
    .step = variation,
    .flags = BD_NEEDS_FLOATERS | BD_SEEKS_IDEAL,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_variation_squared = {
    .id = "variation-squared",
    .article = "CAA 12, guide set D",
    .minimises = "the same, squared",
    .step = variation_squared,
    .flags = BD_NEEDS_FLOATERS,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_grade_squared = {
    .id = "grade-squared",
    .article = "CAA 2c, guide set C",
    .minimises = "over all players, the squared difference between the grades of the opponent and of the "
                 "ideal opponent",
    .step = grade_squared,
    .flags = BD_NEEDS_FLOATERS | BD_SEEKS_IDEAL,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_variation_alphabet = {
    .id = "variation",
    .article = "SCA 6",
    .minimises = "in round 1, over all boards, how many cards the opponent is away from the one opposite in "
                 "the other half of the alphabet",
    .step = variation,
    .flags = BD_NEEDS_FLOATERS,
    .applies = bd_round_is_first,
};

const bd_criterion bd_criterion_variation_squared_alphabet = {
    .id = "variation-squared",
    .article = "SCA 6",
    .minimises = "the same, squared",
    .step = variation_squared,
    .flags = BD_NEEDS_FLOATERS,
    .applies = bd_round_is_first,
};

const bd_criterion bd_criterion_move_200 = {
    .id = "move-200",
    .article = "USCF practice",
    .minimises = "players with an opponent more than 200 rating points away from the natural one: not done "
                 "even to equalise colours",
    .step = move_200,
    .flags = BD_NEEDS_FLOATERS,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_move_80 = {
    .id = "move-80",
    .article = "USCF practice",
    .minimises = "players with an opponent more than 80 rating points away from the natural one: not done "
                 "merely to alternate colours",
    .step = move_80,
    .flags = BD_NEEDS_FLOATERS,
    .applies = bd_criterion_applies_always,
};

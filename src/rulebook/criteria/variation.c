/* Variation: how far opponents are from the ideal ones, in places or in grades. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"

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

static void variation_price_variation(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++)
        cost[i] = is_inside(of, edges[i].u, edges[i].v) ? cards_away(of, edges[i].u, edges[i].v) : 0;
}

/* Both in the upper half of those who stay, or both in the lower one. */
static void variation_price_same_half(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        const int half = of->half[is_inside(of, u, v) ? of->level[u] : 0];
        cost[i] = is_inside(of, u, v) && (of->position[u] < half) == (of->position[v] < half);
    }
}

static void variation_price_squared(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const bd_cost away =
            is_inside(of, edges[i].u, edges[i].v) ? cards_away(of, edges[i].u, edges[i].v) : 0;
        cost[i] = away * away;
    }
}

static void variation_price_grades(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
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

/* Of the two differences the smaller counts. */
static void variation_price_moves(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const inside_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = 0;
        if (!is_inside(of, u, v)) continue;
        cost[i] = is_beyond(of->grade[v], of->ideal[u], of->limit) &&
                  is_beyond(of->grade[u], of->ideal[v], of->limit);
    }
}

/* The grade of everybody's ideal opponent: of position p it is the one at p + h, or p - h. */
static bool variation_find_ideals(bd_chain *chain, int32_t *grade, int32_t *ideal)
{
    BD_ASSERT(chain->stays != NULL && chain->half != NULL);
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

/* What criteria of opponents inside a level differ in: their own. */
typedef struct variation_rule {
    bd_price *price;
    bool graded; /* grades are asked for, */
    int limit;   /* and what may lie between them */
} variation_rule;

static bd_step variation_by_rule(bd_chain *chain, bd_stage *stage)
{
    const variation_rule *rule = chain->criteria[chain->at]->own;
    inside_costs of = {
        .level = chain->level, .position = chain->stays, .half = chain->half, .limit = rule->limit};
    if (rule->graded) {
        int32_t *grade = bd_chain_numbers(chain);
        int32_t *ideal = bd_chain_numbers(chain);
        if (grade == NULL || ideal == NULL || !variation_find_ideals(chain, grade, ideal))
            return BD_STEP_FAILED;
        of.grade = grade;
        of.ideal = ideal;
    }
    return bd_chain_give(stage, "", bd_chain_keep(chain, &of, sizeof of), rule->price);
}

/* ---- second counts: seats of those who stay, from the boards ---- */

/* How far the lower player of u's board sits from u's ideal seat; 0: u is the lower one, or leaves. */
static int64_t variation_of_seats(const bd_laid_draw *laid, int u)
{
    if (laid->seat[u] < 0 || laid->opponent[u] < u) return 0;
    BD_ASSERT(laid->seat[laid->opponent[u]] > laid->seat[u]);
    const int half = laid->staying[laid->round->players[u].level] / 2;
    return abs(laid->seat[laid->opponent[u]] - laid->seat[u] - half);
}

/* Boards with both seats in one half. */
static int64_t variation_of_same_half(const bd_laid_draw *laid, int u)
{
    const int half = laid->staying[laid->round->players[u].level] / 2;
    const int v = laid->opponent[u];
    return laid->seat[u] >= 0 && v > u && (laid->seat[v] < half || laid->seat[u] >= half);
}

static int64_t variation_of_squares(const bd_laid_draw *laid, int u)
{
    return variation_of_seats(laid, u) * variation_of_seats(laid, u);
}

static int64_t variation_of_grades(const bd_laid_draw *laid, int u)
{
    const bd_player *players = laid->round->players;
    if (laid->seat[u] < 0) return 0;
    const int64_t apart = players[bd_laid_ideal(laid, u)].grade - players[laid->opponent[u]].grade;
    return apart * apart;
}

/* By how much the opponent's rating differs from the natural one's; 0 where one of the two has none. */
static int variation_difference(const bd_laid_draw *laid, int u)
{
    const bd_player *players = laid->round->players;
    const int natural = players[bd_laid_ideal(laid, u)].grade;
    const int grade = players[laid->opponent[u]].grade;
    return natural != 0 && grade != 0 ? abs(grade - natural) : 0;
}

/* Of the higher player of a board. */
static int64_t variation_is_moved(const bd_laid_draw *laid, int u, int limit)
{
    if (laid->seat[u] < 0 || laid->opponent[u] < u) return 0;
    const int one = variation_difference(laid, u), two = variation_difference(laid, laid->opponent[u]);
    return (one < two ? one : two) > limit;
}

static int64_t variation_of_200(const bd_laid_draw *laid, int u) { return variation_is_moved(laid, u, 200); }

static int64_t variation_of_80(const bd_laid_draw *laid, int u) { return variation_is_moved(laid, u, 80); }

const bd_criterion bd_criterion_variation = {
    .id = "variation",
    BD_SAYS_WORSE(CRITERIA_VARIATION),
    .once = variation_by_rule,
    .own = &(const variation_rule){.price = variation_price_variation},
    .of_card = variation_of_seats,
    .flags = BD_NEEDS_FLOATERS | BD_SEEKS_IDEAL,
};

const bd_criterion bd_criterion_variation_squared = {
    .id = "variation-squared",
    BD_SAYS_WORSE(CRITERIA_VARIATION_SQUARED),
    .once = variation_by_rule,
    .own = &(const variation_rule){.price = variation_price_squared},
    .of_card = variation_of_squares,
    .flags = BD_NEEDS_FLOATERS | BD_IS_OF_SQUARES,
};

const bd_criterion bd_criterion_grade_squared = {
    .id = "grade-squared",
    BD_SAYS_WORSE(CRITERIA_GRADE_SQUARED),
    .once = variation_by_rule,
    .own = &(const variation_rule){.price = variation_price_grades, .graded = true},
    .of_card = variation_of_grades,
    .flags = BD_NEEDS_FLOATERS | BD_SEEKS_IDEAL | BD_IS_OF_GRADES,
};

/* The same where the numbers are called ratings. */
const bd_criterion bd_criterion_rating_squared = {
    .id = "grade-squared",
    BD_SAYS_WORSE(CRITERIA_RATING_SQUARED),
    .once = variation_by_rule,
    .own = &(const variation_rule){.price = variation_price_grades, .graded = true},
    .of_card = variation_of_grades,
    .flags = BD_NEEDS_FLOATERS | BD_SEEKS_IDEAL,
};

const bd_criterion bd_criterion_halves_alphabet = {
    .id = "mid-line",
    BD_SAYS(CRITERIA_HALVES_ALPHABET),
    .once = variation_by_rule,
    .own = &(const variation_rule){.price = variation_price_same_half},
    .of_card = variation_of_same_half,
    .flags = BD_NEEDS_FLOATERS | BD_IS_OF_HALVES,
    .applies = bd_round_is_first,
};

const bd_criterion bd_criterion_variation_alphabet = {
    .id = "variation",
    BD_SAYS_WORSE(CRITERIA_VARIATION_ALPHABET),
    .once = variation_by_rule,
    .own = &(const variation_rule){.price = variation_price_variation},
    .of_card = variation_of_seats,
    .flags = BD_NEEDS_FLOATERS | BD_SEEKS_IDEAL,
    .applies = bd_round_is_first,
};

const bd_criterion bd_criterion_variation_squared_alphabet = {
    .id = "variation-squared",
    BD_SAYS_WORSE(CRITERIA_VARIATION_SQUARED_ALPHABET),
    .once = variation_by_rule,
    .own = &(const variation_rule){.price = variation_price_squared},
    .of_card = variation_of_squares,
    .flags = BD_NEEDS_FLOATERS | BD_IS_OF_SQUARES,
    .applies = bd_round_is_first,
};

const bd_criterion bd_criterion_move_200 = {
    .id = "move-200",
    BD_SAYS_WORSE(CRITERIA_MOVE_200),
    .once = variation_by_rule,
    .own = &(const variation_rule){variation_price_moves, true, 200},
    .of_card = variation_of_200,
    .flags = BD_NEEDS_FLOATERS,
};

const bd_criterion bd_criterion_move_80 = {
    .id = "move-80",
    BD_SAYS_WORSE(CRITERIA_MOVE_80),
    .once = variation_by_rule,
    .own = &(const variation_rule){variation_price_moves, true, 80},
    .of_card = variation_of_80,
    .flags = BD_NEEDS_FLOATERS,
};

/* The order among candidates that are equally good (articles 3 and 4), as stages. */
#include "rulebook/fide/fide_bracket.h"

#include <stdio.h>

/* Sets are compared by their most important player who differs, so each weighs more than all after him
 * together. This many go into one stage: costs up to 2^19 leave the solver's arithmetic ample room. */
enum { PER_STAGE = 20 };

/* list[u]: the weight's exponent, plus 1; 0: none. */
static bd_cost weight_of(const bd_fide_cost *cost, int u)
{
    return cost->list[u] == 0 ? 0 : (bd_cost)1 << (cost->list[u] - 1);
}

static bd_status list_weights(bd_walk *walk, int from, uint16_t **out)
{
    BD_NEW(*out, walk->arena, walk->round->nodes, walk->err);
    const int end = from + PER_STAGE < walk->open_count ? from + PER_STAGE : walk->open_count;
    for (int i = from; i < end; i++) (*out)[walk->open[i]] = (uint16_t)(end - i);
    return BD_OK;
}

/* The stage that weighs the next open players; END when there are none. */
static bd_step give_weights(bd_walk *walk, int turn, const char *name, bd_fide_cost_of *of, bd_stage *stage)
{
    if (turn * PER_STAGE >= walk->open_count) return BD_STEP_END;
    uint16_t *weights;
    walk->status = list_weights(walk, turn * PER_STAGE, &weights);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    char text[BD_STAGE_ID_SIZE];
    snprintf(text, sizeof text, "%s.%d", name, turn + 1);
    return bd_fide_give(walk, stage, text, (bd_fide_cost){.of = of, .list = weights});
}

static bd_status open_room(bd_walk *walk)
{
    walk->open_count = 0;
    BD_NEW(walk->open, walk->arena, walk->round->nodes, walk->err);
    return BD_OK;
}

/* Whether some pair that the face allows in the rows of these players costs something. */
static bool face_has(const bd_face *face, const uint16_t *players, int count, const bd_fide_cost *cost)
{
    for (int i = 0; i < count; i++) {
        size_t pairs;
        const bd_edge *row = bd_bracket_row(face, players[i], &pairs);
        for (size_t k = 0; k < pairs; k++)
            if (cost->of(cost, row[k].u, row[k].v) != 0) return true;
    }
    return false;
}

/* A stage that only takes pairs off the face that no matching still allowed uses; END when there are none. */
static bd_step prune(bd_walk *walk, const char *name, bd_fide_cost cost, const bd_stage_view *view,
                     bd_stage *stage)
{
    cost.bracket = walk->bracket;
    cost.round = walk->round;
    if (!face_has(view->face, walk->bracket->members, walk->bracket->count, &cost)) return BD_STEP_END;
    return bd_fide_give(walk, stage, name, cost);
}

/* The set of moved-down players who are paired here (4.4). */

static bd_cost leaving_weight(const bd_fide_cost *cost, int u, int v)
{
    return bd_bracket_leaves(cost->bracket, u, v) ? weight_of(cost, u) : 0;
}

static bd_cost wrong_limbo_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (bracket->role[u] != BD_MOVED) return 0;
    return bd_bracket_leaves(bracket, u, v) ? bracket->stays[u] : !bracket->stays[u];
}

static bd_status open_moved(bd_walk *walk)
{
    BD_TRY(open_room(walk));
    const bd_bracket *bracket = walk->bracket;
    for (int i = 0; i < bracket->moved;) {
        const int level = walk->round->players[bracket->members[i]].level;
        int end = i;
        while (end < bracket->moved && walk->round->players[bracket->members[end]].level == level) end++;
        const int leaving = bracket->leaving[level];
        if (leaving > 0 && leaving < end - i)
            for (int k = i; k < end; k++) walk->open[walk->open_count++] = bracket->members[k];
        i = end;
    }
    return BD_OK;
}

static void list_first(bd_bracket *bracket, const uint16_t *mate)
{
    for (int i = 0; i < bracket->moved; i++) {
        const uint16_t u = bracket->members[i];
        bracket->stays[u] = bd_bracket_has(bracket, mate[u]);
        if (bracket->stays[u]) bracket->first[bracket->first_count++] = u;
    }
}

bd_step bd_fide_limbo(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    if (walk->bracket->moved == 0 || walk->cursor < 0) return BD_STEP_END;
    if (turn == 0) {
        walk->status = open_moved(walk);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    const bd_step step = give_weights(walk, turn, "limbo", leaving_weight, stage);
    if (step != BD_STEP_END) return step;
    list_first(walk->bracket, view->mate);
    walk->cursor = -1;
    return prune(walk, "limbo.settled", (bd_fide_cost){.of = wrong_limbo_cost}, view, stage);
}

/* The opponents of the moved-down (4.2), and the remainder that they leave (3.3.3). */

static bd_status seek_moved(bd_walk *walk)
{
    const bd_bracket *bracket = walk->bracket;
    bool *candidate;
    BD_NEW(candidate, walk->arena, walk->round->nodes, walk->err);
    for (int i = bracket->moved; i < bracket->count; i++) candidate[bracket->members[i]] = true;
    return bd_digits_new(walk, bracket->first, bracket->first_count, candidate);
}

static void divide_remainder(bd_bracket *bracket, const bool *taken)
{
    for (int i = bracket->moved; i < bracket->count; i++) {
        const uint16_t u = bracket->members[i];
        if (!taken[u]) bracket->remainder[bracket->remainder_count++] = u;
    }
    const int leaving = bracket->floaters - (bracket->moved - bracket->first_count);
    bracket->boards = (bracket->remainder_count - leaving) / 2;
    for (int i = 0; i < bracket->remainder_count; i++) {
        const uint16_t u = bracket->remainder[i];
        bracket->sequence[u] = (uint16_t)(i + 1);
        bracket->half[u] = i < bracket->boards ? BD_UPPER : BD_LOWER;
        bracket->seat[u] = bracket->half[u];
    }
}

static void record_choices(bd_bracket *bracket, const bd_digits *digits)
{
    for (int i = 0; i < digits->count; i++) {
        bracket->partner[digits->who[i]] = digits->choice[i];
        bracket->partner[digits->choice[i]] = digits->who[i];
    }
}

bd_step bd_fide_moved(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    if (turn == 0) {
        walk->status = seek_moved(walk);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    const bd_step step = bd_fide_digits(walk, "moved", view, stage);
    if (step != BD_STEP_END) return step;
    for (int i = 0; i < walk->bracket->count; i++)
        walk->bracket->partner[walk->bracket->members[i]] = walk->bracket->members[i];
    record_choices(walk->bracket, walk->digits);
    divide_remainder(walk->bracket, walk->digits->taken);
    return BD_STEP_END;
}

/* Exchanges (4.3). Of two players from one half who meet, the lower-ranked of the upper half goes down, the
 * higher-ranked of the lower half goes up: every other choice is a later candidate with the same boards. Who
 * leaves from the upper half has gone down, too. */

static bool both(const bd_bracket *bracket, int u, int v, bd_half half)
{
    return bracket->half[u] == half && bracket->half[v] == half;
}

static bool upper_leaves(const bd_bracket *bracket, int u, int v)
{
    return bracket->half[u] == BD_UPPER && bd_bracket_leaves(bracket, u, v);
}

/* Twice the number of players exchanged. */
static bd_cost exchanged_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return both(bracket, u, v, BD_UPPER) || both(bracket, u, v, BD_LOWER) || upper_leaves(bracket, u, v);
}

/* How far beyond the last of the upper half those come from who go up, and how far before it those who go
 * down. */
static bd_cost distance_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (both(bracket, u, v, BD_UPPER)) return bracket->boards - bracket->sequence[v];
    if (both(bracket, u, v, BD_LOWER)) return bracket->sequence[u] - bracket->boards;
    return upper_leaves(bracket, u, v) ? bracket->boards - bracket->sequence[u] : 0;
}

bd_step bd_fide_exchange(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (bracket->boards == 0 || turn > 1) return BD_STEP_END;
    if (turn == 0) return bd_fide_give(walk, stage, "exchange", (bd_fide_cost){.of = exchanged_cost});
    bracket->exchanged = (int)view->last_value / 2;
    if (bracket->exchanged == 0) return BD_STEP_END;
    return bd_fide_give(walk, stage, "exchange.distance", (bd_fide_cost){.of = distance_cost});
}

/* With one exchange, the player who goes up follows from the one who goes down. */
static bd_cost goes_down_cost(const bd_fide_cost *cost, int u, int v)
{
    return both(cost->bracket, u, v, BD_LOWER) ? 0 : distance_cost(cost, u, v);
}

/* The one whom this pair makes change halves, or -1. */
static int who_goes_down(const bd_bracket *bracket, int u, int v)
{
    return both(bracket, u, v, BD_UPPER) ? v : upper_leaves(bracket, u, v) ? u : -1;
}

static bd_cost goes_down_weight(const bd_fide_cost *cost, int u, int v)
{
    const int who = who_goes_down(cost->bracket, u, v);
    return who < 0 ? 0 : -weight_of(cost, who);
}

static bd_cost goes_up_weight(const bd_fide_cost *cost, int u, int v)
{
    return both(cost->bracket, u, v, BD_LOWER) ? -weight_of(cost, u) : 0;
}

/* Those of the remainder who may still change halves in this direction, from the border between the halves
 * outwards. */
static bd_status open_halves(bd_walk *walk, const bd_face *face, bool down)
{
    BD_TRY(open_room(walk));
    const bd_bracket *bracket = walk->bracket;
    bool *may;
    BD_NEW(may, walk->arena, walk->round->nodes, walk->err);
    for (int i = 0; i < bracket->remainder_count; i++) {
        size_t count;
        const bd_edge *row = bd_bracket_row(face, bracket->remainder[i], &count);
        for (size_t k = 0; k < count; k++) {
            const int u = row[k].u;
            const int v = row[k].v;
            const int who = down ? who_goes_down(bracket, u, v) : both(bracket, u, v, BD_LOWER) ? u : -1;
            if (who >= 0) may[who] = true;
        }
    }
    const int upper = bracket->boards;
    for (int i = 0; i < (down ? upper : bracket->remainder_count - upper); i++) {
        const uint16_t u = bracket->remainder[down ? upper - 1 - i : upper + i];
        if (may[u]) walk->open[walk->open_count++] = u;
    }
    return BD_OK;
}

bd_step bd_fide_leaving(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (bracket->exchanged == 0) return BD_STEP_END;
    if (bracket->exchanged == 1)
        return turn > 0 ? BD_STEP_END
                        : bd_fide_give(walk, stage, "exchange.down", (bd_fide_cost){.of = goes_down_cost});
    if (turn == 0) {
        walk->status = open_halves(walk, view->face, true);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    return give_weights(walk, turn, "exchange.down", goes_down_weight, stage);
}

bd_step bd_fide_entering(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    if (walk->bracket->exchanged < 2) return BD_STEP_END;
    if (turn == 0) {
        walk->status = open_halves(walk, view->face, false);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    return give_weights(walk, turn, "exchange.up", goes_up_weight, stage);
}

static bd_cost wrong_seat_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (bracket->half[u] == BD_NO_HALF) return 0;
    if (bd_bracket_leaves(bracket, u, v)) return bracket->seat[u] == BD_UPPER;
    return bracket->half[v] != BD_NO_HALF && !(bracket->seat[u] == BD_UPPER && bracket->seat[v] == BD_LOWER);
}

bd_step bd_fide_exchanged(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (turn > 0 || bracket->exchanged == 0) return BD_STEP_END;
    for (int i = 0; i < bracket->remainder_count; i++) {
        const uint16_t u = bracket->remainder[i];
        const uint16_t v = view->mate[u];
        bracket->seat[u] = bd_bracket_has(bracket, v) && u < v ? BD_UPPER : BD_LOWER;
    }
    return prune(walk, "exchange.settled", (bd_fide_cost){.of = wrong_seat_cost}, view, stage);
}

/* The opponents in the remainder (4.2). */

static bd_status seek_opponents(bd_walk *walk)
{
    const bd_bracket *bracket = walk->bracket;
    bool *candidate;
    uint16_t *who;
    BD_NEW(candidate, walk->arena, walk->round->nodes, walk->err);
    BD_NEW(who, walk->arena, bracket->boards, walk->err);
    int count = 0;
    for (int i = 0; i < bracket->remainder_count; i++) {
        const uint16_t u = bracket->remainder[i];
        if (bracket->seat[u] == BD_UPPER)
            who[count++] = u;
        else
            candidate[u] = true;
    }
    return bd_digits_new(walk, who, count, candidate);
}

bd_step bd_fide_opponents(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    if (turn == 0) {
        walk->status = seek_opponents(walk);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    const bd_step step = bd_fide_digits(walk, "order", view, stage);
    if (step == BD_STEP_END) record_choices(walk->bracket, walk->digits);
    return step;
}

/* All of the bracket is settled: nothing else of it stays on the face. */

static bd_cost not_settled_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    const bool wrong_for_u =
        bd_bracket_has(bracket, u) && bracket->partner[u] != u && bracket->partner[u] != v;
    const bool wrong_for_v =
        bd_bracket_has(bracket, v) && bracket->partner[v] != v && bracket->partner[v] != u;
    return wrong_for_u || wrong_for_v;
}

bd_step bd_fide_close(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    for (int i = 0; i < bracket->count; i++) {
        const uint16_t u = bracket->members[i];
        const bool agrees = bracket->partner[u] == u ? !bd_bracket_has(bracket, view->mate[u])
                                                     : view->mate[u] == bracket->partner[u];
        if (!agrees)
            return bd_fide_fail(walk, BD_INTERNAL, "a bracket's boards are not those of the matching");
    }
    return turn > 0 ? BD_STEP_END
                    : prune(walk, "settled", (bd_fide_cost){.of = not_settled_cost}, view, stage);
}

/* An order digit by digit. A list of wishes takes all digits at once, each player with the first partner that
 * those before him leave; where it breaks off, one stage settles the next digit, and a new list begins. */
#include "rulebook/fide/fide_bracket.h"

#include <stdio.h>

bd_status bd_digits_new(bd_walk *walk, const uint16_t *who, int count, const bool *candidate)
{
    bd_digits *digits;
    BD_NEW(digits, walk->arena, 1, walk->err);
    BD_NEW(digits->choice, walk->arena, count, walk->err);
    BD_NEW(digits->option, walk->arena, walk->round->nodes, walk->err);
    BD_NEW(digits->taken, walk->arena, walk->round->nodes, walk->err);
    digits->who = who;
    digits->count = count;
    digits->candidate = candidate;
    walk->digits = digits;
    return BD_OK;
}

/* The n-th partner that player `at` can still have, or -1. He is ranked above all his candidates. */
static int nth_partner(const bd_digits *digits, const bd_face *face, int at, const bool *taken, int64_t n)
{
    size_t count;
    const bd_edge *row = bd_bracket_row(face, digits->who[at], &count);
    for (size_t k = 0; k < count; k++) {
        const int v = row[k].v;
        if (!digits->candidate[v] || taken[v]) continue;
        if (n-- == 0) return v;
    }
    return -1;
}

static void settle(bd_digits *digits, int partner)
{
    digits->choice[digits->settled++] = (uint16_t)partner;
    digits->taken[partner] = true;
}

/* list: the number of the wish about a node; other: whom it is wished with. */
static bd_cost wish_cost(const bd_fide_cost *cost, int u, int v)
{
    const int a = cost->other[u] == v ? 0 : cost->list[u];
    const int b = cost->other[v] == u ? 0 : cost->list[v];
    return a != 0 && (b == 0 || a < b) ? a : b;
}

typedef struct wishes {
    uint16_t *number, *other; /* by node */
    int count;
} wishes;

static void wish(wishes *list, int u, int v)
{
    list->count++;
    list->number[u] = list->number[v] = (uint16_t)list->count;
    list->other[u] = (uint16_t)v;
    list->other[v] = (uint16_t)u;
}

/* A digit that was settled alone heads the next list, so that his other pairs leave the face. */
static bd_status write_wishes(bd_walk *walk, const bd_face *face, wishes *list)
{
    bd_digits *digits = walk->digits;
    const size_t nodes = (size_t)walk->round->nodes;
    bool *taken;
    BD_NEW(list->number, walk->arena, nodes, walk->err);
    BD_NEW(list->other, walk->arena, nodes, walk->err);
    BD_NEW(taken, walk->arena, nodes, walk->err);
    for (size_t u = 0; u < nodes; u++) taken[u] = digits->taken[u];
    if (digits->repeated) wish(list, digits->who[digits->settled - 1], digits->choice[digits->settled - 1]);
    for (int i = digits->settled; i < digits->count; i++) {
        const int v = nth_partner(digits, face, i, taken, 0);
        if (v < 0) break;
        taken[v] = true;
        wish(list, digits->who[i], v);
    }
    digits->wished = list->count;
    digits->other = list->other;
    return BD_OK;
}

static bd_step give_wishes(bd_walk *walk, const char *name, const bd_stage_view *view, bd_stage *stage)
{
    bd_digits *digits = walk->digits;
    wishes list = {0};
    walk->status = write_wishes(walk, view->face, &list);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    if (list.count == digits->repeated)
        return bd_fide_fail(walk, BD_INTERNAL, "nobody is left for a player who is to be paired");
    char text[BD_STAGE_ID_SIZE];
    snprintf(text, sizeof text, "%s.from%d", name, digits->settled + 1);
    const bd_step step = bd_fide_give(
        walk, stage, text, (bd_fide_cost){.of = wish_cost, .list = list.number, .other = list.other});
    if (step == BD_STEP_STAGE) stage->wishes = list.count;
    return step;
}

/* a: the player; list: his partners' order, from 1; other partners come last. b: their number. */
static bd_cost digit_cost(const bd_fide_cost *cost, int u, int v)
{
    const int partner = u == cost->a ? v : v == cost->a ? u : -1;
    if (partner < 0) return 0;
    return cost->list[partner] == 0 ? cost->b : cost->list[partner] - 1;
}

static bd_step give_digit(bd_walk *walk, const char *name, const bd_stage_view *view, bd_stage *stage)
{
    bd_digits *digits = walk->digits;
    uint16_t *order = bd_arena_alloc(walk->arena, (size_t)walk->round->nodes, sizeof *order);
    if (order == NULL) return bd_fide_fail(walk, BD_NO_MEMORY, "memory is exhausted");
    size_t count;
    const int u = digits->who[digits->settled];
    const bd_edge *row = bd_bracket_row(view->face, u, &count);
    digits->options = 0;
    for (size_t k = 0; k < count; k++) {
        const uint16_t v = row[k].v;
        if (!digits->candidate[v] || digits->taken[v]) continue;
        digits->option[digits->options++] = v;
        order[v] = (uint16_t)digits->options;
    }
    digits->one = true;
    char text[BD_STAGE_ID_SIZE];
    snprintf(text, sizeof text, "%s.%d", name, digits->settled + 1);
    const bd_step step = bd_fide_give(
        walk, stage, text, (bd_fide_cost){.of = digit_cost, .a = u, .b = digits->options, .list = order});
    if (step == BD_STEP_STAGE) stage->low = stage->high = u;
    return step;
}

/* What the last stage has settled. False when its value makes no sense. */
static bool take_answer(bd_digits *digits, int64_t value)
{
    if (digits->one) {
        if (value < 0 || value >= digits->options) return false;
        settle(digits, digits->option[value]);
    }
    if (digits->wished > 0) {
        if (value < 0 || value > digits->wished) return false;
        for (int64_t w = digits->repeated; w < value; w++)
            settle(digits, digits->other[digits->who[digits->settled]]);
    }
    digits->repeated = digits->one;
    return true;
}

bd_step bd_fide_digits(bd_walk *walk, const char *name, const bd_stage_view *view, bd_stage *stage)
{
    bd_digits *digits = walk->digits;
    const bool was_list = digits->wished > 0;
    if (!take_answer(digits, view->last_value))
        return bd_fide_fail(walk, BD_INTERNAL, "an order's stage has an impossible value");
    digits->one = false;
    digits->wished = 0;
    if (digits->settled == digits->count) return BD_STEP_END;
    return was_list ? give_digit(walk, name, view, stage) : give_wishes(walk, name, view, stage);
}

/* An order digit by digit: players one after the other, each with the highest-ranked opponent who can be
 * had. A list of wishes takes all digits at once, each player with the first opponent that those before them
 * leave; where it breaks off, one stage settles the next digit, and a new list begins. */
#include "base/base_words.h"
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

bd_status bd_fide_digits_new(bd_walk *walk, const uint16_t *who, int count, const bool *candidate)
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

/* The n-th opponent that player `at` can still have, or -1. They are ranked above all their candidates. */
static int digits_nth_opponent(const bd_digits *digits, const bd_face *face, int at, const bool *taken,
                               int64_t n)
{
    size_t count;
    const bd_edge *row = bd_face_row(face, digits->who[at], &count);
    for (size_t k = 0; k < count; k++) {
        const int v = row[k].v;
        if (!digits->candidate[v] || taken[v]) continue;
        if (n-- == 0) return v;
    }
    return -1;
}

static void digits_settle(bd_digits *digits, int opponent)
{
    BD_ASSERT(digits->settled < digits->count && !digits->taken[opponent]);
    digits->choice[digits->settled++] = (uint16_t)opponent;
    digits->taken[opponent] = true;
}

/* list: the number of the wish about a node; other: whom it is wished with. All pairs of a bracket are asked
 * for these costs: no call for each. */
static void digits_price_wishes(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_fide_cost *of = context;
    const uint16_t *list = of->list, *other = of->other;
    for (size_t i = 0; i < count; i++) {
        const bd_cost a = list[edges[i].u], b = list[edges[i].v];
        const bd_cost first = a != 0 && (b == 0 || a < b) ? a : b;
        cost[i] = other[edges[i].u] == edges[i].v ? 0 : first;
    }
}

typedef struct wishes {
    uint16_t *number, *other; /* by node */
    int count;
} wishes;

static void digits_wish(wishes *list, int u, int v)
{
    BD_ASSERT(list->number[u] == 0 && list->number[v] == 0);
    list->count++;
    list->number[u] = list->number[v] = (uint16_t)list->count;
    list->other[u] = (uint16_t)v;
    list->other[v] = (uint16_t)u;
}

/* A digit that was settled alone heads the next list, so that their other pairs leave the face. */
static bd_status digits_write_wishes(bd_walk *walk, const bd_face *face, wishes *list)
{
    bd_digits *digits = walk->digits;
    const size_t nodes = (size_t)walk->round->nodes;
    bool *taken;
    BD_NEW(list->number, walk->arena, nodes, walk->err);
    BD_NEW(list->other, walk->arena, nodes, walk->err);
    BD_NEW(taken, walk->arena, nodes, walk->err);
    for (size_t u = 0; u < nodes; u++) taken[u] = digits->taken[u];
    if (digits->repeated)
        digits_wish(list, digits->who[digits->settled - 1], digits->choice[digits->settled - 1]);
    for (int i = digits->settled; i < digits->count; i++) {
        const int v = digits_nth_opponent(digits, face, i, taken, 0);
        if (v < 0) break;
        taken[v] = true;
        digits_wish(list, digits->who[i], v);
    }
    digits->wished = list->count;
    digits->other = list->other;
    return BD_OK;
}

static bd_step digits_give_wishes(bd_walk *walk, bd_stage *stage)
{
    bd_digits *digits = walk->digits;
    wishes list = {0};
    walk->status = digits_write_wishes(walk, walk->view->face, &list);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    if (list.count == digits->repeated) return bd_fide_fail(walk, BD_INTERNAL, BD_SAY(FIDE_NOBODY_LEFT));
    const bd_step step = bd_fide_give_numbered(walk, stage, ".from", digits->settled + 1,
                                               (bd_fide_cost){.list = list.number, .other = list.other});
    if (step != BD_STEP_STAGE) return step;
    stage->price = digits_price_wishes;
    stage->wishes = list.count;
    return step;
}

/* a: the player; list: the order of their opponents, from 1; other opponents come last. b: how many. */
static bd_cost digits_cost(const bd_fide_cost *cost, int u, int v)
{
    const int opponent = u == cost->a ? v : v == cost->a ? u : -1;
    if (opponent < 0) return 0;
    return cost->list[opponent] == 0 ? cost->b : cost->list[opponent] - 1;
}

static bd_step digits_give_one(bd_walk *walk, bd_stage *stage)
{
    bd_digits *digits = walk->digits;
    uint16_t *order = bd_arena_alloc(walk->arena, (size_t)walk->round->nodes, sizeof *order);
    if (order == NULL) return bd_fide_fail(walk, BD_NO_MEMORY, BD_SAY(BASE_NO_MEMORY));
    size_t count;
    const int u = digits->who[digits->settled];
    const bd_edge *row = bd_face_row(walk->view->face, u, &count);
    digits->options = 0;
    for (size_t k = 0; k < count; k++) {
        const uint16_t v = row[k].v;
        if (!digits->candidate[v] || digits->taken[v]) continue;
        digits->option[digits->options++] = v;
        order[v] = (uint16_t)digits->options;
    }
    digits->one = true;
    const bd_step step =
        bd_fide_give_numbered(walk, stage, ".", digits->settled + 1,
                              (bd_fide_cost){.of = digits_cost, .a = u, .b = digits->options, .list = order});
    if (step == BD_STEP_STAGE) stage->low = stage->high = u;
    return step;
}

/* What the last stage has settled. False when its value makes no sense. */
static bool digits_take_answer(bd_digits *digits, int64_t value)
{
    if (digits->one) {
        if (value < 0 || value >= digits->options) return false;
        digits_settle(digits, digits->option[value]);
    }
    if (digits->wished > 0) {
        if (value < 0 || value > digits->wished) return false;
        for (int64_t w = digits->repeated; w < value; w++)
            digits_settle(digits, digits->other[digits->who[digits->settled]]);
    }
    digits->repeated = digits->one;
    return true;
}

bd_step bd_fide_digits(bd_walk *walk, bd_stage *stage)
{
    bd_digits *digits = walk->digits;
    const bool was_list = digits->wished > 0;
    if (!digits_take_answer(digits, walk->view->last_value))
        return bd_fide_fail(walk, BD_INTERNAL, BD_SAY(FIDE_IMPOSSIBLE_VALUE));
    digits->one = false;
    digits->wished = 0;
    if (digits->settled == digits->count) return BD_STEP_END;
    return was_list ? digits_give_one(walk, stage) : digits_give_wishes(walk, stage);
}

/* Second count. */

/* How many opponents that u may still have come before the one on the board. */
static int digits_passed_over(const bd_fide_table *table, int u, const bool *candidate, const bool *taken)
{
    const bd_face *face = table->laid->face;
    int passed = 0;
    BD_ASSERT(u < table->mate[u]);
    for (int v = bd_face_next(face, u, u + 1); v >= 0 && v < table->mate[u]; v = bd_face_next(face, u, v + 1))
        passed += candidate[v] && !taken[v];
    return passed;
}

/* How many wishes are granted from place `from` of `who` on: those before have theirs, the last of them
 * repeats it. */
static int digits_granted(const bd_fide_table *table, const int *who, int count, int from,
                          const bool *candidate, bool *taken)
{
    int granted = from > 0 ? 1 : 0;
    for (int i = from; i < count; i++, granted++) {
        if (digits_passed_over(table, who[i], candidate, taken) > 0) break;
        taken[table->mate[who[i]]] = true;
    }
    return granted;
}

bd_status bd_fide_digits_count(const bd_fide_table *table, bd_tally *tally, const int *who, int count,
                               const bool *candidate, bd_err *err)
{
    bool *taken;
    int number;
    const bool list = bd_fide_table_asks(table->laid, tally, ".from", &number);
    if ((!list && !bd_fide_table_asks(table->laid, tally, ".", &number)) || number < 1 || number > count)
        return BD_OK;
    BD_NEW(taken, table->laid->arena, table->round->nodes, err);
    for (int i = 0; i < number - 1; i++) taken[table->mate[who[i]]] = true;
    BD_ASSERT(candidate[table->mate[who[number - 1]]]);
    const int value = list ? digits_granted(table, who, count, number - 1, candidate, taken)
                           : digits_passed_over(table, who[number - 1], candidate, taken);
    return bd_fide_table_add_n(table, tally, list ? ".from" : ".", number, value, err);
}

/* Top: criteria that only put draws in order, card by card, until one draw is left. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/round/rank.h"

#include <stdlib.h>
#include <string.h>

/* Going down the cards (or along the lot), everybody is to have the best-ranked opponent who is still
 * possible (or the earliest). All cards wish at once; when the wishes can be granted only up to one card, a
 * stage of its own decides that card's opponent, and the cards after it wish again. */

/* A wish: the first card not yet provided for is to play the best-ranked card that is not either. */
typedef struct wish_costs {
    const uint16_t *wished; /* by node; FREE: no wish concerns it */
    const int32_t *number;  /* by node: of the wish */
} wish_costs;

enum { FREE = 0xffff };

static void top_price_wishes(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const wish_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = 0;
        if (of->wished[u] == v) continue;
        const int32_t a = of->number[u];
        const int32_t b = of->number[v];
        cost[i] = a == 0 || (b != 0 && b < a) ? b : a;
    }
}

/* One card's opponents: the best-ranked costs 0, the others their distance from it; or all but one cost 1. */
typedef struct board_costs {
    int node;
    int best; /* opponent */
    bool prune;
    const int32_t *rank; /* NULL: as they are numbered */
} board_costs;

static inline int rank_of(const int32_t *rank, int node) { return rank != NULL ? rank[node] : node; }

static void top_price_board(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const board_costs *of = context;
    const int best = rank_of(of->rank, of->best);
    for (size_t i = 0; i < count; i++) {
        const bool concerns = edges[i].u == of->node || edges[i].v == of->node;
        const int other = edges[i].u == of->node ? edges[i].v : edges[i].u;
        cost[i] = !concerns ? 0 : of->prune ? other != of->best : rank_of(of->rank, other) - best;
    }
}

/* The face by rows in both directions. */
typedef struct rows {
    uint32_t *start;
    uint16_t *other;
    uint32_t *degree;
    uint8_t *done; /* forced, with its opponent */
} rows;

/* Rows are in the order of the nodes; now in the order in which they choose. */
static bool top_sort_rows(bd_arena *arena, const uint16_t *order, int nodes, rows *out)
{
    uint16_t *sorted = bd_arena_alloc(arena, out->start[nodes], sizeof *sorted);
    uint32_t *fill = bd_arena_alloc(arena, (size_t)nodes, sizeof *fill);
    if (sorted == NULL || fill == NULL) return false;
    for (int u = 0; u < nodes; u++) fill[u] = out->start[u];
    for (int k = 0; k < nodes; k++)
        for (uint32_t i = out->start[order[k]]; i < out->start[order[k] + 1]; i++)
            sorted[fill[out->other[i]]++] = order[k];
    out->other = sorted;
    return true;
}

static bool top_make_rows(bd_arena *arena, const bd_face *face, const uint16_t *order, rows *out)
{
    const size_t nodes = (size_t)face->nodes;
    out->degree = bd_arena_alloc(arena, nodes, sizeof *out->degree);
    out->done = bd_arena_alloc(arena, nodes, sizeof *out->done);
    if (out->degree == NULL || out->done == NULL ||
        bd_face_both_ways(face, arena, &out->start, &out->other, NULL) != BD_OK)
        return false;
    for (size_t u = 0; u < nodes; u++) out->degree[u] = out->start[u + 1] - out->start[u];
    return order == NULL || top_sort_rows(arena, order, face->nodes, out);
}

static int top_only_neighbour(const rows *r, int u)
{
    for (uint32_t i = r->start[u]; i < r->start[u + 1]; i++)
        if (!r->done[r->other[i]]) return r->other[i];
    return -1;
}

static void top_take_away(rows *r, int u, uint16_t *stack, size_t *height)
{
    r->done[u] = 1;
    for (uint32_t i = r->start[u]; i < r->start[u + 1]; i++) {
        const uint16_t v = r->other[i];
        if (!r->done[v] && --r->degree[v] == 1) stack[(*height)++] = v;
    }
}

/* Leaves the cards with at least two possible opponents among themselves: a card with one takes it from the
 * others, again and again. */
static bool top_peel(bd_arena *arena, rows *r, int nodes)
{
    uint16_t *stack = bd_arena_alloc(arena, 2 * (size_t)nodes, sizeof *stack);
    if (stack == NULL) return false;
    size_t height = 0;
    for (int u = 0; u < nodes; u++)
        if (r->degree[u] == 1) stack[height++] = (uint16_t)u;
    while (height > 0) {
        const int u = stack[--height];
        const int v = r->done[u] ? -1 : top_only_neighbour(r, u);
        if (v < 0) continue;
        top_take_away(r, u, stack, &height);
        top_take_away(r, v, stack, &height);
    }
    return true;
}

static int top_node_at(const bd_chain *chain, int k) { return chain->order != NULL ? chain->order[k] : k; }

/* Every open card in turn wishes for the best-ranked open card that nobody before has wished for. */
static bd_step top_give_wishes(bd_chain *chain, bd_stage *stage, const rows *r)
{
    const int nodes = chain->round->nodes;
    uint16_t *wished = bd_arena_alloc(chain->arena, (size_t)nodes, sizeof *wished);
    int32_t *number = bd_chain_numbers(chain);
    if (wished == NULL || number == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < nodes; u++) wished[u] = FREE;
    chain->wishes = 0;
    for (int k = 0; k < nodes; k++) {
        const int u = top_node_at(chain, k);
        if (r->done[u] || wished[u] != FREE) continue;
        for (uint32_t i = r->start[u]; i < r->start[u + 1]; i++) {
            const int v = r->other[i];
            if (r->done[v] || wished[v] != FREE) continue;
            wished[u] = (uint16_t)v;
            wished[v] = (uint16_t)u;
            number[u] = number[v] = ++chain->wishes;
            break;
        }
    }
    const wish_costs of = {wished, number};
    stage->wishes = chain->wishes;
    chain->sure = true;
    bd_chain_ask(chain, chain->granted, 1);
    return bd_chain_give_at(stage, ".wishes", ++chain->rounds_of_wishes, bd_chain_keep(chain, &of, sizeof of),
                            top_price_wishes);
}

static bd_step top_give_board(bd_chain *chain, bd_stage *stage, const char *part, int node, int best,
                              bool prune)
{
    BD_ASSERT(node >= 0 && node < chain->round->cards && best >= 0);
    const board_costs of = {node, best, prune, chain->rank};
    stage->low = stage->high = node;
    return bd_chain_give_at(stage, part, chain->round->players[node].id, bd_chain_keep(chain, &of, sizeof of),
                            top_price_board);
}

/* The first open card's own stage. */
static bd_step top_give_first(bd_chain *chain, bd_stage *stage, const rows *r)
{
    int k = 0;
    while (r->done[top_node_at(chain, k)]) k++;
    const int u = top_node_at(chain, k);
    chain->asked = u;
    chain->sure = true;
    return top_give_board(chain, stage, "", u, top_only_neighbour(r, u), false);
}

static bool top_any_open(const rows *r, int nodes)
{
    for (int u = 0; u < nodes; u++)
        if (!r->done[u]) return true;
    return false;
}

/* Steps go round: wishes; the first card that could not have its wish; its other boards closed. */
static bd_step top_board(bd_chain *chain, int step, bd_stage *stage)
{
    const int turn = step % 3;
    if (turn == 2) {
        const int node = chain->asked;
        chain->asked = -1;
        return node < 0 ? BD_STEP_SKIP
                        : top_give_board(chain, stage, ".closed", node, chain->view->mate[node], true);
    }
    if (turn == 1 && *chain->granted == chain->wishes) return BD_STEP_END;
    bd_arena *scratch = bd_arena_new();
    if (scratch == NULL) return BD_STEP_FAILED;
    rows r;
    bd_step out = BD_STEP_FAILED;
    chain->asked = -1;
    if (top_make_rows(scratch, chain->view->face, chain->order, &r) &&
        top_peel(scratch, &r, chain->view->face->nodes)) {
        if (!top_any_open(&r, chain->view->face->nodes))
            out = BD_STEP_END;
        else
            out = turn == 0 ? top_give_wishes(chain, stage, &r) : top_give_first(chain, stage, &r);
    }
    bd_arena_free(scratch);
    return out;
}

/* Places in the lot; the bye is last. */
static bool top_draw_the_lot(bd_chain *chain)
{
    const bd_round *round = chain->round;
    int *cards = NULL;
    uint16_t *order = bd_arena_alloc(chain->arena, (size_t)round->nodes, sizeof *order);
    int32_t *rank = bd_chain_numbers(chain);
    if (order == NULL || rank == NULL || bd_lot_order(round, chain->arena, &cards, NULL) != BD_OK)
        return false;
    for (int k = 0; k < round->nodes; k++) {
        order[k] = (uint16_t)(k < round->cards ? cards[k] : round->bye);
        rank[order[k]] = k;
    }
    chain->order = order;
    chain->rank = rank;
    return true;
}

static bd_step top_lot(bd_chain *chain, int step, bd_stage *stage)
{
    if (step == 0 && !top_draw_the_lot(chain)) return BD_STEP_FAILED;
    return top_board(chain, step, stage);
}

/* ---- second counts: from the boards and the pairs that were still allowed ---- */

/* The order in which the cards choose, and who of them has no choice: a card with one possible opponent takes
 * it from the others, found here by going over the pairs again and again. */
typedef struct order_table {
    const bd_laid_draw *laid;
    const int *order; /* [nodes] */
    int *turn;        /* [nodes] the place of a node in it */
    bool *forced;     /* [nodes] */
    uint32_t *start;  /* [nodes + 1] of each node's possible opponents in `other` */
    uint16_t *other;
} order_table;

static void top_order_force(order_table *t, int *choices, int *only)
{
    const bd_face *face = t->laid->face;
    for (bool changed = true; changed;) {
        changed = false;
        for (int u = 0; u < face->nodes; u++) choices[u] = 0;
        for (int u = 0; u < face->nodes; u++) {
            size_t count = 0;
            const bd_edge *row = t->forced[u] ? NULL : bd_face_row(face, u, &count);
            for (size_t i = 0; row != NULL && i < count; i++) {
                const int v = row[i].v;
                if (t->forced[v]) continue;
                choices[u]++;
                choices[v]++;
                only[u] = v;
                only[v] = u;
            }
        }
        for (int u = 0; u < face->nodes; u++) {
            if (t->forced[u] || choices[u] != 1 || t->forced[only[u]]) continue;
            t->forced[u] = t->forced[only[u]] = changed = true;
        }
    }
}

static bd_status top_order_lay(const bd_laid_draw *laid, const int *order, order_table *t, bd_err *err)
{
    int *choices, *only;
    *t = (order_table){.laid = laid, .order = order};
    BD_NEW(t->turn, laid->arena, laid->round->nodes, err);
    BD_NEW(t->forced, laid->arena, laid->round->nodes, err);
    BD_NEW(choices, laid->arena, laid->round->nodes, err);
    BD_NEW(only, laid->arena, laid->round->nodes, err);
    for (int k = 0; k < laid->round->nodes; k++) t->turn[order[k]] = k;
    top_order_force(t, choices, only);
    return bd_face_both_ways(laid->face, laid->arena, &t->start, &t->other, err);
}

/* The first in order with whom u may still be paired and who is nobody else's; -1: nobody. */
static int top_order_first(const order_table *t, int u, const bool *taken)
{
    int first = -1;
    for (uint32_t i = t->start[u]; i < t->start[u + 1]; i++) {
        const int v = t->other[i];
        if (t->forced[v] || (taken != NULL && taken[v])) continue;
        if (first < 0 || t->turn[v] < t->turn[first]) first = v;
    }
    return first;
}

/* How many of the wishes the boards grant before the first that they do not. */
static bd_status top_order_granted(const order_table *t, int64_t *granted, bd_err *err)
{
    bool *taken;
    BD_NEW(taken, t->laid->arena, t->laid->round->nodes, err);
    *granted = 0;
    for (int k = 0; k < t->laid->round->nodes; k++) {
        const int u = t->order[k];
        if (t->forced[u] || taken[u]) continue;
        const int wished = top_order_first(t, u, taken);
        if (wished < 0) continue;
        if (t->laid->mate[u] != wished) return BD_OK;
        taken[u] = taken[wished] = true;
        ++*granted;
    }
    return BD_OK;
}

/* The nodes as they choose: as they stand, or along the lot; the bye is last. */
static bd_status top_order_of(const bd_laid_draw *laid, bool by_lot, int **order, bd_err *err)
{
    int *lot = NULL;
    if (by_lot) BD_TRY(bd_lot_order(laid->round, laid->arena, &lot, err));
    BD_NEW(*order, laid->arena, laid->round->nodes, err);
    for (int k = 0; k < laid->round->nodes; k++) (*order)[k] = by_lot && k < laid->round->cards ? lot[k] : k;
    return BD_OK;
}

static bd_status top_order_count(const bd_laid_draw *laid, bool by_lot, bd_tally *tally, bd_err *err)
{
    if (laid->face == NULL) return BD_OK;
    BD_ASSERT(laid->stage != NULL && bd_stage_is_of(laid->stage, tally->criterion));
    const char *part = laid->stage + strlen(tally->criterion->id);
    order_table t;
    int *order;
    int64_t value = 0;
    /* What was closed is every other board of a card: no board of the draw is one of those. */
    if (strncmp(part, ".closed:", strlen(".closed:")) == 0) return bd_tally_add(tally, part, 0, err);
    BD_TRY(top_order_of(laid, by_lot, &order, err));
    BD_TRY(top_order_lay(laid, order, &t, err));
    if (part[0] == ':') {
        const int u = bd_round_node(laid->round, atoi(part + 1));
        const int first = u >= 0 ? top_order_first(&t, u, NULL) : -1;
        if (first < 0) return BD_OK;
        value = t.turn[laid->mate[u]] - t.turn[first];
    } else {
        BD_TRY(top_order_granted(&t, &value, err));
    }
    return bd_tally_add(tally, part, value, err);
}

static bd_status top_count_down_the_cards(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return top_order_count(laid, false, tally, err);
}

static bd_status top_count_along_the_lot(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return top_order_count(laid, true, tally, err);
}

const bd_criterion bd_criterion_top_board = {
    .id = "top-board",
    BD_SAYS_WORSE(CRITERIA_TOP_BOARD),
    .step = top_board,
    .count = top_count_down_the_cards,
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_nearest = {
    .id = "nearest",
    BD_SAYS_WORSE(CRITERIA_NEAREST),
    .step = top_board,
    .count = top_count_down_the_cards,
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_lot = {
    .id = "lot",
    BD_SAYS_WORSE(CRITERIA_LOT),
    .step = top_lot,
    .count = top_count_along_the_lot,
    .flags = BD_IS_ORDER,
};

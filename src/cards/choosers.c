/* Choosers: one player after the other is to have the best-ranked opponent that can be had, as far as those
 * before leave one.
 *
 * All wish at once (cards/stage.h): each for the first opponent that those before do not wish for. Where the
 * wishes can be granted only up to one player, a stage of its own decides whom that player has, and those
 * after it wish again. Which wishes there are depends on the pairs that are still allowed; whom everybody has
 * in the end does not: every player's opponent is granted, or proved to be the first that can be had. */
#include "cards/cards_words.h"
#include "cards/questions_own.h"

#include <string.h>

enum { FREE = 0xffff };

typedef struct wish_costs {
    uint16_t *wished;      /* by node; FREE: no wish concerns it; itself: none of the candidates */
    int32_t *number;       /* by node: of the wish, from 1 */
    const bool *candidate; /* by node */
} wish_costs;

/* The number of u's wish if the pair of u and v is against it, else 0. */
static inline int32_t choosers_against(const wish_costs *of, int u, int v)
{
    if (of->wished[u] == v || (of->wished[u] == u && !of->candidate[v])) return 0;
    return of->number[u];
}

static void choosers_price_wishes(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const wish_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int32_t a = choosers_against(of, edges[i].u, edges[i].v);
        const int32_t b = choosers_against(of, edges[i].v, edges[i].u);
        cost[i] = a == 0 || (b != 0 && b < a) ? b : a;
    }
}

/* A list of wishes that is being made. */
typedef struct wishes {
    wish_costs *costs;
    bd_edge *pairs;
    int count;
} wishes;

static bd_status choosers_new_list(const bd_choosing *choosing, bd_arena *arena, int nodes, wishes *list,
                                   bd_err *err)
{
    list->count = 0;
    BD_NEW(list->costs, arena, 1, err);
    BD_NEW(list->costs->wished, arena, nodes, err);
    BD_NEW(list->costs->number, arena, nodes, err);
    BD_NEW(list->pairs, arena, nodes, err);
    list->costs->candidate = choosing->of->candidate;
    for (int u = 0; u < nodes; u++) list->costs->wished[u] = FREE;
    return BD_OK;
}

static void choosers_wish(wishes *list, int u, int v)
{
    wish_costs *costs = list->costs;
    BD_ASSERT(costs->wished[u] == FREE && costs->wished[v] == FREE);
    list->pairs[list->count++] = (bd_edge){(uint16_t)(u < v ? u : v), (uint16_t)(u < v ? v : u)};
    costs->wished[u] = (uint16_t)v;
    costs->wished[v] = (uint16_t)u;
    costs->number[u] = costs->number[v] = list->count;
}

/* The id: that of the question, the part and its number, and what stands behind. */
static void choosers_name(const bd_choosing *choosing, const char *part, int number, bd_stage *stage)
{
    bd_stage_id_add(stage->id, choosing->id);
    bd_stage_id_add(stage->id, part);
    bd_stage_id_add_number(stage->id, number);
    if (choosing->of->behind != NULL) bd_stage_id_add(stage->id, choosing->of->behind);
}

static void choosers_give_list(bd_choosing *choosing, const wishes *list, const char *part, int number,
                               bd_stage *stage)
{
    choosing->wished = list->pairs;
    choosing->wishes = list->count;
    *stage = (bd_stage){.context = list->costs,
                        .price = choosers_price_wishes,
                        .low = choosing->low,
                        .high = choosing->high,
                        .wishes = list->count,
                        .wished = list->pairs,
                        .choosers = choosing->of};
    choosers_name(choosing, part, number, stage);
}

/* ---- among candidates ---- */

static bool choosers_is_open(const bd_choosing *choosing, int u, int v, const bool *taken)
{
    return v != u && choosing->of->candidate[v] && !taken[v];
}

/* The first open candidate whom the pairs still allow u, or -1. */
static int choosers_first_candidate(const bd_choosing *choosing, const bd_face *face, int u,
                                    const bool *taken)
{
    const bd_choosers *of = choosing->of;
    size_t count = 0;
    const bd_edge *row = of->order == NULL ? bd_face_row(face, u, &count) : NULL;
    for (size_t k = 0; k < count; k++)
        if (choosers_is_open(choosing, u, row[k].v, taken)) return row[k].v;
    for (int k = 0; of->order != NULL && k < of->candidates; k++)
        if (choosers_is_open(choosing, u, of->order[k], taken) && bd_face_has(face, u, of->order[k]))
            return of->order[k];
    return -1;
}

/* Who was settled alone heads the next list, so that their other pairs are no longer allowed. */
static bd_status choosers_ask_all(bd_choosing *choosing, bd_arena *arena, const bd_face *face,
                                  bd_stage *stage, bd_err *err)
{
    const bd_choosers *of = choosing->of;
    const int head = choosing->repeated;
    bool *taken;
    wishes list;
    BD_TRY(choosers_new_list(choosing, arena, face->nodes, &list, err));
    BD_NEW(taken, arena, face->nodes, err);
    memcpy(taken, choosing->taken, (size_t)face->nodes * sizeof *taken);
    if (head >= 0) choosers_wish(&list, of->who[head], choosing->chosen[head]);
    for (int i = choosing->settled; i < of->count; i++) {
        const int u = of->who[i];
        if (taken[u]) continue;
        int v = choosers_first_candidate(choosing, face, u, taken);
        if (v < 0 && !of->together) break;
        if (v < 0) v = u;
        taken[v] = true;
        taken[u] = taken[u] || of->together;
        choosers_wish(&list, u, v);
    }
    if (list.count == (head >= 0)) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_NOBODY_TO_CHOOSE));
    choosers_give_list(choosing, &list, ".from", choosing->settled + 1, stage);
    return BD_OK;
}

/* One player's opponents: how many candidates whom nobody has yet come before; others come last. */
typedef struct candidate_costs {
    int node;
    bd_cost *place; /* by node */
} candidate_costs;

static void choosers_price_candidates(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const candidate_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const bool concerns = edges[i].u == of->node || edges[i].v == of->node;
        cost[i] = concerns ? of->place[edges[i].u == of->node ? edges[i].v : edges[i].u] : 0;
    }
}

static bd_status choosers_ask_one(bd_choosing *choosing, bd_arena *arena, int nodes, bd_stage *stage,
                                  bd_err *err)
{
    const bd_choosers *of = choosing->of;
    candidate_costs *costs;
    bd_cost options = 0;
    BD_NEW(costs, arena, 1, err);
    BD_NEW(costs->place, arena, nodes, err);
    costs->node = of->who[choosing->settled];
    for (int v = 0; v < nodes; v++) costs->place[v] = -1;
    for (int k = 0; k < (of->order != NULL ? of->candidates : nodes); k++) {
        const int v = of->order != NULL ? of->order[k] : k;
        if (choosers_is_open(choosing, costs->node, v, choosing->taken)) costs->place[v] = options++;
    }
    for (int v = 0; v < nodes; v++)
        if (costs->place[v] < 0) costs->place[v] = options;
    choosing->alone = true;
    *stage = (bd_stage){.context = costs,
                        .price = choosers_price_candidates,
                        .low = costs->node,
                        .high = costs->node,
                        .choosers = of};
    choosers_name(choosing, ".", choosing->settled + 1, stage);
    return BD_OK;
}

/* The next who chooses has this opponent; itself: none. */
static void choosers_settle(bd_choosing *choosing, int opponent)
{
    const bd_choosers *of = choosing->of;
    const int u = of->who[choosing->settled];
    BD_ASSERT(choosing->settled < of->count && !choosing->taken[opponent]);
    choosing->chosen[choosing->settled++] = (uint16_t)opponent;
    choosing->taken[opponent] = true;
    if (!of->together) return;
    choosing->taken[u] = true;
    choosing->chosen[choosing->place[opponent]] = (uint16_t)u;
    while (choosing->settled < of->count && choosing->taken[of->who[choosing->settled]]) choosing->settled++;
}

/* The open candidate that a value of the next player's own stage names, the player itself: none; -1: there
 * are not so many. */
static int choosers_nth_candidate(const bd_choosing *choosing, int nodes, int64_t n)
{
    const bd_choosers *of = choosing->of;
    const int u = of->who[choosing->settled];
    for (int k = 0; k < (of->order != NULL ? of->candidates : nodes); k++) {
        const int v = of->order != NULL ? of->order[k] : k;
        if (choosers_is_open(choosing, u, v, choosing->taken) && n-- == 0) return v;
    }
    return n == 0 && of->together ? u : -1;
}

/* What the last stage has settled; a certificate may claim any value. */
static bd_status choosers_take_answer(bd_choosing *choosing, int nodes, int64_t value, bd_err *err)
{
    const bool possible = value >= 0 && (choosing->wishes == 0 || value <= choosing->wishes);
    const int next = choosing->settled;
    if (choosing->alone) {
        const int v = possible ? choosers_nth_candidate(choosing, nodes, value) : -1;
        if (v < 0) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_IMPOSSIBLE_CHOICE));
        choosers_settle(choosing, v);
    } else if (choosing->wishes > 0) {
        if (!possible) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_IMPOSSIBLE_CHOICE));
        for (int64_t w = choosing->repeated >= 0; w < value; w++) {
            const bd_edge pair = choosing->wished[w];
            choosers_settle(choosing, pair.u == choosing->of->who[choosing->settled] ? pair.v : pair.u);
        }
    }
    choosing->repeated = choosing->alone ? next : -1;
    return BD_OK;
}

static bd_status choosers_begin(bd_choosing *choosing, bd_arena *arena, int nodes, bd_err *err)
{
    const bd_choosers *of = choosing->of;
    BD_NEW(choosing->chosen, arena, of->count, err);
    BD_NEW(choosing->taken, arena, nodes, err);
    choosing->nodes = nodes;
    choosing->repeated = -1;
    if (!of->together) return BD_OK;
    BD_NEW(choosing->place, arena, nodes, err);
    for (int i = 0; i < of->count; i++) choosing->place[of->who[i]] = i;
    return BD_OK;
}

static bd_status choosers_among_candidates(bd_choosing *choosing, bd_arena *arena, const bd_face *face,
                                           int64_t last_value, bd_stage *stage, bool *done, bd_err *err)
{
    const bool was_list = choosing->wishes > 0;
    if (choosing->chosen == NULL) BD_TRY(choosers_begin(choosing, arena, face->nodes, err));
    BD_TRY(choosers_take_answer(choosing, face->nodes, last_value, err));
    choosing->alone = false;
    choosing->wishes = 0;
    *done = choosing->settled == choosing->of->count;
    if (*done) return BD_OK;
    return was_list ? choosers_ask_one(choosing, arena, face->nodes, stage, err)
                    : choosers_ask_all(choosing, arena, face, stage, err);
}

/* ---- among anybody ---- */

/* The pairs still allowed by rows in both directions. */
typedef struct rows {
    uint32_t *start;
    uint16_t *other;
    uint32_t *degree;
    uint8_t *done; /* who has only one opponent left, and that opponent */
} rows;

/* Rows are in the order of the nodes; now in the order in which they choose. */
static bd_status choosers_sort_rows(bd_arena *arena, const uint16_t *order, int nodes, rows *out, bd_err *err)
{
    uint16_t *sorted;
    uint32_t *fill;
    BD_NEW(sorted, arena, out->start[nodes], err);
    BD_NEW(fill, arena, nodes, err);
    for (int u = 0; u < nodes; u++) fill[u] = out->start[u];
    for (int k = 0; k < nodes; k++)
        for (uint32_t i = out->start[order[k]]; i < out->start[order[k] + 1]; i++)
            sorted[fill[out->other[i]]++] = order[k];
    out->other = sorted;
    return BD_OK;
}

static int choosers_only_neighbour(const rows *r, int u)
{
    for (uint32_t i = r->start[u]; i < r->start[u + 1]; i++)
        if (!r->done[r->other[i]]) return r->other[i];
    return -1;
}

static void choosers_take_away(rows *r, int u, uint16_t *stack, size_t *height)
{
    r->done[u] = 1;
    for (uint32_t i = r->start[u]; i < r->start[u + 1]; i++) {
        const uint16_t v = r->other[i];
        if (!r->done[v] && --r->degree[v] == 1) stack[(*height)++] = v;
    }
}

/* Leaves those with at least two possible opponents among themselves: a player with one takes it from the
 * others, again and again. */
static bd_status choosers_peel(bd_arena *arena, rows *r, int nodes, bd_err *err)
{
    uint16_t *stack;
    size_t height = 0;
    BD_NEW(stack, arena, 2 * (size_t)nodes, err);
    for (int u = 0; u < nodes; u++)
        if (r->degree[u] == 1) stack[height++] = (uint16_t)u;
    while (height > 0) {
        const int u = stack[--height];
        const int v = r->done[u] ? -1 : choosers_only_neighbour(r, u);
        if (v < 0) continue;
        choosers_take_away(r, u, stack, &height);
        choosers_take_away(r, v, stack, &height);
    }
    return BD_OK;
}

static bd_status choosers_make_rows(bd_arena *arena, const bd_face *face, const bd_choosers *of, rows *out,
                                    bd_err *err)
{
    BD_NEW(out->degree, arena, face->nodes, err);
    BD_NEW(out->done, arena, face->nodes, err);
    BD_TRY(bd_face_both_ways(face, arena, &out->start, &out->other, err));
    for (int u = 0; u < face->nodes; u++) out->degree[u] = out->start[u + 1] - out->start[u];
    if (of->rank != NULL) BD_TRY(choosers_sort_rows(arena, of->who, face->nodes, out, err));
    return choosers_peel(arena, out, face->nodes, err);
}

/* Every open player in turn wishes for the first open one that nobody before has wished for. */
static bd_status choosers_ask_everybody(bd_choosing *choosing, bd_arena *arena, const rows *r, int nodes,
                                        bd_stage *stage, bd_err *err)
{
    wishes list;
    BD_TRY(choosers_new_list(choosing, arena, nodes, &list, err));
    const uint16_t *wished = list.costs->wished;
    for (int k = 0; k < choosing->of->count; k++) {
        const int u = choosing->of->who[k];
        if (r->done[u] || wished[u] != FREE) continue;
        uint32_t i = r->start[u];
        while (i < r->start[u + 1] && (r->done[r->other[i]] || wished[r->other[i]] != FREE)) i++;
        if (i < r->start[u + 1]) choosers_wish(&list, u, r->other[i]);
    }
    choosers_give_list(choosing, &list, ".wishes:", ++choosing->lists, stage);
    return BD_OK;
}

/* One player's opponents: how many come between in the order; or all but one cost 1. */
typedef struct board_costs {
    int node, best; /* best -1: in order */
    const int32_t *rank;
} board_costs;

static inline int choosers_rank_of(const int32_t *rank, int node) { return rank != NULL ? rank[node] : node; }

static void choosers_price_board(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const board_costs *of = context;
    const int own = choosers_rank_of(of->rank, of->node) + 1;
    for (size_t i = 0; i < count; i++) {
        const bool concerns = edges[i].u == of->node || edges[i].v == of->node;
        const int other = edges[i].u == of->node ? edges[i].v : edges[i].u;
        cost[i] = !concerns ? 0 : of->best >= 0 ? other != of->best : choosers_rank_of(of->rank, other) - own;
    }
}

static bd_status choosers_give_board(const bd_choosing *choosing, bd_arena *arena, const char *part, int node,
                                     int best, bd_stage *stage, bd_err *err)
{
    board_costs *costs;
    BD_NEW(costs, arena, 1, err);
    *costs = (board_costs){node, best, choosing->of->rank};
    *stage = (bd_stage){
        .context = costs, .price = choosers_price_board, .low = node, .high = node, .choosers = choosing->of};
    choosers_name(choosing, part, choosing->of->number[node], stage);
    return BD_OK;
}

/* The node that a value of the first player's own stage names. */
static int choosers_node_of(const bd_choosers *of, int first, int64_t value)
{
    const int64_t place = choosers_rank_of(of->rank, first) + 1 + value;
    return place < 0 || place >= of->count ? -1 : of->rank != NULL ? of->who[place] : (int)place;
}

/* Goes round: wishes; the first player who could not have theirs; that player's other boards closed. */
static bd_status choosers_among_anybody(bd_choosing *choosing, bd_arena *arena, const bd_face *face,
                                        int64_t last_value, bd_stage *stage, bool *done, bd_err *err)
{
    const int first = choosing->first, wished = choosing->wishes;
    choosing->first = -1;
    choosing->wishes = 0;
    if (first >= 0) {
        const int best = choosers_node_of(choosing->of, first, last_value);
        if (best < 0) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_IMPOSSIBLE_CHOICE));
        BD_TRY(choosers_give_board(choosing, arena, ".closed:", first, best, stage, err));
        stage->spared = true;
        return BD_OK;
    }
    *done = wished > 0 && last_value == wished;
    if (*done) return BD_OK;
    bd_arena *scratch = bd_arena_new();
    if (scratch == NULL) BD_FAIL_MEMORY(err);
    rows r;
    const bd_status status = choosers_make_rows(scratch, face, choosing->of, &r, err);
    int k = 0;
    while (status == BD_OK && k < choosing->of->count && r.done[choosing->of->who[k]]) k++;
    *done = status == BD_OK && k == choosing->of->count;
    bd_status out = status;
    if (status == BD_OK && !*done && wished == 0) {
        out = choosers_ask_everybody(choosing, arena, &r, face->nodes, stage, err);
    } else if (status == BD_OK && !*done) {
        choosing->first = choosing->of->who[k];
        out = choosers_give_board(choosing, arena, ":", choosing->first, -1, stage, err);
    }
    bd_arena_free(scratch);
    return out;
}

bd_status bd_choosing_next(bd_choosing *choosing, bd_arena *arena, const bd_face *face, int64_t last_value,
                           bd_stage *stage, bool *done, bd_err *err)
{
    *done = false;
    return choosing->of->candidate != NULL
               ? choosers_among_candidates(choosing, arena, face, last_value, stage, done, err)
               : choosers_among_anybody(choosing, arena, face, last_value, stage, done, err);
}

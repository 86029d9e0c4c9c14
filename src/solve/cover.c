/* Cover: the fractional matching problem without set rows, by shortest augmenting paths.
 *
 * Every node stands twice, on a left and on a right side, and a pair (u, v) becomes u left with v right and
 * v left with u right. A cheapest assignment of left to right costs twice the cheapest fractional matching:
 * half a pair for each time it is used. With heights a (left) and b (right) of the assignment, (a + b) / 2 is
 * a weight of the node, and these weights are best.
 *
 * The pairs are columns as for GLPK (lp.h), priced in until none would help. A column that helps lowers the
 * left height at which it would be overrun; that node loses its place and looks for a new one. Everything is
 * an integer; it ends because each search gives one more node its place. */
#include "solve/part.h"

enum { LOOKS = 64 /* searches between two looks at the limits */ };

typedef struct arc {
    uint32_t next; /* the next one of the same left node, from 1; 0: none */
    uint16_t to;
    bd_cost cost;
} arc;

/* A right node that the search can reach, and how far it is; an entry that is out of date is passed over. */
typedef struct reachable {
    int64_t distance;
    uint16_t node;
} reachable;

typedef struct cover {
    bd_lp_part *part;
    bd_arena *arena;
    int nodes;
    int64_t *left, *right; /* heights: none is below 0 of cost - left - right */
    uint16_t *mate_of_left, *mate_of_right;
    uint32_t *first; /* arc of each left node */
    arc *arcs;
    size_t arc_count, arc_room, columns; /* columns that have their arcs */
    uint16_t *free;                      /* left nodes without a place */
    int free_count;
    /* Of one search: */
    int64_t *distance; /* of right nodes; INT64_MAX: not reached */
    uint16_t *from;    /* the left node from which it is reached */
    uint16_t *reached; /* in the order in which they were */
    int reached_count;
    bool *final; /* the distance is */
    reachable *heap;
    size_t heap_count, heap_room;
} cover;

static bd_status cover_new(bd_lp_part *part, cover *out, bd_err *err)
{
    bd_arena *arena = part->lp.arena;
    const int nodes = part->count;
    cover c = {.part = part, .arena = arena, .nodes = nodes};
    BD_NEW(c.left, arena, nodes, err);
    BD_NEW(c.right, arena, nodes, err);
    BD_NEW(c.mate_of_left, arena, nodes, err);
    BD_NEW(c.mate_of_right, arena, nodes, err);
    BD_NEW(c.first, arena, nodes, err);
    BD_NEW(c.free, arena, nodes, err);
    BD_NEW(c.distance, arena, nodes, err);
    BD_NEW(c.from, arena, nodes, err);
    BD_NEW(c.reached, arena, nodes, err);
    BD_NEW(c.final, arena, nodes, err);
    for (int i = 0; i < nodes; i++) {
        c.mate_of_left[i] = c.mate_of_right[i] = BD_NONE;
        c.distance[i] = INT64_MAX;
    }
    *out = c;
    return BD_OK;
}

static int64_t cover_round_down(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/* The weights at hand leave nothing negative; so do these heights, one of them rounded up, the other down. */
static void cover_start_heights(cover *c)
{
    const bd_weights *w = &c->part->solver->weights;
    for (int i = 0; i < c->nodes; i++) {
        c->right[i] = cover_round_down(w->y[c->part->nodes[i]], w->denominator);
        c->left[i] = -cover_round_down(-w->y[c->part->nodes[i]], w->denominator);
    }
}

static int64_t cover_left_over(const cover *c, int u, const arc *a)
{
    return a->cost - c->left[u] - c->right[a->to];
}

static void cover_lose_place(cover *c, int u)
{
    if (c->mate_of_left[u] == BD_NONE) return;
    c->mate_of_right[c->mate_of_left[u]] = BD_NONE;
    c->mate_of_left[u] = BD_NONE;
}

static bd_status cover_add_arc(cover *c, int u, int v, bd_cost cost, bd_err *err)
{
    BD_ROOM(c->arcs, c->arc_count, c->arc_room, c->arena, err);
    c->arcs[c->arc_count++] = (arc){.next = c->first[u], .to = (uint16_t)v, .cost = cost};
    c->first[u] = (uint32_t)c->arc_count;
    const int64_t left_over = cover_left_over(c, u, &c->arcs[c->arc_count - 1]);
    if (left_over >= 0) return BD_OK;
    c->left[u] += left_over;
    cover_lose_place(c, u);
    return BD_OK;
}

static bd_status cover_take_columns(cover *c, bd_err *err)
{
    const bd_lp *lp = &c->part->lp;
    for (; c->columns < lp->column_count; c->columns++) {
        const bd_lp_column *column = &lp->columns[c->columns];
        BD_TRY(cover_add_arc(c, column->u, column->v, column->cost, err));
        BD_TRY(cover_add_arc(c, column->v, column->u, column->cost, err));
    }
    return BD_OK;
}

/* Left nodes without a place take one that costs nothing more, if it is free; the others are listed. */
static void cover_place_greedily(cover *c)
{
    c->free_count = 0;
    for (int u = 0; u < c->nodes; u++) {
        for (uint32_t at = c->first[u]; at != 0 && c->mate_of_left[u] == BD_NONE; at = c->arcs[at - 1].next) {
            const arc *a = &c->arcs[at - 1];
            if (c->mate_of_right[a->to] != BD_NONE || cover_left_over(c, u, a) != 0) continue;
            c->mate_of_left[u] = a->to;
            c->mate_of_right[a->to] = (uint16_t)u;
        }
        if (c->mate_of_left[u] == BD_NONE) c->free[c->free_count++] = (uint16_t)u;
    }
}

/* ---- one search ---- */

static bool cover_is_nearer(reachable a, reachable b)
{
    return a.distance != b.distance ? a.distance < b.distance : a.node < b.node;
}

static bd_status cover_push(cover *c, reachable entry, bd_err *err)
{
    BD_ROOM(c->heap, c->heap_count, c->heap_room, c->arena, err);
    size_t at = c->heap_count++;
    for (; at > 0 && cover_is_nearer(entry, c->heap[(at - 1) / 2]); at = (at - 1) / 2)
        c->heap[at] = c->heap[(at - 1) / 2];
    c->heap[at] = entry;
    return BD_OK;
}

static reachable cover_pop(cover *c)
{
    BD_ASSERT(c->heap_count > 0);
    const reachable top = c->heap[0], last = c->heap[--c->heap_count];
    size_t at = 0;
    for (size_t child = 1; child < c->heap_count; child = 2 * at + 1) {
        if (child + 1 < c->heap_count && cover_is_nearer(c->heap[child + 1], c->heap[child])) child++;
        if (!cover_is_nearer(c->heap[child], last)) break;
        c->heap[at] = c->heap[child];
        at = child;
    }
    c->heap[at] = last;
    return top;
}

/* From left node u, which is `base` away. */
static bd_status cover_scan(cover *c, int u, int64_t base, bd_err *err)
{
    for (uint32_t at = c->first[u]; at != 0; at = c->arcs[at - 1].next) {
        const arc *a = &c->arcs[at - 1];
        const int64_t distance = base + cover_left_over(c, u, a);
        BD_ASSERT(distance >= base);
        if (distance >= c->distance[a->to]) continue;
        if (c->distance[a->to] == INT64_MAX) c->reached[c->reached_count++] = a->to;
        c->distance[a->to] = distance;
        c->from[a->to] = (uint16_t)u;
        BD_TRY(cover_push(c, (reachable){.distance = distance, .node = a->to}, err));
    }
    return BD_OK;
}

/* The nearest free right node, BD_NONE: there is none, and its distance. */
static bd_status cover_search(cover *c, int u, int *found, int64_t *distance, bd_err *err)
{
    *found = BD_NONE;
    BD_TRY(cover_scan(c, u, 0, err));
    while (c->heap_count > 0) {
        const reachable next = cover_pop(c);
        if (c->final[next.node]) continue;
        c->final[next.node] = true;
        *distance = next.distance;
        const int mate = c->mate_of_right[next.node];
        if (mate == BD_NONE) {
            *found = next.node;
            return BD_OK;
        }
        BD_TRY(cover_scan(c, mate, next.distance, err));
    }
    return BD_OK;
}

/* Heights change by how much nearer than the end a node is; then the path changes sides. */
static void cover_augment(cover *c, int u, int found, int64_t distance)
{
    c->left[u] += distance;
    for (int i = 0; i < c->reached_count; i++) {
        const int v = c->reached[i];
        if (!c->final[v] || v == found) continue;
        c->right[v] -= distance - c->distance[v];
        c->left[c->mate_of_right[v]] += distance - c->distance[v];
    }
    for (int v = found, before; v != BD_NONE; v = before) {
        const int from = c->from[v];
        before = c->mate_of_left[from];
        c->mate_of_left[from] = (uint16_t)v;
        c->mate_of_right[v] = (uint16_t)from;
    }
}

static void cover_forget_search(cover *c)
{
    for (int i = 0; i < c->reached_count; i++) {
        c->distance[c->reached[i]] = INT64_MAX;
        c->final[c->reached[i]] = false;
    }
    c->reached_count = 0;
    c->heap_count = 0;
}

/* Every left node gets a place; *stopped: a limit came first. */
static bd_status cover_place_all(cover *c, bool *stopped, bd_err *err)
{
    bd_lp *lp = &c->part->lp;
    cover_place_greedily(c);
    for (int i = 0; i < c->free_count; i++) {
        int found;
        int64_t distance = 0;
        *stopped = i % LOOKS == 0 && lp->must_stop(lp->self);
        if (*stopped) return BD_OK;
        BD_TRY(cover_search(c, c->free[i], &found, &distance, err));
        BD_ASSERT(found != BD_NONE); /* the columns hold a perfect matching */
        cover_augment(c, c->free[i], found, distance);
        cover_forget_search(c);
        c->part->solver->counts->paths++;
    }
    return BD_OK;
}

static void cover_write_weights(const cover *c)
{
    for (int i = 0; i < c->nodes; i++) c->part->lp.weights[i] = (double)(c->left[i] + c->right[i]) / 2;
}

bd_status bd_cover_run(bd_lp_part *part, bool *done, bd_err *err)
{
    cover c;
    bd_lp *lp = &part->lp;
    BD_ASSERT(lp->set_count == 0 && part->solver->weights.denominator % 2 == 0);
    *done = false;
    BD_TRY(cover_new(part, &c, err));
    BD_NEW(lp->weights, lp->arena, part->count, err);
    cover_start_heights(&c);
    for (size_t added = 1; added > 0;) {
        bool stopped = false;
        BD_TRY(cover_take_columns(&c, err));
        BD_TRY(cover_place_all(&c, &stopped, err));
        if (stopped) return BD_OK;
        cover_write_weights(&c);
        BD_TRY(lp->price(lp->self, lp, &added, err));
        if (lp->give_up) return BD_OK;
    }
    *done = true;
    return BD_OK;
}

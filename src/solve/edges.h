/* Edges: the edge store, which holds the face at work: the allowed pairs as rows of bits, and what they cost
 * in the present stage.
 *
 * A pair (u, v) has its bit in both rows; where pairs are walked it is met in the row of its lower node u.
 * Costs are kept only for pairs with a node in the stage's window: as planes of bits where few differ and the
 * rows are dense (planes.c), else as a list, row after row. A pair is never written down elsewhere. */
#ifndef BD_SOLVE_EDGES_H
#define BD_SOLVE_EDGES_H

#include "cards/stage.h"

/* The costs of a stage where only few differ: of each cost but 0 one bit for each pair. A plane has the words
 * of a row in which pairs with costs may stand, row after row, and in them the pairs with higher nodes. */
enum { BD_PLANES_MAX = 15 };

typedef struct bd_planes {
    uint16_t *from, *to; /* of each row: its words from .. to - 1 are in every plane, */
    size_t *start;       /* from this place on */
    size_t words;        /* of a plane */
    int count, most;     /* planes in use, and how many are worth their memory in this stage */
    bd_cost cost[BD_PLANES_MAX];
    uint64_t *bits[BD_PLANES_MAX];
} bd_planes;

bd_status bd_planes_new(bd_arena *arena, int nodes, bd_planes *out, bd_err *err);

/* Puts the costs of pairs of row u into the planes; *fits is false when there are more different ones than
 * planes. Memory for a new plane comes from the arena. */
bd_status bd_planes_add(bd_planes *planes, bd_arena *arena, int u, const uint16_t *others,
                        const bd_cost *costs, int count, bool *fits, bd_err *err);

/* The pairs of row u with the nodes in these words have this cost, which is not 0. */
bd_status bd_planes_add_words(bd_planes *planes, bd_arena *arena, int u, const uint64_t *pairs, int from,
                              int to, bd_cost cost, bool *fits, bd_err *err);

/* A word of plane k in row u. */
static inline uint64_t bd_planes_word(const bd_planes *planes, int k, int u, int word)
{
    return planes->bits[k][planes->start[u] + (size_t)word - planes->from[u]];
}

/* The cost of the pair of u with a higher node v, which stands in the words of its row. */
static inline bd_cost bd_planes_cost(const bd_planes *planes, int u, int v)
{
    const int w = v >> 6;
    BD_ASSERT(w >= planes->from[u] && w < planes->to[u]);
    for (int k = 0; k < planes->count; k++)
        if ((bd_planes_word(planes, k, u, w) >> (v & 63) & 1) != 0) return planes->cost[k];
    return 0;
}

enum { BD_NODE_KINDS_MAX = 64 };

typedef struct bd_node_kind {
    int from, to;    /* they stand in the words from .. to - 1 */
    uint64_t *nodes; /* as bits */
    uint64_t known;  /* bit k: what pairs with higher nodes of kind k cost is known, and this is it */
    bd_cost cost[BD_NODE_KINDS_MAX];
} bd_node_kind;

typedef struct bd_edge_store {
    int nodes, words;
    size_t count;        /* pairs */
    uint64_t *rows;      /* nodes * words bits, both directions */
    uint16_t *from, *to; /* of each row: pairs with higher nodes stand in its words from .. to - 1 only, */
    bd_span *spans;      /* and all its pairs in these */
    bd_edge *gone; /* where pairs that leave are put, from gone[count before it] downwards; NULL: nowhere */
    /* The present stage. */
    const bd_stage *stage;
    int low, high; /* the window; low > high: no pair has a cost */
    bool listed;   /* the costs are a list, else planes */
    /* As a list: of row u the higher nodes with which pairs have costs, length[u] from start[u] on, and the
     * costs. */
    bd_cost *costs;
    uint16_t *listed_others;
    size_t *start;
    int *length;
    int64_t *cheapest; /* of each node of the window: its cheapest pair, twice the cost where that leaves the
                          window; INT64_MAX: none */
    bd_planes planes;
    bd_cost least, most; /* of the costs, and 0 */
    bd_arena *prices;    /* of the costs alone */
    bd_arena_mark no_prices;
    /* The kinds of nodes that the stage does not tell apart (bd_stage.alike). */
    int kinds;
    bd_node_kind *kind; /* [BD_NODE_KINDS_MAX]; NULL, like kind_of, where rows are short */
    uint8_t *kind_of;
    uint64_t *pairs; /* work space: those of a row with one kind */
    uint64_t *near;  /* work space of bd_edges_near */
    /* Work space: one row written out. */
    bd_edge *room;
    uint16_t *others;
    bd_cost *picked;
} bd_edge_store;

/* rows become the store's; prices is an arena that nobody else takes from while the store is used. */
bd_status bd_edges_new(bd_arena *arena, bd_arena *prices, int nodes, uint64_t *rows, bd_edge_store *out,
                       bd_err *err);

/* Rows of a sorted list of pairs with u < v < nodes; BD_USAGE when it is none. */
bd_status bd_edges_rows_of(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, uint64_t **rows,
                           bd_err *err);

static inline uint64_t *bd_edges_row(const bd_edge_store *store, int u)
{
    return store->rows + (size_t)u * (size_t)store->words;
}
static inline bool bd_edges_in_window(const bd_edge_store *store, int u)
{
    return store->low <= u && u <= store->high;
}

/* Prices every pair that has a node in the stage's window. The stage must stay where it is until the next
 * one. */
bd_status bd_edges_price(bd_edge_store *store, const bd_stage *stage, bd_err *err);

/* The cost of one allowed pair. */
bd_cost bd_edges_cost(const bd_edge_store *store, int u, int v);

/* Sum of the costs of a matching inside the face. */
int64_t bd_edges_value(const bd_edge_store *store, const uint16_t *mate);

/* Pairs of one lower node, ascending; count is never zero. */
typedef struct bd_run {
    int u;
    size_t count;
    const uint16_t *others; /* [count] */
    const bd_cost *costs;   /* [count]; NULL: all are 0 */
} bd_run;

static inline bd_cost bd_run_cost(const bd_run *run, size_t i)
{
    return run->costs == NULL ? 0 : run->costs[i];
}

/* The nodes with a pair that has a node in hot, and those in hot: no row of another is of interest. Valid
 * until the next call. */
const uint64_t *bd_edges_near(bd_edge_store *store, const uint64_t *hot);

/* Walks the pairs of which at least one node is hot, in order. */
typedef void (*bd_run_visit)(void *self, bd_run run);
void bd_edges_walk(bd_edge_store *store, const uint64_t *hot, bd_run_visit visit, void *self);

/* Walks the pairs that have costs, in order; with them perhaps some that cost 0. */
void bd_edges_walk_costs(bd_edge_store *store, bd_run_visit visit, void *self);

/* The pairs that *left does not have go, `fewer` in number: it becomes the store's rows, and *left what those
 * were. */
void bd_edges_shrink(bd_edge_store *store, uint64_t **left, size_t fewer);

#endif

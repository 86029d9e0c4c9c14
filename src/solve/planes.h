/* Planes: the costs of a stage where only few differ: of each cost but 0 one bit for each pair.
 *
 * A plane has the words of a row in which pairs with costs may stand, row after row, and in them the pairs
 * with higher nodes. Sixty-four pairs are then asked at a time (sweep.h). */
#ifndef BD_SOLVE_PLANES_H
#define BD_SOLVE_PLANES_H

#include "base/graph.h"

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

#endif

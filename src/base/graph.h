/* Graph: nodes, and the pairs of nodes that may still be matched.
 *
 * Nodes are 0 .. nodes - 1 (cards in rank order; with an odd number of cards the last node is the bye). A
 * face is a set of allowed pairs (u, v) with u < v: the legal pairs at first, and after each stage
 * the pairs that the proofs of the stages so far leave open. Every best draw lies inside the face. */
#ifndef BD_BASE_GRAPH_H
#define BD_BASE_GRAPH_H

#include "base/arena.h"
#include "base/bits.h"

enum { BD_NODES_MAX = 50000 };

typedef struct bd_edge {
    uint16_t u, v; /* u < v */
} bd_edge;

/* Rows of bits (base/bits.h), of which those above the node itself count. */
typedef struct bd_face {
    int nodes; /* even */
    size_t count;
    const uint64_t *rows;
    const bd_span *spans; /* [nodes] the words of each row that can have bits; NULL: any */
    bd_edge *room;        /* [nodes] where one row is written out */
} bd_face;

/* The face with the pairs of a list, u < v; for few nodes. */
bd_status bd_face_of_list(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, bd_face *out,
                          bd_err *err);

/* Whether two nodes, in either order, may still be matched. */
bool bd_face_has(const bd_face *face, int u, int v);

/* The pairs of u with later nodes; valid until another row is asked for. */
const bd_edge *bd_face_row(const bd_face *face, int u, size_t *count);

/* Those of them with nodes in low .. high (above u). */
const bd_edge *bd_face_part(const bd_face *face, int u, int low, int high, size_t *count);

/* Adds to `into`, as bits, with whom among low .. high (above u) u may still be matched; false: with nobody.
 */
bool bd_face_mark(const bd_face *face, int u, int low, int high, uint64_t *into);

/* The others of each node, lower and higher ones, ascending: those of u stand from (*start)[u] on, before
 * (*start)[u + 1]. */
bd_status bd_face_both_ways(const bd_face *face, bd_arena *arena, uint32_t **start, uint16_t **other,
                            bd_err *err);

/* All pairs, sorted, into list[face->count]; returns how many. */
size_t bd_face_list(const bd_face *face, bd_edge *list);

/* Cost of one pair in one stage; at most BD_COST_MAX in magnitude. */
typedef int32_t bd_cost;
enum { BD_COST_MAX = 1000000000 };

#endif

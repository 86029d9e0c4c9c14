/* Graph: nodes, and the pairs of nodes that may still be matched.
 *
 * Nodes are 0 .. nodes - 1 (cards in rank order; with an odd number of cards the last node is the bye). A
 * face is a set of allowed pairs, sorted by (u, v) with u < v: the legal pairs at first, and after each stage
 * the pairs that the proofs of the stages so far leave open. Every best draw lies inside the face. */
#ifndef BD_BASE_GRAPH_H
#define BD_BASE_GRAPH_H

#include <stddef.h>
#include <stdint.h>

enum { BD_NODES_MAX = 50000 };

typedef struct bd_edge {
    uint16_t u, v; /* u < v */
} bd_edge;

/* Either a sorted list of pairs, or rows of bits (base/bits.h). */
typedef struct bd_face {
    int nodes; /* even */
    size_t count;
    const bd_edge *edges;
    const uint64_t *rows; /* NULL: the list holds */
    bd_edge *room;        /* with rows: [nodes], where one row is written out */
} bd_face;

/* The pairs of u with later nodes; valid until another row is asked for. */
const bd_edge *bd_face_row(const bd_face *face, int u, size_t *count);

/* The first node from v on (above u) that u may still be matched with, or -1. */
int bd_face_next(const bd_face *face, int u, int v);

/* All pairs, sorted, into list[face->count]; returns how many. */
size_t bd_face_list(const bd_face *face, bd_edge *list);

/* Cost of one pair in one stage; at most BD_COST_MAX in magnitude. */
typedef int32_t bd_cost;
enum { BD_COST_MAX = 1000000000 };

#endif

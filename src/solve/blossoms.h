/* Blossoms: a cheapest perfect matching of a graph that is given as a list of pairs, with the weights of
 * nodes and odd sets that prove it; for sparse graphs, or for the few pairs of a dense one that are tried
 * first (mating.c). Nothing here knows of stages or held sets.
 *
 * Ids: node u is u, blossoms are nodes, nodes + 1, ... A blossom is an odd cycle of ids (its children). Arcs
 * are pairs with a direction: arc a ^ 1 is the same pair the other way. */
#ifndef BD_SOLVE_BLOSSOMS_H
#define BD_SOLVE_BLOSSOMS_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

enum { BD_NO_ARC = -1 };

typedef struct bd_arc {
    int64_t cost;
    int32_t next; /* arc of the same node */
    uint16_t to;
} bd_arc;

/* When an arc becomes tight, or a blossom (as ~id) has no weight left. */
typedef struct bd_tree_event {
    int64_t when;
    int32_t what;
} bd_tree_event;

typedef struct bd_blossoms {
    bd_arena *arena;
    int nodes;
    bd_arc *arcs;
    size_t arc_count, arc_room;
    /* Of nodes: */
    int32_t *first; /* arc */
    int64_t
        *reach;   /* weights of the node and all blossoms around it, without the change of the present tree */
    int32_t *top; /* the outermost blossom around it, or itself */
    uint16_t *next; /* node of the same blossom */
    /* Of ids: */
    int64_t *weight;
    int64_t *since;          /* when a member of the tree joined it */
    int64_t *best;           /* of a top outside the tree: the first arc that reaches it */
    int32_t *parent;         /* blossom, -1: this is a top */
    int32_t *child;          /* of a blossom: one of them */
    int32_t *sibling, *link; /* of a child: the next on the cycle, and the arc to it */
    int32_t *mate;           /* of a top: the matched arc that leaves it */
    int32_t *from;           /* of an inner top: the arc that reached it */
    uint16_t *head, *tail;   /* first and last node */
    uint8_t *label;          /* bd_label, of tops */
    uint32_t *stamp;         /* of the search for a common ancestor */
    uint32_t stamps;
    int32_t *spare; /* ids that no blossom has */
    int spare_count;
    /* Of the present tree: */
    int64_t now; /* by how much its root has risen */
    int32_t *members;
    size_t member_count, member_room;
    bd_tree_event *heap;
    size_t heap_count, heap_room;
    int32_t *cycle; /* work space: children in order */
    int64_t paths;  /* trees that ended in a path, so far */
} bd_blossoms;

/* Nodes that weigh nothing, and no pairs. */
bd_status bd_blossoms_new(bd_arena *arena, int nodes, bd_blossoms *out, bd_err *err);

/* Before the first pair. */
void bd_blossoms_weigh(bd_blossoms *b, int node, int64_t weight);

/* One more pair of an even cost. Weights that would overrun it are lowered, and pairs that are then no longer
 * tight are matched no longer. */
bd_status bd_blossoms_add(bd_blossoms *b, int u, int v, int64_t cost, bd_err *err);

/* Raises each exposed node as far as its pairs allow, and matches it where a tight pair ends at another. */
void bd_blossoms_raise(bd_blossoms *b);

/* One more pair of tops is matched, with the blossom of this node. false: no path leads from it to another
 * exposed one, and the graph has no perfect matching. */
bd_status bd_blossoms_augment(bd_blossoms *b, int node, bool *found, bd_err *err);

/* Whether the outermost blossom of the node has no mate. */
bool bd_blossoms_is_exposed(const bd_blossoms *b, int node);

/* The nodes of a blossom that has weight, in no order, into nodes; how many. 0: the id is none. */
int bd_blossoms_nodes(const bd_blossoms *b, int id, uint16_t *nodes);

/* Dissolves all blossoms, whose weights are lost; mate of each node. All must be matched. */
void bd_blossoms_unfold(bd_blossoms *b, uint16_t *mate);

#endif

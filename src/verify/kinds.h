/* Kinds: nodes that a stage cannot tell apart.
 *
 * Two nodes are of one kind when the rules call them alike (cards/stage.h), their own weights are the same,
 * and they lie in the same weighted sets. All pairs of two kinds then have the same cost and the same reduced
 * cost: it is worked out for one of them, and what it says is done to the others 64 at a time. Only where a
 * stage has few kinds; elsewhere the walk goes from pair to pair. */
#ifndef BD_VERIFY_KINDS_H
#define BD_VERIFY_KINDS_H

#include "cards/stage.h"

enum { BD_KINDS_MOST = 64 };

typedef struct bd_kind {
    int node;                       /* one of its nodes */
    int first, last;                /* words in which its nodes have their bits */
    bool active;                    /* some node of it is */
    uint64_t *members;              /* its nodes as bits */
    uint64_t known;                 /* bit b: the reduced cost of pairs from here to kind b is known, */
    int64_t reduced[BD_KINDS_MOST]; /* and this is it: the lower node is of this kind */
} bd_kind;

typedef struct bd_kinds {
    uint8_t *of;    /* [nodes] the kind of each node */
    uint8_t *alike; /* [nodes] the same number for nodes that the rules call alike */
    bd_kind items[BD_KINDS_MOST];
    int count, nodes;
} bd_kinds;

bd_status bd_kinds_new(bd_kinds *kinds, bd_arena *arena, int nodes, bd_err *err);

/* Sorts the nodes of a stage into kinds by what the rules say, the weights y and the classes; false: it has
 * too many, or the rules say nothing. active: bits. */
bool bd_kinds_sort(bd_kinds *kinds, const bd_stage *stage, const int64_t *y, const uint32_t *class_of,
                   const uint64_t *active);

#endif

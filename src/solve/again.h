/* Again: the best matching among those in which one or two nodes have the mates that somebody wants.
 *
 * The first solve's trail says which pairs every stage left open. The last stage is sought that can still
 * keep its value: up to there nothing needs to be solved, for what was proved of all pairs holds of fewer.
 * The stage after it is the one that loses; it is minimised from the weights of the first solve, and then,
 * before all that follows, the pairs that differ from the first matching are made as few as possible. */
#ifndef BD_SOLVE_AGAIN_H
#define BD_SOLVE_AGAIN_H

#include "solve/solve.h"

/* What a solve leaves behind, so that another one can begin in its middle (trail.c). */
typedef struct bd_trail_point {
    size_t pairs;         /* edges[0 .. pairs) were allowed before the stage */
    const uint32_t *sets; /* held, as places in the certificate's list */
    size_t set_count;
    bd_stages rest; /* the list of stages after it gave this one; not at the end */
} bd_trail_point;

typedef struct bd_trail {
    int nodes;
    bd_edge *edges;
    bd_trail_point *points; /* one for each stage, and one for the end */
    const bd_stage *stages;
    const bd_certificate *certificate; /* "unique" is left out of stage_count */
    size_t stage_count;
} bd_trail;

typedef struct bd_restriction {
    int count; /* nodes that are restricted, 1 or 2 */
    uint16_t node[2];
    const uint64_t *mates[2]; /* whom each may be matched with, as bits (base/bits.h) */
} bd_restriction;

/* Stages of the certificate that are in no list of a rulebook: the restriction, which has nothing to prove,
 * and the pairs that differ from the first matching. */
#define BD_STAGE_DEMAND  "demand"
#define BD_STAGE_NEAREST "nearest"

/* What is wanted of a second solve. */
typedef struct bd_again {
    const bd_trail *trail; /* of the first */
    bd_restriction only;
    /* Whether nothing is lost at a stage but a place in an order; then that order goes on, and the draw need
     * not be near. */
    bool (*is_order)(const void *self, const bd_stage *stage);
    const void *self;
} bd_again;

/* The stages of *out are those of the first solve as far as their values are kept, then "demand", the one
 * that loses, "nearest", and what the list of stages goes on with. What comes out lives in arena, and in that
 * of the first. */
bd_status bd_solve_again(bd_arena *arena, const bd_again *ask, const bd_solve_options *options,
                         bd_solved *out, bd_solve_counts *counts, bd_err *err);

#endif

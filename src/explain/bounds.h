/* Bounds: why no draw can do better at a stage, in words that a player can check.
 *
 * Where a stage counts boards of a kind ("gives somebody the wrong colour"), take those boards away and ask
 * how many players cannot be paired with what is left: by Berge's theorem some players (the barrier) have
 * fewer places than the odd groups around them need, and each board of the kind helps two. Often that count
 * is the stage's value: then it is the reading of the proof. Where it is not, the bound has no simple
 * reading, and the players are named on whom the weights of the certificate rest. */
#ifndef BD_EXPLAIN_BOUNDS_H
#define BD_EXPLAIN_BOUNDS_H

#include "explain/groups.h"
#include "explain/question.h"

typedef enum bd_bound_kind {
    BD_BOUND_ZERO,      /* nothing costs less than nothing */
    BD_BOUND_COUNT,     /* the steps add up to the value */
    BD_BOUND_ONE_BOARD, /* it counts the boards of one player, downwards from 0: `rests` */
    BD_BOUND_WISHES,    /* granted, nothing to prove */
    BD_BOUND_RESTS,     /* no simple reading: `rests` */
    BD_BOUND_OPEN       /* not proved */
} bd_bound_kind;

/* At least `boards` boards of the draw cost at least `cost`. */
typedef struct bd_bound_step {
    bd_cost cost;
    bd_cost rise; /* above the step before */
    int64_t boards;
    bd_group barrier;
    bd_groups groups; /* without the barrier, and without boards that cost so much */
} bd_bound_step;

typedef struct bd_bound {
    const bd_stage_proof *proof;
    bd_bound_kind kind;
    bool
        all_legal; /* the count is over all legal boards; else over those that the stages before leave open */
    bd_bound_step *steps;
    size_t step_count;
    const uint16_t *rests; /* nodes with a weight, or in an odd set with one; ascending */
    size_t rest_count;
    bd_reasons reasons; /* the same in words */
} bd_bound;

/* One bound for each stage of the best draw's certificate ("unique" is left out). */
bd_status bd_bounds_of(bd_arena *arena, const bd_question *question, bd_bound **out, size_t *count,
                       bd_err *err);

#endif

/* Trail: what a solve leaves behind, so that another one can begin in its middle.
 *
 * For each stage it says which pairs were still allowed, which odd sets were held, and how the list of
 * stages went on. The pairs stand in one array, those that stayed longest first: what was allowed before a
 * stage is a head of it. bd_solve_again reads it. */
#ifndef BD_SOLVE_TRAIL_H
#define BD_SOLVE_TRAIL_H

#include "solve/solver.h"

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

/* Before the first stage; solver->trail stays NULL when the list cannot be copied. */
bd_status bd_trail_begin(bd_solver *solver, const bd_stages *stages, bd_err *err);

/* Before a stage is minimised, after the list gave it; stages NULL: at the end. */
bd_status bd_trail_note(bd_solver *solver, const bd_stages *stages, bd_err *err);

/* When all stages are proved and recorded. */
bd_status bd_trail_finish(bd_solver *solver, bd_err *err);

#endif

/* Advance: from one stage to the next: minimise or grant, keep the proof, shrink the face. */
#ifndef BD_SOLVE_ADVANCE_H
#define BD_SOLVE_ADVANCE_H

#include "solve/solver.h"

/* One stage, over the solver's face. */
bd_status bd_advance_stage(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err);

/* All stages that the list has left; the certificate is finished. last_value: of the stage given before. */
bd_status bd_advance_all(bd_solver *solver, const bd_stages *stages, int64_t last_value, bd_err *err);

#endif

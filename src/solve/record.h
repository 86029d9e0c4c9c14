/* Record: the certificate as it grows: sets, and the proof of each stage. */
#ifndef BD_SOLVE_RECORD_H
#define BD_SOLVE_RECORD_H

#include "solve/solver.h"

/* Adds a stage with the weights as they are. Sets with weight are listed, and are free from now on. */
bd_status bd_record_stage(bd_solver *solver, const bd_stage *stage, const bd_finding *finding, bd_err *err);

/* Adds a stage that needs no weights, or has none that prove it. */
bd_status bd_record_plain(bd_solver *solver, const bd_stage *stage, const bd_finding *finding, bd_err *err);

/* Hands the lists over to the certificate. */
bd_status bd_record_finish(bd_solver *solver, bd_outcome outcome, bd_err *err);

/* Drops sets that every matching in the face leaves once anyway, and those that carry no weight and are not
 * free. */
bd_status bd_record_tidy(bd_solver *solver, bd_err *err);

#endif

/* Minimise: one stage, from the matching at hand to a matching and weights that prove it best.
 *
 * The weights begin with what each node's cheapest pair says, and rise step by step (ascent.h); a linear
 * program gives them a start where costs are many (lp.h). Whatever brought them about, the stage counts as
 * proved only when every pair's reduced cost is at least zero and the weights add up to the matching's value,
 * checked in integers. */
#ifndef BD_SOLVE_MINIMISE_H
#define BD_SOLVE_MINIMISE_H

#include "solve/solver.h"

/* When proved: the weights hold the proof, the mate is best, the face is not yet shrunk. */
bd_status bd_minimise(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err);

/* When not proved: *bound is what the weights amount to, and true when they prove it. */
bool bd_minimise_bound(bd_solver *solver, int64_t *bound);

/* After a proved stage: removes the pairs that are not tight. */
void bd_minimise_shrink(bd_solver *solver);

#endif

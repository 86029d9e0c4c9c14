/* Cutting: one stage by GLPK alone.
 *
 * The fractional problem of all components that the matching at hand does not settle is solved over priced
 * columns, with the held sets as equations. Its weights are made exact. If they meet the value of the
 * matching, or the tight pairs hold a perfect matching, the stage is settled; otherwise the outer components
 * of the search are odd sets that GLPK's values leave less than once: they become rows, and GLPK goes on.
 *
 * Such a set is always there when the weights are exact: pairs with a value are tight, so the outer
 * components of a context that cannot be matched have too few tight pairs to be left once each. That is why
 * no minimum cut is sought and no branching is needed. When numbers fail (no exact weights, rows that cross),
 * nothing is settled and the caller goes on without GLPK. */
#ifndef BD_SOLVE_CUTTING_H
#define BD_SOLVE_CUTTING_H

#include "solve/solver.h"

/* The weights at hand are valid. *settled: they prove finding->value, and the mate has it. */
bd_status bd_cutting_settle(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bool *settled,
                            bd_err *err);

#endif

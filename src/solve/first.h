/* First: any perfect matching of the legal pairs, or a barrier that proves there is none.
 *
 * A barrier (Tutte) is a set of nodes without which more odd components are left than it has nodes: each of
 * them must have a node that is matched with one of the barrier.
 */
#ifndef BD_SOLVE_FIRST_H
#define BD_SOLVE_FIRST_H

#include "solve/solver.h"

/* *found: solver->mate is perfect. Otherwise the barrier is in the caller's arena. */
bd_status bd_first_match(bd_solver *solver, bool *found, bd_err *err);

/* After a search without sets that found none: what it says of that. */
bd_status bd_first_keep_barrier(bd_solver *solver, bd_err *err);

#endif

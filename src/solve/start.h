/* Start: weights to begin a stage with, before any search.
 *
 * Every node of the window carries its cheapest pair. What is still left is then taken up one by one: by each
 * node what all its pairs leave (where costs are a list; elsewhere there is hardly ever anything), by each
 * held set what all pairs that leave it do, and so by a new set: the window, or all nodes down to its end.
 * The window of a stage is mostly a level; when the cards of the level are odd in number, or all those down
 * to there are, one of them must go down, and that is what such a set proves. In small rounds most stages
 * need no search then. */
#ifndef BD_SOLVE_START_H
#define BD_SOLVE_START_H

#include "solve/solver.h"

/* From no weights at all: nodes of the window carry their costs alone against nodes outside it, by halves
 * against each other. */
bd_status bd_start_cheapest(bd_solver *solver, bd_err *err);

/* From those: raises what can be raised, as long as the weights do not prove the value. */
bd_status bd_start_raise(bd_solver *solver, int64_t value, bd_err *err);

#endif

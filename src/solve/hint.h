/* Hint: what another solve found out, tried first.
 *
 * Weights that prove a stage over some pairs prove it over fewer pairs too, as long as its costs are the
 * same. So a round that has been drawn lends its matching and its weights to the same round drawn over fewer
 * pairs ("what if 3 played 7?"): where nothing is lost they are the proof, and elsewhere a start to climb
 * from. A hint is checked like any weights before it is used, and is never needed. */
#ifndef BD_SOLVE_HINT_H
#define BD_SOLVE_HINT_H

#include "solve/solver.h"

/* Starts the first matching with the pairs of the hint that are allowed; without a hint, with none. */
void bd_hint_match(const bd_solver *solver, uint16_t *partial);

/* Gives the weights those that the hint has for this stage, brought up to date; *given false: it has none
 * that would fit. They need not be valid. */
bd_status bd_hint_weights(bd_solver *solver, const bd_stage *stage, bool *given, bd_err *err);

#endif

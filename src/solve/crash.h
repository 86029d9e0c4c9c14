/* Crash: where the linear program begins: a good perfect matching and a basis around it.
 *
 * The matching is made of pairs of which the weights leave little as far as possible. The basis grows around
 * it greedily: of the columns of a fractional matching problem those are independent that form trees, each
 * with at most one odd cycle. Such a basis can always be factored, and it is feasible. */
#ifndef BD_SOLVE_CRASH_H
#define BD_SOLVE_CRASH_H

#include "solve/lp.h"
#include "solve/solver.h"

typedef struct bd_candidate {
    int64_t left;
    uint16_t u, v; /* nodes */
} bd_candidate;

/* Into start, for the nodes inside: a matching from the candidates, completed by the solver's mate. Uses the
 * search's tight pairs as scratch. */
void bd_crash_match(bd_solver *solver, const uint64_t *inside, const bd_candidate *candidates, size_t count,
                    uint16_t *start);

/* Marks columns, in their order, as basic where they are independent, and rows whose slack must be. */
bd_status bd_crash_basis(bd_lp *lp, uint8_t *slack_basic, bd_err *err);

#endif

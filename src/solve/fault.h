/* Fault: the seam at which a test build lets things go wrong for the solver.
 *
 * A program has no seam: without BESTDRAW_FAULTS these functions are empty and leave no trace. The tests link
 * a second library of the same sources, bd_solve_faulty, in which they are those of
 * tests/faults/solve_fault.c. */
#ifndef BD_SOLVE_FAULT_H
#define BD_SOLVE_FAULT_H

#include <stdbool.h>

#ifdef BESTDRAW_FAULTS

/* Before GLPK is asked; prob is its glp_prob, control its glp_smcp. */
extern void bd_fault_before_simplex(void *prob, void *control);

/* What is added to the weight that GLPK gives row i. */
extern double bd_fault_in_weight(int i);

/* The next step of the ascent gets lost. */
extern bool bd_fault_in_step(void);

/* The weights of the next part come to no end. */
extern bool bd_fault_in_matching(void);

#else

static inline void bd_fault_before_simplex(void *prob, void *control)
{
    (void)prob;
    (void)control;
}

static inline double bd_fault_in_weight(int i)
{
    (void)i;
    return 0;
}

static inline bool bd_fault_in_step(void) { return false; }

static inline bool bd_fault_in_matching(void) { return false; }

#endif

#endif

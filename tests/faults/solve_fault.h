/* What befalls the solver in a test: faults of GLPK and of the ascent, at a call of the test's choice. Not
 * for threads. */
#ifndef TESTS_SOLVE_FAULT_H
#define TESTS_SOLVE_FAULT_H

#include "solve/fault.h"

typedef enum mishap {
    MISHAP_NONE,
    MISHAP_ERROR,      /* GLPK's error hook is called */
    MISHAP_MEMORY,     /* GLPK's memory runs out */
    MISHAP_ITERATIONS, /* no iteration is allowed */
    MISHAP_SINGULAR,   /* the basis cannot be factored */
    MISHAP_WRONG       /* the weights that come back are wrong */
} mishap;

/* The n-th simplex call from now on and the ones after it, `times` in all; a negative n: none. */
void solve_fault_in_simplex(long n, mishap what, long times);

/* The n-th step of the ascent from now on is stuck; a negative n: none. */
void solve_fault_in_step(long n);

/* The weights of the n-th part from now on and of all after it come to no end; a negative n: of none. */
void solve_fault_in_matching(long n);

#endif

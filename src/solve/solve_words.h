/* Sentences of the solver: what it is doing (for --verbose and the progress line), and what can go wrong. */
#ifndef BD_SOLVE_WORDS_H
#define BD_SOLVE_WORDS_H

#include "base/words.h"

/* What the solver is doing (bd_solve_note). */
BD_WORD(SOLVE_PROVED, "proved")
BD_WORD(SOLVE_LIMIT, "a limit is reached")
BD_WORD(SOLVE_SEEKS_WEIGHTS, "better weights are sought all at once")
BD_WORD(SOLVE_ASKS_GLPK, "GLPK is asked for the whole stage")
BD_WORD(SOLVE_GLPK_FAILS, "GLPK's numbers do not settle the stage; the weights are raised without it")
BD_WORD(SOLVE_RISES, "the weights rise step by step")
BD_WORD(SOLVE_ONCE_MORE, "the weights do not add up; once more from nothing")

/* What can go wrong. */
BD_WORD(SOLVE_NODES, "the number of nodes must be even, from 2 to %d, not %d")
BD_WORD(SOLVE_PAIRS, "the pairs to be matched are not sorted, or name a node that does not exist")
BD_WORD(SOLVE_SETS_CROSS, "two odd sets cross")
BD_WORD(SOLVE_SETS_TOO_MANY, "there are more odd sets than can be nested")

/* GLPK's integer optimiser (oracle.c). */
BD_WORD(SOLVE_ORACLE_GAVE_UP, "GLPK's optimiser gave up with code %d: %s")
BD_WORD(SOLVE_ORACLE_FRACTION, "GLPK's optimum %f is not an integer")
BD_WORD(SOLVE_ORACLE_NOT_WRITTEN, "the file cannot be written: %s")
BD_WORD(SOLVE_ORACLE_REFUSED, "GLPK does not take the model: %s")
BD_WORD(SOLVE_ORACLE_ABSENT, "this build is without MathProg; a build with the installed GLPK has it")
BD_WORD(SOLVE_ORACLE_FAULT, "GLPK stopped with a fault")

#endif

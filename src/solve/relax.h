/* Relax: weights to start from where costs are many: those of the fractional problem, made exact.
 *
 * The face falls into components (pairs and held sets tie nodes together). For each component that asks for
 * it the fractional matching problem is solved over a few good pairs; others are priced in, in 64-bit
 * integers, when the weights say they would help. Without held sets it is an assignment problem, solved by
 * shortest paths (cover.h); with them GLPK is asked. GLPK's weights come back as floating-point numbers, are
 * rounded to quarters and lowered where a pair would be overrun, so whatever GLPK says they are a valid
 * start: what is missing is made up for by ascent.h. A fault of GLPK costs time, never the proof. */
#ifndef BD_SOLVE_RELAX_H
#define BD_SOLVE_RELAX_H

#include "solve/solver.h"

/* Replaces the weights in the components that hold an exposed node (search.partial) where that proves more.
 * The tight pairs are not brought up to date. */
bd_status bd_relax(bd_solver *solver, bd_err *err);

#endif

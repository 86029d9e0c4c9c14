/* Wishes: how far a list of wishes can be granted (cards/stage.h). Each try is a search for a perfect
 * matching; nothing is minimised. */
#ifndef BD_SOLVE_WISHES_H
#define BD_SOLVE_WISHES_H

#include "solve/solver.h"

/* The matching and the face are those that grant the first finding->value wishes. */
bd_status bd_wishes_grant(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err);

#endif

/* Plan: whether rounds can all be played, with a plan or a proof that there is none (cards/ahead.h). */
#ifndef BD_SOLVE_PLAN_H
#define BD_SOLVE_PLAN_H

#include "base/arena.h"
#include "cards/ahead.h"

/* Not known: the work, in steps of a fixed kind and not in time, reached `work_most` (0: the usual). */
bd_status bd_ahead_solve(bd_arena *arena, const bd_ahead *ahead, int64_t work_most, bd_ahead_proof *out,
                         bd_err *err);

#endif

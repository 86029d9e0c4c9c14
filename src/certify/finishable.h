/* Finishable: the best draw among those after which the rest of the planned rounds can be played, with the
 * proof (cards/finishable.h); what the option "finishable" asks for. */
#ifndef BD_CERTIFY_FINISHABLE_H
#define BD_CERTIFY_FINISHABLE_H

#include "certify/best.h"

/* out->certificate.finishable says for how many rounds that holds: for all that are planned or, where no draw
 * of this round can do that, for as many as any can. NULL there: none of this was found out (a limit), or the
 * arbiter's wishes leave no such draw; then *out is the best draw without the option, not proved. */
bd_status bd_best_finishable(bd_arena *arena, bd_round *round, const bd_solve_options *how, bd_best *out,
                             bd_err *err);

#endif

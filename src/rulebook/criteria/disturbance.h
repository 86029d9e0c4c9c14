/* Disturbance: how many boards of the published draw a repair changes (CAA 27, SCA 25), as the first of all
 * stages. */
#ifndef BD_RULEBOOK_CRITERIA_DISTURBANCE_H
#define BD_RULEBOOK_CRITERIA_DISTURBANCE_H

#include "rulebook/stages/laid_draw.h"

/* The stages of rules that give their own, with the one of "disturbance" before them. */
bd_status bd_disturbance_first(const bd_round *round, bd_arena *arena, const bd_stages *own, bd_stages *out,
                               bd_err *err);

#endif

/* Weaker: which of two who are due the same colour has the weaker claim, and why (CAA 16). */
#ifndef BD_EXPLAIN_WEAKER_H
#define BD_EXPLAIN_WEAKER_H

#include "explain/sentences.h"
#include "rulebook/rulebook.h"

/* Adds a sentence when both are due the same colour and a claim decides: "18 and 30 are both due Black; 18
 * has the weaker claim: ...". */
bd_status bd_weaker_say(bd_arena *arena, const bd_round *round, int u, int v, bd_reasons *reasons,
                        bd_err *err);

#endif

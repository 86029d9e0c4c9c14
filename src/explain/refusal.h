/* Refusal: why a board that the rules refuse had to be made all the same.
 *
 * A criterion marked BD_IS_REFUSAL costs something only when no draw without such boards exists. The proof is
 * Tutte's, on the legal pairs that the criterion does not refuse, and is said in words: who can only meet
 * whom. */
#ifndef BD_EXPLAIN_REFUSAL_H
#define BD_EXPLAIN_REFUSAL_H

#include "certify/best.h"

/* One sentence for each such criterion above 0 among the values; none when there are none. */
bd_status bd_explain_refusals(bd_arena *arena, bd_round *round, const bd_value *values, size_t count,
                              bd_remarks *out, bd_err *err);

#endif

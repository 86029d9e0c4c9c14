/* Phrase: one value of a draw against the best one's, in words: "3 players ... get the wrong colour instead
 * of 2". */
#ifndef BD_EXPLAIN_PHRASE_H
#define BD_EXPLAIN_PHRASE_H

#include "explain/difference.h"

/* In arena. */
bd_status bd_phrase_of(bd_arena *arena, const bd_round *round, const bd_stage_values *values, bool brief,
                       const char **out, bd_err *err);

/* What a board does that costs so much at a stage: "gives somebody ... the wrong colour". In arena. */
bd_status bd_phrase_cost(bd_arena *arena, const bd_round *round, const char *stage, bd_cost cost,
                         const char **out, bd_err *err);

/* Whether a stage decides card by card and nothing else is at stake. */
bool bd_phrase_is_order(const bd_round *round, const char *stage);

#endif

/* Phrase: one value of a draw against the best one's, in words: "3 players ... get the wrong colour instead
 * of 2". */
#ifndef BD_EXPLAIN_PHRASE_H
#define BD_EXPLAIN_PHRASE_H

#include "explain/difference.h"

/* *code, when code is not NULL, becomes the phrase's code ("worse:mid-line"). In arena. */
bd_status bd_phrase_of(bd_arena *arena, const bd_round *round, const bd_stage_values *values,
                       const char **out, const char **code, bd_err *err);

/* The template with this beginning for a stage, or for its criterion; NULL when there is none. Other
 * rulebooks may mean something else by the same id: only criteria of the caa rulebooks have templates of
 * their own. */
const char *bd_phrase_find(const bd_round *round, const char *beginning, const char *stage);

#endif

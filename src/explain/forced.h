/* Forced: the proof behind an answer of why-not, for the checker.
 *
 * The best draw that meets the demand, by the whole list of stages, with the demand among the arbiter's
 * wishes in its certificate. The checker sees that no draw of this kind is better; the first criterion on
 * which this draw is worse than the best one is the answer, read off two draws that are both verified. */
#ifndef BD_EXPLAIN_FORCED_H
#define BD_EXPLAIN_FORCED_H

#include "explain/answer.h"
#include "explain/question.h"

/* Whether there is anything to prove: what the cards alone rule out needs no certificate. */
bool bd_forced_has_proof(const bd_answer *answer);

/* The answer must be one of the kinds that the command asks for: a pair, a colour, a float, none, the bye.
 * BD_INTERNAL when the proof says something else than the answer. *options must live as long as *out. */
bd_status bd_forced_prove(bd_arena *arena, const bd_question *question, const bd_answer *answer,
                          const bd_solve_options *how, bd_draw_options *options, bd_best *out, bd_err *err);

#endif

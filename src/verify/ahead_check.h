/* Ahead check: the trusted check of a plan for the rounds ahead, and of a proof that there is none
 * (cards/ahead.h). It trusts nothing in them, not even their form. */
#ifndef BD_VERIFY_AHEAD_CHECK_H
#define BD_VERIFY_AHEAD_CHECK_H

#include "base/arena.h"
#include "cards/ahead.h"

/* Room for the sentence on what is wrong. */
enum { BD_AHEAD_SENTENCE = 200 };

/* Whether the matchings are what they should be; if not, the sentence says why. */
bool bd_plan_holds(const bd_ahead *ahead, uint16_t *const *mates, char sentence[BD_AHEAD_SENTENCE]);

/* Whether the steps prove that the rounds cannot all be played; if not, *at is the step that fails, their
 * number where they end too early or go on behind the end. */
bd_status bd_no_plan_check(bd_arena *arena, const bd_ahead *ahead, const bd_ahead_step *steps, size_t count,
                           bool *holds, size_t *at, bd_err *err);

#endif

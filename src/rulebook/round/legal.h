/* Legal: which pairs may be made at all (CAA 1; the file's and the arbiter's bans; the rulebook's own). */
#ifndef BD_RULEBOOK_ROUND_LEGAL_H
#define BD_RULEBOOK_ROUND_LEGAL_H

#include "rulebook/round/round.h"

/* Whether a repeat is only to be avoided, by the arbiter's leave or by the rules. */
bool bd_repeats_are_allowed(const bd_round *round);

#endif

/* US Chess rules 27A and 28N: what their criteria share. */
#ifndef BD_RULEBOOK_USCF_USCF_H
#define BD_RULEBOOK_USCF_USCF_H

#include "rulebook/round/round.h"

/* Whether team-mates matter at all: the event's option `teams` is not "never". */
bool bd_uscf_asks_for_teams(const bd_round *round);

/* Whether team-mates of this (higher) score are kept apart even at the price of leaving the score group:
 * below plus two, with at least two more wins than losses; or always, by the option `teams`. */
bool bd_uscf_keeps_teams_apart(const bd_round *round, int score);

#endif

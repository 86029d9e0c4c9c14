/* US Chess rules 27A and 28N: what their criteria share. */
#ifndef BD_RULEBOOK_USCF_USCF_H
#define BD_RULEBOOK_USCF_USCF_H

#include "rulebook/stages/criterion.h"

extern const bd_rulebook bd_rulebook_uscf;

extern const bd_criterion bd_criterion_team_below, bd_criterion_team_above; /* teams.c */

/* Whether team-mates matter at all: the event's option `teams` is not "never". */
bool bd_uscf_asks_for_teams(const bd_round *round);

/* Whether the option `teams` is "always". */
bool bd_uscf_teams_are_apart_always(const bd_round *round);

/* Whether team-mates of this (higher) score are kept apart even at the price of leaving the score group:
 * below plus two, with at least two more wins than losses; or always, by the option `teams`. */
bool bd_uscf_keeps_teams_apart(const bd_round *round, int score);

#endif

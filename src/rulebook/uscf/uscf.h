/* US Chess rules 27A and 28N: what their criteria share. */
#ifndef BD_RULEBOOK_USCF_USCF_H
#define BD_RULEBOOK_USCF_USCF_H

#include "rulebook/options/option.h"
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

/* The options that only the US rules know. */
extern const bd_option bd_option_teams;
enum { BD_TEAMS_PLUS_TWO, BD_TEAMS_ALWAYS, BD_TEAMS_NEVER, BD_TEAMS_WORDS };

extern const bd_option bd_option_equalise_before_halves, bd_option_alternate_before_halves,
    bd_option_equalise_before_score;

#endif

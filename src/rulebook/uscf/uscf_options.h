/* The options that only the US rules know. */
#ifndef BD_RULEBOOK_USCF_USCF_OPTIONS_H
#define BD_RULEBOOK_USCF_USCF_OPTIONS_H

#include "rulebook/options/option.h"

extern const bd_option bd_option_teams;
enum { BD_TEAMS_PLUS_TWO, BD_TEAMS_ALWAYS, BD_TEAMS_NEVER, BD_TEAMS_WORDS };

extern const bd_option bd_option_equalise_before_halves, bd_option_alternate_before_halves,
    bd_option_equalise_before_score;

#endif

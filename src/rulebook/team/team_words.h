/* Words of rulebook/team/ (base/words.h). */
#ifndef BD_RULEBOOK_TEAM_TEAM_WORDS_H
#define BD_RULEBOOK_TEAM_TEAM_WORDS_H

#include "base/words.h"

BD_WORD(TEAM_OPTION_PREFERENCES,
        "the colour preferences of teams: simple ones (A), mild and strong ones (B), or none")
BD_WORD(TEAM_OPTION_SECOND_SCORE, "of two teams with the same score, the one with more game points (or match "
                                  "points, where game points are the score) is the first one for colours")

#endif

/* Sentences of standings: the tie-breaks and what is wrong with a list of them. */
#ifndef BD_STANDINGS_STANDINGS_WORDS_H
#define BD_STANDINGS_STANDINGS_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(STANDINGS_BUCHHOLZ, "Buchholz")
BD_WORD(STANDINGS_BUCHHOLZ_CUT1, "Buchholz cut 1")
BD_WORD(STANDINGS_SONNEBORN_BERGER, "Sonneborn-Berger")
BD_WORD(STANDINGS_WINS, "Wins")
BD_WORD(STANDINGS_PROGRESSIVE, "Progressive")
BD_WORD(STANDINGS_NOT_A_TIEBREAK,
        "'%.*s' is not a tie-break; choose from buchholz, buchholz-cut1, sonneborn-berger, wins, "
        "progressive, separated by commas")
BD_WORD(STANDINGS_TIEBREAK_TWICE, "the tie-break %s is named twice")
BD_WORD(STANDINGS_ROUND, "standings can be made after a round from 0 to %d")
/* clang-format on */

#endif

/* Sentences of standings: the tie-breaks, what is wrong with a list of them, and what separated two players.
 */
#ifndef BD_STANDINGS_STANDINGS_WORDS_H
#define BD_STANDINGS_STANDINGS_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(STANDINGS_PTS, "Points")
BD_WORD(STANDINGS_DE, "Direct encounter")
BD_WORD(STANDINGS_WIN, "Rounds won, also without a game")
BD_WORD(STANDINGS_WON, "Wins")
BD_WORD(STANDINGS_BPG, "Games with Black")
BD_WORD(STANDINGS_BWG, "Wins with Black")
BD_WORD(STANDINGS_PS, "Progressive")
BD_WORD(STANDINGS_REP, "Rounds elected to play")
BD_WORD(STANDINGS_STD, "Standard points")
BD_WORD(STANDINGS_TPN, "Pairing number")
BD_WORD(STANDINGS_BH, "Buchholz")
BD_WORD(STANDINGS_AOB, "Average of opponents' Buchholz")
BD_WORD(STANDINGS_FB, "Fore Buchholz")
BD_WORD(STANDINGS_SB, "Sonneborn-Berger")
BD_WORD(STANDINGS_KS, "Koya")
BD_WORD(STANDINGS_ARO, "Average rating of opponents")
BD_WORD(STANDINGS_TPR, "Performance rating")
BD_WORD(STANDINGS_PTP, "Perfect performance")
BD_WORD(STANDINGS_APRO, "Average performance of opponents")
BD_WORD(STANDINGS_APPO, "Average perfect performance of opponents")
BD_WORD(STANDINGS_RTNG, "Rating")
BD_WORD(STANDINGS_MMED, "Modified median")
BD_WORD(STANDINGS_SOLK, "Solkoff")
BD_WORD(STANDINGS_CUM, "Cumulative")
BD_WORD(STANDINGS_CUMO, "Cumulative of opposition")
BD_WORD(STANDINGS_MPTS, "Match points")
BD_WORD(STANDINGS_GPTS, "Game points")
BD_WORD(STANDINGS_MPVGP, "Match or game points, whichever is not the score")
BD_WORD(STANDINGS_EMMSB, "Extended Sonneborn-Berger, opponents' match points by match points")
BD_WORD(STANDINGS_EMGSB, "Extended Sonneborn-Berger, opponents' match points by game points")
BD_WORD(STANDINGS_EGMSB, "Extended Sonneborn-Berger, opponents' game points by match points")
BD_WORD(STANDINGS_EGGSB, "Extended Sonneborn-Berger, opponents' game points by game points")
BD_WORD(STANDINGS_OF_MATCHES, "%s (match points)")
BD_WORD(STANDINGS_OF_GAMES, "%s (game points)")
BD_WORD(STANDINGS_UNKNOWN_OF_TEAMS,
        "'%.*s' is a tie-break of teams that is not known here; MPTS, GPTS, MPvGP, EMMSB, EMGSB, EGMSB and "
        "EGGSB are")
BD_WORD(STANDINGS_CUT, "%s Cut-%d")
BD_WORD(STANDINGS_MEDIAN, "%s Median-%d")
BD_WORD(STANDINGS_PERCENT, "%s (limit %d %%)")
BD_WORD(STANDINGS_LIMIT, "%s (limit %s%s)")
BD_WORD(STANDINGS_FORFEITS, "%s, forfeits counted as games")
BD_WORD(STANDINGS_FORE, "%s (Fore Buchholz)")
BD_WORD(STANDINGS_REVERSED, "%s, reversed")
BD_WORD(STANDINGS_NOT_A_TIEBREAK,
        "'%.*s' is not a tie-break; choose from %s, separated by commas")
BD_WORD(STANDINGS_NOT_A_MODIFIER, "'%.*s' cannot follow %s in '%.*s'; see docs/tiebreaks.md for what can")
BD_WORD(STANDINGS_OF_TEAMS, "'%s' is a tie-break between teams; here players are ranked")
BD_WORD(STANDINGS_TIEBREAK_TWICE, "the tie-break %s is named twice")
BD_WORD(STANDINGS_TOO_MANY, "there are more than %d tie-breaks in the list")
BD_WORD(STANDINGS_LIST_ENDS, "a tie-break is missing at the end of the list; 'none' stands for no tie-break")
BD_WORD(STANDINGS_ROUND, "standings can be made after a round from 0 to %d")
BD_WORD(STANDINGS_ROUND_ROBIN,
        "%s must not be used in a round robin (C.07, article 8); take another tie-break, such as SB or KS")
BD_WORD(STANDINGS_PRIZE_SHARED, "%s (shared by %zu)")
BD_WORD(STANDINGS_PRIZE_KINDS,
        "more than %d kinds of player (by the categories they can win in) tie for prizes")
/* clang-format on */

#endif

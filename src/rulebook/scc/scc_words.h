/* The sentences of the club season. */
#ifndef BD_RULEBOOK_SCC_SCC_WORDS_H
#define BD_RULEBOOK_SCC_SCC_WORDS_H

#include "base/words.h"

BD_WORD(SCC_OPTION_MAX_GAMES,
        "the games of a full season: players who have played so many are no longer paired")
BD_WORD(SCC_SIT_OUT, "players who ought to sit out before the one who does: volunteers, then those with the "
                     "most games, then those who sat out longest ago")
BD_WORD(SCC_SIT_OUT_WORSE,
        "{other} {other#player ought|players ought} to sit out before the one who does, not {best}")
BD_WORD(SCC_SIT_OUTS,
        "players who sit out: one where the number is odd, more only where there is no draw for all")
BD_WORD(SCC_SIT_OUTS_WORSE, "{other} {other#player sits|players sit} out, not {best}")
BD_WORD(SCC_SIT_OUT_LAST_WORSE,
        "of players who are equally due to sit out, not the lowest in the list do: {other} "
        "places above the bottom in all, not {best}")
BD_WORD(SCC_SIT_OUT_PAIR_WORSE, "those who sit out stand {other} places apart, not {best}")
BD_WORD(SCC_NO_OPPONENT,
        "%s sit out: there is no draw that pairs everybody. Two of them may play a game outside the "
        "championship, which counts nowhere (--outside A,B).")
BD_WORD(SCC_LAST_OF_LIST, " and %d")
BD_WORD(SCC_ALL_FINISHED, "everybody present has played all their games of the championship")
BD_WORD(SCC_EVEN, "%d players can be paired, an even number; three sit out only in place of one")
BD_WORD(SCC_RULE_LEFT,
        "The plain rule (the next lower player not yet met) was left at %d, who meets %d and not %d.")
BD_WORD(SCC_RULE_STRANDS, "The plain rule (the next lower player not yet met) was left at %d, who meets %d "
                          "and not %d: followed to its end it leaves %s without an opponent.")
BD_WORD(SCC_FINISHED, "%d has played all their games of the championship.")
BD_WORD(SCC_SITS_OUT, "%d sits out with two others.")

#endif

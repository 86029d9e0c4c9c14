/* The sentences of the US rules. */
#ifndef BD_RULEBOOK_USCF_USCF_WORDS_H
#define BD_RULEBOOK_USCF_USCF_WORDS_H

#include "base/words.h"

BD_WORD(USCF_OPTION_TEAMS,
        "how long team-mates are kept apart whatever the score: until they are at plus two, always, "
        "or never (28N1)")
BD_WORD(USCF_OPTION_EQUALISE_HALVES, "equal colours (27A4) come before the upper and lower half (27A3)")
BD_WORD(USCF_OPTION_ALTERNATE_HALVES,
        "equal and alternating colours (27A4, 27A5) come before the upper and lower half (27A3)")
BD_WORD(USCF_OPTION_EQUALISE_SCORE, "equal colours (27A4) come before equal scores (27A2)")
BD_WORD(USCF_OPTION_INTERCHANGES, "exchanges across the middle, within the same limits, are as good as "
                                  "changes inside a half: the upper and "
                                  "lower half (27A3) come after equal and alternating colours (27A4, 27A5)")
BD_WORD(USCF_SCORE_PLUS_TWO, "of the score groups of plus two or more, from the top: the number of players "
                             "who are lowered, then their "
                             "differences in score; nobody leaves such a group to avoid a team-mate")
BD_WORD(USCF_SCORE,
        "of the other score groups, from the top: the number of players who are lowered, then their "
        "differences in score")
BD_WORD(USCF_TEAM_BELOW, "boards between team-mates, other than inside one score group of plus two or more: "
                         "avoided even by leaving "
                         "the score group")
BD_WORD(USCF_TEAM_BELOW_COSTS, "pairs two team-mates")
BD_WORD(USCF_TEAM_BELOW_WORSE,
        "{other} {other#board|boards} {other#is|are} between team-mates, instead of {best}")
BD_WORD(USCF_TEAM_ABOVE,
        "boards between team-mates inside one score group of plus two or more: avoided inside the "
        "group, never by leaving it")
BD_WORD(USCF_TEAM_ABOVE_COSTS, "pairs two team-mates inside one score group of plus two or more")
BD_WORD(USCF_TEAM_ABOVE_WORSE, "{other} {other#board|boards} inside one score group of plus two or more "
                               "{other#is|are} between team-mates, instead of {best}")

BD_WORD(USCF_TEAM_BOARD, "{both} are team-mates")

#endif

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
BD_WORD(
    USCF_TEAM_BELOW,
    "boards between team-mates whose higher score is below plus two: avoided even by leaving the score group")
BD_WORD(USCF_TEAM_BELOW_COSTS, "pairs two team-mates below plus two")
BD_WORD(USCF_TEAM_BELOW_WORSE,
        "{other} {other#board|boards} below plus two {other#is|are} between team-mates, instead of {best}")
BD_WORD(USCF_TEAM_ABOVE,
        "boards between team-mates at plus two or above: avoided inside the score group, never by leaving it")
BD_WORD(USCF_TEAM_ABOVE_COSTS, "pairs two team-mates at plus two or above")
BD_WORD(
    USCF_TEAM_ABOVE_WORSE,
    "{other} {other#board|boards} at plus two or above {other#is|are} between team-mates, instead of {best}")

BD_WORD(USCF_TEAM_BOARD, "{both} are team-mates")

#endif

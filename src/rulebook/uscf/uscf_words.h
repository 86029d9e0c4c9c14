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

#endif

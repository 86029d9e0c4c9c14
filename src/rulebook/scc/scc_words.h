/* The sentences of the club season. */
#ifndef BD_RULEBOOK_SCC_SCC_WORDS_H
#define BD_RULEBOOK_SCC_SCC_WORDS_H

#include "base/words.h"

BD_WORD(SCC_OPTION_MAX_GAMES,
        "the games of a full season: players who have played so many are no longer paired")

#endif

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

#endif

/* The sentences of the schools' rules. */
#ifndef BD_RULEBOOK_SCA_SCA_WORDS_H
#define BD_RULEBOOK_SCA_SCA_WORDS_H

#include "base/words.h"

BD_WORD(SCA_OPTION_KIN_ROUNDS,
        "in so many first rounds, players of one club, relatives and the like are kept apart")
BD_WORD(SCA_OPTION_TOP_ROUNDS, "in so many first rounds, top players do not meet each other")

#endif

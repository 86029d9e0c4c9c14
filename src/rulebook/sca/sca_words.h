/* The sentences of the schools' rules. */
#ifndef BD_RULEBOOK_SCA_SCA_WORDS_H
#define BD_RULEBOOK_SCA_SCA_WORDS_H

#include "base/words.h"

BD_WORD(SCA_OPTION_KIN_ROUNDS,
        "in so many first rounds, players of one club, relatives and the like are kept apart")
BD_WORD(SCA_OPTION_TOP_ROUNDS, "in so many first rounds, top players do not meet each other")

BD_WORD(SCA_KIN, "pairs from one club or one group to be kept apart, relatives or a distant area (round "
                 "1, or as many rounds as kin_rounds says), and pairs to be avoided")
BD_WORD(SCA_KIN_COSTS, "pairs two who are to be kept apart (club, group or avoided)")
BD_WORD(SCA_KIN_WORSE, "{other} {other#pair|pairs} to be kept apart (club, group or avoided) "
                       "{other#meets|meet} instead of {best}")
BD_WORD(SCA_TOP_CLASH, "pairs of two top players (round 1, or as many rounds as top_rounds says)")
BD_WORD(SCA_TOP_CLASH_COSTS, "pairs two top players")
BD_WORD(SCA_TOP_CLASH_WORSE,
        "{other} {other#pair|pairs} of two top players {other#meets|meet} instead of {best}")
BD_WORD(SCA_TOO_MANY_TOPS,
        "%zu of %zu players are named top players; at most half of them, %zu, may be (SCA 3)")

BD_WORD(SCA_KIN_BOARD, "{both} are to be kept apart")
BD_WORD(SCA_TOP_CLASH_BOARD, "{both} are top players")

#endif

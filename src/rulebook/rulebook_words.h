/* The sentences of rulebook/. */
#ifndef BD_RULEBOOK_RULEBOOK_WORDS_H
#define BD_RULEBOOK_RULEBOOK_WORDS_H

#include "base/words.h"

BD_WORD(RULEBOOK_OPTION_OF_OTHERS, "%s does not know the option '%.60s'; %s does")
BD_WORD(RULEBOOK_OPTION_MEANT, "%s does not know the option '%.60s'; did you mean '%s'?")
BD_WORD(RULEBOOK_OPTION_UNKNOWN,
        "%s does not know the option '%.60s'; 'bestdraw rules %s' lists the options it knows")
BD_WORD(RULEBOOK_NOT_A_CRITERION, "'%s' is not a criterion; choose from %s")
BD_WORD(RULEBOOK_STANDS_FIRST, "'%s' stands before all other criteria: list it first, or leave it out")
BD_WORD(RULEBOOK_LISTED_TWICE, "'%s' is listed twice")
BD_WORD(RULEBOOK_WRITTEN_TAKEN, "there is a criterion '%s' already; give the rulebook file's own another id")
BD_WORD(RULEBOOK_WRITTEN_UNLISTED, "criterion '%s' is to stand where the priorities list it, and they do not")
BD_WORD(RULEBOOK_WRITTEN_FIRST, "the rules '%s' pair bracket by bracket: a criterion of a rulebook file can "
                                "only be hard, or stand first, "
                                "before everything else; '%s' does not")
BD_WORD(RULEBOOK_WRITTEN_ANCHOR,
        "criterion '%s' is to stand beside '%s', which is not a criterion of this draw")
BD_WORD(RULEBOOK_KEEPING_IS_FIRST, "under the rules '%s' keeping boards can only come first")
BD_WORD(RULEBOOK_NOT_OF_THIS_DRAW, "'%s' is not a criterion of this draw")
BD_WORD(RULEBOOK_AFTER_SCORE,
        "'%s' must come after 'bye-level' and 'score': the mid-line depends on who leaves the level")
BD_WORD(RULEBOOK_FIXED_ORDER, "the order of criteria of the rulebook '%s' cannot be changed")

#endif

/* The sentences of rulebook/. */
#ifndef BD_RULEBOOK_RULEBOOK_WORDS_H
#define BD_RULEBOOK_RULEBOOK_WORDS_H

#include "base/words.h"

BD_WORD(RULEBOOK_OPTION_OF_OTHERS, "%s does not know the option '%.60s'; %s does")
BD_WORD(RULEBOOK_OPTION_MEANT, "%s does not know the option '%.60s'; did you mean '%s'?")
BD_WORD(RULEBOOK_OPTION_UNKNOWN,
        "%s does not know the option '%.60s'; 'bestdraw rules %s' lists the options it knows")
BD_WORD(RULEBOOK_NOT_A_CRITERION, "'%s' is not a criterion; choose from %s")
BD_WORD(RULEBOOK_LISTED_TWICE, "'%s' is listed twice")
BD_WORD(RULEBOOK_KEEPING_IS_FIRST, "under the rules '%s' keeping boards can only come first")
BD_WORD(RULEBOOK_NOT_OF_THIS_DRAW, "'%s' is not a criterion of this draw")
BD_WORD(RULEBOOK_AFTER_SCORE,
        "'%s' must come after 'bye-level' and 'score': the mid-line depends on who leaves the level")
BD_WORD(RULEBOOK_FIXED_ORDER, "the order of criteria of the rulebook '%s' cannot be changed")

/* What another draw does worse, for parents (--plain). */
BD_WORD(RULEBOOK_PLAIN_BOTH_MUST, "{a} and {b} may not meet: both must have {colour}.")
BD_WORD(RULEBOOK_PLAIN_COLOURS, "more players get the wrong colour")
BD_WORD(RULEBOOK_PLAIN_SAME_COLOUR, "more players get the same colour again")
BD_WORD(RULEBOOK_PLAIN_CLAIM, "somebody who needs the colour more has to give way")
BD_WORD(RULEBOOK_PLAIN_SCORE, "players with unequal points meet more often")
BD_WORD(RULEBOOK_PLAIN_FLOAT_AGAIN, "somebody who met a player with other points before has to do so again")
BD_WORD(RULEBOOK_PLAIN_FLOATERS, "others than those whose turn it is meet players with other points")
BD_WORD(RULEBOOK_PLAIN_MATCHED, "opponents are less well matched")
BD_WORD(RULEBOOK_PLAIN_ORDER, "somebody higher in the order has an opponent whose turn is later")
BD_WORD(RULEBOOK_PLAIN_REPEAT, "players meet who have met before")
BD_WORD(RULEBOOK_PLAIN_APART, "players meet who should be kept apart")
BD_WORD(RULEBOOK_PLAIN_BYE, "somebody sits out whose turn it is not")
BD_WORD(RULEBOOK_PLAIN_SIT_OUTS, "more players sit out")
BD_WORD(RULEBOOK_PLAIN_PUBLISHED, "more boards differ from the published ones")

extern const bd_catalogue bd_rulebook_german; /* rulebook_german.c */

#endif

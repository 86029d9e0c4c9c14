/* Sentences of event: why a change to an event is refused, beside those of cards/cards_words.h. */
#ifndef BD_EVENT_EVENT_WORDS_H
#define BD_EVENT_EVENT_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(EVENT_RESULT_THERE,
    "board %d of round %d already says %s%s; --replace puts %s in its place")
BD_WORD(EVENT_TOLD_BY, " (%s, %s)")
BD_WORD(EVENT_REVERSED,
    "in round %d player %d has White against %d; --colours-reversed says that they sat the other way round")
BD_WORD(EVENT_OUTSIDE_THERE,
    "the game outside the championship of %d and %d in round %d already says %s; --replace puts another "
    "result in its place")
BD_WORD(EVENT_NO_ROUND, "round %d has not been drawn")
BD_WORD(EVENT_IS_CLOSED, "round %d is closed already")
BD_WORD(EVENT_IS_OPEN, "round %d is open already")
BD_WORD(EVENT_SAME_GAME, "%d and %d were on board %d together anyway; enter their result with 'result'")
BD_WORD(EVENT_HAS_RESULT,
    "player %d has a result on board %d of round %d, against %d; --replace takes it off that board")
BD_WORD(EVENT_HAS_PLACE,
    "player %d is in round %d of this event and cannot be removed; 'withdraw' takes them out of the rounds "
    "to come")
BD_WORD(EVENT_TWO_NUMBERS, "round %d has two boards %d")
BD_WORD(EVENT_TWO_PLACES, "player %d has two places in round %d")
BD_WORD(EVENT_STRANGER, "round %d names player %d, who is not among the players")
BD_WORD(EVENT_BOARD_OF_ONE, "board %d of round %d has player %d on both sides")
/* clang-format on */

BD_WORD(EVENT_MATCH_RESULT,
        "the result of a match of %d games is told by their points, like 1.5-0.5, and no more "
        "points than games")

#endif

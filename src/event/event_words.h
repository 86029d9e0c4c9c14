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
BD_WORD(EVENT_NO_MATCHES,
        "this is not an event of teams with boards; 'new --rules team --boards 4' makes one")
BD_WORD(EVENT_NO_MATCH_OF, "team %d has no match in round %d")
BD_WORD(EVENT_LINE_UP_LONG, "the line-up names %d players, but a match has %d boards")
BD_WORD(EVENT_NOT_OF_TEAM, "player %d is not of team %d; 'roster' shows its players")
BD_WORD(EVENT_SITS_TWICE, "player %d is named twice, in places %d and %d")
BD_WORD(EVENT_LINE_UP_PLAYED,
        "board %d of team %d in round %d already has the result %s; --replace puts another player there")
BD_WORD(EVENT_EMPTY_SEAT,
        "board %d of match %d in round %d cannot be %s: a player is missing there; 'line-up' says who sits")
BD_WORD(EVENT_NO_ROSTER, "team %d has no players yet; 'roster' enters them")
BD_WORD(EVENT_BOARDS_COUNT, "a match has %d boards, not %d; give a result for each, or --seat N for one")
BD_WORD(EVENT_SEAT_TOLD, "board %d of match %d in round %d already says %s; --replace puts %s in its place")
BD_WORD(
    EVENT_MATCH_TOLD,
    "match %d of round %d already has the result %s without results of its boards; --replace takes it out")
BD_WORD(EVENT_BOARDS_TOLD,
        "the boards of match %d in round %d have results of their own; --replace takes them out")
BD_WORD(EVENT_NO_MEMBER, "there is no player %d of a team")
BD_WORD(EVENT_MEMBER_OF_OTHER, "player %d is of team %d")
BD_WORD(EVENT_MEMBER_HAS_SAT, "player %d sat at a board in round %d and stays a player of team %d")
BD_WORD(EVENT_MEMBER_TWICE, "there are two players %d of teams")
BD_WORD(EVENT_SEAT_OF_STRANGER, "match %d of round %d has player %d at a board, who is not of team %d")
BD_WORD(EVENT_SEATS_LONG, "match %d of round %d has %d boards, but the event says %d")

#endif

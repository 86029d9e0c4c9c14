/* Sentences of cards: why a change to an event is refused. */
#ifndef BD_CARDS_CARDS_WORDS_H
#define BD_CARDS_CARDS_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(CARDS_NOT_A_RESULT,
    "'%.40s' is not a result; use 1-0, 0-1, 1/2, +- (White by default), -+ (Black by default), -- "
    "(neither player appeared), 0-0, 1/2-0, 0-1/2 (penalties) or * (not known yet)")
BD_WORD(CARDS_NOT_A_BYE,
    "'%.40s' is not a kind of bye; use F (full point), H (half point), Z (absent, no points) or U "
    "(pairing-allocated bye)")
BD_WORD(CARDS_NO_SUCH_PLAYER, "there is no player %d in this file")
BD_WORD(CARDS_NO_SUCH_ROUND, "there is no round %d: this event has rounds 1 to %d")
BD_WORD(CARDS_ROUND_NOT_DRAWN,
        "round %d is not published yet ('draw --save' does that); the next one is round %d")
BD_WORD(CARDS_WITHDRAWN, "player %d has withdrawn from round %d onwards; bring them back first")
BD_WORD(CARDS_NOT_JOINED, "player %d does not join until round %d")
BD_WORD(CARDS_HAS_BYE, "player %d has a bye in round %d; take it back first")
BD_WORD(CARDS_OTHER_OPPONENT, 
        "player %d has opponent %d in round %d, not %d; 'played' enters a game against another")
BD_WORD(CARDS_NOT_ON_A_BOARD, "player %d is not on any board of the draw published for round %d")
BD_WORD(CARDS_PLAYS_THEMSELVES, "player %d cannot play against themselves")
BD_WORD(CARDS_HAS_OPPONENT, "player %d has opponent %d in round %d")
BD_WORD(CARDS_HAS_GAME, "player %d has a game in round %d")
BD_WORD(CARDS_IS_PAIRED,
    "player %d is paired with %d in round %d; 'bestdraw repair FILE --absent=%d' takes them out of the draw")
BD_WORD(CARDS_HAS_NO_BYE, "player %d does not have a bye in round %d")
BD_WORD(CARDS_NOBODY_TO_CHOOSE, "no opponent is left for a player who must be paired in this bracket")
BD_WORD(CARDS_IMPOSSIBLE_CHOICE, "a stage of an order has an impossible value")
BD_WORD(CARDS_PLAYER_EXISTS, "there is already a player %d; choose another number")
BD_WORD(CARDS_TOO_MANY_PLAYERS, "an event can have at most %d players")
BD_WORD(CARDS_ROUND_NOT_NEXT, "round %d cannot be drawn yet; the next one is round %d")
BD_WORD(CARDS_EVENT_IS_OVER, "round %d would be after the last one, as the event has %d")
BD_WORD_N(CARDS_GAMES_OPEN, "%zu game of an earlier round has no result",
    "%zu games of earlier rounds have no result")
BD_WORD(CARDS_ROUND_BEGUN, "round %d has begun: player %d has a result in it")
BD_WORD(CARDS_DRAW_EXISTS, "a different draw of round %d has already been published")
BD_WORD(CARDS_DRAW_OF_STRANGER, "player %d of the draw is not in the tournament")
BD_WORD(CARDS_ID_RANGE, "a player's id must be from 1 to %d, not %d")
BD_WORD(CARDS_ROUND_RANGE, "a round must be from 1 to %d, not %d")
BD_WORD(CARDS_TWO_ENTRIES, "player %d has two entries for round %d; a card has one entry per round")
BD_WORD(CARDS_BAD_TEXT, "%s must be one line of text of at most %d bytes, without control characters")
BD_WORD(CARDS_BAD_NUMBER, "%s must be a number from 1 to %d, or empty, not '%.60s'")
BD_WORD(CARDS_BAD_FLAG, "%s must be yes or no, not '%.60s'")
BD_WORD(CARDS_BAD_SEX, "%s must be m or f, not '%.60s'")
BD_WORD(CARDS_BAD_NUMBERS,
    "'%.60s' is not an order of players; give rating, title, name, birth or list, separated by commas, "
    "such as rating,title,name")
BD_WORD(CARDS_BAD_RATING_LISTS,
    "'%.60s' is not an order of rating lists; give fide, national, the name of a list or highest, "
    "separated by commas, such as fide,national")
BD_WORD(CARDS_BAD_RATING_KINDS,
    "'%.60s' is not an order of ratings; give standard, rapid and blitz, separated by commas, such as "
    "rapid,standard")
BD_WORD(CARDS_BAD_DATE, "%s must be a date such as 2026-11-20, not '%.60s'")
BD_WORD(CARDS_NO_DATE_ROUND, "'%.60s': the rounds are 1 to %d")
BD_WORD(CARDS_PLAYER_NEEDS, "a player needs %s")
BD_WORD(CARDS_NO_PLAYER_KEY,
    "'%.60s' is not known of a player; use one of %s")
BD_WORD(CARDS_NO_EVENT_KEY,
    "'%.60s' is not known of an event; use name, rounds, rules, numbers, rating-lists, rating-kinds, "
    "tiebreaks, option.NAME, city, country, start, end, players, rated, teams, type, arbiter, deputies, "
    "time, date.ROUND, ecf.code, ecf.submission, ecf.section, ecf.officer, ecf.officer-address, "
    "ecf.treasurer, ecf.treasurer-address, uschess.affiliate, uschess.td, uschess.assistant, "
    "uschess.section, uschess.state or uschess.zip")
BD_WORD(CARDS_ROUNDS_DRAWN, "round %d has been drawn already, so the event cannot have %d rounds")
BD_WORD(CARDS_BYE_BEYOND, "player %d has a bye in round %d, but the event would have %d rounds")
BD_WORD(CARDS_TWO_ARRANGED_BYES, "player %d has two byes arranged for round %d")

/* Nouns of the player's fields (cards/card_fields.def, person_fields.def). */
BD_WORD(FIELD_NAME, "a name")
BD_WORD(FIELD_RANK, "a rank (players are ranked by their number)")
BD_WORD(FIELD_GRADE, "a grade")
BD_WORD(FIELD_RATING, "a rating")
BD_WORD(FIELD_TITLE, "a title")
BD_WORD(FIELD_CLUB, "a club")
BD_WORD(FIELD_SCHOOL, "a school")
BD_WORD(FIELD_TEAM, "a team in an individual event")
BD_WORD(FIELD_TAGS, "tags such as county=Kent")
BD_WORD(FIELD_FEDERATION, "a federation")
BD_WORD(FIELD_GROUPS, "a group of relatives or of an area")
BD_WORD(FIELD_TOP, "the mark 'top'")
BD_WORD(FIELD_FILLER, "the mark 'filler'")
BD_WORD(FIELD_NATIONAL_ID, "a national id")
BD_WORD(FIELD_SEX, "a sex")
BD_WORD(FIELD_FIDE_NUMBER, "a FIDE number")
BD_WORD(FIELD_BIRTH, "a day of birth")
BD_WORD(FIELD_RATING_SOURCE, "where a rating comes from")
BD_WORD(FIELD_PHONE, "a phone number")
BD_WORD(FIELD_EMAIL, "an e-mail address")
BD_WORD(FIELD_PAID, "a note of what was paid")
BD_WORD(FIELD_HOME_FILE, "the file of a guest's own section")
BD_WORD(FIELD_HOME_NUMBER, "a guest's number in their own section")
BD_WORD(FIELD_HOME_ROUND, "the round of the same game in a guest's own section")
BD_WORD(FIELD_STANDING, "a place in the standings")
/* clang-format on */

#endif

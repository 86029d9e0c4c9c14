/* Sentences about TRF files. */
#ifndef BD_IO_TRF_TRF_WORDS_H
#define BD_IO_TRF_TRF_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(TRF_THE_OPPONENT, "the opponent")
BD_WORD(TRF_NUMBER_TOO_LARGE,
        "player %d: the columns of a TRF file hold numbers up to %d; keep this event as JSON")
BD_WORD(TRF_COLOUR_LETTER, "the colour of round %d is '%c'; w, b or - was expected")
BD_WORD(TRF_NO_OPPONENT, "round %d has the result '%c' but no opponent")
BD_WORD(TRF_BYE_WITH_OPPONENT, "round %d has the bye '%c' together with opponent %d")
BD_WORD(TRF_RESULT_LETTER, "the result of round %d is '%c'; one of 1 = 0 W D L + - U F H Z ? was expected")
BD_WORD(TRF_PLAYS_THEMSELVES, "player %d plays against themselves in round %d")
BD_WORD(TRF_NO_COLOUR, "the game of player %d in round %d has no colour; w or b was expected")
BD_WORD(TRF_READ_AS, "player %d has the result %c in round %d without an opponent; read as %s")
BD_WORD(TRF_PAIRING_BYE, "the pairing-allocated bye (U)")
BD_WORD(TRF_FULL_POINT_BYE, "a full-point bye (F)")
BD_WORD(TRF_TEAM_EVENT, "this is a team event (record %.3s); only individual events can be paired")
BD_WORD(TRF_TEAM_SYSTEM, "this is a pairing system for teams; only individual events can be paired")
BD_WORD(TRF_SECOND_ROUNDS, "the number of rounds is %d here and %d in line %d, which counts")
BD_WORD(TRF_SECOND_COLOUR, "the initial colour is %s here and was %s before, which counts")
BD_WORD(TRF_ABSENCE, "an absence (Z)")
BD_WORD(TRF_COLOUR_OF_BYE, "player %d has a colour in round %d without an opponent; it does not count")
BD_WORD(TRF_AFTER_LAST_ROUND, "unexpected text after round %d, the last possible one")
BD_WORD(TRF_SECOND_NAME, "this is a second name of the tournament (012, first in line %d); kept, not used")
BD_WORD(TRF_THE_ROUNDS, "the number of rounds")
BD_WORD(TRF_ROUNDS_DIFFER, "the number of rounds is %d here and %d in line %d")
BD_WORD(TRF_COLOURS_DIFFER, "the initial colour is %s here and was %s before")
BD_WORD(TRF_WHITE, "White")
BD_WORD(TRF_BLACK, "Black")
BD_WORD(TRF_INITIAL_COLOUR, "the initial colour is '%.*s'; W or B was expected")
BD_WORD(TRF_TIES_KEPT, "%s; the list is kept, not used")
BD_WORD(TRF_XXC_WORD, "XXC has the word '%.*s'; rank, white1 or black1 was expected")
BD_WORD(TRF_NUMBER_MISSING, "%s is missing; a number from %d to %d was expected")
BD_WORD(TRF_NOT_A_NUMBER, "%s is '%.*s'; a number from %d to %d was expected")
BD_WORD(TRF_POINTS_MISSING, "%s: the points are missing; a number like 1.5 was expected")
BD_WORD(TRF_NOT_POINTS, "%s: '%.*s' is not a number of points; a multiple of 0.5 like 1.5 was expected")
BD_WORD(TRF_NOT_BLANK, "found '%.*s' where a space was expected; the columns of this line may be shifted")
BD_WORD(TRF_TAB, "there is a tab; the columns of TRF are filled with spaces")
BD_WORD(TRF_LOST_FIELD, "TRF has no field for %s; dropped: %zu")
BD_WORD(TRF_LOST_RATINGS,
    "TRF has one field for grade and rating; the number the event does not rank by was dropped: %zu")
BD_WORD(TRF_LOST_VOLUNTEERS, "TRF has no field for the mark 'volunteer'; dropped: %zu")
BD_WORD(TRF_LOST_COLOURS, "TRF has no field for a colour due without a history; dropped: %zu")
BD_WORD(TRF_LOST_FLOATS, "TRF has no field for a marked float; dropped: %zu")
BD_WORD(TRF_LOST_NOTES, "TRF has no field for an annotation; dropped: %zu")
BD_WORD_N(TRF_OUTSIDE,
    "%zu game is against an opponent outside the file; the TRF file can only be read with --lenient",
    "%zu games are against opponents outside the file; the TRF file can only be read with --lenient")
BD_WORD(TRF_LOST_OPTIONS, "TRF has no field for an option of the rulebook; dropped: %zu")
BD_WORD(TRF_LOST_AVOIDED, "TRF has no field for a pair that should preferably not meet; dropped: %zu")
BD_WORD(TRF_LOST_MET, "TRF has no field for a pair that met in an unknown round; dropped: %zu")
BD_WORD(TRF_LOST_PRIZES, "TRF has no field for a category of prizes; dropped: %zu")
BD_WORD(TRF_LOST_NONE_MET, "TRF has no field for 'none_met'")
BD_WORD(TRF_LOST_ROUND, "TRF has no field for the round to be paired (%d); a reader will take round %d")
BD_WORD_N(TRF_LONG_TEXTS,
    "%zu name or other text was too long for its columns and was cut",
    "%zu names or other texts were too long for their columns and were cut")
BD_WORD_N(TRF_LARGE_GRADES,
    "%zu grade above 9999 was left out",
    "%zu grades above 9999 were left out")
BD_WORD_N(TRF_ESTIMATES,
    "%zu estimated grade was written as if it were given",
    "%zu estimated grades were written as if they were given")
BD_WORD_N(TRF_UNKNOWN_BYES,
    "%zu bye or game without an opponent has no letter in TRF; it was written as F, H or Z",
    "%zu byes or games without an opponent have no letter in TRF; they were written as F, H or Z")
BD_WORD_N(TRF_LARGE_POINTS,
    "%zu number of points did not fit its columns",
    "%zu numbers of points did not fit their columns")
BD_WORD_N(TRF_WITHDRAWALS,
    "%zu withdrawal was written as zero-point byes in the rounds to come",
    "%zu withdrawals were written as zero-point byes in the rounds to come")
BD_WORD_N(TRF_LATE_ENTRIES,
    "%zu late entry was written as zero-point byes in the rounds before it",
    "%zu late entries were written as zero-point byes in the rounds before them")
BD_WORD_N(TRF_ABSENTEES,
    "%zu player who does not attend was written with a zero-point bye",
    "%zu players who do not attend were written with zero-point byes")
BD_WORD(TRF_BY_BYTES,
    "the columns of this line only fit when bytes are counted, not characters; read that way")
BD_WORD(TRF_SEX, "the sex of player %d is '%c'; m, w or a space was expected")
BD_WORD(TRF_POINTS_FIELD, "the points field")
BD_WORD(TRF_STARTING_NUMBER, "the starting number")
BD_WORD(TRF_PLAYER_TWICE, "player %d is listed for the second time (first in line %d)")
BD_WORD(TRF_THE_RATING, "the rating")
BD_WORD(TRF_THE_RANK, "the rank")
BD_WORD(TRF_WORTH, "a result cannot be worth '%.*s' points")
BD_WORD(TRF_RECORD_162, "record 162")
BD_WORD(TRF_CODE_162, "record 162 has the code '%.*s'; one of W D L A P X was expected")
BD_WORD(TRF_POINTS_RECORD, "the points record")
BD_WORD(TRF_XXS_WORD, "XXS has the word '%.*s'; a code and its points like WW=1.0 were expected")
BD_WORD(TRF_RECORD_XXS, "record XXS")
BD_WORD(TRF_XXS_CODE,
    "XXS has the code '%.*s'; one of W D L WW BW WD BD WL BL ZPB HPB FPB PAB FW FL was expected")
BD_WORD(TRF_TEAM_POINTS, "the points of a team")
BD_WORD(TRF_TEAM_NUMBER, "the number of a team")
BD_WORD(TRF_TEAM_PLAYER_TWICE, "player %d has two lines")
BD_WORD(TRF_TEAM_DEFAULT, "a match that was not played is +-, -+ or --")
BD_WORD(TRF_TEAM_COLOURS, "the colours of the boards of the White team, like WBWB, were expected")
BD_WORD(TRF_TEAM_CODE_362, "record 362 has the code '%.*s'; TW, TD or TL was expected")
BD_WORD(TRF_TEAM_NOT_USED, "record %.3s of an event of teams is kept, not used")
BD_WORD(TRF_TEAM_TWO_COLOURS, "the boards of team %d in round %d do not have the colours of one team")
BD_WORD(TRF_TEAM_TWO_OPPONENTS, "the players of team %d do not all play one other team in round %d")
BD_WORD(TRF_TEAM_TWICE, "team %d has two lines")
BD_WORD(TRF_TEAM_ROSTER, "team %d has player %d, who has no line or is of another team")
BD_WORD(TRF_TEAM_TOTALS,
        "team %d has %s match points and %s game points here, but its results give %s and %s")
BD_WORD(TRF_TEAM_BOARDS,
        "round %d: the boards of the match of teams %d and %d do not come to its result; they stay in the "
        "lines of the file, and not in the event")
BD_WORD_N(TRF_UNTOLD_MATCHES,
          "%zu match has a result without those of its boards; TRF26 has no place for it (it stays in a line "
          "###)",
          "%zu matches have a result without those of their boards; TRF26 has no place for them (they stay "
          "in a line ###)")
BD_WORD_N(TRF_UNTOLD_DEFAULTS,
          "%zu match won by default has no line-up: the first players of the winner are written as who would "
          "have sat",
          "%zu matches won by default have no line-up: the first players of the winners are written as who "
          "would have sat")
BD_WORD(TRF_TIES_OF_TEAMS, "the tie-breaks of the file are for teams; they are kept, not used")
BD_WORD(TRF_TEAM_RECORD, "a record of a team event")
BD_WORD(TRF_VENDOR_RECORD, "a record of another program")
BD_WORD(TRF_KEPT, "the tag '%s' is %s: kept, not used")
BD_WORD(TRF_KEPT_MANY, "the tag '%s' is %s: kept, not used (%d lines, this is the first)")
BD_WORD(TRF_PLAYER_COUNT,
    "the number of players (062) is %d, but there are %zu; writing the file corrects it")
BD_WORD(TRF_NATIONAL_RECORD, "a national rating record")
BD_WORD(TRF_NOT_KNOWN, "not known")
BD_WORD(TRF_NO_PLAYERS, "no player (a line that starts with 001) was found; is this a TRF file?")
BD_WORD(TRF_UNKNOWN_SYSTEM,
    "'%.*s' names no pairing system that is known; the file is read as FIDE (Dutch)")
BD_WORD(TRF_OLD_EDITION, "the file asks for the FIDE (Dutch) edition of 2017; the edition in force is used")
BD_WORD(TRF_PLAYERS_NUMBER, "the player's number")
BD_WORD(TRF_BYE_TYPE, "the type of the bye is '%c'; F, H or Z was expected")
BD_WORD(TRF_ROUND_OF_BYE, "the round of the bye")
BD_WORD(TRF_MATCH_POINTS_ACCELERATION, "match points of an acceleration are for teams; they are not used")
BD_WORD(TRF_RECORD_250, "record 250")
BD_WORD(TRF_FIRST_ROUND, "the first round")
BD_WORD(TRF_LAST_ROUND, "the last round")
BD_WORD(TRF_FIRST_NUMBER, "the first player's number")
BD_WORD(TRF_LAST_NUMBER, "the last player's number")
BD_WORD(TRF_AFTER_250, "unexpected text after record 250")
BD_WORD(TRF_XXA_TWICE, "this is a second XXA for player %d")
BD_WORD(TRF_RECORD_XXA, "record XXA")
BD_WORD(TRF_FICTITIOUS_NEGATIVE, "fictitious points cannot be less than 0")
BD_WORD(TRF_AFTER_XXA, "unexpected text after round %d")
BD_WORD(TRF_GROUP_TWICE, "player %d is in this group twice")
BD_WORD(TRF_GROUP_SMALL, "a forbidden pair needs two players' numbers")
BD_WORD(TRF_GROUPS_LARGE, "the groups of this file forbid more than %d pairs")
BD_WORD(TRF_TYPE_299, "the type is '%c'; one of W D L F H Z + - or a space was expected")
BD_WORD(TRF_MATCH_POINTS, "match points are for teams; they are not used")
BD_WORD(TRF_RECORD_299, "record 299")
BD_WORD(TRF_THE_ROUND, "the round")
BD_WORD(TRF_BYE_OF_STRANGER, "there is a bye for player %d, who is not in the file")
BD_WORD(TRF_TWO_BYES, "player %d has two different byes for round %d")
BD_WORD(TRF_BYE_BUT_PAIRED, "player %d has a bye for round %d here but was paired in it")
BD_WORD(TRF_POINTS_OF_STRANGER, "there are abnormal points for player %d, who is not in the file")
BD_WORD(TRF_POINTS_DIFFER, "player %d has %s points here, but the results give %s")
BD_WORD(TRF_POINTS_DIFFER_BYES,
    "player %d has %s points here, but the results give %s (or %s with the byes to come)")
BD_WORD(TRF_POINTS_DIFFER_ACCELERATED,
    "player %d has %s points here, but the results give %s; the points field does not include the "
    "acceleration")
BD_WORD(TRF_UNKNOWN_OPPONENT, "the opponent of player %d in round %d is %d, who is not in the file")
BD_WORD(TRF_REMARK_BAN, "### outside FIDE mode: %d and %d were banned from meeting in rounds %d to %d")
BD_WORD(TRF_REMARK_BAN_ON, "### outside FIDE mode: %d and %d were banned from meeting from round %d on")
BD_WORD(TRF_REMARK_DRAW, "### outside FIDE mode: round %d was drawn with %s")
BD_WORD(TRF_REMARK_BANS, "### outside FIDE mode: %zu pairs were banned from meeting after round 1")
/* clang-format on */

#endif

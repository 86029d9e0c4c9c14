/* Sentences about lists of entries. */
#ifndef BD_LISTS_LISTS_WORDS_H
#define BD_LISTS_LISTS_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD_N(LIST_LINES, "line %s: ", "lines %s: ")

/* The file. */
BD_WORD(LIST_OTHER_FILE, "this is not a list that can be read; save it as CSV, .xlsx or .ods")
BD_WORD(LIST_NO_SHEETS, "this build of bestdraw cannot read .xlsx and .ods files; save the list as CSV")
BD_WORD(LIST_ZIP_DAMAGED, "this file is damaged, or protected by a password; save it again, or as CSV")
BD_WORD(LIST_ZIP_LARGE, "a part of this file is larger than %zu MB; save the list as CSV")
BD_WORD(LIST_XML_REFUSED,
    "%s, line %lu: a document type or too many levels; no spreadsheet writes this. Save the list as CSV")
BD_WORD(LIST_XML_DAMAGED, "%s, line %lu: this is not well-formed; save the file again, or as CSV")
BD_WORD(LIST_SHEET_LACKS, "this file has no '%s'; save it again as .xlsx, .ods or CSV")
BD_WORD(LIST_NO_PLAYERS, "there are no players in this list")
BD_WORD(LIST_TOO_MANY, "there are more than %d players")
BD_WORD(LIST_OLD_MAC, "old Mac line ends, and the file is not UTF-8: read as Mac Roman")
BD_WORD(LIST_COUNTRY, "'%.60s' is entered as the code %s")
BD_WORD(LIST_TWO_ROWS, "the header goes on in the line below")
BD_WORD(LIST_ENCODING, "the file is not UTF-8: read as %s")
BD_WORD(LIST_ENCODING_OPEN,
    "letters with accents are read as %s, another encoding is as likely: are they right?")
BD_WORD(LIST_BARS, "cells are separated by |")
BD_WORD(LIST_BLANKS, "columns are separated by two or more spaces")
BD_WORD(LIST_COMMENT, "a comment (#), left out")
BD_WORD_N(LIST_MORE_SHEETS,
    "%zu other sheet has text too and is not read",
    "%zu other sheets have text too and are not read")
BD_WORD_N(LIST_FORMULAS,
    "%zu formula has no value beside it and is left out",
    "%zu formulas have no values beside them and are left out")
BD_WORD(LIST_STRAY_QUOTE, "a quote inside a cell that is not quoted, kept as it is")

/* Rows and columns. */
BD_WORD(LIST_TITLE_LINE, "taken as the title of the event")
BD_WORD(LIST_LEFT_OUT, "\"%.80s\" left out, not a player")
BD_WORD(LIST_OF_CHESS_RESULTS, "text of chess-results.com, left out")
BD_WORD(LIST_SECTION_LINE, "taken as the heading of a section")
BD_WORD(LIST_HEADER_AGAIN, "the header again")
BD_WORD(LIST_BELOW, "players below \"%.60s\" are not entered")
BD_WORD(LIST_PERHAPS,
    "%.120s is a reserve or withdrawn, and not entered: is that right? (--set '%d:enter=yes' enters "
    "them)")
BD_WORD(LIST_NAMELESS, "this row has no name (\"%.60s\"): is it a player?")
BD_WORD(LIST_NAMES_ONLY, "there is no header: one name on each line")
BD_WORD(LIST_NO_HEADER, "there is no header: are the columns %.300s?")
BD_WORD(LIST_NAMELESS_TITLE, "the column without a name is the title")
BD_WORD(LIST_NAMELESS_COLUMN, "column %zu has no heading and is left out")
BD_WORD(LIST_SCHOOL_YEAR, "\"%.60s\" is the school year, not a rating")
BD_WORD(LIST_US_ID, "\"%.60s\" is the US Chess ID, not the number in the event")
BD_WORD(LIST_WHOSE_ID, "\"%.60s\": numbers of which federation or club? They are kept as a note")
BD_WORD(LIST_COLUMN_UNUSED, "\"%.60s\" is not used, \"%.60s\" is")
BD_WORD(LIST_COLUMN_WHICH, "\"%.60s\" is used, and \"%.60s\" kept as a note: is that right?")
BD_WORD(LIST_MAY_BE_BYES, "\"%.60s\": are these rounds with a half-point bye (%.80s)?")
BD_WORD(LIST_NOTES_KEPT, "these columns are not known and kept as notes: %.400s")
BD_WORD(LIST_TWZ, "\"%.60s\" is the higher of two ratings that are in the list: not used")
BD_WORD(LIST_PREFIX_PUT, "\"%.60s\" is put before the surname")
BD_WORD_N(LIST_SEVERAL,
    "%zu player in each line: are these columns the players?",
    "%zu players in each line: are these columns the players? One entry was made of each")
BD_WORD_N(LIST_SECTIONS,
    "%zu section in this list (%.300s)",
    "%zu sections in this list (%.300s): which one is this event for?")

/* Values. */
BD_WORD(LIST_SHEET_ERROR, "\"%.40s\" is an error of the spreadsheet: left out")
BD_WORD(LIST_ZERO_RATING, "%s 0: no rating")
BD_WORD(LIST_NO_RATING, "\"%.40s\": no rating")
BD_WORD(LIST_RATING_WHAT, "%s \"%.60s\" is not understood: what is it?")
BD_WORD(LIST_RATING_KIND, "is %d (\"%.40s\") to be used? It is not a standard rating")
BD_WORD(LIST_RATING_MARK, "rating \"%.40s\" read as %d")
BD_WORD(LIST_RATING_MENDED, "\"%.40s\" read as %d")
BD_WORD(LIST_RATING_ABOUT, "rating \"%.40s\" is an estimate")
BD_WORD(LIST_OLD_GRADE, "%d looks like an old three-figure grade")
BD_WORD(LIST_OLD_GRADE_WHAT, "is %d a rating, or an old grade (about %d)?")
BD_WORD(LIST_ECF_MEMBERSHIP, "\"%.40s\" is a membership number, not an ECF code: left out")
BD_WORD(LIST_ECF_NO_CODE, "\"%.40s\" is not an ECF code: left out")
BD_WORD(LIST_ECF_NO_LETTER, "the ECF code %.40s has no letter; is it %s?")
BD_WORD(LIST_ECF_LETTER, "ECF code %s: the letter should be %c")
BD_WORD(LIST_ID_MENDED, "\"%.40s\" read as %s")
BD_WORD(LIST_ZERO_ID, "%s \"%.40s\": none")
BD_WORD(LIST_ID_LOST, "%s \"%.40s\" has lost its digits in a spreadsheet: which is it?")
BD_WORD(LIST_LOST_ZEROS, "national ID %.40s: have leading zeros been lost?")
BD_WORD(LIST_NO_FIDE_ID, "\"%.40s\" is not a FIDE ID: left out")
BD_WORD(LIST_NO_TITLE, "\"%.40s\" is not a chess title: left out")
BD_WORD(LIST_TITLE_READ, "title %.20s is %s")
BD_WORD(LIST_NO_SEX, "\"%.40s\" is not a sex: left out")
BD_WORD(LIST_SEX_OPEN, "\"%.60s\" has only M: men or women?")
BD_WORD(LIST_SEX_LETTERS, "\"%.60s\": %c is a man, %c a woman")
BD_WORD(LIST_NO_BYE, "\"%.40s\" is not a bye")
BD_WORD(LIST_BYES_WHAT, "byes \"%.80s\" are not understood: which rounds?")
BD_WORD(LIST_LAST_ROUND, "bye \"%.40s\": how many rounds are there?")
BD_WORD(LIST_DATES_ARE, "dates are %s/yyyy, as line %d shows")
BD_WORD(LIST_DATES_STAMP, "dates are %s/yyyy, as \"%.60s\" shows")
BD_WORD(LIST_DATES_OPEN, "\"%.60s\": is the day or the month first?")
BD_WORD(LIST_DATES_BOTH,
    "\"%.60s\" has dates with the day first and dates with the month first: which are the others?")
BD_WORD(LIST_DATE_WHAT, "date of birth \"%.40s\": which day is it?")
BD_WORD(LIST_DATE_NEVER, "%.40s does not exist")
BD_WORD(LIST_DATE_SERIAL, "%.40s read as a date of a spreadsheet, %s")
BD_WORD(LIST_SHORT_YEAR, "the year of \"%.40s\" read as %d")
BD_WORD(LIST_YEAR_ONLY, "%.40s is a year only")
BD_WORD(LIST_NO_DATE, "\"%.40s\" is not a date: left out")

/* Names. */
BD_WORD(LIST_TITLE_INSIDE, "title inside the name")
BD_WORD(LIST_HONOUR, "\"%.40s\" left out of the name")
BD_WORD(LIST_CHINESE, "name in Chinese or Japanese characters, kept as it is")
BD_WORD(LIST_CHINESE_TWICE,
    "name in Chinese or Japanese characters, kept as it is: is this player in the list in Latin "
    "letters too?")
BD_WORD(LIST_ONE_WORD, "one word only: no forename")
BD_WORD(LIST_CAPITALS, "names in capitals or small letters alone written as names")
BD_WORD(LIST_WHICH_SURNAME, "%.120s: which word is the surname?")
BD_WORD(LIST_COMPOUND, "is all of \"%.120s\" the surname?")
BD_WORD(LIST_FORENAME_FIRST, "names without a comma read as \"Forename Surname\"")
BD_WORD(LIST_SURNAME_FIRST, "names without a comma read as \"Surname Forename\": is the surname first?")

/* People and homes. */
BD_WORD(LIST_TWICE, "%.120s again, as in line %d: entered once")
BD_WORD(LIST_SAME_ID, "%.40s is the number of %.120s and of %.120s: which one is wrong?")
BD_WORD(LIST_SAME_NAME, "%.120s: one player or several?")
BD_WORD(LIST_NAMESAKES, "%.120s: two players of one name, told apart by club, birth or number")
BD_WORD(LIST_HOME_TAKEN, "'%.80s' taken as '%.80s'")
BD_WORD(LIST_SAME_HOME, "is '%.80s' (%s) the same as '%.80s'?")

/* Answers. */
BD_WORD(LIST_CURE_SECTION, "--section NAME, or --section-column for an event of each")
BD_WORD(LIST_CURE_DATES, "--dates dmy or --dates mdy")
BD_WORD(LIST_CURE_NAMES, "--names surname or --names forename")
BD_WORD(LIST_CURE_COLUMN, "--column '%s=FIELD', or --column '%s=note'")
BD_WORD(LIST_CURE_CELL, "--set '%d:%s=VALUE'")
BD_WORD(LIST_CURE_LINE, "--leave-out %d")
BD_WORD(LIST_CURE_ROUNDS, "--rounds N")
BD_WORD(LIST_CURE_SHOWN, "; as it is shown: --as-shown")
/* clang-format on */

#endif

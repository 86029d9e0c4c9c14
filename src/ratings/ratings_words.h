/* Sentences about rating lists. */
#ifndef BD_RATINGS_RATINGS_WORDS_H
#define BD_RATINGS_RATINGS_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(RATINGS_TOO_LARGE, "the file in it is larger than any rating list")
BD_WORD(RATINGS_BAD_ZIP, "this zip file is damaged, or packed in a way that is not known; unpack it first")
BD_WORD(RATINGS_BAD_XML, "line %lld is not XML as it should be: %s")
BD_WORD(RATINGS_BAD_MAP,
    "'%.100s' does not say which columns hold what; write it as standard=Rating,name=Player, of number, "
    "name, forename, fide, title, federation, sex, birth, club, standard, rapid and blitz")
BD_WORD(RATINGS_NO_COLUMN, "there is no column '%.60s'")
BD_WORD(RATINGS_NO_HEADINGS,
    "no column is known as the player's name, or none as their number; --map says which they are, such as "
    "--map number=Code,name=Player,standard=Elo")
BD_WORD(RATINGS_NOT_A_LIST, "this is not a rating list: text, CSV or XML is expected, zipped or not")
BD_WORD(RATINGS_NO_PLAYERS, "there is no player in this list")
BD_WORD(RATINGS_NO_LIST_NAME, "the file does not say whose list it is; --as NAME does, such as --as ffe")
BD_WORD(RATINGS_BAD_LIST_NAME, "'%.60s' cannot name a list; use small letters and digits")
BD_WORD(RATINGS_BAD_MONTH, "'%.60s' is not a month; write it as 2026-11")
BD_WORD(RATINGS_DATABASE, "the rating list cannot be used: %s")
/* clang-format on */

#endif

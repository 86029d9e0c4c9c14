/* Sentences about CSV files. */
#ifndef BD_IO_CSV_CSV_WORDS_H
#define BD_IO_CSV_CSV_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(CSV_LINE_END_INSIDE, "the %s contains a line end or a tab")
BD_WORD(CSV_NOT_A_NUMBER, "the %s is '%.*s'; a number from %d to %d was expected")
BD_WORD(CSV_BYE_FORM,
    "the bye '%.*s' is not understood; expected rounds from 1 to %d with H, F or Z, such as 3H 5Z")
BD_WORD(CSV_TWO_BYES, "there are two byes for round %d")
BD_WORD(CSV_NO_ID, "this player has no id (the number in the event); give every player one, or none")
BD_WORD(CSV_ID_TWICE, "the id %d is used for the second time (first in line %d)")
BD_WORD(CSV_TOO_MANY, "there are more than %d players")
BD_WORD(CSV_NO_NAME, "this player has no name")
BD_WORD(CSV_NO_NAME_COLUMN, "the header has no column 'name', nor 'surname' and 'forename'")
BD_WORD(CSV_NO_PLAYERS, "there are no players below the header")
BD_WORD(CSV_RESULT_NOT_A_NUMBER, "column '%s' has '%.*s'; a number from 1 to %d was expected")
BD_WORD(CSV_NO_GAME, "this row names neither a board nor White and Black")
BD_WORD(CSV_HALF_A_GAME, "this row names only one of White and Black")
BD_WORD(CSV_PLAYS_THEMSELVES, "player %d plays against themselves")
BD_WORD(CSV_NO_RESULT_COLUMN, "the header has no column 'result'")
BD_WORD(CSV_QUOTE_INSIDE,
    "there is a quote inside a cell; put the whole cell in quotes and double the quotes in it")
BD_WORD(CSV_QUOTE_OPEN, "this quote is never closed")
BD_WORD(CSV_AFTER_QUOTE, "unexpected text after the closing quote; a separator was expected")
BD_WORD(CSV_TOO_MANY_CELLS, "this row has more than %d cells")
BD_WORD(CSV_OTHERS_KEPT, "these columns are not known and kept as notes: %s")
BD_WORD(CSV_NOT_A_MARK, "the %s is '%.*s'; yes or no was expected")
BD_WORD(CSV_NOT_A_SEX, "the sex is '%.*s'; m or f was expected")
BD_WORD(CSV_CELL_NAMELESS, "this cell is in a column without a name; give the column a name in the header")
BD_WORD(CSV_OTHERS_UNUSED, "these columns are not known and not used: %s")
BD_WORD(CSV_NO_HEADER, "the file is empty; a header line was expected")
BD_WORD(CSV_COLUMN_TWICE, "the column '%s' appears twice")
BD_WORD(CSV_ROW_WIDTH,
    "the number of cells is %zu in this row and %zu in the header; is a separator missing or not quoted?")
/* clang-format on */

#endif

/* The sentences of formulas: what is wrong with one, and what was meant. */
#ifndef BD_RULEBOOK_FORMULA_FORMULA_WORDS_H
#define BD_RULEBOOK_FORMULA_FORMULA_WORDS_H

#include "base/words.h"

BD_WORD(FORMULA_EMPTY, "the cost is empty; write what a board costs, such as same(club)")
BD_WORD(FORMULA_TOO_LONG, "a cost has at most %d bytes")
BD_WORD(FORMULA_TOO_DEEP, "brackets are nested more than %d deep here")
BD_WORD(FORMULA_TOO_MANY, "a cost has at most %d terms, and this one has more")
BD_WORD(FORMULA_CHARACTER, "'%s' means nothing in a cost")
BD_WORD(FORMULA_WRITTEN, "'%s' is written '%s' here")
BD_WORD(FORMULA_TEXT_OPEN, "this text has no closing quotation mark (')")
BD_WORD(FORMULA_TEXT_EMPTY,
        "a text between quotation marks must not be empty; known(a.club) asks whether one is given")
BD_WORD(FORMULA_NUMBER_LARGE, "the number %.30s is too large; the largest is %lld")
BD_WORD(FORMULA_CAPITALS, "names have small letters: '%s'")
BD_WORD(FORMULA_NAME_MEANT, "'%.40s' is not a name; did you mean '%s'?")
BD_WORD(FORMULA_NAME, "'%.40s' is not a name; a cost can read %s")
BD_WORD(FORMULA_FIELD_ALONE, "'%s' is of one player: write a.%s, b.%s or same(%s)")
BD_WORD(FORMULA_FIELD_MEANT, "'%.40s' is not a field of a player; did you mean '%s'?")
BD_WORD(FORMULA_FIELD,
        "'%.40s' is not a field of a player, nor a tag, which stands in quotation marks (a.'county'); the "
        "fields are %s")
BD_WORD(FORMULA_TAG_SIGN, "the key of a tag has neither '=' nor ';'")
BD_WORD(FORMULA_NOT_OF_PLAYER, "'%s' is not of one player: write '%s' alone")
BD_WORD(FORMULA_EXPECTED, "expected %s, found %s")
BD_WORD(FORMULA_AN_OPERAND, "a number, a name or a bracket")
BD_WORD(FORMULA_A_FIELD, "a field of a player, such as club, or a tag, such as 'county'")
BD_WORD(FORMULA_AN_ITEM, "a number or a text of the set")
BD_WORD(FORMULA_THE_END, "the end")
BD_WORD(FORMULA_MORE, "the cost ends before '%s'; join its parts with 'and', 'or' or '+'")
BD_WORD(FORMULA_CHAINED, "comparisons do not chain: write 'x < y and y < z'")
BD_WORD(FORMULA_NO_NUMBER, "a text stands where a number is needed; texts can only be compared with = and !=")
BD_WORD(FORMULA_NO_TRUTH, "a comparison is needed here, such as a.score > 2, not a number or a text")
BD_WORD(FORMULA_NO_TEXT, "a text can only be compared with a text")
BD_WORD(FORMULA_NO_ORDER, "texts have no order: only = and != compare them")
BD_WORD(FORMULA_KNOWN_OF_TEXT, "'known' asks for a text such as a.club; of a number, compare it with 0")
BD_WORD(FORMULA_BRANCHES, "both results of 'if' must be numbers or comparisons, not texts")
BD_WORD(FORMULA_RANGE, "the range %lld..%lld is empty")
BD_WORD(FORMULA_DIVISOR, "the divisor can be %lld; it must be 1 or more, as max(1, ...) makes it")
BD_WORD(FORMULA_OVERFLOW, "this can be larger than %lld or smaller than %lld")
BD_WORD(FORMULA_COST_TEXT, "a cost is a number or a comparison, not a text")
BD_WORD(FORMULA_COST_LOW, "the cost can be %lld; it must be 0 or more, as abs(...) or max(0, ...) make it")
BD_WORD(FORMULA_COST_HIGH, "the cost can be %lld; it must be %d or less, as min(..., %d) makes it")
BD_WORD(FORMULA_SAME_FOR_ALL, "this cost is the same for all boards: it reads nothing of the players")

#endif

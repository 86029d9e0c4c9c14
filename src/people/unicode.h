/* Unicode: text as people compare it, without case, accents and punctuation ("Müller-Ødegård" and
 * "muller odegard" are the same words), and how many columns of a terminal it takes. */
#ifndef BD_PEOPLE_UNICODE_H
#define BD_PEOPLE_UNICODE_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>

/* The words of a text, folded, in their order. */
typedef struct bd_folded {
    const char **words;
    size_t count;
} bd_folded;

/* text may be NULL: no words. Bytes that are not UTF-8 are read as Latin-1, as old terminals send them. */
bd_status bd_fold(bd_arena *arena, const char *text, bd_folded *out, bd_err *err);

/* The words with a blank behind each: two names are the same where these are. */
bd_status bd_fold_name(bd_arena *arena, const char *name, const char **out, bd_err *err);

/* Whether the two have the same words, in any order: "Hartley, Alice" and "alice hartley". */
bool bd_folded_same(const bd_folded *a, const bd_folded *b);

/* The text in ASCII, in its own case: accents go, letters that have no plain form become "?". NULL when
 * memory ran out. */
const char *bd_fold_to_ascii(bd_arena *arena, const char *text);

/* Large and small letters; a character that has no other form is given back. */
bool bd_is_large(uint32_t character);
bool bd_is_small(uint32_t character);
uint32_t bd_small_of(uint32_t character);

/* 0 for combining marks, 2 for East Asian wide characters. */
int bd_width_of(uint32_t character);

/* Bytes that are not UTF-8 take one each. */
int bd_text_width(const char *string);

/* `string` cut or padded with spaces to exactly `columns` columns; cut text ends with "~". */
void bd_text_add_column(bd_text *text, const char *string, int columns, bool right);

#endif

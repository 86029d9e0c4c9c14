/* Fold: text as people compare it, without case, accents and punctuation: "Müller-Ødegård" and
 * "muller odegard" are the same words. */
#ifndef BD_PEOPLE_FOLD_H
#define BD_PEOPLE_FOLD_H

#include "base/arena.h"

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

#endif

/* Near: the word somebody probably meant. */
#ifndef BD_BASE_NEAR_H
#define BD_BASE_NEAR_H

#include <stddef.h>

/* How many letters must be added, left out or changed, or neighbours exchanged, to make b of a; case does not count.
 * More than `most` is given as most + 1. Words longer than 40 bytes are never near. */
int bd_near_distance(const char *a, const char *b, int most);

/* The nearest of words[count] to `word`, or NULL when none is near: one slip in short words, two from six letters. */
const char *bd_near_word(const char *word, const char *const *words, size_t count);

#endif

/* Closest: the word somebody probably meant. */
#ifndef BD_BASE_CLOSEST_H
#define BD_BASE_CLOSEST_H

#include <stddef.h>

/* Insertions, deletions, changes and swaps of neighbours that turn a into b; words beyond 63 bytes count as
 * far apart. */
int bd_closest_distance(const char *a, const char *b);

/* Remembers the nearest of the words offered one by one. Start with {.word = what was typed}. */
typedef struct bd_closest {
    const char *word;
    const char *best; /* NULL: nothing is near enough */
    int distance;
} bd_closest;

void bd_closest_offer(bd_closest *closest, const char *candidate);

#endif

/* Home: whether two clubs, schools or teams are one: "Oak School", "OAK  SCHOOL" and "Oák school" are. */
#ifndef BD_CARDS_HOME_H
#define BD_CARDS_HOME_H

#include <stdbool.h>
#include <stdint.h>

/* Compared without case, accents and double blanks; nobody shares a home that is not told (NULL or ""). */
bool bd_same_home(const char *a, const char *b);

/* The small letter that a letter of U+00C0 to U+017F is written with where it cannot be typed, *second the
 * one behind it ("ss", "ae", "oe", "th", "ij"), else 0; other characters are themselves. Names are folded by
 * it too (people/unicode.c), so that a home and a name are the same everywhere or nowhere. */
uint32_t bd_plain_letter(uint32_t c, uint32_t *second);

#endif

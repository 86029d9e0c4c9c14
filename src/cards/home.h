/* Home: whether two clubs, schools or teams are one: "Oak School", "OAK  SCHOOL" and "Oák school" are. */
#ifndef BD_CARDS_HOME_H
#define BD_CARDS_HOME_H

#include <stdbool.h>

/* Compared without case, accents and double blanks; nobody shares a home that is not told (NULL or ""). */
bool bd_same_home(const char *a, const char *b);

#endif

/* Names for generated players: all different, none of anybody in particular. */
#ifndef BD_SIMULATE_NAMES_H
#define BD_SIMULATE_NAMES_H

#include "base/arena.h"

enum { BD_NAMES = 26 * 40 * 40 };

/* Name number `number`, "Surname, Given X"; from BD_NAMES on they come again, as "Surname, Given X 2". NULL
 * when memory is exhausted. */
const char *bd_name_of_player(bd_arena *arena, int number);

/* Names of clubs, schools and teams: number from 0. */
const char *bd_name_of_club(bd_arena *arena, int number);
const char *bd_name_of_school(bd_arena *arena, int number);
const char *bd_name_of_team(bd_arena *arena, int number);

#endif

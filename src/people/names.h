/* Names: the players that a text could mean, and players of one name told apart.
 *
 * Case, accents and punctuation do not matter, nor does the order of the words: "hartley", "Alice Hart" and
 * "HARTLEY, Alice" all find Alice Hartley. The players who fit best are found, and nobody who fits less well:
 * those of exactly that name; else those whose name has all these words; else those whose words begin so;
 * else those whose name, club, school, team, federation and grade have words that begin so, of which one at
 * least is in the name ("smith lewes"); else those whose name has the text somewhere inside. */
#ifndef BD_PEOPLE_NAMES_H
#define BD_PEOPLE_NAMES_H

#include "cards/tournament.h"

typedef struct bd_found {
    const bd_card **cards; /* in the order of the file */
    size_t count;
} bd_found;

bd_status bd_find_players(bd_arena *arena, const bd_tournament *tournament, const char *text, bd_found *out,
                          bd_err *err);

/* The player whose name is nearest to a text that finds nobody, or NULL. */
bd_status bd_find_nearest(bd_arena *arena, const bd_tournament *tournament, const char *text,
                          const bd_card **out, bd_err *err);

/* Gives each player whose name another one has too a name to show (card->shown): with the club in brackets
 * where that tells them apart, else the school, the team, the grade, the federation, and else the number.
 * Whose surname another one has is spoken of with the first name (person->spoken). */
bd_status bd_namesakes_tell_apart(bd_tournament *tournament, bd_err *err);

#endif

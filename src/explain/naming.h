/* Naming: players in sentences, the name first and the number in brackets. */
#ifndef BD_EXPLAIN_NAMING_H
#define BD_EXPLAIN_NAMING_H

#include "explain/sentences.h"
#include "rulebook/rulebook.h"

/* "Cairns (3)", or "3" where the card has no name; id 0 is the bye. A name ends at its comma. */
void bd_saying_player(bd_saying *saying, const char *place, const bd_round *round, int id);

/* "Cairns (3), Drew (4) and Edwards (5)"; numbers alone where there are many. */
void bd_saying_people(bd_saying *saying, const char *place, const bd_round *round, const int *ids,
                      size_t count);

/* In the sentences of one board a player's number is said once, as a heading has done for the two
 * who meet; the name says the rest, where nobody else has it. */
typedef struct bd_numbers {
    bd_arena *arena;
    const bd_round *round;
    const char **names; /* per node, as in sentences; NULL: none, or somebody else has it too */
    bool *said;         /* per node: in these sentences or their heading */
} bd_numbers;

bd_status bd_numbers_new(bd_arena *arena, const bd_round *round, bd_numbers *out, bd_err *err);

/* Begins the sentences of one board, with the ids that the heading names; 0: nobody. */
void bd_numbers_begin(bd_numbers *numbers, int white, int black);

/* Takes the numbers that have been said out of these sentences: "Cairns (3)" becomes "Cairns". */
bd_status bd_numbers_say_once(bd_numbers *numbers, bd_reasons *reasons, bd_err *err);

#endif

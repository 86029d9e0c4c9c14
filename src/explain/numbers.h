/* Numbers: in the sentences of one board a player's number is said once, as a heading has done for the two
 * who meet; the name says the rest, where nobody else has it. */
#ifndef BD_EXPLAIN_NUMBERS_H
#define BD_EXPLAIN_NUMBERS_H

#include "explain/sentences.h"
#include "rulebook/rulebook.h"

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

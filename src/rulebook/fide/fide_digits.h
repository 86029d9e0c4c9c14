/* An order digit by digit: players one after the other, each with the highest-ranked opponent who can be
 * had. A list of wishes takes all digits at once, each player with the first opponent that those before them
 * leave; where it breaks off, one stage settles the next digit, and a new list begins. */
#ifndef BD_RULEBOOK_FIDE_FIDE_DIGITS_H
#define BD_RULEBOOK_FIDE_FIDE_DIGITS_H

#include "rulebook/fide/fide_bracket.h"
#include "rulebook/fide/fide_table.h"

/* Begins an order: the players `who`, and by node who can be their opponent. */
bd_status bd_fide_digits_new(bd_walk *walk, const uint16_t *who, int count, const bool *candidate);

/* The next stage; END when all of walk->digits is settled. */
bd_step bd_fide_digits(bd_walk *walk, bd_stage *stage);

/* Second count of the stage that is asked: `who` and `candidate` as the boards have them. */
bd_status bd_fide_digits_count(const bd_fide_table *table, bd_tally *tally, const int *who, int count,
                               const bool *candidate, bd_err *err);

#endif

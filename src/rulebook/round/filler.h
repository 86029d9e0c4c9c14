/* Filler: somebody who plays only to save a bye (CAA 36, SCA 28). The filler is paired when the number of the
 * others is odd, and only then; has no points, and stands at the place from which the bye would be taken. */
#ifndef BD_RULEBOOK_ROUND_FILLER_H
#define BD_RULEBOOK_ROUND_FILLER_H

#include "rulebook/round/round.h"

/* Takes the fillers who are not needed out of the players gathered: all of them when the others are even in
 * number; else the one with the fewest rounds on the card stays, the first in the file of equal ones. */
void bd_filler_choose(bd_round *round);

/* For a rulebook's prepare, when everybody has a score and a place: seats the filler who plays, if there is
 * one, in the lowest level in which somebody may have the bye: just below the mid-line (CAA 6, 36); or after
 * the last in the alphabet who may, top players aside (SCA 4, 28). */
bd_status bd_filler_seat_below_line(bd_round *round, bd_arena *arena, bd_err *err);
void bd_filler_seat_last(bd_round *round);

#endif

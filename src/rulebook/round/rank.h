/* Rank: the order of the present players whatever their scores (CAA 3, 4, 33, 38; 30 by lot). */
#ifndef BD_RULEBOOK_ROUND_RANK_H
#define BD_RULEBOOK_ROUND_RANK_H

#include "rulebook/round/round.h"

/* Sets the place of every player: by the rank on the card where there is one, else by grade, title and name.
 * A player without rank and grade is BD_BAD_INPUT unless the tournament's option `ungraded` is "bottom". */
bd_status bd_rank_by_grade(bd_round *round, bd_arena *arena, bd_err *err);

/* The same, with those who have no grade at the bottom. */
bd_status bd_rank_by_rating(bd_round *round, bd_arena *arena, bd_err *err);

/* Sets the place by a lot drawn from the seed, the round and the id: who else is present changes nothing. */
bd_status bd_rank_by_lot(bd_round *round, bd_arena *arena, bd_err *err);

/* Sets the place by name, as it is written, then id (SCA 6). */
bd_status bd_rank_by_name(bd_round *round, bd_arena *arena, bd_err *err);

/* The lot of this draw: the indices of all players in its order (from the seed, the round and the ids); and
 * whether a's id comes before b's. */
bd_status bd_lot_order(const bd_round *round, bd_arena *arena, int **order, bd_err *err);
bool bd_lot_is_before(const bd_round *round, int a, int b);

#endif

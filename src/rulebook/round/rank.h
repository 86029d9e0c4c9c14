/* Rank: the order of the present players whatever their scores (CAA 3, 4, 33, 38; 30 by lot); and the place
 * of somebody who plays only to save a bye (filler.c). */
#ifndef BD_RULEBOOK_ROUND_RANK_H
#define BD_RULEBOOK_ROUND_RANK_H

#include "rulebook/round/round.h"

/* Sets the place of every player: by the rank on the card where there is one, else by grade, title and name.
 * A player without rank and grade is BD_BAD_INPUT unless the tournament's option `ungraded` is "bottom". */
bd_status bd_rank_by_grade(bd_round *round, bd_arena *arena, bd_err *err);

/* The same, for a rulebook's prepare; the filler below the mid-line (round/filler.c). */
bd_status bd_rank_by_grade_with_filler(bd_round *round, bd_arena *arena, bd_err *err);

/* The first, with those who have no grade at the bottom. */
bd_status bd_rank_by_rating(bd_round *round, bd_arena *arena, bd_err *err);

/* Whether the two have one grade and one title, so that the arbiter may exchange them (CAA 4). */
bool bd_rank_is_shared(const bd_round *round, int u, int v);

/* The ranks, by node, with which cards stand as now but for these two, who change places; 0: the card needs
 * none. Those of other grades get one only where some cards have a rank already. */
bd_status bd_rank_exchanged(const bd_round *round, bd_arena *arena, int u, int v, int **ranks, bd_err *err);

/* Sets the place by a lot drawn from the seed, the round and the id: who else is present changes nothing. */
bd_status bd_rank_by_lot(bd_round *round, bd_arena *arena, bd_err *err);

/* Sets the place by name, as it is written, then id (SCA 6). */
bd_status bd_rank_by_name(bd_round *round, bd_arena *arena, bd_err *err);

/* The lot of this draw: the indices of all players in its order (from the seed, the round and the ids); and
 * whether a's id comes before b's. */
bd_status bd_lot_order(const bd_round *round, bd_arena *arena, int **order, bd_err *err);
bool bd_lot_is_before(const bd_round *round, int a, int b);

/* Takes the fillers who are not needed out of the players gathered: all of them when the others are even in
 * number; else the one with the fewest rounds on the card stays, the first in the file of equal ones. */
void bd_filler_choose(bd_round *round);

/* For a rulebook's prepare, when everybody has a score and a place: seats the filler who plays, if there is
 * one, in the lowest level in which somebody may have the bye: just below the mid-line (CAA 6, 36); or after
 * the last in the alphabet who may, top players aside (SCA 4, 28). */
bd_status bd_filler_seat_below_line(bd_round *round, bd_arena *arena, bd_err *err);
void bd_filler_seat_last(bd_round *round);

#endif

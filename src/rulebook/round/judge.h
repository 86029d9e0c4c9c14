/* Judge: what the rounds played so far say about each card: floats, byes, who has met whom. */
#ifndef BD_RULEBOOK_ROUND_JUDGE_H
#define BD_RULEBOOK_ROUND_JUDGE_H

#include "rulebook/round/round.h"

/* Fills claim, floats and byes of every player. bye_is_float: a bye, or points without a game, floats down.
 */
bd_status bd_judge_players(bd_round *round, bd_arena *arena, bool bye_is_float, bd_err *err);

/* Fills the links of the round; players are in draw order. */
bd_status bd_judge_meetings(bd_round *round, bd_arena *arena, bd_err *err);

#endif

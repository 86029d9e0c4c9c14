/* Sets of players in order: of two sets the better one is told by the highest-ranked player who is in one of
 * them only. Stages of weights decide it, twenty players at a time. */
#ifndef BD_RULEBOOK_FIDE_FIDE_WEIGHTS_H
#define BD_RULEBOOK_FIDE_FIDE_WEIGHTS_H

#include "rulebook/fide/fide_bracket.h"

enum { BD_FIDE_WEIGHTS_A_STAGE = 20 };

/* Empties walk->open, which the caller then fills. */
bd_status bd_fide_weights_open(bd_walk *walk);

/* The weight of a player in this stage, 0: none. */
bd_cost bd_fide_weights_of(const bd_fide_cost *cost, int u);

/* The stage that weighs the next open players, "part" and its number; END when there are none. */
bd_step bd_fide_weights_give(bd_walk *walk, int turn, const char *part, bd_fide_cost_of *of, bd_stage *stage);

/* Second count of the stage `number` (from 1): `is_in` says of each open player, in order, whether they are
 * in the set. */
int64_t bd_fide_weights_count(const bool *is_in, int open, int number);

/* A stage that only takes pairs off the face that no matching still allowed uses; END when there are none. */
bd_step bd_fide_prune(bd_walk *walk, const char *part, bd_fide_cost cost, bd_stage *stage);

#endif

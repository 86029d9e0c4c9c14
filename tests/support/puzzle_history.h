/* Puzzle history: the games behind a made-up round. Players are paired near their own score, meet nobody
 * twice where that can be avoided, and win by their grades; what is kept is what the criteria ask for. */
#ifndef BD_SUPPORT_PUZZLE_HISTORY_H
#define BD_SUPPORT_PUZZLE_HISTORY_H

#include "support/puzzle.h"

/* Fills in contestants, nodes and the legal pairs. */
bd_status bd_puzzle_history(bd_arena *arena, int rounds, bd_puzzle *puzzle, bd_err *err);

#endif

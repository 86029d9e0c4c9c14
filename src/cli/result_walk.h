/* Walk: the results of a round entered board by board, one key each. */
#ifndef BD_CLI_RESULT_WALK_H
#define BD_CLI_RESULT_WALK_H

#include "cli/common.h"

/* Walks down the boards of the round asked for that have no result yet, or down all of them when none is
 * without. The players are shown, a key is the result, each is saved at once. BD_USAGE when there is no
 * terminal. */
bd_status bd_result_walk(bd_context *context, bd_err *err);

#endif

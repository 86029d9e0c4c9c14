/* Cross: a game between two sections that both have an odd number (CAA 36, SCA 28). The two who would have
 * the byes meet: each stands in the other's file as a filler of this one round, and each certificate proves
 * the draw of its own file. */
#ifndef BD_CLI_CROSS_H
#define BD_CLI_CROSS_H

#include "cli/task.h"

/* draw FILE --with FILE, the task read but not opened; formats text, JSON, pairs (0, 1, 2). */
bd_status bd_cross_draw(bd_task *task, bd_err *err);

#endif

/* Cross: a game between two sections that both have an odd number (CAA 36, SCA 28). The two who would have
 * the byes meet: each stands in the other's file as a filler of this one round, and each certificate proves
 * the draw of its own file. */
#ifndef BD_CLI_CROSS_H
#define BD_CLI_CROSS_H

#include "cli/task.h"

/* draw FILE --with FILE, the task not yet opened; formats text, JSON, pairs (0, 1, 2). `certificate`: where
 * the proof of the other section goes, or NULL. */
bd_status bd_cross_draw(const bd_task *task, const char *with, const char *certificate, bd_err *err);

#endif

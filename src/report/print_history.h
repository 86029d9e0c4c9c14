/* Reply about what was done to an event, "history/1". */
#ifndef BD_REPORT_PRINT_HISTORY_H
#define BD_REPORT_PRINT_HISTORY_H

#include "event/act.h"
#include "report/reply.h"

/* The newest act first. */
bd_reply bd_history_reply(const bd_acts *acts, bd_arena *arena);

#endif

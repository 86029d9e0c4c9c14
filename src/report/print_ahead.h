/* Report of the rounds ahead: whether they can be played, and the plan (`bestdraw check --ahead`). */
#ifndef BD_REPORT_PRINT_AHEAD_H
#define BD_REPORT_PRINT_AHEAD_H

#include "explain/outlook.h"
#include "report/reply.h"

/* The sentence and a line a round; the member "ahead". */
bd_status bd_outlook_reply(const bd_outlook *outlook, bd_reply *reply, bd_err *err);

#endif

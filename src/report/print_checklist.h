/* Checklist: for each player what an arbiter checks a draw with, one line each. */
#ifndef BD_REPORT_PRINT_CHECKLIST_H
#define BD_REPORT_PRINT_CHECKLIST_H

#include "explain/question.h"
#include "report/reply.h"

/* The players, as "checklist/1" has them; node -1: everybody. */
bd_rows bd_checklist_rows(const bd_question *question, int node, bd_arena *arena);

bd_reply bd_checklist_reply(const bd_question *question, bd_arena *arena);

#endif

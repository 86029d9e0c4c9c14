/* Claims: who is most due White, and who Black ("claims/1"). */
#ifndef BD_REPORT_PRINT_CLAIMS_H
#define BD_REPORT_PRINT_CLAIMS_H

#include "report/reply.h"
#include "rulebook/round/round.h"

enum { BD_EVERY_LEVEL = -1 };

/* The players of a level, or all; halves: its points, or BD_EVERY_LEVEL. */
bd_reply bd_claims_reply(const bd_round *round, int halves, bd_arena *arena);

#endif

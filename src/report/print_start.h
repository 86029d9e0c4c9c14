/* The starting list: players in the order of their numbers (cards/starting.h), for approval before round 1.
 */
#ifndef BD_REPORT_PRINT_START_H
#define BD_REPORT_PRINT_START_H

#include "cards/tournament.h"
#include "report/reply.h"

/* final: a number is not changed any more. */
bd_reply bd_start_reply(const bd_tournament *cards, const size_t *order, bool final, bd_arena *arena);

#endif

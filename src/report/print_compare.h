/* Report of a method by hand beside the best draw (`bestdraw compare`). */
#ifndef BD_REPORT_PRINT_COMPARE_H
#define BD_REPORT_PRINT_COMPARE_H

#include "explain/compare.h"
#include "report/reply.h"

/* Both draws board by board, their values, and where the hand loses; "compare/1". detailed: stage by stage,
 * too. */
bd_reply bd_compare_reply(const bd_side_by_side *both, bool detailed, bd_arena *arena);

#endif

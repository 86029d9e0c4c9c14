/* Reports of checked rounds (`bestdraw check`). */
#ifndef BD_REPORT_PRINT_CHECK_H
#define BD_REPORT_PRINT_CHECK_H

#include "explain/check.h"
#include "report/reply.h"

/* All rounds checked: the verdicts; for a draw that is worse the values of both, up to all criteria;
 * "check/1". detailed: values for every round. */
bd_reply bd_check_reply(const bd_tournament *tournament, const bd_rulebook *rules,
                        const bd_round_check *rounds, size_t count, bool detailed, bd_arena *arena);

#endif

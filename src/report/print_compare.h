/* Reports of two draws of one round side by side: a method by hand (`bestdraw compare`), or what was
 * published
 * (`bestdraw check`), and the best draw. */
#ifndef BD_REPORT_PRINT_COMPARE_H
#define BD_REPORT_PRINT_COMPARE_H

#include "explain/check.h"
#include "report/reply.h"

/* Both draws board by board, their values, and where the hand loses; "compare/1". detailed: stage by stage,
 * too. */
bd_reply bd_compare_reply(const bd_side_by_side *both, bool detailed, bd_arena *arena);

/* All rounds checked: the verdicts; for a draw that is worse the values of both, up to all criteria;
 * "check/1". detailed: values for every round. */
bd_reply bd_check_reply(const bd_tournament *tournament, const bd_rulebook *rules,
                        const bd_round_check *rounds, size_t count, bool detailed, bd_arena *arena);

/* Rings (explain/difference.h) of ids, for programs; 0 is the bye. */
bd_lists bd_rings_lists(const bd_rings *rings, const bd_round *round, bd_rows *owner);

#endif

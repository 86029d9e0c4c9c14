/* Company: the groups (key "avoid": relatives, area, ...) that players share.
 *
 * Groups are texts in the file. Each text gets a number once, so that two players are compared by walking two
 * short ascending lists: a round prices every pair of them, and files may name many groups. */
#ifndef BD_RULEBOOK_ROUND_SHARED_GROUPS_H
#define BD_RULEBOOK_ROUND_SHARED_GROUPS_H

#include "rulebook/round/round.h"

bd_status bd_company_new(const bd_round *round, bd_arena *arena, bd_company *out, bd_err *err);

/* Whether two players of the round have a group in common. */
bool bd_company_shares(const bd_company *company, int u, int v);

#endif

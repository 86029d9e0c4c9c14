/* Recount: the values of a draw counted from its boards, as an arbiter would with the cards on the table.
 *
 * Nothing here looks at a stage's costs: colours are those that will be published, floats and exchanges are
 * read off the boards. The checker compares these counts with the values that the stages claim. */
#ifndef BD_RULEBOOK_CRITERIA_RECOUNT_H
#define BD_RULEBOOK_CRITERIA_RECOUNT_H

#include "rulebook/stages/laid_draw.h"

bd_status bd_recount_by_hand(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                             bd_err *err);

/* The same with what the schools' rules count besides. */
bd_status bd_recount_schools(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                             bd_err *err);

/* What the US rules count. */
bd_status bd_recount_uscf(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                          bd_err *err);

/* What the club's rules count. */
bd_status bd_recount_scc(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                         bd_err *err);

#endif

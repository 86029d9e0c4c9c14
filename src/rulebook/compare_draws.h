/* Two draws of a round, of which neither need be the best. */
#ifndef BD_RULEBOOK_COMPARE_DRAWS_H
#define BD_RULEBOOK_COMPARE_DRAWS_H

#include "rulebook/rulebook.h"

/* Which of two draws the rules prefer: negative: a, positive: b, 0: they are as good. Each is the matching of
 * a legal draw. They are compared question by question, by the answers of a as long as b has the same. */
bd_status bd_draws_compare(bd_round *round, bd_arena *arena, const uint16_t *a, const uint16_t *b, int *order,
                           bd_err *err);

#endif

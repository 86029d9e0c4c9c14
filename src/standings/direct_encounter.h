/* Direct encounter: C.07, article 6, which ranks a group of equal players by their games against each other.
 */
#ifndef BD_STANDINGS_DIRECT_ENCOUNTER_H
#define BD_STANDINGS_DIRECT_ENCOUNTER_H

#include "standings/tie_book.h"
#include "standings/tiebreak.h"

/* rank[i], from 0: how many of the group stand before those that cards[i] is still equal with; value[i]: the
 * points against the others of the group. Which games count is the book's matter (forfeits: 6.1.1). */
bd_status bd_direct_encounter(bd_arena *arena, const bd_tie_book *book, const size_t *cards, size_t count,
                              int *rank, bd_tie_value *value, bd_err *err);

#endif

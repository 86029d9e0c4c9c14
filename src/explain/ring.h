/* Ring: how another draw differs from the best one: players in a ring, each pair of neighbours a board of one
 * of the two draws, turn about.
 *
 * The boards in which two draws of the same players differ always fall into such rings. Told from the two who
 * were asked for, a ring is a chain: if 13 played 3, then 8 would meet 19, and 12 would go up to 6. */
#ifndef BD_EXPLAIN_RING_H
#define BD_EXPLAIN_RING_H

#include "explain/sentences.h"
#include "rulebook/rulebook.h"

/* nodes[0] and nodes[1] meet in the other draw, nodes[1] and nodes[2] in the best one, and so on; the last
 * and the first in the best one. */
typedef struct bd_ring {
    const uint16_t *nodes;
    size_t count; /* even, at least 4 */
} bd_ring;

typedef struct bd_rings {
    const bd_ring *items; /* the one with the player who was asked for first, then by their highest player */
    size_t count;
} bd_rings;

/* first: the node whose ring comes first and begins with it; -1: none. */
bd_status bd_rings_of(bd_arena *arena, const bd_round *round, const uint16_t *best, const uint16_t *other,
                      int first, bd_rings *out, bd_err *err);

/* "Hood (8), who has met Queen (17), would meet Swan (19), and Low (12) would go up to Findley (6)": all
 * boards of the other draw that the best one has not, but the first one when it is what was asked for; *out
 * NULL: there are no others. In arena. */
bd_status bd_rings_say(bd_arena *arena, const bd_round *round, const bd_rings *rings, bool first_is_asked,
                       const char **out, bd_err *err);

#endif

/* Mistake: what the guide does with a published draw in which two have already met ("What to do if a mistake
 * is made"). */
#ifndef BD_HAND_MISTAKE_H
#define BD_HAND_MISTAKE_H

#include "rulebook/round/round.h"

/* Two who change places, and the boards they come to; ids. */
typedef struct bd_change_of_places {
    int leaves, comes; /* of the board that cannot stand, and of another one */
    int stays, other;  /* stays meets comes, leaves meets other */
} bd_change_of_places;

/* "Swapping the bottom half player with another bottom half player on the same points and due the same
 * colour", neither of whom has played his new opponent: the nearest in rank. "If no bottom half player can be
 * found, swap with the top half player nearest the mid-line of the appropriate colour." partner: the
 * published draw; u, v: the two who have met. false: there is nobody of either kind. */
bool bd_swap_by_hand(const bd_round *round, const uint16_t *partner, int u, int v, bd_change_of_places *out);

#endif

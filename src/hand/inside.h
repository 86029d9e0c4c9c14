/* Inside: the cards of a level that stay in it, paired top half against bottom half.
 *
 * The ideal pairing, ignoring colour, is card 1 with the first of the bottom half and so on (CAA 12). Up to
 * BD_ALL_WAYS cards an arbiter lays out every way that is worth a look and keeps the best; of more cards,
 * the ideal pairing is taken and boards exchange opponents, two and then three at a time, as long as that is
 * better ("is there a more accurate one?", sets C and D). */
#ifndef BD_HAND_INSIDE_H
#define BD_HAND_INSIDE_H

#include "hand/looks.h"

enum { BD_ALL_WAYS = 12 };

typedef struct bd_inside {
    const bd_eye *eye;
    const uint16_t *cards; /* in rank order, an even number */
    const bool *below;     /* [count] stands below the mid-line of the level */
    const int16_t *place;  /* [count] in the level's cards */
    const bd_pair *pairs;  /* [width * width] of the level's cards */
    int width;
    int count;
    bool ignore_met; /* for telling: what would be done had nobody met */
    int first, with; /* for telling: what would be done if these two met; both 0: nothing is asked */
} bd_inside;

/* A pairing: by place in cards. */
typedef struct bd_ways {
    bd_looks looks;
    int16_t *mate; /* [count] */
    bool found;
} bd_ways;

/* The best pairing, and, if second is not NULL and all ways are looked at, the next best one. Their mate has
 * room for count. */
void bd_inside_pair(const bd_inside *inside, bd_ways *best, bd_ways *second);

/* Of many cards: the best way that differs from this one in two or three boards. */
void bd_inside_next_best(const bd_inside *inside, const int16_t *mate, bd_ways *out);

/* What one board looks like in this level: places i < k. */
void bd_inside_board(const bd_inside *inside, int i, int k, bd_looks *looks);

/* Whether the two may be put together at all. */
bool bd_inside_allowed(const bd_inside *inside, int i, int k);

#endif

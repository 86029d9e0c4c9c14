/* Level: the work on one level, with what floats into it from above.
 *
 * Those who float in get their opponents first, then it is settled who floats down (and who has the bye, when
 * it is given here), then the rest is paired in itself. Each choice has its order of search; when what
 * follows cannot be done, the next choice is tried, until the arbiter's patience ends. Other floaters are
 * tried before cards are exchanged across the mid-line, and both before colours give way (CAA 24).
 *
 * The work is in level.c, the candidates and their order in candidates.c. */
#ifndef BD_HAND_LEVEL_H
#define BD_HAND_LEVEL_H

#include "hand/desk.h"
#include "hand/pairing.h"

typedef struct bd_level_work {
    bd_desk *desk;
    int level;
    const uint16_t *incoming; /* best first */
    int incoming_count;
    int more;                /* floats beyond those that the number of cards asks for; even */
    bool bye;                /* the bye is given here */
    const bd_claim *weakest; /* the claims among which transfers are open; NULL: none are open */
    bd_effort effort;        /* what may be given up now */
    int tries;
    int looks; /* at cards on the way, since the sweep began */
} bd_level_work;

/* Makes the boards of the level; cards that float have desk->leaving set. false: it cannot be done, the desk
 * is as it was. */
bool bd_level_pair(bd_level_work *work);

/* Candidates in the order in which they are looked at. */
typedef struct bd_candidates {
    uint16_t *nodes;
    int count;
} bd_candidates;

/* Who is to meet a card that floats in (CAA 21, 22, 28): from the top to the mid-line, then on to the bottom;
 * no needless transfer, nobody who floated up in the last round, unless there is nobody else. pool: the cards
 * of the level that have no board, in rank order. */
bd_candidates bd_upfloaters(const bd_level_work *work, int floater, const uint16_t *pool, int count,
                            int still_to_come);

/* Who floats down (CAA 20, 29): from the mid-line down, then from the mid-line up; from the larger side,
 * nobody who floated down in the last round, unless there is nobody else. `leavers` of the pool will leave
 * the level. */
bd_candidates bd_downfloaters(const bd_level_work *work, const uint16_t *pool, int count, int leavers);

/* Who has the bye (CAA 6): sought like a downfloater, nobody who had one or has one arranged, unless there is
 * nobody else. */
bd_candidates bd_bye_takers(const bd_level_work *work, const uint16_t *pool, int count, int leavers);

/* The level in which the bye is to be given: the lowest with somebody who had none and awaits none; -1:
 * nobody may have it. */
int bd_bye_level(const bd_desk *desk);

/* Can the last few cards still play? (step 5 of the procedure: "check ahead that the last two or three
 * cards can play") */
enum { BD_AHEAD_CARDS = 6 };

#endif

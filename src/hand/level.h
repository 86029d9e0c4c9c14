/* Level: the cards of a level with those that float in, and the order in which they are looked at when
 * somebody is to leave it (CAA 6, 20, 21, 28, 29). */
#ifndef BD_HAND_LEVEL_H
#define BD_HAND_LEVEL_H

#include "hand/inside.h"

/* In mate and choice: nobody in this level. */
enum { BD_OPEN = -1, BD_LEAVES = -2, BD_TAKES_BYE = -3, BD_CHOICES = 24 };

typedef struct bd_plan {
    bd_looks looks; /* what it comes to; until it is judged: at least */
    bool judged, possible;
    int leavers; /* last of choice */
    int16_t
        choice[BD_CHOICES]; /* places in cards: opponent of each card that floats in, the bye's, leavers */
} bd_plan;

typedef struct bd_level {
    bd_desk *desk;
    const bd_eye *eye;
    int level;
    int bye_level;   /* where the bye is given; -1: nowhere any more */
    int depth;       /* levels below that are laid out to judge a plan */
    int reach;       /* of them: so many must be pairable even if nobody floats into them (CAA 13) */
    bool any_bye;    /* the bye may go to somebody who had one or awaits one: nothing else is left */
    int *patience;   /* plans that the arbiter will still lay out in this round */
    uint16_t *cards; /* those that float in, best first, then the level's own */
    int count, incoming;
    bd_pair *pairs; /* [count * count] */
    bd_plan *plans;
    size_t plan_count, plan_room;
    size_t *order; /* of plans, the best first */
    bool found;
    bd_plan best;
    int16_t *mate;            /* [count] of best */
    int incoming_transferred; /* by best */
    int line;                 /* place in the level's own cards below which the mid-line stands, by best */
} bd_level;

/* Gathers the cards: incoming, which may be empty, and who waits in the level. Where the bye is given, the
 * reach and the arbiter's patience are taken from `with`. false: memory ran out. */
bool bd_level_open(bd_desk *desk, const bd_eye *eye, int level, const uint16_t *incoming, int count,
                   int depth, const bd_level *with, bd_level *out);

/* Whom the level below has, to be paired together with these. */
int bd_level_below(const bd_level *level, const uint16_t *leaving, int count, uint16_t *list);

/* Places in the order of search: from 0. `own` is a place among the level's own cards. */
int bd_level_place_down(const bd_level *level, int line, int own);
int bd_level_place_up(const bd_level *level, int line, int own);
int bd_level_place_bye(const bd_level *level, int line, int own);

#endif

/* Plan: who floats into a level and whom he meets, who has the bye, who floats down.
 *
 * Rules 20 to 22 say in which order cards are looked at; 24 that the first choice stands unless another one
 * saves further floaters, colour transfers or exchanges across the mid-line. So an arbiter goes through the
 * choices in order, sees from the numbers of seekers what each of them costs at least here and in the level
 * below (advice 6, 10, 11), lays out those that can be better than the best so far, looks into the level
 * below whether it can then be paired, and keeps the first of the best. */
#ifndef BD_HAND_PLAN_H
#define BD_HAND_PLAN_H

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

/* Finds the best plan. false: the level cannot be paired whoever leaves it. */
bool bd_level_settle(bd_level *level);

/* The cards of a plan that stay and are not paired with one that floats in, and their line. */
typedef struct bd_rest {
    bd_inside inside;
    uint16_t *leaving;
    int leaving_count;
    int line;
} bd_rest;
bool bd_plan_rest(const bd_level *level, const bd_plan *plan, bd_rest *out);

/* Whom the level below has, to be paired together with these. */
int bd_level_below(const bd_level *level, const uint16_t *leaving, int count, uint16_t *list);

/* Places in the order of search: from 0. `own` is a place among the level's own cards. */
int bd_level_place_down(const bd_level *level, int line, int own);
int bd_level_place_up(const bd_level *level, int line, int own);

#endif

/* Choice: who floats into a level and whom he meets, who has the bye, who floats down.
 *
 * Rules 20 to 22 say in which order cards are looked at; 24 that the first choice stands unless another one
 * saves further floaters, colour transfers or exchanges across the mid-line. So an arbiter goes through the
 * choices in order, sees from the numbers of seekers what each of them costs at least here and in the level
 * below (advice 6, 10, 11), lays out those that can be better than the best so far, looks into the level
 * below whether it can then be paired, and keeps the first of the best. */
#ifndef BD_HAND_CHOICE_H
#define BD_HAND_CHOICE_H

#include "hand/level.h"

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

#endif

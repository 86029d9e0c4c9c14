/* Classes: the sum of the weights of the odd sets that a pair leaves, for many pairs quickly.
 *
 * Nodes that lie in exactly the same weighted sets form a class. What a pair's sets sum up to depends only on
 * the classes of its ends, so where many pairs of one node are asked for it is worked out for all classes at
 * once. Sets are added from the largest to the smallest: those of a nested family then make one class each.
 * Nothing depends on the family being nested; but the work is counted, because a family made for the purpose
 * could keep the checker busy for hours. */
#ifndef BD_VERIFY_CLASSES_H
#define BD_VERIFY_CLASSES_H

#include "cards/certificate.h"

/* More classes than this in a stage, or more steps in all, are refused. A solver's sets make hundreds of the
 * former and millions of the latter. */
enum { BD_CLASSES_MOST = 1000000 };
#define BD_CLASSES_STEPS_MOST INT64_C(5000000000)

/* A class lies in the sets of its parent and in one more; class 0 in none. */
typedef struct bd_class {
    uint32_t parent;
    uint32_t rank;    /* of the one more set: from 1, larger sets first */
    uint32_t inside;  /* the class made of this one by the set added last that divided it, */
    uint32_t divided; /* and the rank of that set */
    int64_t weight;   /* of the one more set */
} bd_class;

typedef struct bd_classes {
    uint32_t *of; /* [nodes] the class of each node */
    bd_class *items;
    size_t count, capacity;
    int64_t *leaving; /* [count] for the class asked for last */
    uint32_t asked;
    int64_t steps; /* of all stages so far, */
    int64_t steps_most;
} bd_classes;

bd_status bd_classes_new(bd_classes *classes, bd_arena *arena, int nodes, bd_err *err);

/* Whether too much is asked: then what the functions below say means nothing. */
bool bd_classes_are_too_many(const bd_classes *classes);

/* The classes of one stage; valid until the arena goes back. */
bd_status bd_classes_make(bd_classes *classes, bd_arena *arena, int nodes, const bd_odd_set *sets,
                          const bd_stage_proof *proof, bd_err *err);

/* The sum of weights of the sets that hold nodes of one of the classes a and b, but not of the other. */
int64_t bd_classes_between(bd_classes *classes, uint32_t a, uint32_t b);

/* That sum for u and each class, valid until the next call; NULL when that is not worth while for so few
 * pairs. */
const int64_t *bd_classes_leaving(bd_classes *classes, int u, size_t pairs);

#endif

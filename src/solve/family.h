/* Family: the odd sets that carry weight, or did in an earlier stage; always nested or apart (laminar).
 *
 * Sets stand in ascending size, so that a set comes before every set that holds it. A set is free when an
 * earlier stage gave it a weight: every matching still allowed leaves it exactly once, and its weight may
 * have either sign. The others must keep a weight of at least zero, and are dropped when it is zero. */
#ifndef BD_SOLVE_FAMILY_H
#define BD_SOLVE_FAMILY_H

#include "base/arena.h"
#include "base/bits.h"

typedef struct bd_set {
    const uint16_t *nodes; /* ascending */
    int count;
    int64_t weight;
    int64_t rate; /* change of weight per unit of a dual step */
    bool free;
    uint32_t listed; /* index in the certificate, when free */
    int row;         /* its number among the rows of a linear program, from 1 (part.h) */
    /* Filled in by bd_family_arrange. */
    int parent;          /* smallest set that holds this one, or -1 */
    int children;        /* sets whose parent this is */
    int64_t up, rate_up; /* weight and rate of this set and all that hold it */
} bd_set;

typedef struct bd_family {
    int nodes, words;
    bd_set *sets;
    int count;
    size_t capacity;
    int *inner, *outer; /* of each node: smallest and largest set that holds it, or -1 */
} bd_family;

bd_status bd_family_new(bd_arena *arena, int nodes, bd_family *out, bd_err *err);

/* nodes must stay where they are; the family must be arranged anew before it is used. */
bd_status bd_family_add(bd_family *family, bd_set set, bd_err *err);

/* Drops sets that are not free and weigh nothing. */
void bd_family_purge(bd_family *family);

/* Sorts and finds who holds whom; false when two sets cross. */
bool bd_family_arrange(bd_family *family);

/* The same where none can cross. */
void bd_family_arrange_nested(bd_family *family);

/* Adds the nodes of the set to the bits. */
void bd_set_add_to(const bd_set *set, uint64_t *bits);

/* Sums the weights and rates from the outside in. */
void bd_family_sum(bd_family *family);

/* The smallest set that holds both nodes, or -1. */
static inline int bd_family_meet(const bd_family *family, int u, int v)
{
    int a = family->inner[u], b = family->inner[v];
    while (a != b) {
        if (a < 0 || b < 0) return -1;
        if (a < b)
            a = family->sets[a].parent;
        else
            b = family->sets[b].parent;
    }
    return a;
}

/* Whether both nodes lie in one set. */
static inline bool bd_family_shares(const bd_family *family, int u, int v)
{
    return family->outer[u] >= 0 && family->outer[u] == family->outer[v];
}

#endif

/* The lexicographically best perfect matchings of a small instance by trying all of them, for tests. */
#ifndef TESTS_BRUTE_H
#define TESTS_BRUTE_H

#include "cards/instance.h"

#include <string.h>

enum { BRUTE_NODES = 14, BRUTE_STAGES = 8 };

typedef struct brute {
    const bd_instance *instance;
    int edge_of[BRUTE_NODES][BRUTE_NODES]; /* index, or -1 */
    int mate[BRUTE_NODES];                 /* under way */
    int64_t value[BRUTE_STAGES];           /* of the best so far */
    int best_mate[BRUTE_NODES];            /* the first best one */
    long matchings, best;                  /* how many there are, how many of them are best */
} brute;

static inline void brute_judge(brute *b)
{
    int64_t value[BRUTE_STAGES] = {0};
    const bd_instance *instance = b->instance;
    for (int k = 0; k < instance->stage_count; k++)
        for (int u = 0; u < instance->nodes; u++)
            if (u < b->mate[u]) value[k] += instance->costs[k][b->edge_of[u][b->mate[u]]];
    int order = b->matchings == 0 ? -1 : 0;
    for (int k = 0; k < instance->stage_count && order == 0; k++)
        order = (value[k] > b->value[k]) - (value[k] < b->value[k]);
    b->matchings++;
    if (order > 0) return;
    if (order < 0) {
        b->best = 0;
        memcpy(b->value, value, sizeof value);
        memcpy(b->best_mate, b->mate, sizeof b->mate);
    }
    b->best++;
}

static inline void brute_extend(brute *b)
{
    int u = 0;
    while (u < b->instance->nodes && b->mate[u] >= 0) u++;
    if (u == b->instance->nodes) {
        brute_judge(b);
        return;
    }
    for (int v = u + 1; v < b->instance->nodes; v++) {
        if (b->mate[v] >= 0 || b->edge_of[u][v] < 0) continue;
        b->mate[u] = v;
        b->mate[v] = u;
        brute_extend(b);
        b->mate[u] = b->mate[v] = -1;
    }
}

static inline brute brute_force(const bd_instance *instance)
{
    brute b = {.instance = instance};
    memset(b.edge_of, -1, sizeof b.edge_of);
    memset(b.mate, -1, sizeof b.mate);
    for (size_t i = 0; i < instance->edge_count; i++)
        b.edge_of[instance->edges[i].u][instance->edges[i].v] =
            b.edge_of[instance->edges[i].v][instance->edges[i].u] = (int)i;
    brute_extend(&b);
    return b;
}

#endif

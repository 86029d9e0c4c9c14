/* Paths: an exact lexicographic solver for up to 20 nodes that shares nothing with the real one.
 *
 * A matching is a path through sets of nodes, each step pairing the lowest node that is left. After each
 * stage only the steps that lie on a cheapest path are kept: the paths left are exactly the matchings that
 * are best so far. No duals, no odd sets. */
#ifndef TESTS_PATHS_H
#define TESTS_PATHS_H

#include "base/bits.h"
#include "cards/stage.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { PATHS_NODES_MAX = 20, PATHS_STAGES_MAX = 400 };

typedef struct paths_stage {
    char id[BD_STAGE_ID_SIZE];
    int64_t value;
    int wishes;
} paths_stage;

typedef struct paths {
    int nodes;
    uint32_t *steps; /* by set: with which nodes its lowest one may be paired */
    int32_t *best;   /* by set: cheapest way to the empty set, -1: not asked or none */
    uint8_t *seen;   /* by set: on a path from the full set */
    bd_edge face[PATHS_NODES_MAX * PATHS_NODES_MAX];
    size_t face_count;
    uint16_t mate[PATHS_NODES_MAX];
    paths_stage stages[PATHS_STAGES_MAX];
    int stage_count;
    int64_t matchings; /* left at the end */
} paths;

static inline int paths_lowest(uint32_t set)
{
    int u = 0;
    while ((set >> u & 1) == 0) u++;
    return u;
}

static inline uint32_t paths_full(const paths *p) { return (uint32_t)(((uint64_t)1 << p->nodes) - 1); }

static inline uint32_t paths_after(uint32_t set, int u, int v)
{
    return set & ~((uint32_t)1 << u) & ~((uint32_t)1 << v);
}

/* Marks what can still be reached, and lists the face. */
static inline void paths_see(paths *p)
{
    bool used[PATHS_NODES_MAX][PATHS_NODES_MAX] = {{false}};
    const uint32_t full = paths_full(p);
    memset(p->seen, 0, (size_t)full + 1);
    p->seen[full] = 1;
    for (uint32_t set = full; set > 0; set--) {
        if (!p->seen[set]) continue;
        const int u = paths_lowest(set);
        for (int v = u + 1; v < p->nodes; v++) {
            if ((p->steps[set] >> v & 1) == 0) continue;
            p->seen[paths_after(set, u, v)] = 1;
            used[u][v] = true;
        }
    }
    p->face_count = 0;
    for (int u = 0; u < p->nodes; u++)
        for (int v = u + 1; v < p->nodes; v++)
            if (used[u][v]) p->face[p->face_count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
}

enum { PATHS_NONE = INT_MAX / 2 };

/* The cheapest matching's cost, into *value; false when there is none at all. */
static inline bool paths_minimise(paths *p, int32_t cost[PATHS_NODES_MAX][PATHS_NODES_MAX], int64_t *value)
{
    const uint32_t full = paths_full(p);
    p->best[0] = 0;
    for (uint32_t set = 1; set <= full; set++) {
        if (!p->seen[set]) continue;
        const int u = paths_lowest(set);
        int32_t best = PATHS_NONE;
        for (int v = u + 1; v < p->nodes; v++) {
            if ((p->steps[set] >> v & 1) == 0) continue;
            const int32_t rest = p->best[paths_after(set, u, v)];
            if (rest < PATHS_NONE && rest + cost[u][v] < best) best = rest + cost[u][v];
        }
        p->best[set] = best;
    }
    *value = p->best[full];
    return p->best[full] < PATHS_NONE;
}

/* Keeps the steps on cheapest paths. */
static inline void paths_keep(paths *p, int32_t cost[PATHS_NODES_MAX][PATHS_NODES_MAX])
{
    for (uint32_t set = 1; set <= paths_full(p); set++) {
        if (!p->seen[set]) continue;
        const int u = paths_lowest(set);
        for (int v = u + 1; v < p->nodes; v++) {
            if ((p->steps[set] >> v & 1) == 0) continue;
            const int32_t rest = p->best[paths_after(set, u, v)];
            if (rest >= PATHS_NONE || rest + cost[u][v] != p->best[set]) p->steps[set] &= ~((uint32_t)1 << v);
        }
    }
    paths_see(p);
}

static inline void paths_walk(paths *p)
{
    for (uint32_t set = paths_full(p); set > 0;) {
        const int u = paths_lowest(set);
        int v = u + 1;
        while ((p->steps[set] >> v & 1) == 0) v++;
        p->mate[u] = (uint16_t)v;
        p->mate[v] = (uint16_t)u;
        set = paths_after(set, u, v);
    }
}

static inline void paths_price(const paths *p, const bd_stage *stage,
                               int32_t cost[PATHS_NODES_MAX][PATHS_NODES_MAX])
{
    bd_cost list[PATHS_NODES_MAX * PATHS_NODES_MAX];
    stage->price(stage->context, p->face, p->face_count, list);
    memset(cost, 0, sizeof(int32_t) * PATHS_NODES_MAX * PATHS_NODES_MAX);
    for (size_t i = 0; i < p->face_count; i++) cost[p->face[i].u][p->face[i].v] = list[i];
}

static inline int64_t paths_grant(paths *p, const bd_stage *stage,
                                  int32_t cost[PATHS_NODES_MAX][PATHS_NODES_MAX])
{
    int32_t against[PATHS_NODES_MAX][PATHS_NODES_MAX];
    for (int w = stage->wishes; w >= 0; w--) {
        int64_t value = 0;
        for (int u = 0; u < p->nodes; u++)
            for (int v = 0; v < p->nodes; v++) against[u][v] = cost[u][v] >= 1 && cost[u][v] <= w;
        if (!paths_minimise(p, against, &value) || value > 0) continue;
        paths_keep(p, against);
        return w;
    }
    return -1;
}

static inline int64_t paths_count(paths *p)
{
    const uint32_t full = paths_full(p);
    int64_t *ways = calloc((size_t)full + 1, sizeof *ways);
    ways[0] = 1;
    for (uint32_t set = 1; set <= full; set++) {
        if (!p->seen[set]) continue;
        const int u = paths_lowest(set);
        for (int v = u + 1; v < p->nodes; v++)
            if ((p->steps[set] >> v & 1) != 0) ways[set] += ways[paths_after(set, u, v)];
    }
    const int64_t all = ways[full];
    free(ways);
    return all;
}

static inline bool paths_begin(paths *p, int nodes, const bd_edge *edges, size_t count)
{
    uint32_t open[PATHS_NODES_MAX] = {0};
    *p = (paths){.nodes = nodes};
    const size_t sets = (size_t)1 << nodes;
    p->steps = calloc(sets, sizeof *p->steps);
    p->best = calloc(sets, sizeof *p->best);
    p->seen = calloc(sets, sizeof *p->seen);
    for (size_t i = 0; i < count; i++) open[edges[i].u] |= (uint32_t)1 << edges[i].v;
    for (uint32_t set = 1; set < sets; set++) p->steps[set] = open[paths_lowest(set)] & set;
    paths_see(p);
    int32_t nothing[PATHS_NODES_MAX][PATHS_NODES_MAX] = {{0}};
    int64_t value = 0;
    if (!paths_minimise(p, nothing, &value)) return false;
    paths_keep(p, nothing);
    paths_walk(p);
    return true;
}

static inline void paths_end(paths *p)
{
    free(p->steps);
    free(p->best);
    free(p->seen);
}

/* Walks all stages; false when there is no matching. Call paths_end afterwards in any case. */
static inline bool paths_solve(paths *p, int nodes, const bd_edge *edges, size_t count,
                               const bd_stages *stages)
{
    if (!paths_begin(p, nodes, edges, count)) return false;
    int64_t last = 0;
    for (;;) {
        int32_t cost[PATHS_NODES_MAX][PATHS_NODES_MAX];
        uint64_t rows[PATHS_NODES_MAX] = {0};
        bd_edge room[PATHS_NODES_MAX];
        for (size_t i = 0; i < p->face_count; i++) bd_bits_add(&rows[p->face[i].u], p->face[i].v);
        const bd_face face = {.nodes = p->nodes, .count = p->face_count, .rows = rows, .room = room};
        bd_stage stage;
        bool done = true;
        if (stages->next(stages->self, &face, last, &stage, &done, NULL) != BD_OK ||
            p->stage_count == PATHS_STAGES_MAX)
            abort();
        if (done) break;
        paths_price(p, &stage, cost);
        if (stage.wishes > 0) {
            last = paths_grant(p, &stage, cost);
        } else {
            (void)paths_minimise(p, cost, &last);
            paths_keep(p, cost);
        }
        paths_walk(p);
        paths_stage *done_stage = &p->stages[p->stage_count++];
        memcpy(done_stage->id, stage.id, sizeof done_stage->id);
        done_stage->value = last;
        done_stage->wishes = stage.wishes;
    }
    p->matchings = paths_count(p);
    return true;
}

#endif

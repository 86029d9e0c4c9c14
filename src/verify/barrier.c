#include "verify/barrier.h"

/* The node that stands for u's component; paths are halved on the way. */
static uint16_t barrier_find(uint16_t *parent, uint16_t u)
{
    while (parent[u] != u) {
        parent[u] = parent[parent[u]];
        u = parent[u];
    }
    return u;
}

bd_status bd_barrier_check(bd_arena *arena, int nodes, const bd_edge *edges, size_t edge_count,
                           const uint16_t *barrier, size_t barrier_count, bool *holds, bd_err *err)
{
    bool *removed, *odd;
    uint16_t *parent;
    BD_NEW(removed, arena, nodes, err);
    BD_NEW(odd, arena, nodes, err);
    BD_NEW(parent, arena, nodes, err);
    *holds = false;
    for (size_t i = 0; i < barrier_count; i++) {
        if (barrier[i] >= nodes || (i > 0 && barrier[i] <= barrier[i - 1])) return BD_OK;
        removed[barrier[i]] = true;
    }
    for (int u = 0; u < nodes; u++) parent[u] = (uint16_t)u;
    for (size_t i = 0; i < edge_count; i++)
        if (!removed[edges[i].u] && !removed[edges[i].v])
            parent[barrier_find(parent, edges[i].u)] = barrier_find(parent, edges[i].v);
    for (int u = 0; u < nodes; u++) {
        const uint16_t root = barrier_find(parent, (uint16_t)u);
        if (!removed[u]) odd[root] = !odd[root];
    }
    size_t odd_count = 0;
    for (int u = 0; u < nodes; u++) odd_count += odd[u];
    *holds = odd_count > barrier_count;
    return BD_OK;
}

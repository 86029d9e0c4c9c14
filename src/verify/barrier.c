#include "verify/barrier.h"

#include "base/bits.h"

/* The node that stands for u's component; paths are halved on the way. */
static uint16_t barrier_find(uint16_t *parent, uint16_t u)
{
    while (parent[u] != u) {
        parent[u] = parent[parent[u]];
        u = parent[u];
    }
    return u;
}

bd_status bd_barrier_check(bd_arena *arena, int nodes, const uint64_t *rows, const uint16_t *barrier,
                           size_t barrier_count, bool *holds, bd_err *err)
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
    const int words = bd_bits_words(nodes);
    for (int u = 0; u < nodes; u++) {
        const uint64_t *row = rows + (size_t)u * (size_t)words;
        for (int v = removed[u] ? -1 : bd_bits_next(row, words, u + 1); v >= 0;
             v = bd_bits_next(row, words, v + 1))
            if (!removed[v]) parent[barrier_find(parent, (uint16_t)u)] = barrier_find(parent, (uint16_t)v);
    }
    for (int u = 0; u < nodes; u++) {
        const uint16_t root = barrier_find(parent, (uint16_t)u);
        if (!removed[u]) odd[root] = !odd[root];
    }
    size_t odd_count = 0;
    for (int u = 0; u < nodes; u++) odd_count += odd[u];
    *holds = odd_count > barrier_count;
    return BD_OK;
}

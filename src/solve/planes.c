/* Planes: the costs of a stage where only few differ: of each cost but 0 one bit for each pair.
 *
 * A plane has the words of a row in which pairs with costs may stand, row after row, and in them the pairs
 * with higher nodes. Sixty-four pairs are then asked at a time (sweep.h). */
#include "solve/edges.h"

bd_status bd_planes_new(bd_arena *arena, int nodes, bd_planes *out, bd_err *err)
{
    bd_planes planes = {.count = 0};
    BD_NEW(planes.from, arena, nodes, err);
    BD_NEW(planes.to, arena, nodes, err);
    BD_NEW(planes.start, arena, nodes, err);
    *out = planes;
    return BD_OK;
}

/* The plane of a cost, made if there is room for one more; -1: there is none. */
static bd_status planes_find(bd_planes *p, bd_arena *arena, bd_cost cost, int *found, bd_err *err)
{
    *found = 0;
    while (*found < p->count && p->cost[*found] != cost) ++*found;
    if (*found < p->count) return BD_OK;
    if (p->count == p->most) {
        *found = -1;
        return BD_OK;
    }
    BD_NEW(p->bits[p->count], arena, p->words, err);
    p->cost[p->count++] = cost;
    return BD_OK;
}

bd_status bd_planes_add(bd_planes *planes, bd_arena *arena, int u, const uint16_t *others,
                        const bd_cost *costs, int count, bool *fits, bd_err *err)
{
    uint64_t *row = NULL;
    bd_cost last = 0;
    BD_ASSERT(planes->most <= BD_PLANES_MAX);
    *fits = true;
    for (int i = 0; i < count; i++) {
        if (costs[i] == 0) continue;
        if (row == NULL || costs[i] != last) {
            int k;
            BD_TRY(planes_find(planes, arena, costs[i], &k, err));
            if (k < 0) {
                *fits = false;
                return BD_OK;
            }
            last = costs[i];
            row = planes->bits[k] + planes->start[u];
        }
        const int w = (others[i] >> 6) - planes->from[u];
        BD_ASSERT(w >= 0 && others[i] >> 6 < planes->to[u]);
        row[w] |= UINT64_C(1) << (others[i] & 63);
    }
    return BD_OK;
}

bd_status bd_planes_add_words(bd_planes *planes, bd_arena *arena, int u, const uint64_t *pairs, int from,
                              int to, bd_cost cost, bool *fits, bd_err *err)
{
    int k;
    BD_ASSERT(cost != 0 && from >= planes->from[u] && to <= planes->to[u]);
    BD_TRY(planes_find(planes, arena, cost, &k, err));
    *fits = k >= 0;
    if (!*fits) return BD_OK;
    uint64_t *row = planes->bits[k] + planes->start[u];
    for (int w = from; w < to; w++) row[w - planes->from[u]] |= pairs[w];
    return BD_OK;
}

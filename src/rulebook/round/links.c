#include "rulebook/round/links.h"

#include "base/assert.h"

bd_status bd_link_list_add(bd_link_list *list, int u, int v, bd_err *err)
{
    BD_ASSERT(u >= 0 && v >= 0 && u <= 0xffff && v <= 0xffff);
    if (u == v) return BD_OK;
    BD_ROOM(list->pairs, list->count + 1, list->capacity, list->arena, err);
    list->pairs[list->count++] = (uint32_t)u << 16 | (uint32_t)v;
    list->pairs[list->count++] = (uint32_t)v << 16 | (uint32_t)u;
    return BD_OK;
}

/* Every link is there in both directions: whoever goes through the nodes in order and writes each down for
 * its others has the others of each in order. */
static bd_status links_sort(const bd_link_list *list, int nodes, const uint32_t *start, uint16_t **out,
                            bd_err *err)
{
    uint32_t *at;
    uint16_t *others, *sorted;
    BD_NEW(at, list->arena, nodes, err);
    BD_NEW(others, list->arena, list->count, err);
    BD_NEW(sorted, list->arena, list->count, err);
    for (int u = 0; u < nodes; u++) at[u] = start[u];
    for (size_t i = 0; i < list->count; i++)
        others[at[list->pairs[i] >> 16]++] = (uint16_t)(list->pairs[i] & 0xffff);
    for (int u = 0; u < nodes; u++) at[u] = start[u];
    for (int u = 0; u < nodes; u++)
        for (uint32_t i = start[u]; i < start[u + 1]; i++) sorted[at[others[i]]++] = (uint16_t)u;
    *out = sorted;
    return BD_OK;
}

bd_status bd_link_list_finish(bd_link_list *list, int nodes, bd_node_links *out, bd_err *err)
{
    BD_ASSERT(list->count % 2 == 0);
    uint32_t *start;
    uint16_t *other;
    BD_NEW(start, list->arena, nodes + 1, err);
    *out = (bd_node_links){.start = start};
    if (list->count == 0) return BD_OK;
    for (size_t i = 0; i < list->count; i++) start[(list->pairs[i] >> 16) + 1]++;
    for (int u = 0; u < nodes; u++) start[u + 1] += start[u];
    BD_TRY(links_sort(list, nodes, start, &other, err));
    /* Those that are there twice are kept once. */
    uint32_t kept = 0;
    for (int u = 0; u < nodes; u++) {
        const uint32_t first = start[u], end = start[u + 1];
        start[u] = kept;
        for (uint32_t i = first; i < end; i++)
            if (i == first || other[i] != other[i - 1]) other[kept++] = other[i];
    }
    start[nodes] = kept;
    *out = (bd_node_links){start, other};
    return BD_OK;
}

bool bd_links_has(const bd_node_links *links, int u, int v)
{
    BD_ASSERT(links->start != NULL && u >= 0);
    uint32_t low = links->start[u];
    uint32_t high = links->start[u + 1];
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (links->other[middle] == v) return true;
        if (links->other[middle] < v)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

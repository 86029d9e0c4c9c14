#include "rulebook/round/links.h"

#include "base/assert.h"
#include <stdlib.h>

bd_status bd_link_list_add(bd_link_list *list, int u, int v, bd_err *err)
{
    BD_ASSERT(u >= 0 && v >= 0 && u <= 0xffff && v <= 0xffff);
    if (u == v) return BD_OK;
    BD_ROOM(list->pairs, list->count + 1, list->capacity, list->arena, err);
    list->pairs[list->count++] = (uint32_t)u << 16 | (uint32_t)v;
    list->pairs[list->count++] = (uint32_t)v << 16 | (uint32_t)u;
    return BD_OK;
}

static int links_compare(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a;
    const uint32_t y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

bd_status bd_link_list_finish(bd_link_list *list, int nodes, bd_links *out, bd_err *err)
{
    BD_ASSERT(list->count % 2 == 0);
    uint32_t *start;
    uint16_t *other;
    BD_NEW(start, list->arena, nodes + 1, err);
    BD_NEW(other, list->arena, list->count, err);
    if (list->count > 0) qsort(list->pairs, list->count, sizeof *list->pairs, links_compare);
    uint32_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (i > 0 && list->pairs[i] == list->pairs[i - 1]) continue;
        start[(list->pairs[i] >> 16) + 1]++;
        other[kept++] = (uint16_t)(list->pairs[i] & 0xffff);
    }
    for (int u = 0; u < nodes; u++) start[u + 1] += start[u];
    *out = (bd_links){start, other};
    return BD_OK;
}

bool bd_links_has(const bd_links *links, int u, int v)
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

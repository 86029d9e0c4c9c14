#include "base/graph.h"

#include "base/assert.h"
#include "base/bits.h"

#include <string.h>

/* The first place of the list whose pair is not before (u, v). */
static size_t graph_place(const bd_face *face, int u, int v)
{
    size_t low = 0, high = face->count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const bd_edge e = face->edges[middle];
        if (e.u < u || (e.u == u && e.v < v))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static const uint64_t *graph_bits(const bd_face *face, int u)
{
    return face->rows + (size_t)u * (size_t)bd_bits_words(face->nodes);
}

const bd_edge *bd_face_row(const bd_face *face, int u, size_t *count)
{
    BD_ASSERT(u >= 0 && u < face->nodes);
    *count = 0;
    if (face->rows == NULL) {
        const size_t first = graph_place(face, u, 0);
        *count = graph_place(face, u + 1, 0) - first;
        return *count == 0 ? NULL : face->edges + first;
    }
    const uint64_t *row = graph_bits(face, u);
    const int words = bd_bits_words(face->nodes);
    size_t found = 0;
    for (int w = u >> 6; w < words; w++) {
        uint64_t rest = w == u >> 6 ? row[w] & bd_bits_above(u) : row[w];
        for (; rest != 0; rest &= rest - 1)
            face->room[found++] = (bd_edge){(uint16_t)u, (uint16_t)(w * 64 + bd_bits_lowest(rest))};
    }
    *count = found;
    return face->room;
}

int bd_face_next(const bd_face *face, int u, int v)
{
    BD_ASSERT(u < v && v <= face->nodes);
    if (face->rows != NULL) return bd_bits_next(graph_bits(face, u), bd_bits_words(face->nodes), v);
    const size_t i = graph_place(face, u, v);
    return i < face->count && face->edges[i].u == u ? face->edges[i].v : -1;
}

size_t bd_face_list(const bd_face *face, bd_edge *list)
{
    size_t total = 0;
    for (int u = 0; u < face->nodes; u++) {
        size_t count;
        const bd_edge *row = bd_face_row(face, u, &count);
        if (count > 0) memcpy(list + total, row, count * sizeof *row);
        total += count;
    }
    BD_ASSERT(total == face->count);
    return total;
}

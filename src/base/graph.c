#include "base/graph.h"

#include <string.h>

static const uint64_t *graph_bits(const bd_face *face, int u)
{
    return face->rows + (size_t)u * (size_t)bd_bits_words(face->nodes);
}

/* The words of row u in which it can have nodes of low .. high. */
static bd_span graph_words(const bd_face *face, int u, int low, int high)
{
    if (low > high) return (bd_span){0};
    const bd_span words = {(uint16_t)(low >> 6), (uint16_t)((high >> 6) + 1)};
    return face->spans == NULL ? words : bd_span_common(words, face->spans[u]);
}

bd_status bd_face_of_list(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, bd_face *out,
                          bd_err *err)
{
    uint64_t *rows;
    const size_t words = (size_t)bd_bits_words(nodes);
    *out = (bd_face){.nodes = nodes, .count = count};
    BD_NEW(rows, arena, (size_t)nodes * words, err);
    BD_NEW(out->room, arena, nodes, err);
    for (size_t i = 0; i < count; i++) {
        BD_ASSERT(edges[i].u < edges[i].v && edges[i].v < nodes);
        bd_bits_add(rows + (size_t)edges[i].u * words, edges[i].v);
    }
    out->rows = rows;
    return BD_OK;
}

bool bd_face_has(const bd_face *face, int u, int v)
{
    BD_ASSERT(u != v && u < face->nodes && v < face->nodes);
    const int low = u < v ? u : v, high = u < v ? v : u;
    const bd_span words = graph_words(face, low, high, high);
    return words.from < words.to && bd_bits_has(graph_bits(face, low), high);
}

const bd_edge *bd_face_row(const bd_face *face, int u, size_t *count)
{
    return bd_face_part(face, u, u + 1, face->nodes - 1, count);
}

const bd_edge *bd_face_part(const bd_face *face, int u, int low, int high, size_t *count)
{
    BD_ASSERT(u >= 0 && u < low && high < face->nodes);
    const uint64_t *row = graph_bits(face, u);
    size_t found = 0;
    const bd_span words = graph_words(face, u, low, high);
    for (int w = words.from; w < words.to; w++) {
        if (row[w] == 0) continue;
        for (uint64_t rest = row[w] & bd_bits_between(w, low, high); rest != 0; rest &= rest - 1)
            face->room[found++] = (bd_edge){(uint16_t)u, (uint16_t)(w * 64 + bd_bits_lowest(rest))};
    }
    *count = found;
    return face->room;
}

bool bd_face_mark(const bd_face *face, int u, int low, int high, uint64_t *into)
{
    BD_ASSERT(u < low && high < face->nodes);
    const uint64_t *row = graph_bits(face, u);
    bool any = false;
    const bd_span words = graph_words(face, u, low, high);
    for (int w = words.from; w < words.to; w++) {
        if (row[w] == 0) continue;
        const uint64_t met = row[w] & bd_bits_between(w, low, high);
        into[w] |= met;
        any = any || met != 0;
    }
    return any;
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

bd_status bd_face_both_ways(const bd_face *face, bd_arena *arena, uint32_t **start, uint16_t **other,
                            bd_err *err)
{
    uint32_t *at;
    BD_NEW(*start, arena, face->nodes + 1, err);
    BD_NEW(*other, arena, 2 * face->count, err);
    BD_NEW(at, arena, face->nodes, err);
    for (int u = 0; u < face->nodes; u++) {
        size_t count;
        const bd_edge *row = bd_face_row(face, u, &count);
        for (size_t i = 0; i < count; i++) (*start)[row[i].v + 1]++;
        (*start)[u + 1] += (uint32_t)count;
    }
    for (int u = 0; u < face->nodes; u++) {
        at[u] = (*start)[u];
        (*start)[u + 1] += (*start)[u];
    }
    for (int u = 0; u < face->nodes; u++) {
        size_t count;
        const bd_edge *row = bd_face_row(face, u, &count);
        for (size_t i = 0; i < count; i++) {
            (*other)[at[u]++] = row[i].v;
            (*other)[at[row[i].v]++] = (uint16_t)u;
        }
    }
    return BD_OK;
}

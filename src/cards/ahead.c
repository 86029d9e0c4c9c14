#include "cards/ahead.h"

/* How often a pair can be made. */
static int factor_copies(const bd_ahead *ahead, const bd_ahead_round *rounds, int u, int v)
{
    int copies = 0;
    for (int k = 0; k < ahead->count; k++) copies += bd_bits_has(rounds[k].rows[u], v);
    return copies > 1 && bd_ahead_once(ahead, u, v) ? 1 : copies;
}

/* The place of the first end of each node, and of the last core behind; nodes 0 where there is no graph. */
static void factor_count(const bd_ahead *ahead, const bd_ahead_round *rounds, const uint8_t *copies,
                         int *first, bd_ahead_factor *out)
{
    for (int u = 0; u < ahead->nodes; u++) {
        int pairs = 0, needed = 0;
        first[u] = out->nodes;
        for (int v = 0; v < ahead->nodes; v++) pairs += copies[u * ahead->nodes + v];
        for (int k = 0; k < ahead->count; k++) needed += bd_bits_has(rounds[k].present, u);
        out->nodes += pairs + pairs - needed;
        if (pairs >= needed && out->nodes <= BD_AHEAD_FACTOR_MOST) continue;
        out->nodes = 0;
        return;
    }
    first[ahead->nodes] = out->nodes;
}

static void factor_join(const bd_ahead_factor *graph, int a, int b)
{
    bd_bits_add(graph->rows[a], b);
    bd_bits_add(graph->rows[b], a);
}

/* The ends of u's pairs, joined to those of lower nodes; `next` is the first end of each node that has no
 * pair yet. */
static void factor_add_node(const bd_ahead *ahead, const uint8_t *copies, int u, const int *first, int *next,
                            const bd_ahead_factor *out)
{
    for (int v = 0; v < ahead->nodes; v++)
        for (int i = 0; i < copies[u * ahead->nodes + v]; i++) {
            const int end = next[u]++;
            out->node_of[end] = (uint16_t)u;
            out->other_of[end] = (uint16_t)v;
            if (v > u) continue;
            int there = first[v]; /* the end of the same copy at v */
            while (out->other_of[there] != u) there++;
            factor_join(out, end, there + i);
        }
    for (int core = next[u]; core < first[u + 1]; core++) {
        out->node_of[core] = out->other_of[core] = (uint16_t)u;
        for (int end = first[u]; end < next[u]; end++) factor_join(out, core, end);
    }
}

bd_status bd_ahead_factor_new(bd_arena *arena, const bd_ahead *ahead, const bd_ahead_round *rounds,
                              bd_ahead_factor *out, bd_err *err)
{
    int *first, *next;
    uint8_t *copies;
    uint64_t *bits;
    *out = (bd_ahead_factor){.nodes = 0};
    if (ahead->nodes > BD_AHEAD_FACTOR_MOST) return BD_OK;
    BD_NEW(first, arena, ahead->nodes + 1, err);
    BD_NEW(next, arena, ahead->nodes, err);
    BD_NEW(copies, arena, ahead->nodes * ahead->nodes, err);
    for (int u = 0; u < ahead->nodes; u++)
        for (int v = 0; v < ahead->nodes; v++)
            copies[u * ahead->nodes + v] = (uint8_t)factor_copies(ahead, rounds, u, v);
    factor_count(ahead, rounds, copies, first, out);
    if (out->nodes == 0) return BD_OK;
    out->words = bd_bits_words(out->nodes);
    BD_NEW(bits, arena, out->nodes * out->words, err);
    BD_NEW(out->rows, arena, out->nodes, err);
    BD_NEW(out->node_of, arena, out->nodes, err);
    BD_NEW(out->other_of, arena, out->nodes, err);
    for (int a = 0; a < out->nodes; a++) out->rows[a] = bits + (size_t)a * (size_t)out->words;
    for (int u = 0; u < ahead->nodes; u++) next[u] = first[u];
    for (int u = 0; u < ahead->nodes; u++) factor_add_node(ahead, copies, u, first, next, out);
    return BD_OK;
}

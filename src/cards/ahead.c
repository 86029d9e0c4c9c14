#include "cards/ahead.h"

/* The only one left to u in a round, who has only u left: the two are paired there. BD_NONE: nobody. */
static int factor_settled(const bd_ahead *ahead, const bd_ahead_round *round, int u)
{
    int count[2] = {0, 0}, v = u;
    for (int turn = 0; turn < 2; turn++) {
        const uint64_t *row = round->rows[v];
        for (int w = 0; w < ahead->words; w++) count[turn] += bd_bits_count(row[w]);
        if (count[turn] != 1) return BD_NONE;
        v = bd_bits_next(row, ahead->words, 0);
    }
    return bd_bits_next(round->rows[u], ahead->words, 0);
}

/* What the graph is made of. */
typedef struct factor_work {
    const bd_ahead *ahead;
    const bd_ahead_round *rounds;
    uint16_t *settled; /* [rounds][nodes] */
    uint8_t *copies;   /* [nodes][nodes] how often a pair can be made in rounds in which it is not settled */
    int *first, *next; /* the first end of each node; the first that has no pair yet */
} factor_work;

static int factor_count_copies(const factor_work *w, int u, int v)
{
    int copies = 0;
    for (int k = 0; k < w->ahead->count; k++)
        copies += bd_bits_has(w->rounds[k].rows[u], v) && w->settled[k * w->ahead->nodes + u] == BD_NONE;
    return copies > 1 && bd_ahead_once(w->ahead, u, v) ? 1 : copies;
}

/* The place of the first end of each node; nodes 0 where there is no graph. */
static void factor_count(factor_work *w, bd_ahead_factor *out)
{
    const int nodes = w->ahead->nodes;
    for (int u = 0; u < nodes; u++) {
        int pairs = 0, needed = 0;
        w->first[u] = w->next[u] = out->nodes;
        for (int v = 0; v < nodes; v++) {
            w->copies[u * nodes + v] = (uint8_t)factor_count_copies(w, u, v);
            pairs += w->copies[u * nodes + v];
        }
        for (int k = 0; k < w->ahead->count; k++)
            needed += bd_bits_has(w->rounds[k].present, u) && w->settled[k * nodes + u] == BD_NONE;
        out->nodes += pairs + pairs - needed;
        if (pairs >= needed && out->nodes <= BD_AHEAD_FACTOR_MOST) continue;
        out->nodes = 0;
        return;
    }
    w->first[nodes] = out->nodes;
}

static void factor_join(const bd_ahead_factor *graph, int a, int b)
{
    bd_bits_add(graph->rows[a], b);
    bd_bits_add(graph->rows[b], a);
}

/* The ends of u's pairs, joined to those of lower nodes, and its cores. */
static void factor_add_node(const factor_work *w, int u, const bd_ahead_factor *out)
{
    const int nodes = w->ahead->nodes;
    for (int v = 0; v < nodes; v++)
        for (int i = 0; i < w->copies[u * nodes + v]; i++) {
            const int end = w->next[u]++;
            out->node_of[end] = (uint16_t)u;
            out->other_of[end] = (uint16_t)v;
            if (v > u) continue;
            int there = w->first[v]; /* the end of the same copy at v */
            while (out->other_of[there] != u) there++;
            factor_join(out, end, there + i);
        }
    for (int core = w->next[u]; core < w->first[u + 1]; core++) {
        out->node_of[core] = out->other_of[core] = (uint16_t)u;
        for (int end = w->first[u]; end < w->next[u]; end++) factor_join(out, core, end);
    }
}

static bd_status factor_begin(bd_arena *arena, factor_work *w, bd_err *err)
{
    const bd_ahead *ahead = w->ahead;
    BD_NEW(w->first, arena, ahead->nodes + 1, err);
    BD_NEW(w->next, arena, ahead->nodes, err);
    BD_NEW(w->copies, arena, ahead->nodes * ahead->nodes, err);
    BD_NEW(w->settled, arena, ahead->count * ahead->nodes, err);
    for (int k = 0; k < ahead->count; k++)
        for (int u = 0; u < ahead->nodes; u++)
            w->settled[k * ahead->nodes + u] = (uint16_t)factor_settled(ahead, &w->rounds[k], u);
    return BD_OK;
}

bd_status bd_ahead_factor_new(bd_arena *arena, const bd_ahead *ahead, const bd_ahead_round *rounds,
                              bd_ahead_factor *out, bd_err *err)
{
    factor_work w = {.ahead = ahead, .rounds = rounds};
    uint64_t *bits;
    *out = (bd_ahead_factor){.nodes = 0};
    if (ahead->nodes > BD_AHEAD_FACTOR_MOST) return BD_OK;
    BD_TRY(factor_begin(arena, &w, err));
    factor_count(&w, out);
    if (out->nodes == 0) return BD_OK;
    out->words = bd_bits_words(out->nodes);
    BD_NEW(bits, arena, out->nodes * out->words, err);
    BD_NEW(out->rows, arena, out->nodes, err);
    BD_NEW(out->node_of, arena, out->nodes, err);
    BD_NEW(out->other_of, arena, out->nodes, err);
    for (int a = 0; a < out->nodes; a++) out->rows[a] = bits + (size_t)a * (size_t)out->words;
    for (int u = 0; u < ahead->nodes; u++) factor_add_node(&w, u, out);
    return BD_OK;
}

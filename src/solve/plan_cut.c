/* Odd sets that close a case: in each round in which an odd number of the set is there, one of them is paired
 * outside, so as many pairs must leave the set as there are such rounds.
 *
 * Single players come first: who has fewer opponents left than rounds. Then the smallest cut between two
 * nodes in the graph of all pairs (Ford and Fulkerson with paths by breadth): as in the separation of odd
 * sets by Padberg and Rao, but for neighbouring nodes only, so a set may be missed. The tree then splits on.
 */
#include "solve/plan_search.h"

/* Larger events have more pairs than rounds need. */
enum { CUT_NODES_MOST = 128 };

static bd_status cut_rows_new(bd_ahead_search *s, uint64_t ***out, bd_err *err)
{
    uint64_t *bits;
    BD_NEW(*out, s->arena, s->of->nodes, err);
    BD_NEW(bits, s->arena, s->of->nodes * s->of->words, err);
    for (int u = 0; u < s->of->nodes; u++) (*out)[u] = bits + (size_t)u * (size_t)s->of->words;
    return BD_OK;
}

bd_status bd_ahead_cut_new(bd_ahead_search *s, bd_err *err)
{
    BD_TRY(cut_rows_new(s, &s->any, err));
    BD_TRY(cut_rows_new(s, &s->flow, err));
    BD_NEW(s->from, s->arena, s->of->nodes, err);
    return BD_OK;
}

static bool cut_is_odd(const bd_ahead_search *s, int k)
{
    int count = 0;
    for (int w = 0; w < s->of->words; w++) count += bd_bits_count(s->set[w] & s->rounds[k].present[w]);
    return count % 2 != 0;
}

/* The pairs of u that leave the set, in rounds that need one: those that can be made once in *pairs; *again:
 * the round has one that can be made again. */
static void cut_add_leaving(bd_ahead_search *s, int k, int u, bool *again)
{
    for (int w = 0; w < s->of->words; w++) s->free[w] |= s->rounds[k].rows[u][w] & ~s->set[w];
    const int bye = s->of->bye;
    if (!s->of->byes_again) return;
    if (u != bye) {
        if (!bd_bits_has(s->set, bye) && bd_bits_has(s->rounds[k].rows[u], bye)) *again = true;
        bd_bits_drop(s->free, bye);
    } else {
        for (int w = 0; w < s->of->words; w++)
            if ((s->rounds[k].rows[u][w] & ~s->set[w]) != 0) *again = true;
        bd_bits_clear(s->free, s->of->words);
    }
}

static bool cut_holds(bd_ahead_search *s)
{
    int need = 0, pairs = 0;
    for (int k = 0; k < s->of->count; k++) {
        bool again = false;
        if (!cut_is_odd(s, k)) continue;
        need++;
        for (int u = bd_bits_next(s->set, s->of->words, 0); u >= 0;
             u = bd_bits_next(s->set, s->of->words, u + 1))
            cut_add_leaving(s, k, u, &again);
        pairs += again;
    }
    if (need <= pairs) return false;
    for (int u = bd_bits_next(s->set, s->of->words, 0); u >= 0;
         u = bd_bits_next(s->set, s->of->words, u + 1)) {
        bool again = false;
        bd_bits_clear(s->free, s->of->words);
        for (int k = 0; k < s->of->count; k++)
            if (cut_is_odd(s, k)) cut_add_leaving(s, k, u, &again);
        for (int w = 0; w < s->of->words; w++) pairs += bd_bits_count(s->free[w]);
    }
    return pairs < need;
}

/* A path from a to b over pairs that are free; marks in s->set what can be reached. */
static bool cut_find_path(bd_ahead_search *s, int a, int b)
{
    int head = 0, tail = 0;
    bd_bits_clear(s->set, s->of->words);
    bd_bits_add(s->set, a);
    s->list[tail++] = (uint16_t)a;
    while (head < tail) {
        const int u = s->list[head++];
        for (int w = 0; w < s->of->words; w++) {
            uint64_t next = s->any[u][w] & ~s->flow[u][w] & ~s->set[w];
            for (; next != 0; next &= next - 1) {
                const int v = w * 64 + bd_bits_lowest(next);
                bd_bits_add(s->set, v);
                s->from[v] = (uint16_t)u;
                s->list[tail++] = (uint16_t)v;
                if (v == b) return true;
            }
        }
    }
    return false;
}

/* One more path from a to b; a pair that it uses against its direction is free again. */
static void cut_use_path(bd_ahead_search *s, int a, int b)
{
    for (int v = b; v != a; v = s->from[v]) {
        const int u = s->from[v];
        if (bd_bits_has(s->flow[v], u))
            bd_bits_drop(s->flow[v], u);
        else
            bd_bits_add(s->flow[u], v);
    }
}

/* The smallest cut between a and b, while it is smaller than the number of rounds. */
static bool cut_between(bd_ahead_search *s, int a, int b)
{
    for (int u = 0; u < s->of->nodes; u++) bd_bits_clear(s->flow[u], s->of->words);
    for (int paths = 0; paths < s->of->count; paths++) {
        if (!cut_find_path(s, a, b)) return cut_holds(s);
        cut_use_path(s, a, b);
    }
    return false;
}

bool bd_ahead_find_cut(bd_ahead_search *s)
{
    const int nodes = s->of->nodes, words = s->of->words;
    for (int u = 0; u < nodes; u++) {
        bd_bits_clear(s->set, words);
        bd_bits_add(s->set, u);
        if (cut_holds(s)) return true;
    }
    if (nodes > CUT_NODES_MOST) return false;
    for (int u = 0; u < nodes; u++) {
        bd_bits_clear(s->any[u], words);
        for (int k = 0; k < s->of->count; k++)
            for (int w = 0; w < words; w++) s->any[u][w] |= s->rounds[k].rows[u][w];
    }
    s->work += 4 * (int64_t)nodes * nodes * words;
    for (int u = 1; u < nodes; u++)
        if (cut_between(s, u - 1, u)) return true;
    return false;
}

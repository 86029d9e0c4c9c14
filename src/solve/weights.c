#include "solve/weights.h"

#include "base/ints.h"

#include <stdlib.h>

/* Weights stay below this, so that a sum of a few of them and the sum over all nodes fit into 64 bits. */
static const int64_t weights_safe = INT64_C(1) << 46;

bd_status bd_weights_new(bd_arena *arena, int nodes, bd_weights *out, bd_err *err)
{
    bd_weights w = {.nodes = nodes, .denominator = 1};
    BD_NEW(w.y, arena, nodes, err);
    BD_NEW(w.rate, arena, nodes, err);
    BD_NEW(w.reach, arena, nodes, err);
    BD_NEW(w.rate_reach, arena, nodes, err);
    BD_NEW(w.hot, arena, bd_bits_words(nodes), err);
    BD_NEW(w.moving, arena, bd_bits_words(nodes), err);
    BD_TRY(bd_family_new(arena, nodes, &w.family, err));
    BD_NEW(w.class_of, arena, w.family.capacity + 1, err);
    BD_NEW(w.members, arena, w.family.capacity + 1, err);
    BD_NEW(w.class_at, arena, nodes, err);
    *out = w;
    return BD_OK;
}

void bd_weights_zero(bd_weights *w)
{
    w->denominator = 1;
    memset(w->y, 0, (size_t)w->nodes * sizeof *w->y);
    memset(w->rate, 0, (size_t)w->nodes * sizeof *w->rate);
    for (int s = 0; s < w->family.count; s++) w->family.sets[s].weight = w->family.sets[s].rate = 0;
}

/* Of nodes that stay as they are, those in the same sets that count: the largest such class is left out of
 * the bits, all other nodes are in. Between two nodes of one class nothing is left, and nothing changes. */
typedef struct weights_class {
    const int64_t *of_node;      /* weights or rates */
    size_t of_set;               /* the place of the same in bd_set */
    const bd_edge_store *window; /* its nodes never stay as they are; NULL: they may */
} weights_class;

static bool weights_stays(const weights_class *by, int u)
{
    return by->of_node[u] == 0 && (by->window == NULL || !bd_edges_in_window(by->window, u));
}

/* The smallest set that counts, of each set and of none (place 0), as a number from 1; false: no set counts.
 */
static bool weights_class_sets(bd_weights *w, const weights_class *by)
{
    bool any = false;
    w->class_of[0] = 0;
    for (int s = w->family.count - 1; s >= 0; s--) {
        const bd_set *set = &w->family.sets[s];
        int64_t own;
        memcpy(&own, (const char *)set + by->of_set, sizeof own);
        w->class_of[s + 1] = own != 0 ? s + 1 : w->class_of[set->parent + 1];
        any |= own != 0;
    }
    return any;
}

static void weights_mark(bd_weights *w, const weights_class *by, uint64_t *bits)
{
    const bool in_sets = weights_class_sets(w, by);
    bd_bits_clear(bits, bd_bits_words(w->nodes));
    if (!in_sets) { /* one class */
        for (int u = 0; u < w->nodes; u++) bits[u >> 6] |= (uint64_t)!weights_stays(by, u) << (u & 63);
        return;
    }
    int largest = 0;
    memset(w->members, 0, ((size_t)w->family.count + 1) * sizeof *w->members);
    for (int u = 0; u < w->nodes; u++) {
        const int class = weights_stays(by, u) ? w->class_of[w->family.inner[u] + 1] : -1;
        w->class_at[u] = class;
        if (class >= 0 && ++w->members[class] > w->members[largest]) largest = class;
    }
    for (int u = 0; u < w->nodes; u++) bits[u >> 6] |= (uint64_t)(w->class_at[u] != largest) << (u & 63);
}

void bd_weights_sum(bd_weights *w)
{
    BD_ASSERT(w->denominator >= 1);
    bd_family_sum(&w->family);
    for (int u = 0; u < w->nodes; u++) w->reach[u] = bd_weights_reach_of(w, u);
}

void bd_weights_sum_rates(bd_weights *w)
{
    bd_family_sum(&w->family);
    for (int u = 0; u < w->nodes; u++) {
        const int inner = w->family.inner[u];
        w->rate_reach[u] = w->rate[u] + (inner < 0 ? 0 : w->family.sets[inner].rate_up);
    }
    weights_mark(w, &(weights_class){w->rate, offsetof(bd_set, rate), NULL}, w->moving);
}

void bd_weights_mark_hot(bd_weights *w, const bd_edge_store *store)
{
    BD_ASSERT(store->nodes == w->nodes);
    weights_mark(w, &(weights_class){w->y, offsetof(bd_set, weight), store}, w->hot);
}

int64_t bd_weights_total(const bd_weights *w)
{
    int64_t total = 0;
    for (int u = 0; u < w->nodes; u++) total += w->y[u];
    for (int s = 0; s < w->family.count; s++) total += w->family.sets[s].weight;
    return total;
}

int64_t bd_weights_bound(const bd_weights *w)
{
    BD_ASSERT(w->denominator > 0);
    const int64_t total = bd_weights_total(w), whole = total / w->denominator;
    return whole + (total % w->denominator > 0);
}

bool bd_weights_scale(bd_weights *w, int64_t factor)
{
    BD_ASSERT(factor >= 1 && w->denominator >= 1);
    int64_t largest = w->denominator * BD_COST_MAX;
    for (int u = 0; u < w->nodes; u++)
        if (llabs(w->y[u]) > largest) largest = llabs(w->y[u]);
    for (int s = 0; s < w->family.count; s++)
        if (llabs(w->family.sets[s].weight) > largest) largest = llabs(w->family.sets[s].weight);
    if (largest > weights_safe / factor) return false;
    w->denominator *= factor;
    for (int u = 0; u < w->nodes; u++) w->y[u] *= factor;
    for (int s = 0; s < w->family.count; s++) w->family.sets[s].weight *= factor;
    return true;
}

void bd_weights_reduce(bd_weights *w)
{
    int64_t common = w->denominator;
    for (int u = 0; u < w->nodes && common > 1; u++) common = bd_gcd64(common, w->y[u]);
    for (int s = 0; s < w->family.count && common > 1; s++)
        common = bd_gcd64(common, w->family.sets[s].weight);
    BD_ASSERT(common >= 1 && w->denominator % common == 0);
    if (common <= 1) return;
    w->denominator /= common;
    for (int u = 0; u < w->nodes; u++) w->y[u] /= common;
    for (int s = 0; s < w->family.count; s++) w->family.sets[s].weight /= common;
}

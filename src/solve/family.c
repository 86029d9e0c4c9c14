#include "solve/family.h"

#include "solve/solve_words.h"

#include <stdlib.h>

bd_status bd_family_new(bd_arena *arena, int nodes, bd_family *out, bd_err *err)
{
    BD_ASSERT(nodes >= 2 && nodes % 2 == 0);
    bd_family family = {.nodes = nodes, .words = bd_bits_words(nodes)};
    BD_NEW(family.inner, arena, nodes, err);
    BD_NEW(family.outer, arena, nodes, err);
    /* Nested odd sets of three or more are fewer than half the nodes: room for all, so that the list never
     * moves. */
    family.capacity = (size_t)nodes / 2 + 2;
    BD_NEW(family.sets, arena, family.capacity, err);
    *out = family;
    (void)bd_family_arrange(out);
    return BD_OK;
}

bd_status bd_family_add(bd_family *family, bd_set set, bd_err *err)
{
    if ((size_t)family->count >= family->capacity)
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_SETS_TOO_MANY));
    BD_ASSERT(set.count >= 3 && set.count % 2 == 1 && set.count < family->nodes);
    BD_ASSERT(set.nodes[0] < set.nodes[set.count - 1] && set.nodes[set.count - 1] < family->nodes);
    family->sets[family->count++] = set;
    return BD_OK;
}

void bd_family_purge(bd_family *family)
{
    int kept = 0;
    for (int s = 0; s < family->count; s++)
        if (family->sets[s].free || family->sets[s].weight != 0) family->sets[kept++] = family->sets[s];
    BD_ASSERT(kept <= family->count);
    family->count = kept;
}

static int family_by_size(const void *a, const void *b)
{
    const bd_set *x = a, *y = b;
    if (x->count != y->count) return x->count < y->count ? -1 : 1;
    return x->nodes[0] < y->nodes[0] ? -1 : x->nodes[0] > y->nodes[0];
}

/* The sets of which s is the union, as far as sets hold its nodes; false when one of them sticks out. */
static bool family_adopt(bd_family *family, int s)
{
    bd_set *set = &family->sets[s];
    int held = 0, owned = 0;
    for (int i = 0; i < set->count; i++) {
        const int u = set->nodes[i], child = family->outer[u];
        if (child == -1) {
            family->inner[u] = s;
        } else {
            held++;
            if (family->sets[child].parent != s) {
                family->sets[child].parent = s;
                set->children++;
                owned += family->sets[child].count;
            }
        }
    }
    for (int i = 0; i < set->count; i++) family->outer[set->nodes[i]] = s;
    return held == owned;
}

bool bd_family_arrange(bd_family *family)
{
    for (int u = 0; u < family->nodes; u++) family->inner[u] = family->outer[u] = -1;
    if (family->count > 1) qsort(family->sets, (size_t)family->count, sizeof *family->sets, family_by_size);
    for (int s = 0; s < family->count; s++) {
        family->sets[s].parent = -1;
        family->sets[s].children = 0;
        if (!family_adopt(family, s)) return false;
    }
    bd_family_sum(family);
    return true;
}

void bd_family_arrange_nested(bd_family *family)
{
    const bool nested = bd_family_arrange(family);
    BD_ASSERT(nested);
    (void)nested;
}

void bd_set_add_to(const bd_set *set, uint64_t *bits)
{
    for (int i = 0; i < set->count; i++) bd_bits_add(bits, set->nodes[i]);
}

void bd_family_sum(bd_family *family)
{
    for (int s = family->count - 1; s >= 0; s--) {
        bd_set *set = &family->sets[s];
        BD_ASSERT(set->parent < 0 || set->parent > s); /* whoever holds it has been summed */
        set->up = set->weight + (set->parent < 0 ? 0 : family->sets[set->parent].up);
        set->rate_up = set->rate + (set->parent < 0 ? 0 : family->sets[set->parent].rate_up);
    }
}

#include "verify/kinds.h"

bd_status bd_kinds_new(bd_kinds *kinds, bd_arena *arena, int nodes, bd_err *err)
{
    *kinds = (bd_kinds){.nodes = nodes};
    BD_NEW(kinds->of, arena, nodes, err);
    BD_NEW(kinds->alike, arena, nodes, err);
    for (int k = 0; k < BD_KINDS_MOST; k++) BD_NEW(kinds->items[k].members, arena, bd_bits_words(nodes), err);
    return BD_OK;
}

static void kinds_add(bd_kinds *kinds, int u)
{
    bd_kind *kind = &kinds->items[kinds->count++];
    kind->node = u;
    kind->first = u >> 6;
    kind->active = false;
    kind->known = 0;
    bd_bits_clear(kind->members, bd_bits_words(kinds->nodes));
}

/* The number of u's kind; kinds->count: none yet. Neighbours in rank are mostly of one kind. */
static int kinds_find(const bd_kinds *kinds, const int64_t *y, const uint32_t *class_of, int u)
{
    const uint8_t *alike = kinds->alike;
    if (u > 0 && alike[u] == alike[u - 1] && y[u] == y[u - 1] && class_of[u] == class_of[u - 1])
        return kinds->of[u - 1];
    for (int k = 0; k < kinds->count; k++) {
        const int v = kinds->items[k].node;
        if (alike[u] == alike[v] && y[u] == y[v] && class_of[u] == class_of[v]) return k;
    }
    return kinds->count;
}

bool bd_kinds_sort(bd_kinds *kinds, const bd_stage *stage, const int64_t *y, const uint32_t *class_of,
                   const uint64_t *active)
{
    kinds->count = 0;
    if (bd_stage_number_kinds(stage, kinds->nodes, BD_KINDS_MOST, kinds->alike) == 0) return false;
    for (int u = 0; u < kinds->nodes; u++) {
        const int k = kinds_find(kinds, y, class_of, u);
        if (k == BD_KINDS_MOST) return false;
        if (k == kinds->count) kinds_add(kinds, u);
        bd_kind *kind = &kinds->items[k];
        kind->last = u >> 6;
        kind->active = kind->active || bd_bits_has(active, u);
        bd_bits_add(kind->members, u);
        kinds->of[u] = (uint8_t)k;
    }
    return true;
}

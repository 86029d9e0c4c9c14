/* Relax: best weights at once for the components that a search left unsettled.
 *
 * The face falls into components (pairs and held sets tie nodes together). For each that is large enough the
 * whole stage is solved over a few good pairs, others are priced in (matching.c). If that comes to no end,
 * the weights are those it had: it costs time, never the proof. */
#include "solve/part.h"
#include "solve/solve_words.h"

enum { SMALLEST = 16 };

/* What a component has before it is asked for better weights. */
typedef struct before {
    int64_t *y;
    bd_set *sets;
    int set_count;
} before;

static bd_status relax_remember(const bd_solver *solver, before *out, bd_err *err)
{
    const bd_weights *w = &solver->weights;
    out->set_count = w->family.count;
    BD_NEW(out->y, solver->scratch, w->nodes, err);
    BD_NEW(out->sets, solver->scratch, out->set_count, err);
    memcpy(out->y, w->y, (size_t)w->nodes * sizeof *out->y);
    if (out->set_count > 0) memcpy(out->sets, w->family.sets, (size_t)out->set_count * sizeof *out->sets);
    return BD_OK;
}

static void relax_take_back(bd_weights *w, const before *old)
{
    memcpy(w->y, old->y, (size_t)w->nodes * sizeof *old->y);
    if (old->set_count > 0) memcpy(w->family.sets, old->sets, (size_t)old->set_count * sizeof *old->sets);
    w->family.count = old->set_count;
}

/* Better weights for one component, or those it had. */
static bd_status relax_component(bd_lp_part *part, bd_err *err)
{
    bd_weights *w = &part->solver->weights;
    before old;
    bool done;
    BD_TRY(relax_remember(part->solver, &old, err));
    BD_TRY(bd_part_open_columns(part, err));
    BD_TRY(bd_matching_run(part, &done, err));
    if (!done) relax_take_back(w, &old);
    bd_family_purge(&w->family);
    if (!bd_family_arrange(&w->family)) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_SETS_CROSS));
    bd_weights_sum(w);
    return BD_OK;
}

/* The last search left the node exposed, or could not match the inside of a set around it. */
static bool relax_is_unsettled(const bd_solver *solver, int u)
{
    const bd_search *s = &solver->search;
    const bd_weights *w = &solver->weights;
    if (s->any_broken)
        return w->family.outer[u] >= 0 || w->y[u] != 0 || bd_edges_in_window(&solver->store, u);
    return s->partial[u] == BD_NONE;
}

bd_status bd_relax(bd_solver *solver, bd_err *err)
{
    bd_lp_part part;
    uint64_t *seen, *unsettled;
    bd_weights *w = &solver->weights;
    const int nodes = solver->store.nodes, words = solver->store.words;
    const int64_t factor = w->denominator % 2 == 0 ? 1 : 2;
    BD_ASSERT(nodes == w->nodes);
    if (!bd_weights_scale(w, factor)) return BD_OK;
    bd_weights_sum(w);
    BD_TRY(bd_part_new(solver, &part, err));
    BD_NEW(seen, solver->scratch, words, err);
    BD_NEW(unsettled, solver->scratch, words, err);
    for (int u = 0; u < nodes; u++)
        if (relax_is_unsettled(solver, u)) bd_bits_add(unsettled, u);
    for (int u = 0; u < nodes; u++) {
        if (!bd_bits_has(unsettled, u) || bd_bits_has(seen, u)) continue;
        bd_part_cut(&part, 0);
        bd_part_add_component(&part, u);
        for (int k = 0; k < words; k++) seen[k] |= part.inside[k];
        if (part.count < SMALLEST) continue;
        BD_TRY(relax_component(&part, err));
    }
    return BD_OK;
}

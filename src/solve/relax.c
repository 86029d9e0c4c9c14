/* Relax: weights to start from where costs are many: those of the fractional problem, made exact.
 *
 * The face falls into components (pairs and held sets tie nodes together). For each component that asks for
 * it the fractional matching problem is solved over a few good pairs; others are priced in, in 64-bit
 * integers, when the weights say they would help. Without held sets it is an assignment problem, solved by
 * shortest paths (cover.c); with them GLPK is asked. GLPK's weights come back as floating-point numbers, are
 * rounded to quarters and lowered where a pair would be overrun, so whatever GLPK says they are a valid
 * start: what is missing is made up for by ascent.h. A fault of GLPK costs time, never the proof. */
#include "solve/part.h"
#include "solve/solve_words.h"

enum { SMALLEST = 16 };

/* Lowers weights until no pair of the component is overrun. */
static void relax_lower_run(void *self, bd_run run)
{
    bd_lp_part *part = self;
    bd_weights *w = &part->solver->weights;
    if (!bd_bits_has(part->inside, run.u)) return;
    for (size_t i = 0; i < run.count; i++) {
        const int v = run.others[i];
        const int64_t left = bd_weights_left(w, bd_run_cost(&run, i), run.u, v);
        if (left >= 0) continue;
        w->y[v] += left;
        w->reach[v] += left;
    }
}

static bool relax_has_held_set(const bd_lp_part *part)
{
    const bd_family *family = &part->solver->weights.family;
    for (int s = 0; s < family->count; s++)
        if (family->sets[s].free && bd_bits_has(part->inside, family->sets[s].nodes[0])) return true;
    return false;
}

/* Odd sets of this stage's own weigh nothing for now: that leaves more of every pair. */
static void relax_forget_sets(bd_lp_part *part)
{
    bd_weights *w = &part->solver->weights;
    for (int s = 0; s < w->family.count; s++)
        if (bd_bits_has(part->inside, w->family.sets[s].nodes[0])) w->family.sets[s].weight = 0;
    bd_weights_sum(w);
}

/* Where a set must be left exactly once the problem has rows for sets, and GLPK is asked. */
static bd_status relax_ask(bd_lp_part *part, bool *done, bd_err *err)
{
    if (relax_has_held_set(part)) {
        BD_TRY(bd_part_open(part, err));
        return bd_part_run(part, done, err);
    }
    relax_forget_sets(part);
    BD_TRY(bd_part_open_columns(part, err));
    return bd_cover_run(part, done, err);
}

/* Better weights for one component, or those it had. */
static bd_status relax_component(bd_lp_part *part, bd_err *err)
{
    bd_solver *solver = part->solver;
    bd_weights *w = &solver->weights;
    const int64_t before = bd_weights_total(w);
    int64_t *y, *z;
    BD_NEW(y, solver->scratch, w->nodes, err);
    BD_NEW(z, solver->scratch, w->family.count, err);
    memcpy(y, w->y, (size_t)w->nodes * sizeof *y);
    for (int s = 0; s < w->family.count; s++) z[s] = w->family.sets[s].weight;
    bool done;
    BD_TRY(relax_ask(part, &done, err));
    if (done) {
        bd_part_read(part);
        bd_edges_walk(&solver->store, part->inside, relax_lower_run, part);
    }
    if (!done || bd_weights_total(w) <= before) {
        memcpy(w->y, y, (size_t)w->nodes * sizeof *y);
        for (int s = 0; s < w->family.count; s++) w->family.sets[s].weight = z[s];
    }
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
    const int64_t factor = w->denominator % 4 == 0 ? 1 : w->denominator % 2 == 0 ? 2 : 4;
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

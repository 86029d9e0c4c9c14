/* Hint: what another solve found out, tried first.
 *
 * Weights that prove a stage over some pairs prove it over fewer pairs too, as long as its costs are the
 * same. So a round that has been drawn lends its matching and its weights to the same round drawn over fewer
 * pairs ("what if 3 played 7?"): where nothing is lost they are the proof, and elsewhere a start to climb
 * from. A hint is checked like any weights before it is used, and is never needed. */
#include "solve/solver.h"

#include <string.h>

void bd_hint_match(const bd_solver *solver, uint16_t *partial)
{
    const bd_certificate *hint = solver->options.hint;
    const bd_edge_store *store = &solver->store;
    for (int u = 0; u < store->nodes; u++) partial[u] = BD_NONE;
    if (hint == NULL || hint->mate == NULL) return;
    BD_ASSERT(hint->nodes == store->nodes);
    for (int u = 0; u < store->nodes; u++)
        if (bd_bits_has(bd_edges_row(store, u), hint->mate[u])) partial[u] = hint->mate[u];
}

/* Stages come in one order, so the next one is mostly the one after the last. */
static const bd_stage_proof *hint_find(bd_solver *solver, const char *id)
{
    const bd_certificate *hint = solver->options.hint;
    for (size_t i = 0; i < hint->stage_count; i++) {
        const size_t k = (solver->hint_at + i) % hint->stage_count;
        if (strcmp(hint->stages[k].id, id) != 0) continue;
        solver->hint_at = k + 1;
        return &hint->stages[k];
    }
    return NULL;
}

static bd_set *hint_set(bd_family *family, const bd_odd_set *sought)
{
    for (int s = 0; s < family->count; s++)
        if ((size_t)family->sets[s].count == sought->count &&
            memcmp(family->sets[s].nodes, sought->nodes, sought->count * sizeof *sought->nodes) == 0)
            return &family->sets[s];
    return NULL;
}

/* Sets that this solve does not hold yet begin as any set does that the weights found. */
static bd_status hint_found_sets(bd_solver *solver, const bd_stage_proof *proof, bd_err *err)
{
    bd_family *family = &solver->weights.family;
    const int held = family->count;
    for (size_t i = 0; i < proof->set_count; i++) {
        const bd_odd_set *set = &solver->options.hint->sets[proof->sets[i].index];
        if (hint_set(family, set) != NULL) continue;
        BD_TRY(bd_family_add(family, (bd_set){.nodes = set->nodes, .count = (int)set->count, .parent = -2},
                             err));
    }
    if (family->count == held) return BD_OK;
    bd_family_arrange_nested(family);
    return BD_OK;
}

static bool hint_has_one_choice(const bd_edge_store *store, int u)
{
    int choices = 0;
    for (int w = 0; w < store->words; w++) choices += bd_bits_count(bd_edges_row(store, u)[w]);
    return choices == 1;
}

/* A pair of which neither node has another choice is left out of the search, so it must be tight: the weight
 * of one may take up what is left. */
static void hint_tighten_lone_pairs(bd_solver *solver)
{
    bd_weights *w = &solver->weights;
    const bd_edge_store *store = &solver->store;
    for (int u = 0; u < store->nodes; u++) {
        const int v = solver->mate[u];
        if (v < u || w->family.outer[u] >= 0 || w->family.outer[v] >= 0) continue;
        if (!hint_has_one_choice(store, u) || !hint_has_one_choice(store, v)) continue;
        const int64_t left = bd_weights_left(w, bd_edges_cost(store, u, v), u, v);
        if (left > 0) w->y[u] += left;
    }
}

/* Unless the caller knows better only sets that this solve holds already: the matching at hand leaves those
 * once. */
bd_status bd_hint_weights(bd_solver *solver, const bd_stage *stage, bool *given, bd_err *err)
{
    *given = false;
    const bd_certificate *hint = solver->options.hint;
    bd_weights *w = &solver->weights;
    if (hint == NULL) return BD_OK;
    const bd_stage_proof *proof = hint_find(solver, stage->id);
    if (proof == NULL || !proof->proved) return BD_OK;
    if (solver->hint_founds_sets) BD_TRY(hint_found_sets(solver, proof, err));
    for (size_t i = 0; i < proof->set_count; i++)
        if (hint_set(&w->family, &hint->sets[proof->sets[i].index]) == NULL) return BD_OK;
    w->denominator = proof->denominator;
    for (size_t i = 0; i < proof->node_count; i++) w->y[proof->nodes[i].index] = proof->nodes[i].weight;
    for (size_t i = 0; i < proof->set_count; i++)
        hint_set(&w->family, &hint->sets[proof->sets[i].index])->weight = proof->sets[i].weight;
    bd_weights_sum(w);
    hint_tighten_lone_pairs(solver);
    bd_weights_sum(w);
    *given = true;
    return BD_OK;
}

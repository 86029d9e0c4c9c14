#include "solve/hint.h"

#include "base/assert.h"

#include <string.h>

void bd_hint_match(const bd_solver *solver, uint16_t *partial)
{
    const bd_certificate *hint = solver->options.hint;
    const bd_field *field = &solver->field;
    for (int u = 0; u < field->nodes; u++) partial[u] = BD_NONE;
    if (hint == NULL || hint->mate == NULL) return;
    BD_ASSERT(hint->nodes == field->nodes);
    for (int u = 0; u < field->nodes; u++)
        if (bd_bits_has(bd_field_row(field, u), hint->mate[u])) partial[u] = hint->mate[u];
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

/* Only sets that this solve holds already: the matching at hand leaves those once. */
bool bd_hint_weights(bd_solver *solver, const bd_stage *stage)
{
    const bd_certificate *hint = solver->options.hint;
    bd_weights *w = &solver->weights;
    if (hint == NULL) return false;
    const bd_stage_proof *proof = hint_find(solver, stage->id);
    if (proof == NULL || !proof->proved) return false;
    for (size_t i = 0; i < proof->set_count; i++)
        if (hint_set(&w->family, &hint->sets[proof->sets[i].index]) == NULL) return false;
    w->denominator = proof->denominator;
    for (size_t i = 0; i < proof->node_count; i++) w->y[proof->nodes[i].index] = proof->nodes[i].weight;
    for (size_t i = 0; i < proof->set_count; i++)
        hint_set(&w->family, &hint->sets[proof->sets[i].index])->weight = proof->sets[i].weight;
    bd_weights_sum(w, &solver->field);
    return true;
}

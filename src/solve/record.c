/* Record: the certificate as it grows: sets, and the proof of each stage. */
#include "solve/solve_words.h"
#include "solve/solver.h"

#include <stdlib.h>

static bool record_same_nodes(const bd_odd_set *a, const bd_set *b)
{
    return a->count == (size_t)b->count && memcmp(a->nodes, b->nodes, a->count * sizeof *a->nodes) == 0;
}

/* A set may have been listed, found to be of no use, and come back. */
static bd_status record_list_set(bd_solver *solver, bd_set *set, bd_err *err)
{
    for (size_t i = 0; i < solver->set_count; i++) {
        if (!record_same_nodes(&solver->sets[i], set)) continue;
        set->nodes = solver->sets[i].nodes;
        set->listed = (uint32_t)i;
        return BD_OK;
    }
    uint16_t *nodes;
    BD_NEW(nodes, solver->keep, set->count, err);
    memcpy(nodes, set->nodes, (size_t)set->count * sizeof *nodes);
    BD_ROOM(solver->sets, solver->set_count, solver->set_room, solver->keep, err);
    BD_ASSERT(!set->free); /* what is free has been listed */
    set->nodes = nodes;
    set->listed = (uint32_t)solver->set_count;
    solver->counts->cuts++;
    solver->sets[solver->set_count++] = (bd_odd_set){.nodes = nodes, .count = (size_t)set->count};
    return BD_OK;
}

static int record_by_index(const void *a, const void *b)
{
    const bd_weight *x = a, *y = b;
    return x->index < y->index ? -1 : x->index > y->index;
}

static bd_status record_list_weights(bd_solver *solver, bd_stage_proof *proof, bd_err *err)
{
    const bd_weights *w = &solver->weights;
    for (int u = 0; u < w->nodes; u++) proof->node_count += w->y[u] != 0;
    for (int s = 0; s < w->family.count; s++) proof->set_count += w->family.sets[s].weight != 0;
    bd_weight *nodes, *sets;
    BD_NEW(nodes, solver->keep, proof->node_count, err);
    BD_NEW(sets, solver->keep, proof->set_count, err);
    size_t count = 0;
    for (int u = 0; u < w->nodes; u++)
        if (w->y[u] != 0) nodes[count++] = (bd_weight){.index = (uint32_t)u, .weight = w->y[u]};
    count = 0;
    for (int s = 0; s < w->family.count; s++) {
        bd_set *set = &w->family.sets[s];
        if (set->weight == 0) continue;
        if (!set->free) BD_TRY(record_list_set(solver, set, err));
        set->free = true;
        sets[count++] = (bd_weight){.index = set->listed, .weight = set->weight};
    }
    if (count > 1) qsort(sets, count, sizeof *sets, record_by_index);
    proof->nodes = nodes;
    proof->sets = sets;
    return BD_OK;
}

static bd_status record_add(bd_solver *solver, const bd_stage *stage, const bd_stage_proof *proof,
                            bd_err *err)
{
    BD_ROOM(solver->stages, solver->stage_count, solver->stage_room, solver->keep, err);
    BD_ROOM(solver->asked, solver->stage_count, solver->asked_room, solver->keep, err);
    solver->asked[solver->stage_count] = *stage;
    solver->stages[solver->stage_count++] = *proof;
    solver->counts->stages++;
    return BD_OK;
}

static bd_stage_proof record_proof_of(const bd_stage *stage, const bd_finding *finding)
{
    BD_ASSERT(!finding->proved || finding->bound == finding->value);
    BD_ASSERT(finding->bound <= finding->value);
    bd_stage_proof proof = {
        .value = finding->value, .bound = finding->bound, .proved = finding->proved, .denominator = 1};
    memcpy(proof.id, stage->id, sizeof proof.id);
    return proof;
}

bd_status bd_record_stage(bd_solver *solver, const bd_stage *stage, const bd_finding *finding, bd_err *err)
{
    bd_stage_proof proof = record_proof_of(stage, finding);
    proof.denominator = solver->weights.denominator;
    BD_TRY(record_list_weights(solver, &proof, err));
    return record_add(solver, stage, &proof, err);
}

bd_status bd_record_plain(bd_solver *solver, const bd_stage *stage, const bd_finding *finding, bd_err *err)
{
    const bd_stage_proof proof = record_proof_of(stage, finding);
    return record_add(solver, stage, &proof, err);
}

bd_status bd_record_finish(bd_solver *solver, bd_outcome outcome, bd_err *err)
{
    bd_certificate *out = &solver->out->certificate;
    BD_ASSERT((outcome == BD_NO_MATCHING) == (solver->stage_count == 0 && out->barrier != NULL));
    out->outcome = outcome;
    out->sets = solver->sets;
    out->set_count = solver->set_count;
    out->stages = solver->stages;
    out->stage_count = solver->stage_count;
    solver->out->stages = solver->asked;
    solver->out->stage_count = solver->stage_count;
    if (outcome == BD_NO_MATCHING) return BD_OK;
    uint16_t *mate;
    BD_NEW(mate, solver->keep, solver->store.nodes, err);
    memcpy(mate, solver->mate, (size_t)solver->store.nodes * sizeof *mate);
    out->mate = mate;
    return BD_OK;
}

/* All allowed pairs that leave the set share a node: a perfect matching can use only one of them, and needs
 * one. */
static bool record_is_implied(const bd_edge_store *store, const bd_set *set, uint64_t *mask, uint64_t *around)
{
    const int words = store->words;
    bd_bits_clear(mask, words);
    bd_bits_clear(around, words);
    bd_set_add_to(set, mask);
    int inside = 0, outside = 0;
    for (int i = 0; i < set->count && (inside <= 1 || outside <= 1); i++) {
        const uint64_t *row = bd_edges_row(store, set->nodes[i]);
        uint64_t any = 0;
        const bd_span span = store->spans[set->nodes[i]];
        for (int w = span.from; w < span.to; w++) {
            const uint64_t more = row[w] & ~mask[w];
            outside += bd_bits_count(more & ~around[w]);
            around[w] |= more;
            any |= more;
        }
        inside += any != 0;
    }
    return inside <= 1 || outside <= 1;
}

bd_status bd_record_tidy(bd_solver *solver, bd_err *err)
{
    bd_family *family = &solver->weights.family;
    uint64_t *mask, *around;
    if (family->count == 0) return BD_OK;
    BD_NEW(mask, solver->scratch, family->words, err);
    BD_NEW(around, solver->scratch, family->words, err);
    int kept = 0;
    for (int s = 0; s < family->count; s++)
        if (family->sets[s].free && !record_is_implied(&solver->store, &family->sets[s], mask, around))
            family->sets[kept++] = family->sets[s];
    if (kept == family->count) return BD_OK;
    family->count = kept;
    if (!bd_family_arrange(family)) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_SETS_CROSS));
    return BD_OK;
}

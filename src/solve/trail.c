/* Trail: what a solve leaves behind, so that another one can begin in its middle.
 *
 * For each stage it says which pairs were still allowed, which odd sets were held, and how the list of
 * stages went on. The pairs stand in one array, those that stayed longest first: what was allowed before a
 * stage is a head of it. bd_solve_again reads it. */
#include "solve/solver.h"

bd_status bd_trail_begin(bd_solver *solver, const bd_stages *stages, bd_err *err)
{
    if (!solver->options.keep_trail || stages->fork == NULL) return BD_OK;
    bd_trail *trail;
    BD_NEW(trail, solver->keep, 1, err);
    BD_NEW(trail->edges, solver->keep, solver->store.count, err);
    trail->nodes = solver->store.nodes;
    solver->store.gone = trail->edges;
    solver->trail = trail;
    return BD_OK;
}

bd_status bd_trail_note(bd_solver *solver, const bd_stages *stages, bd_err *err)
{
    bd_trail *trail = solver->trail;
    const bd_family *family = &solver->weights.family;
    uint32_t *sets;
    if (trail == NULL) return BD_OK;
    BD_ROOM(trail->points, trail->stage_count, solver->point_room, solver->keep, err);
    BD_NEW(sets, solver->keep, family->count, err);
    for (int s = 0; s < family->count; s++) {
        BD_ASSERT(family->sets[s].free); /* between stages only those are held */
        sets[s] = family->sets[s].listed;
    }
    bd_trail_point *point = &trail->points[trail->stage_count];
    *point = (bd_trail_point){.pairs = solver->store.count, .sets = sets, .set_count = (size_t)family->count};
    if (stages == NULL) return BD_OK;
    trail->stage_count++;
    return stages->fork(stages->self, solver->keep, &point->rest, err);
}

bd_status bd_trail_finish(bd_solver *solver, bd_err *err)
{
    bd_trail *trail = solver->trail;
    bd_certificate *certificate;
    if (trail == NULL) return BD_OK;
    BD_NEW(certificate, solver->keep, 1, err);
    BD_ASSERT(trail->stage_count <= solver->stage_count);
    size_t at = 0;
    for (int u = 0; u < trail->nodes; u++) {
        const uint64_t *row = bd_edges_row(&solver->store, u);
        for (int v = bd_bits_next(row, solver->store.words, u + 1); v >= 0;
             v = bd_bits_next(row, solver->store.words, v + 1))
            trail->edges[at++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    }
    BD_ASSERT(at == solver->store.count);
    *certificate = solver->out->certificate;
    trail->certificate = certificate;
    trail->stages = solver->asked;
    solver->out->trail = trail;
    return BD_OK;
}

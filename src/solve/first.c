/* First: any perfect matching of the legal pairs, or a barrier that proves there is none.
 *
 * A barrier (Tutte) is a set of nodes without which more odd components are left than it has nodes: each of
 * them must have a node that is matched with one of the barrier.
 */
#include "solve/solver.h"

bd_status bd_first_keep_barrier(bd_solver *solver, bd_err *err)
{
    const bd_search *s = &solver->search;
    uint16_t *barrier;
    BD_NEW(barrier, solver->keep, s->nodes, err);
    size_t count = 0;
    for (int u = 0; u < s->nodes; u++)
        if (s->label[u] == BD_INNER) barrier[count++] = (uint16_t)u;
    BD_ASSERT(s->exposed > 0 && !s->any_broken); /* before the first stage there are no sets */
    solver->out->certificate.barrier = barrier;
    solver->out->certificate.barrier_count = count;
    return BD_OK;
}

bd_status bd_first_match(bd_solver *solver, bool *found, bd_err *err)
{
    bd_search *s = &solver->search;
    bd_search_reset(s, solver->store.rows, solver->store.spans);
    bd_hint_match(solver, s->partial);
    bd_search_wake(s, NULL, NULL, &solver->weights.family);
    *found = bd_search_run(s, &solver->weights.family);
    if (!*found) return bd_first_keep_barrier(solver, err);
    memcpy(solver->mate, s->partial, (size_t)s->nodes * sizeof *s->partial);
    return BD_OK;
}

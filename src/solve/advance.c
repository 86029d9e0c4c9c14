/* Advance: from one stage to the next: minimise or grant, keep the proof, shrink the face. */
#include "solve/solve_words.h"
#include "solve/solver.h"

/* A stage without proof keeps the bound that its weights prove, if they prove one. */
static bd_status advance_record_open(bd_solver *solver, const bd_stage *stage, bd_finding *finding,
                                     bd_err *err)
{
    if (bd_minimise_bound(solver, &finding->bound)) return bd_record_stage(solver, stage, finding, err);
    finding->bound = BD_NO_BOUND;
    return bd_record_plain(solver, stage, finding, err);
}

static bd_status advance_settle(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err)
{
    const bd_settler *other = solver->options.settler;
    if (other != NULL) return other->settle(other->self, solver, stage, finding, err);
    return stage->wishes > 0 ? bd_wishes_grant(solver, stage, finding, err)
                             : bd_minimise(solver, stage, finding, err);
}

bd_status bd_advance_stage(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err)
{
    const bd_arena_mark mark = bd_arena_here(solver->scratch);
    const size_t pairs = solver->store.count;
    const int sets = solver->weights.family.count;
    BD_TRY(advance_settle(solver, stage, finding, err));
    if (stage->wishes > 0) {
        BD_TRY(bd_record_plain(solver, stage, finding, err));
    } else if (finding->proved) {
        BD_TRY(bd_record_stage(solver, stage, finding, err));
        bd_minimise_shrink(solver);
    } else {
        BD_TRY(advance_record_open(solver, stage, finding, err));
    }
    bd_solver_say(solver, stage, finding->proved ? BD_SAY(SOLVE_PROVED) : BD_SAY(SOLVE_LIMIT), finding->value,
                  finding->bound, true);
    /* Held sets stay for the whole stage: as many are the same ones. One that becomes implied a little later
     * only costs a search. */
    if (solver->store.count < pairs - pairs / 16 || solver->weights.family.count != sets)
        BD_TRY(bd_record_tidy(solver, err));
    bd_solver_note_memory(solver);
    bd_arena_back_to(solver->scratch, mark);
    return BD_OK;
}

/* Cost -1 for every pair that is not in the matching: the best value is 0 when there is no other matching. */
static void advance_price_others(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const uint16_t *mate = context;
    for (size_t i = 0; i < count; i++) cost[i] = mate[edges[i].u] == edges[i].v ? 0 : -1;
}

static bd_status advance_prove_unique(bd_solver *solver, bd_err *err)
{
    uint16_t *mate;
    BD_NEW(mate, solver->keep, solver->store.nodes, err);
    memcpy(mate, solver->mate, (size_t)solver->store.nodes * sizeof *mate);
    const bd_stage stage = {.id = BD_STAGE_UNIQUE,
                            .context = mate,
                            .price = advance_price_others,
                            .low = 0,
                            .high = solver->store.nodes - 1};
    bd_finding finding;
    BD_TRY(bd_minimise(solver, &stage, &finding, err));
    memcpy(solver->mate, mate, (size_t)solver->store.nodes * sizeof *mate);
    if (!finding.proved || finding.value != 0) return BD_OK;
    solver->out->certificate.unique = true;
    return bd_record_stage(solver, &stage, &finding, err);
}

/* Everything is proved: the trail is complete, and one more stage may say that the matching is the only one.
 */
static bd_status advance_finish(bd_solver *solver, bd_err *err)
{
    BD_TRY(bd_trail_note(solver, NULL, err));
    if (solver->options.prove_unique) BD_TRY(advance_prove_unique(solver, err));
    BD_TRY(bd_record_finish(solver, BD_BEST, err));
    return bd_trail_finish(solver, err);
}

bd_status bd_advance_all(bd_solver *solver, const bd_stages *stages, int64_t last_value, bd_err *err)
{
    for (;;) {
        const bd_face face = {.nodes = solver->store.nodes,
                              .count = solver->store.count,
                              .rows = solver->store.rows,
                              .spans = solver->store.spans,
                              .room = solver->store.room};
        bd_stage stage = {.price = NULL};
        bool done = false;
        BD_TRY(stages->next(stages->self, &face, last_value, &stage, &done, err));
        if (done) return advance_finish(solver, err);
        BD_ASSERT(stage.price != NULL && stage.id[0] != '\0');
        bd_finding finding;
        BD_TRY(bd_trail_note(solver, stages, err));
        BD_TRY(bd_advance_stage(solver, &stage, &finding, err));
        if (!finding.proved) return bd_record_finish(solver, BD_NOT_PROVED, err);
        BD_ASSERT(finding.bound == finding.value);
        last_value = finding.value;
    }
}

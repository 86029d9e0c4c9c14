#include "solve/solve.h"

#include "base/assert.h"
#include "solve/first.h"
#include "solve/lp.h"
#include "solve/minimise.h"
#include "solve/record.h"
#include "solve/solve_words.h"
#include "solve/wishes.h"

static bd_status solve_open_solver(bd_solver *solver, int nodes, bd_edge *edges, size_t count, bd_err *err)
{
    if (nodes < 2 || nodes % 2 != 0 || nodes > BD_NODES_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SOLVE_NODES), (int)BD_NODES_MAX, nodes);
    BD_TRY(bd_field_new(solver->scratch, nodes, edges, count, &solver->field, err));
    BD_TRY(bd_weights_new(solver->scratch, nodes, &solver->weights, err));
    BD_ASSERT(solver->field.count == count);
    BD_TRY(bd_search_new(solver->scratch, nodes, &solver->search, err));
    BD_TRY(bd_ascent_new(solver->scratch, &solver->search, &solver->weights, &solver->field, &solver->ascent,
                         err));
    BD_NEW(solver->mate, solver->scratch, nodes, err);
    return BD_OK;
}

/* A stage without proof keeps the bound that its weights prove, if they prove one. */
static bd_status solve_record_open(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err)
{
    if (bd_minimise_bound(solver, &finding->bound)) return bd_record_stage(solver, stage, finding, err);
    finding->bound = BD_NO_BOUND;
    return bd_record_plain(solver, stage, finding, err);
}

static bd_status solve_stage(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err)
{
    if (stage->wishes > 0) {
        bd_wishes_grant(solver, stage, finding);
        BD_TRY(bd_record_plain(solver, stage, finding, err));
    } else {
        BD_TRY(bd_minimise(solver, stage, finding, err));
        if (finding->proved) {
            BD_TRY(bd_record_stage(solver, stage, finding, err));
            bd_minimise_shrink(solver);
        } else {
            BD_TRY(solve_record_open(solver, stage, finding, err));
        }
    }
    bd_solver_say(solver, stage, finding->proved ? BD_SAY(SOLVE_PROVED) : BD_SAY(SOLVE_LIMIT), finding->value,
                  finding->bound, true);
    return bd_record_tidy(solver, err);
}

/* Cost -1 for every pair that is not in the matching: the best value is 0 when there is no other matching. */
static void solve_price_others(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const uint16_t *mate = context;
    for (size_t i = 0; i < count; i++) cost[i] = mate[edges[i].u] == edges[i].v ? 0 : -1;
}

static bd_status solve_prove_unique(bd_solver *solver, bd_err *err)
{
    uint16_t *mate;
    BD_NEW(mate, solver->keep, solver->field.nodes, err);
    memcpy(mate, solver->mate, (size_t)solver->field.nodes * sizeof *mate);
    const bd_stage stage = {.id = BD_STAGE_UNIQUE,
                            .context = mate,
                            .price = solve_price_others,
                            .low = 0,
                            .high = solver->field.nodes - 1};
    bd_finding finding;
    BD_TRY(bd_minimise(solver, &stage, &finding, err));
    memcpy(solver->mate, mate, (size_t)solver->field.nodes * sizeof *mate);
    if (!finding.proved || finding.value != 0) return BD_OK;
    solver->out->certificate.unique = true;
    return bd_record_stage(solver, &stage, &finding, err);
}

static void solve_note_memory(const bd_solver *solver)
{
    const size_t bytes = bd_arena_bytes(solver->scratch);
    if (bytes > solver->counts->peak_bytes) solver->counts->peak_bytes = bytes;
}

static bd_status solve_run_stages(bd_solver *solver, const bd_stages *stages, bd_err *err)
{
    int64_t last_value = 0;
    for (;;) {
        const bd_face face = {
            .nodes = solver->field.nodes, .count = solver->field.count, .edges = solver->field.edges};
        const bd_stage_view view = {.face = &face, .mate = solver->mate, .last_value = last_value};
        bd_stage stage = {.price = NULL};
        bool done = false;
        BD_TRY(stages->next(stages->self, &view, &stage, &done, err));
        if (done) break;
        BD_ASSERT(stage.price != NULL && stage.id[0] != '\0');
        bd_finding finding;
        const bd_arena_mark mark = bd_arena_here(solver->scratch);
        BD_TRY(solve_stage(solver, &stage, &finding, err));
        solve_note_memory(solver);
        bd_arena_back_to(solver->scratch, mark);
        if (!finding.proved) return bd_record_finish(solver, BD_NOT_PROVED, err);
        BD_ASSERT(finding.bound == finding.value);
        last_value = finding.value;
    }
    if (solver->options.prove_unique) BD_TRY(solve_prove_unique(solver, err));
    return bd_record_finish(solver, BD_BEST, err);
}

static bd_status solve_chain(bd_solver *solver, int nodes, bd_edge *edges, size_t count,
                             const bd_stages *stages, bd_err *err)
{
    BD_TRY(solve_open_solver(solver, nodes, edges, count, err));
    bool found;
    BD_TRY(bd_first_match(solver, &found, err));
    if (!found) return bd_record_finish(solver, BD_NO_MATCHING, err);
    return solve_run_stages(solver, stages, err);
}

void bd_solve_end_thread(void) { bd_lp_end_thread(); }

bd_status bd_solve(bd_arena *arena, int nodes, bd_edge *edges, size_t count, const bd_stages *stages,
                   const bd_solve_options *options, bd_solved *out, bd_solve_counts *counts, bd_err *err)
{
    bd_solve_counts unread;
    bd_solver solver = {.keep = arena, .scratch = bd_arena_new(), .began = clock(), .out = out};
    solver.counts = counts == NULL ? &unread : counts;
    if (solver.scratch == NULL) BD_FAIL_MEMORY(err);
    if (options != NULL) solver.options = *options;
    *out = (bd_solved){.certificate = {.nodes = nodes}};
    *solver.counts = (bd_solve_counts){.stages = 0};
    const bd_status status = solve_chain(&solver, nodes, edges, count, stages, err);
    solver.counts->cpu_seconds = bd_solver_seconds(&solver);
    solve_note_memory(&solver);
    bd_arena_free(solver.scratch);
    return status;
}

#include "solve/solver.h"

#include "solve/solve_words.h"

bd_status bd_solver_begin(bd_solver *solver, bd_arena *arena, int nodes, const bd_solve_options *options,
                          bd_solved *out, bd_solve_counts *counts, bd_err *err)
{
    BD_ASSERT(arena != NULL && out != NULL && counts != NULL);
    *solver = (bd_solver){.keep = arena,
                          .scratch = bd_arena_new(),
                          .prices = bd_arena_new(),
                          .nodes = nodes,
                          .began = clock(),
                          .out = out,
                          .counts = counts};
    if (solver->scratch == NULL || solver->prices == NULL) {
        bd_arena_free(solver->scratch);
        bd_arena_free(solver->prices);
        BD_FAIL_MEMORY(err);
    }
    if (options != NULL) solver->options = *options;
    if (solver->options.engine == BD_ENGINE_AUTO)
        solver->options.engine = nodes <= BD_ENGINE_AUTO_NODES ? BD_ENGINE_GLPK : BD_ENGINE_FASTEST;
    *out = (bd_solved){.certificate = {.nodes = nodes, .solver = bd_engine_name(solver->options.engine)}};
    *counts = (bd_solve_counts){.stages = 0};
    return BD_OK;
}

void bd_solver_note_memory(const bd_solver *solver)
{
    const size_t bytes = bd_arena_bytes(solver->scratch) + bd_arena_bytes(solver->prices);
    if (bytes > solver->counts->peak_bytes) solver->counts->peak_bytes = bytes;
}

static double solver_seconds(const bd_solver *solver)
{
    return (double)(clock() - solver->began) / CLOCKS_PER_SEC;
}

void bd_solver_end(bd_solver *solver)
{
    solver->counts->cpu_seconds = solver_seconds(solver);
    bd_solver_note_memory(solver);
    bd_arena_free(solver->scratch);
    bd_arena_free(solver->prices);
}

bd_status bd_solver_open(bd_solver *solver, bd_err *err)
{
    const int nodes = solver->nodes;
    if (nodes < 2 || nodes % 2 != 0 || nodes > BD_NODES_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SOLVE_NODES), (int)BD_NODES_MAX, nodes);
    BD_TRY(bd_weights_new(solver->scratch, nodes, &solver->weights, err));
    BD_TRY(bd_search_new(solver->scratch, nodes, &solver->search, err));
    BD_TRY(bd_ascent_new(solver->scratch, &solver->search, &solver->weights, &solver->store, &solver->ascent,
                         err));
    BD_NEW(solver->mate, solver->scratch, nodes, err);
    return BD_OK;
}

bool bd_solver_must_stop(const bd_solver *solver)
{
    const bd_limits *limits = &solver->options.limits;
    if (limits->stop != NULL && *limits->stop != 0) return true;
    if (limits->iterations > 0 && solver->counts->iterations >= limits->iterations) return true;
    return limits->cpu_seconds > 0 && solver_seconds(solver) >= limits->cpu_seconds;
}

void bd_solver_say(const bd_solver *solver, const bd_stage *stage, const char *sentence, int64_t value,
                   int64_t bound, bool done)
{
    BD_ASSERT(bound <= value);
    BD_ASSERT(sentence != NULL && sentence[0] != '\0');
    if (solver->options.watch.say == NULL) return;
    const bd_solve_note note = {
        .stage = stage->id, .sentence = sentence, .value = value, .bound = bound, .stage_done = done};
    solver->options.watch.say(solver->options.watch.self, &note);
}

#include "solve/solver.h"

#include "base/assert.h"

double bd_solver_seconds(const bd_solver *solver)
{
    return (double)(clock() - solver->began) / CLOCKS_PER_SEC;
}

bool bd_solver_must_stop(const bd_solver *solver)
{
    const bd_limits *limits = &solver->options.limits;
    if (limits->stop != NULL && *limits->stop != 0) return true;
    if (limits->iterations > 0 && solver->counts->iterations >= limits->iterations) return true;
    return limits->cpu_seconds > 0 && bd_solver_seconds(solver) >= limits->cpu_seconds;
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

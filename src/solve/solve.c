#include "solve/solve.h"

#include "base/assert.h"
#include "solve/advance.h"
#include "solve/first.h"
#include "solve/lp.h"
#include "solve/record.h"
#include "solve/trail.h"

const char *bd_engine_name(bd_engine engine)
{
    static const char *const names[BD_ENGINE_COUNT] = {"fastest", "edmonds", "glpk", "auto"};
    BD_ASSERT(engine < BD_ENGINE_COUNT);
    return names[engine];
}

static bd_status solve_chain(bd_solver *solver, bd_edge *edges, size_t count, const bd_stages *stages,
                             bd_err *err)
{
    BD_TRY(bd_solver_open(solver, err));
    BD_TRY(bd_field_new(solver->scratch, solver->nodes, edges, count, &solver->field, err));
    BD_ASSERT(solver->field.count == count);
    bool found;
    BD_TRY(bd_first_match(solver, &found, err));
    if (!found) return bd_record_finish(solver, BD_NO_MATCHING, err);
    BD_TRY(bd_trail_begin(solver, stages, err));
    return bd_advance_all(solver, stages, 0, err);
}

void bd_solve_end_thread(void) { bd_lp_end_thread(); }

bd_status bd_solve(bd_arena *arena, int nodes, bd_edge *edges, size_t count, const bd_stages *stages,
                   const bd_solve_options *options, bd_solved *out, bd_solve_counts *counts, bd_err *err)
{
    bd_solver solver;
    bd_solve_counts unread;
    BD_TRY(bd_solver_begin(&solver, arena, nodes, options, out, counts != NULL ? counts : &unread, err));
    const bd_status status = solve_chain(&solver, edges, count, stages, err);
    bd_solver_end(&solver);
    return status;
}

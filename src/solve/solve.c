#include "solve/solve.h"

#include "solve/lp.h"
#include "solve/solver.h"

const char *bd_engine_name(bd_engine engine)
{
    static const char *const names[BD_ENGINE_COUNT] = {"fastest", "edmonds", "glpk", "auto"};
    BD_ASSERT(engine < BD_ENGINE_COUNT);
    return names[engine];
}

/* The pairs are a list or, where they are not NULL, rows. */
static bd_status solve_chain(bd_solver *solver, const bd_edge *edges, size_t count, uint64_t *rows,
                             const bd_stages *stages, bd_err *err)
{
    BD_TRY(bd_solver_open(solver, err));
    if (rows == NULL) BD_TRY(bd_edges_rows_of(solver->scratch, solver->nodes, edges, count, &rows, err));
    BD_TRY(bd_edges_new(solver->scratch, solver->prices, solver->nodes, rows, &solver->store, err));
    bool found;
    BD_TRY(bd_first_match(solver, &found, err));
    if (!found) return bd_record_finish(solver, BD_NO_MATCHING, err);
    BD_TRY(bd_trail_begin(solver, stages, err));
    return bd_advance_all(solver, stages, 0, err);
}

static bd_status solve_pairs(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, uint64_t *rows,
                             const bd_stages *stages, const bd_solve_options *options, bd_solved *out,
                             bd_solve_counts *counts, bd_err *err)
{
    bd_solver solver;
    bd_solve_counts unread;
    BD_TRY(bd_solver_begin(&solver, arena, nodes, options, out, counts != NULL ? counts : &unread, err));
    const bd_status status = solve_chain(&solver, edges, count, rows, stages, err);
    bd_solver_end(&solver);
    return status;
}

bd_status bd_solve(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, const bd_stages *stages,
                   const bd_solve_options *options, bd_solved *out, bd_solve_counts *counts, bd_err *err)
{
    return solve_pairs(arena, nodes, edges, count, NULL, stages, options, out, counts, err);
}

bd_status bd_solve_rows(bd_arena *arena, int nodes, uint64_t *rows, const bd_stages *stages,
                        const bd_solve_options *options, bd_solved *out, bd_solve_counts *counts, bd_err *err)
{
    BD_ASSERT(rows != NULL);
    return solve_pairs(arena, nodes, NULL, 0, rows, stages, options, out, counts, err);
}

void bd_solve_end_thread(void) { bd_lp_end_thread(); }

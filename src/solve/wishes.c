#include "solve/wishes.h"

#include "base/assert.h"

typedef struct wish {
    bd_solver *solver;
    int64_t granted; /* pairs with a cost of 1 .. granted are out */
} wish;

static bool wishes_is_kept(const wish *w, size_t i, int u, int v)
{
    const bd_cost cost = bd_field_cost(&w->solver->field, i, u, v);
    return cost < 1 || cost > w->granted;
}

static void wishes_keep(void *self, bd_run run, bool *keep)
{
    const wish *w = self;
    const bd_edge *edges = w->solver->field.edges + run.first;
    for (size_t i = 0; i < run.count; i++) keep[i] = wishes_is_kept(w, run.first + i, run.u, edges[i].v);
}

static void wishes_take_out(void *self, bd_run run)
{
    wish *w = self;
    const bd_field *field = &w->solver->field;
    uint64_t *row = bd_search_row(&w->solver->search, run.u);
    for (size_t i = run.first; i < run.first + run.count; i++) {
        const int v = field->edges[i].v;
        if (wishes_is_kept(w, i, run.u, v)) continue;
        bd_bits_drop(row, v);
        bd_bits_drop(bd_search_row(&w->solver->search, v), run.u);
    }
}

/* How many wishes the matching grants. */
static int64_t wishes_granted_by(const bd_solver *solver, int64_t wishes)
{
    const bd_field *field = &solver->field;
    int64_t first_against = wishes + 1;
    for (int u = field->low; u <= field->high; u++) {
        const bd_cost cost = field->costs[bd_field_find(field, u, solver->mate[u])];
        if (cost >= 1 && cost < first_against) first_against = cost;
    }
    return first_against - 1;
}

static bool wishes_try_wishes(bd_solver *solver, int64_t wanted)
{
    wish w = {.solver = solver, .granted = wanted};
    bd_search *s = &solver->search;
    const size_t bytes = (size_t)s->nodes * (size_t)s->words * sizeof *s->tight;
    memcpy(s->tight, solver->field.rows, bytes);
    bd_field_walk(&solver->field, solver->weights.hot, wishes_take_out, &w);
    memcpy(s->partial, solver->mate, (size_t)s->nodes * sizeof *s->partial);
    /* All nodes: a pair without a choice may be against a wish. */
    bd_search_wake(s, NULL, NULL, &solver->weights.family);
    solver->counts->separations++;
    if (!bd_search_run(s, &solver->weights.family)) return false;
    memcpy(solver->mate, s->partial, (size_t)s->nodes * sizeof *s->partial);
    return true;
}

void bd_wishes_grant(bd_solver *solver, const bd_stage *stage, bd_finding *finding)
{
    BD_ASSERT(stage->wishes > 0);
    bd_field_price(&solver->field, stage);
    bd_weights_zero(&solver->weights);
    bd_weights_sum(&solver->weights, &solver->field);
    int64_t low = wishes_granted_by(solver, stage->wishes), high = stage->wishes;
    /* All at once, then by halves: low is granted, more than high is not. */
    for (int64_t wanted = high; low < high && !bd_solver_must_stop(solver);
         wanted = low + (high - low + 1) / 2) {
        if (wishes_try_wishes(solver, wanted))
            low = wishes_granted_by(solver, stage->wishes);
        else
            high = wanted - 1;
    }
    BD_ASSERT(low >= 0 && low <= stage->wishes);
    BD_ASSERT(wishes_granted_by(solver, stage->wishes) >= low);
    wish w = {.solver = solver, .granted = low};
    if (low > 0) (void)bd_field_shrink(&solver->field, solver->weights.hot, wishes_keep, &w);
    *finding = (bd_finding){.value = low, .bound = low, .proved = true};
}

#include "solve/wishes.h"

#include "base/assert.h"

typedef struct wish {
    bd_solver *solver;
    int64_t granted; /* pairs with a cost of 1 .. granted are out */
    int64_t out;     /* how many */
} wish;

static void wishes_take_out(void *self, bd_run run)
{
    wish *w = self;
    for (size_t i = 0; i < run.count;) {
        const int word = run.others[i] >> 6;
        uint64_t against = 0;
        for (; i < run.count && run.others[i] >> 6 == word; i++) {
            const bd_cost cost = bd_run_cost(&run, i);
            against |= (uint64_t)(cost >= 1 && cost <= w->granted) << (run.others[i] & 63);
        }
        if (against != 0) w->out += bd_search_turn_word(&w->solver->search, run.u, word, against);
    }
}

/* The search's tight pairs become those against none of the wishes granted. */
static void wishes_open(wish *w)
{
    bd_solver *solver = w->solver;
    bd_search_reset(&solver->search, solver->field.rows, solver->field.spans);
    bd_weights_mark_hot(&solver->weights, &solver->field);
    bd_field_walk(&solver->field, solver->weights.hot, wishes_take_out, w);
    bd_search_mirror(&solver->search);
}

/* How many wishes the matching grants. */
static int64_t wishes_granted_by(const bd_solver *solver, int64_t wishes)
{
    const bd_field *field = &solver->field;
    int64_t first_against = wishes + 1;
    for (int u = field->low; u <= field->high; u++) {
        const bd_cost cost = bd_field_cost(field, u, solver->mate[u]);
        if (cost >= 1 && cost < first_against) first_against = cost;
    }
    return first_against - 1;
}

static bool wishes_try_wishes(bd_solver *solver, int64_t wanted)
{
    wish w = {.solver = solver, .granted = wanted};
    bd_search *s = &solver->search;
    wishes_open(&w);
    memcpy(s->partial, solver->mate, (size_t)s->nodes * sizeof *s->partial);
    /* All nodes: a pair without a choice may be against a wish. */
    bd_search_wake(s, NULL, NULL, &solver->weights.family);
    solver->counts->separations++;
    if (!bd_search_run(s, &solver->weights.family)) return false;
    memcpy(solver->mate, s->partial, (size_t)s->nodes * sizeof *s->partial);
    return true;
}

bd_status bd_wishes_grant(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err)
{
    BD_ASSERT(stage->wishes > 0);
    BD_TRY(bd_field_price(&solver->field, stage, err));
    bd_weights_zero(&solver->weights);
    bd_weights_sum(&solver->weights);
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
    if (low > 0) wishes_open(&w);
    bd_field_shrink(&solver->field, &solver->search.tight, (size_t)w.out);
    *finding = (bd_finding){.value = low, .bound = low, .proved = true};
    return BD_OK;
}

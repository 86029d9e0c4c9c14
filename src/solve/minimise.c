/* Minimise: one stage, from the matching at hand to a matching and weights that prove it best.
 *
 * The weights begin with what each node's cheapest pair says, and rise step by step (ascent.h); after a few
 * steps, what is not settled gets its weights at once (relax.c). Whatever brought them about, the stage
 * counts as proved only when every pair's reduced cost is at least zero and the weights add up to the
 * matching's value, checked in integers. */
#include "solve/solve_words.h"
#include "solve/solver.h"

/* Steps before better weights are sought (relax.c), and the span of costs up to which that is not worth it so
 * soon. */
enum { PATIENCE = 4, NARROW = 4, STEPS_PER_NODE = 100, NEWS = 256 };

/* No set that is not held weighs less than nothing. */
static bool minimise_has_valid_sets(const bd_solver *solver)
{
    const bd_family *family = &solver->weights.family;
    bool valid = true;
    for (int s = 0; s < family->count; s++) valid &= family->sets[s].free || family->sets[s].weight >= 0;
    return valid;
}

/* All pairs are looked at: the weights prove what they amount to. Pairs without a hot node have cost 0, no
 * weights at their ends, and leave no weighted set. */
static bool minimise_is_valid(bd_solver *solver)
{
    return bd_ascent_find_tight(&solver->ascent) && minimise_has_valid_sets(solver);
}

bool bd_minimise_bound(bd_solver *solver, int64_t *bound)
{
    bd_weights_reduce(&solver->weights);
    bd_weights_sum(&solver->weights);
    *bound = bd_weights_bound(&solver->weights);
    BD_ASSERT(*bound * solver->weights.denominator >= bd_weights_total(&solver->weights));
    return minimise_is_valid(solver);
}

/* What a climb ends in when the matching is not yet proved best. */
typedef enum ending { ARRIVED, LIMITED, LOST } ending;

/* Better weights are sought after a few steps, and again, from the odd sets found since, when many more were
 * needed. */
static bool minimise_wants_relaxing(const bd_solver *solver, int64_t steps)
{
    return (steps == PATIENCE && solver->ascent.span > NARROW) || steps == 16 * PATIENCE ||
           steps == 256 * PATIENCE;
}

/* Finds the tight pairs; false: the weights are not valid. Who has a choice among them is asked only when a
 * search follows. */
static bool minimise_look_around(bd_solver *solver, int64_t goal)
{
    memcpy(solver->search.partial, solver->mate, (size_t)solver->weights.nodes * sizeof *solver->mate);
    return bd_weights_total(&solver->weights) == goal ? bd_ascent_find_tight(&solver->ascent)
                                                      : bd_ascent_tighten(&solver->ascent, solver->mate);
}

/* From valid weights up to weights that meet the matching's value. */
static bd_status minimise_climb(bd_solver *solver, const bd_stage *stage, bool relaxing, bd_finding *f,
                                ending *end, bd_err *err)
{
    bd_weights *w = &solver->weights;
    bd_search *s = &solver->search;
    const int64_t steps_max = (int64_t)STEPS_PER_NODE * w->nodes + STEPS_PER_NODE;
    *end = LOST;
    if (!minimise_look_around(solver, w->denominator * f->value)) return BD_OK;
    for (int64_t steps = 0; bd_weights_total(w) != w->denominator * f->value; steps++) {
        if (bd_weights_bound(w) > f->bound || steps == 0) f->bound = bd_weights_bound(w);
        *end = LIMITED;
        if (bd_solver_must_stop(solver)) return BD_OK;
        *end = LOST;
        if (steps >= steps_max) return BD_OK;
        solver->counts->separations++;
        if (bd_search_run(s, &w->family)) {
            memcpy(solver->mate, s->partial, (size_t)w->nodes * sizeof *s->partial);
            f->value = bd_edges_value(&solver->store, solver->mate);
            break;
        }
        bool stuck = false;
        if (relaxing && minimise_wants_relaxing(solver, steps)) {
            bd_solver_say(solver, stage, BD_SAY(SOLVE_SEEKS_WEIGHTS), f->value, f->bound, false);
            BD_TRY(bd_relax(solver, err));
            stuck = !bd_ascent_tighten(&solver->ascent, solver->mate);
        } else {
            BD_TRY(bd_ascent_step(&solver->ascent, &stuck, err));
            solver->counts->steps++;
        }
        if (stuck) return BD_OK;
        if (steps % NEWS == NEWS - 1)
            bd_solver_say(solver, stage, BD_SAY(SOLVE_RISES), f->value, f->bound, false);
    }
    *end = ARRIVED;
    return BD_OK;
}

static bool minimise_pays_all(const bd_solver *solver)
{
    const bd_search *s = &solver->search;
    for (int u = 0; u < s->nodes; u++)
        if (!bd_bits_has(bd_search_row(s, u), solver->mate[u])) return false;
    return true;
}

/* The exact check: the weights as they are go into the certificate, or not at all. All pairs were looked at
 * when the stage began, and since then whenever what is left of them changed: what nothing is left of is the
 * next face, and holds the matching. */
static void minimise_conclude(bd_solver *solver, bd_finding *f)
{
    bd_weights *w = &solver->weights;
    bd_weights_reduce(w);
    f->proved = minimise_has_valid_sets(solver) && minimise_pays_all(solver) &&
                bd_weights_total(w) == w->denominator * f->value;
    BD_ASSERT(!f->proved || bd_weights_bound(&solver->weights) == f->value);
    if (f->proved) f->bound = f->value;
}

static void minimise_forget_weights(bd_solver *solver)
{
    bd_weights *w = &solver->weights;
    bd_weights_zero(w);
    bd_family_purge(&w->family);
    (void)bd_family_arrange(&w->family);
    bd_weights_sum(w);
}

/* Weights of the hint, when they are valid. */
static bd_status minimise_take_hint(bd_solver *solver, const bd_stage *stage, bool *taken, bd_err *err)
{
    BD_TRY(bd_hint_weights(solver, stage, taken, err));
    if (!*taken || minimise_is_valid(solver)) return BD_OK;
    minimise_forget_weights(solver);
    *taken = false;
    return BD_OK;
}

/* GLPK alone. Not proved: the caller goes on from nothing, or a limit is reached. */
static bd_status minimise_by_glpk(bd_solver *solver, const bd_stage *stage, bd_finding *f, bd_err *err)
{
    bool settled;
    BD_TRY(bd_start_cheapest(solver, err));
    /* A stage before this one may have been settled without GLPK, by a set of nodes that no search has met.
     */
    bd_search_wake(&solver->search, solver->store.rows, solver->mate, &solver->weights.family);
    BD_TRY(bd_cutting_settle(solver, stage, f, &settled, err));
    if (settled && minimise_is_valid(solver)) minimise_conclude(solver, f);
    if (f->proved || bd_solver_must_stop(solver)) return BD_OK;
    bd_solver_say(solver, stage, BD_SAY(SOLVE_GLPK_FAILS), f->value, f->bound, false);
    solver->counts->recoveries++;
    minimise_forget_weights(solver);
    return BD_OK;
}

/* Weights raised one by one differ more than costs do. Where costs are many, that would take the ascent twice
 * as many steps, unless better weights are sought after a few. */
static bd_status minimise_start(bd_solver *solver, int64_t value, bool relaxing, bd_err *err)
{
    BD_TRY(bd_start_cheapest(solver, err));
    return relaxing || solver->ascent.span <= NARROW ? bd_start_raise(solver, value, err) : BD_OK;
}

/* If the numbers grow beyond what is safe, or anything does not add up, once more from nothing and without
 * the linear program. */
static bd_status minimise_prove(bd_solver *solver, const bd_stage *stage, bd_finding *f, bd_err *err)
{
    const bd_engine engine = solver->options.engine;
    if (engine == BD_ENGINE_GLPK) {
        BD_TRY(minimise_by_glpk(solver, stage, f, err));
        if (f->proved || bd_solver_must_stop(solver)) return BD_OK;
    }
    bool hinted = false;
    BD_TRY(minimise_take_hint(solver, stage, &hinted, err));
    for (int attempt = 0; attempt < 2; attempt++) {
        ending end;
        /* Weights that are nearly right need a few steps, not a linear program. */
        const bool relaxing =
            attempt == 0 && engine == BD_ENGINE_FASTEST && !(hinted && solver->hint_founds_sets);
        if (!hinted) BD_TRY(minimise_start(solver, f->value, relaxing, err));
        hinted = false;
        BD_TRY(minimise_climb(solver, stage, relaxing, f, &end, err));
        if (end == LIMITED) return BD_OK;
        if (end == ARRIVED) minimise_conclude(solver, f);
        if (f->proved) return BD_OK;
        bd_solver_say(solver, stage, BD_SAY(SOLVE_ONCE_MORE), f->value, f->bound, false);
        solver->counts->recoveries++;
        minimise_forget_weights(solver);
    }
    return BD_OK;
}

bd_status bd_minimise(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err)
{
    bd_weights *w = &solver->weights;
    bd_edge_store *store = &solver->store;
    BD_TRY(bd_edges_price(store, stage, err));
    bd_weights_zero(w);
    if (store->least == 0 && store->most == 0) {
        solver->ascent.slack = 0; /* every pair is as good as any other */
        *finding = (bd_finding){.proved = true};
        return BD_OK;
    }
    *finding = (bd_finding){.value = bd_edges_value(store, solver->mate)};
    if (store->least == 0 && finding->value == 0) {
        bd_weights_sum(w);
        finding->proved = minimise_is_valid(solver);
        BD_ASSERT(finding->proved);
        return BD_OK;
    }
    BD_ASSERT(store->least <= 0 && store->most >= 0);
    solver->ascent.span = (int64_t)store->most - store->least + 1;
    return minimise_prove(solver, stage, finding, err);
}

void bd_minimise_shrink(bd_solver *solver)
{
    BD_ASSERT(solver->ascent.slack >= 0);
    bd_edges_shrink(&solver->store, &solver->search.tight, (size_t)solver->ascent.slack);
}

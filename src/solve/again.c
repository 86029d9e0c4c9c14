#include "solve/again.h"

#include "solve/solver.h"

typedef struct again {
    bd_solver *solver;
    const bd_again *ask;
    const bd_trail *trail;
} again;

/* The pairs that were allowed before stage k and agree with the restriction, as rows of bits. */
static void again_fill_rows(const again *a, size_t k, uint64_t *rows)
{
    const bd_edge *edges = a->trail->edges;
    const bd_restriction *only = &a->ask->only;
    const int words = bd_bits_words(a->trail->nodes);
    memset(rows, 0, (size_t)a->trail->nodes * (size_t)words * sizeof *rows);
    for (size_t i = 0; i < a->trail->points[k].pairs; i++) {
        const int u = edges[i].u, v = edges[i].v;
        bd_bits_add(rows + (size_t)u * (size_t)words, v);
        bd_bits_add(rows + (size_t)v * (size_t)words, u);
    }
    for (int r = 0; r < only->count; r++) {
        const int u = only->node[r];
        uint64_t *row = rows + (size_t)u * (size_t)words;
        for (int v = bd_bits_next(row, words, 0); v >= 0; v = bd_bits_next(row, words, v + 1)) {
            if (bd_bits_has(only->mates[r], v)) continue;
            bd_bits_drop(row, v);
            bd_bits_drop(rows + (size_t)v * (size_t)words, u);
        }
    }
}

/* The sets that were held before stage k. */
static bd_status again_hold_sets(const again *a, size_t k, bd_err *err)
{
    bd_family *family = &a->solver->weights.family;
    const bd_trail_point *point = &a->trail->points[k];
    const bd_odd_set *sets = a->trail->certificate->sets;
    family->count = 0;
    for (size_t i = 0; i < point->set_count; i++) {
        const bd_odd_set *set = &sets[point->sets[i]];
        BD_TRY(bd_family_add(
            family,
            (bd_set){.nodes = set->nodes, .count = (int)set->count, .free = true, .listed = point->sets[i]},
            err));
    }
    bd_family_arrange_nested(family);
    return BD_OK;
}

/* Whether a matching that keeps the values of the first k stages agrees with the restriction; it is in the
 * search's partial. */
static bd_status again_fits(const again *a, size_t k, bool *fits, bd_err *err)
{
    bd_search *s = &a->solver->search;
    const uint16_t *mate = a->trail->certificate->mate;
    again_fill_rows(a, k, s->tight);
    BD_TRY(again_hold_sets(a, k, err));
    for (int u = 0; u < s->nodes; u++)
        s->partial[u] = bd_bits_has(bd_search_row(s, u), mate[u]) ? mate[u] : (uint16_t)BD_NONE;
    bd_search_wake(s, NULL, NULL, &a->solver->weights.family);
    a->solver->counts->separations++;
    *fits = bd_search_run(s, &a->solver->weights.family);
    return BD_OK;
}

/* No stage keeps its value where a restricted node has lost all mates that are wanted. */
static size_t again_most_kept(const again *a)
{
    const bd_restriction *only = &a->ask->only;
    const bd_edge *edges = a->trail->edges;
    size_t kept = a->trail->stage_count;
    for (int r = 0; r < only->count; r++) {
        size_t place = 0;
        const size_t end = a->trail->points[0].pairs;
        while (place < end &&
               !(edges[place].u == only->node[r] && bd_bits_has(only->mates[r], edges[place].v)) &&
               !(edges[place].v == only->node[r] && bd_bits_has(only->mates[r], edges[place].u)))
            place++;
        while (kept > 0 && a->trail->points[kept].pairs <= place) kept--;
    }
    return kept;
}

/* The largest k such that the first k stages can keep their values; false: there is no matching at all. */
static bd_status again_find_kept(const again *a, size_t *kept, bool *found, bd_err *err)
{
    size_t low = 0, high = again_most_kept(a);
    bool fits = false;
    size_t tried = 0;
    for (size_t k = high; low < high; k = low + (high - low + 1) / 2) {
        BD_TRY(again_fits(a, k, &fits, err));
        tried = k;
        if (fits)
            low = k;
        else
            high = k - 1;
    }
    if (!fits || tried != low) BD_TRY(again_fits(a, low, &fits, err));
    BD_ASSERT(fits || low == 0);
    *kept = low;
    *found = fits;
    return BD_OK;
}

/* The face before stage k, as the search's rows have it, becomes the solver's. */
static bd_status again_open_store(const again *a, bd_err *err)
{
    bd_solver *solver = a->solver;
    bd_search *s = &solver->search;
    uint64_t *rows;
    const size_t words = (size_t)s->nodes * (size_t)s->words;
    BD_NEW(rows, solver->scratch, words, err);
    memcpy(rows, s->tight, words * sizeof *rows);
    bd_search_forget(s);
    BD_TRY(bd_edges_new(solver->scratch, solver->prices, s->nodes, rows, &solver->store, err));
    memcpy(solver->mate, s->partial, (size_t)s->nodes * sizeof *solver->mate);
    return BD_OK;
}

/* What is kept of the first certificate: its sets, and the stages before k with their proofs. */
static bd_status again_take_over(const again *a, size_t k, bd_err *err)
{
    bd_solver *solver = a->solver;
    const bd_certificate *first = a->trail->certificate;
    for (size_t i = 0; i < first->set_count; i++) {
        BD_ROOM(solver->sets, solver->set_count, solver->set_room, solver->keep, err);
        solver->sets[solver->set_count++] = first->sets[i];
    }
    for (size_t i = 0; i < k; i++) {
        BD_ROOM(solver->stages, solver->stage_count, solver->stage_room, solver->keep, err);
        BD_ROOM(solver->asked, solver->stage_count, solver->asked_room, solver->keep, err);
        solver->asked[solver->stage_count] = a->trail->stages[i];
        solver->stages[solver->stage_count++] = first->stages[i];
    }
    return BD_OK;
}

/* Pairs against the restriction cost 1. */
static void again_price_demand(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_restriction *only = context;
    for (size_t i = 0; i < count; i++) {
        cost[i] = 0;
        for (int r = 0; r < only->count; r++) {
            if (edges[i].u == only->node[r] && !bd_bits_has(only->mates[r], edges[i].v)) cost[i] = 1;
            if (edges[i].v == only->node[r] && !bd_bits_has(only->mates[r], edges[i].u)) cost[i] = 1;
        }
    }
}

static void again_price_change(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const uint16_t *mate = context;
    for (size_t i = 0; i < count; i++) cost[i] = mate[edges[i].u] != edges[i].v;
}

static bd_status again_record_demand(const again *a, bd_err *err)
{
    const bd_finding granted = {.value = 1, .bound = 1, .proved = true};
    const bd_stage stage = {.id = BD_STAGE_DEMAND,
                            .context = &a->ask->only,
                            .price = again_price_demand,
                            .low = 0,
                            .high = a->trail->nodes - 1,
                            .wishes = 1};
    return bd_record_plain(a->solver, &stage, &granted, err);
}

static bd_status again_draw_near(const again *a, bd_finding *finding, bd_err *err)
{
    const bd_stage stage = {.id = BD_STAGE_NEAREST,
                            .context = a->trail->certificate->mate,
                            .price = again_price_change,
                            .low = 0,
                            .high = a->trail->nodes - 1};
    return bd_advance_stage(a->solver, &stage, finding, err);
}

/* From the stage that loses to the end. */
static bd_status again_go_on(const again *a, size_t k, bd_err *err)
{
    bd_solver *solver = a->solver;
    bd_finding finding = {.proved = true};
    bd_stages rest = {.next = NULL};
    BD_TRY(again_record_demand(a, err));
    bool near = true;
    int64_t last_value = 0;
    if (k < a->trail->stage_count) {
        const bd_stage *stage = &a->trail->stages[k];
        const bd_stages *after = &a->trail->points[k].rest;
        BD_TRY(after->fork(after->self, solver->keep, &rest, err));
        BD_TRY(bd_advance_stage(solver, stage, &finding, err));
        last_value = finding.value;
        near = !a->ask->is_order(a->ask->self, stage);
    }
    solver->options.hint = NULL;
    if (finding.proved && near) BD_TRY(again_draw_near(a, &finding, err));
    if (!finding.proved || solver->options.briefly) return bd_record_finish(solver, BD_NOT_PROVED, err);
    if (rest.next == NULL) return bd_record_finish(solver, BD_BEST, err);
    return bd_advance_all(solver, &rest, last_value, err);
}

static bd_status again_run(again *a, bd_err *err)
{
    size_t kept = 0;
    bool found = false;
    bd_solver *solver = a->solver;
    BD_TRY(bd_solver_open(solver, err));
    BD_TRY(again_find_kept(a, &kept, &found, err));
    if (!found) {
        BD_TRY(bd_first_keep_barrier(solver, err));
        return bd_record_finish(solver, BD_NO_MATCHING, err);
    }
    BD_TRY(again_open_store(a, err));
    BD_TRY(again_take_over(a, kept, err));
    return again_go_on(a, kept, err);
}

bd_status bd_solve_again(bd_arena *arena, const bd_again *ask, const bd_solve_options *options,
                         bd_solved *out, bd_solve_counts *counts, bd_err *err)
{
    bd_solver solver;
    bd_solve_counts unread;
    BD_ASSERT(ask->only.count >= 1 && ask->only.count <= 2);
    BD_TRY(bd_solver_begin(&solver, arena, ask->trail->nodes, options, out, counts != NULL ? counts : &unread,
                           err));
    solver.options.hint = ask->trail->certificate;
    solver.options.keep_trail = solver.options.prove_unique = false;
    solver.hint_founds_sets = true;
    solver.options.engine = BD_ENGINE_FASTEST; /* weights are at hand: there is nothing to begin with */
    out->certificate.solver = bd_engine_name(solver.options.engine);
    again a = {.solver = &solver, .ask = ask, .trail = ask->trail};
    const bd_status status = again_run(&a, err);
    bd_solver_end(&solver);
    return status;
}

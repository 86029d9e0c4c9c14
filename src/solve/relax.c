#include "solve/relax.h"

#include "base/assert.h"
#include "solve/crash.h"
#include "solve/solve_words.h"

#include <math.h>
#include <stdlib.h>

enum { CHEAPEST = 4, PER_ROUND = 2, WORST = 4, SMALLEST = 16 };

typedef struct offer {
    int64_t left;
    uint16_t other;
} offer;

typedef struct relax {
    bd_solver *solver;
    uint16_t *part; /* nodes of the component */
    int part_count;
    uint64_t *inside;             /* the component as bits */
    uint16_t *place;              /* of a node in part */
    uint64_t *taken;              /* pairs that are columns, rows of bits */
    offer *offers;                /* WORST per node: the best columns found */
    uint8_t *offered;             /* how many */
    int *sets;                    /* of the family, that reach into the component */
    uint64_t *unsettled;          /* nodes for which better weights are wanted */
    uint16_t *start;              /* a matching */
    int64_t *centre_y, *centre_z; /* valid weights of nodes and of the family's sets */
    bd_lp lp;
    int64_t iterations_before;
} relax;

static uint64_t *relax_taken_row(const relax *r, int u)
{
    return r->taken + (size_t)u * (size_t)r->solver->field.words;
}

/* Keeps the offers with the least left, most helpful first. */
static void relax_make_offer(relax *r, int u, int v, int64_t left, int most)
{
    offer *list = r->offers + (size_t)u * WORST;
    int i = r->offered[u];
    if (i == most && list[i - 1].left <= left) return;
    if (i < most)
        r->offered[u]++;
    else
        i--;
    for (; i > 0 && list[i - 1].left > left; i--) list[i] = list[i - 1];
    BD_ASSERT(r->offered[u] <= WORST && i < r->offered[u]);
    list[i] = (offer){.left = left, .other = (uint16_t)v};
}

static bd_status relax_take_column(relax *r, int u, int v, bd_err *err)
{
    const bd_field *field = &r->solver->field;
    if (bd_bits_has(relax_taken_row(r, u), v)) return BD_OK;
    bd_bits_add(relax_taken_row(r, u), v);
    bd_bits_add(relax_taken_row(r, v), u);
    BD_ASSERT(bd_bits_has(r->inside, u) && bd_bits_has(r->inside, v));
    const bd_cost cost = bd_field_cost(field, bd_field_find(field, u, v), u, v);
    r->solver->counts->columns++;
    return bd_lp_add(&r->lp, (bd_lp_column){.u = r->place[u], .v = r->place[v], .cost = cost}, err);
}

static bd_status relax_take_offers(relax *r, size_t *added, bd_err *err)
{
    const size_t before = r->lp.column_count;
    for (int i = 0; i < r->part_count; i++) {
        const int u = r->part[i];
        for (int k = 0; k < r->offered[u]; k++)
            BD_TRY(relax_take_column(r, u, r->offers[(size_t)u * WORST + (size_t)k].other, err));
        r->offered[u] = 0;
    }
    *added = r->lp.column_count - before;
    return BD_OK;
}

/* A spread of equally good mates: the order among ties is a fixed disorder. */
static int64_t relax_disorder(int u, int v)
{
    return (int64_t)(((uint32_t)u * 2654435761u ^ (uint32_t)v * 2246822519u) >> 20);
}

static void relax_offer_cheap(void *self, bd_run run)
{
    relax *r = self;
    const bd_field *field = &r->solver->field;
    if (!bd_bits_has(r->inside, run.u)) return;
    for (size_t i = run.first; i < run.first + run.count; i++) {
        const int v = field->edges[i].v;
        const int64_t left =
            bd_weights_left(&r->solver->weights, bd_field_cost(field, i, run.u, v), run.u, v);
        const int64_t rank = left * 4096 + relax_disorder(run.u, v);
        relax_make_offer(r, run.u, v, rank, CHEAPEST);
        relax_make_offer(r, v, run.u, rank, CHEAPEST);
    }
}

static void relax_offer_helpful(void *self, bd_run run)
{
    relax *r = self;
    const bd_field *field = &r->solver->field;
    if (!bd_bits_has(r->inside, run.u)) return;
    for (size_t i = run.first; i < run.first + run.count; i++) {
        const int v = field->edges[i].v;
        const int64_t left =
            bd_weights_left(&r->solver->weights, bd_field_cost(field, i, run.u, v), run.u, v);
        if (left >= 0) continue;
        relax_make_offer(r, run.u, v, left, PER_ROUND);
        relax_make_offer(r, v, run.u, left, PER_ROUND);
    }
}

/* GLPK's weights as quarters, or finer if the weights already are. */
static void relax_round_weights(relax *r)
{
    bd_weights *w = &r->solver->weights;
    const double unit = (double)w->denominator;
    for (int i = 0; i < r->part_count; i++) w->y[r->part[i]] = llround(r->lp.weights[i] * unit);
    for (int s = 0; s < r->lp.set_count; s++) {
        bd_set *set = &w->family.sets[r->sets[s]];
        set->weight = llround(r->lp.weights[r->part_count + s] * unit);
        if (!set->free && set->weight < 0) set->weight = 0;
    }
    bd_weights_sum(w, &r->solver->field);
}

/* The weights of the component half way (or all the way) from the centre to what GLPK says. */
static void relax_blend(relax *r, bool all_the_way)
{
    relax_round_weights(r);
    if (all_the_way) return;
    bd_weights *w = &r->solver->weights;
    for (int i = 0; i < r->part_count; i++)
        w->y[r->part[i]] = (w->y[r->part[i]] + r->centre_y[r->part[i]]) / 2;
    for (int s = 0; s < r->lp.set_count; s++) {
        bd_set *set = &w->family.sets[r->sets[s]];
        set->weight = (set->weight + r->centre_z[r->sets[s]]) / 2;
    }
    bd_weights_sum(w, &r->solver->field);
}

/* The weights at hand overrun no pair: they become the centre. False when that moved it nowhere. */
static bool relax_move_centre(relax *r)
{
    const bd_weights *w = &r->solver->weights;
    bool moved = false;
    for (int i = 0; i < r->part_count; i++) {
        moved |= r->centre_y[r->part[i]] != w->y[r->part[i]];
        r->centre_y[r->part[i]] = w->y[r->part[i]];
    }
    for (int s = 0; s < r->lp.set_count; s++) {
        moved |= r->centre_z[r->sets[s]] != w->family.sets[r->sets[s]].weight;
        r->centre_z[r->sets[s]] = w->family.sets[r->sets[s]].weight;
    }
    return moved;
}

/* Columns are looked for half way between valid weights (the centre) and GLPK's, which leap about: what helps
 * there helps all the more at GLPK's. Where nothing helps, the weights half way are valid and the better
 * centre. */
static bd_status relax_price(void *self, bd_lp *lp, size_t *added, bd_err *err)
{
    relax *r = self;
    (void)lp;
    *added = 0;
    for (bool all_the_way = false;; all_the_way = !relax_move_centre(r)) {
        relax_blend(r, all_the_way);
        bd_field_walk(&r->solver->field, r->inside, relax_offer_helpful, r);
        BD_TRY(relax_take_offers(r, added, err));
        if (*added > 0 || all_the_way) return BD_OK;
    }
}

static bool relax_must_stop(void *self)
{
    const relax *r = self;
    r->solver->counts->iterations = r->iterations_before + r->lp.iterations;
    return bd_solver_must_stop(r->solver);
}

/* The component of a node: pairs and sets tie. */
static void relax_find_part(relax *r, int first)
{
    const bd_field *field = &r->solver->field;
    const bd_family *family = &r->solver->weights.family;
    bd_bits_clear(r->inside, field->words);
    r->part_count = 0;
    r->part[r->part_count++] = (uint16_t)first;
    bd_bits_add(r->inside, first);
    for (int i = 0; i < r->part_count; i++) {
        const int u = r->part[i], set = family->outer[u];
        const uint64_t *row = bd_field_row(field, u);
        for (int w = 0; w < field->words; w++) {
            for (uint64_t rest = row[w] & ~r->inside[w]; rest != 0; rest &= rest - 1)
                r->part[r->part_count++] = (uint16_t)(w * 64 + bd_bits_lowest(rest));
            r->inside[w] |= row[w];
        }
        for (int k = 0; set >= 0 && k < family->sets[set].count; k++) {
            const int v = family->sets[set].nodes[k];
            if (bd_bits_has(r->inside, v)) continue;
            bd_bits_add(r->inside, v);
            r->part[r->part_count++] = (uint16_t)v;
        }
    }
    for (int i = 0; i < r->part_count; i++) r->place[r->part[i]] = (uint16_t)i;
}

static bd_status relax_list_sets(relax *r, bd_err *err)
{
    const bd_family *family = &r->solver->weights.family;
    bd_lp_set *rows;
    BD_NEW(rows, r->lp.arena, family->count, err);
    for (int s = 0; s < family->count; s++) {
        const bd_set *set = &family->sets[s];
        if (!bd_bits_has(r->inside, set->nodes[0])) continue;
        uint8_t *holds;
        BD_NEW(holds, r->lp.arena, r->part_count, err);
        for (int i = 0; i < set->count; i++) holds[r->place[set->nodes[i]]] = 1;
        rows[r->lp.set_count] = (bd_lp_set){.holds = holds, .equal = set->free};
        r->sets[r->lp.set_count++] = s;
    }
    r->lp.sets = rows;
    return BD_OK;
}

/* Lowers weights until no pair of the component is overrun. */
static void relax_lower_run(void *self, bd_run run)
{
    relax *r = self;
    bd_weights *w = &r->solver->weights;
    const bd_field *field = &r->solver->field;
    if (!bd_bits_has(r->inside, run.u)) return;
    for (size_t i = run.first; i < run.first + run.count; i++) {
        const int v = field->edges[i].v;
        const int64_t left = bd_weights_left(w, bd_field_cost(field, i, run.u, v), run.u, v);
        if (left >= 0) continue;
        w->y[v] += left;
        w->reach[v] += left;
    }
}

static bd_status relax_run_lp(relax *r, bool *done, bd_err *err)
{
    *done = false;
    r->iterations_before = r->solver->counts->iterations;
    for (int way = BD_LP_PRIMAL; way < BD_LP_WAYS && !*done; way++) {
        bd_lp_end end;
        BD_TRY(bd_lp_run(&r->lp, (bd_lp_way)way, &end, err));
        r->solver->counts->lps++;
        r->solver->counts->iterations = r->iterations_before + r->lp.iterations;
        *done = end == BD_LP_DONE;
        if (end == BD_LP_STOPPED) break;
        if (end == BD_LP_FAULT) r->solver->counts->recoveries++;
    }
    return BD_OK;
}

/* The cheapest pairs of each node; a pair may come twice. Not sorted by cost: bases of the cheapest columns
 * make long trees, and slow. */
static bd_status relax_list_candidates(relax *r, bd_candidate **out, size_t *count, bd_err *err)
{
    bd_candidate *list;
    BD_NEW(list, r->lp.arena, (size_t)r->part_count * CHEAPEST, err);
    bd_field_walk(&r->solver->field, r->inside, relax_offer_cheap, r);
    *count = 0;
    for (int i = 0; i < r->part_count; i++) {
        const int u = r->part[i];
        for (int k = 0; k < r->offered[u]; k++) {
            const offer *o = &r->offers[(size_t)u * WORST + (size_t)k];
            list[(*count)++] = (bd_candidate){.left = o->left, .u = (uint16_t)u, .v = o->other};
        }
        r->offered[u] = 0;
    }
    *out = list;
    return BD_OK;
}

/* Columns to begin with: a good matching, the other good pairs, the matching at hand. */
static bd_status relax_begin_columns(relax *r, bd_err *err)
{
    bd_candidate *candidates;
    size_t count;
    BD_TRY(relax_list_candidates(r, &candidates, &count, err));
    bd_crash_match(r->solver, r->inside, candidates, count, r->start);
    for (int i = 0; i < r->part_count; i++)
        BD_TRY(relax_take_column(r, r->part[i], r->start[r->part[i]], err));
    for (size_t i = 0; i < count; i++) BD_TRY(relax_take_column(r, candidates[i].u, candidates[i].v, err));
    for (int i = 0; i < r->part_count; i++)
        BD_TRY(relax_take_column(r, r->part[i], r->solver->mate[r->part[i]], err));
    return BD_OK;
}

static bd_status relax_part(relax *r, bd_err *err)
{
    bd_arena *arena = r->solver->scratch;
    bd_weights *w = &r->solver->weights;
    uint8_t *slack_basic;
    r->lp = (bd_lp){.arena = arena,
                    .nodes = r->part_count,
                    .price = relax_price,
                    .must_stop = relax_must_stop,
                    .self = r};
    BD_TRY(relax_list_sets(r, err));
    BD_NEW(slack_basic, arena, r->part_count, err);
    BD_NEW(r->lp.weights, arena, r->part_count + r->lp.set_count, err);
    r->lp.slack_basic = slack_basic;
    BD_TRY(relax_begin_columns(r, err));
    BD_TRY(bd_crash_basis(&r->lp, slack_basic, err));
    const int64_t before = bd_weights_total(w);
    int64_t *y, *z;
    BD_NEW(y, arena, w->nodes, err);
    BD_NEW(z, arena, w->family.count, err);
    memcpy(y, w->y, (size_t)w->nodes * sizeof *y);
    for (int s = 0; s < w->family.count; s++) z[s] = w->family.sets[s].weight;
    BD_NEW(r->centre_z, arena, w->family.count, err);
    memcpy(r->centre_y, y, (size_t)w->nodes * sizeof *y);
    if (w->family.count > 0) memcpy(r->centre_z, z, (size_t)w->family.count * sizeof *z);
    bool done;
    BD_TRY(relax_run_lp(r, &done, err));
    if (done) {
        relax_round_weights(r);
        bd_field_walk(&r->solver->field, r->inside, relax_lower_run, r);
    }
    if (!done || bd_weights_total(w) <= before) {
        memcpy(w->y, y, (size_t)w->nodes * sizeof *y);
        for (int s = 0; s < w->family.count; s++) w->family.sets[s].weight = z[s];
    }
    bd_family_purge(&w->family);
    if (!bd_family_arrange(&w->family)) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_SETS_CROSS));
    bd_weights_sum(w, &r->solver->field);
    return BD_OK;
}

static bd_status relax_open_relax(bd_solver *solver, relax *r, bd_err *err)
{
    bd_arena *arena = solver->scratch;
    const int nodes = solver->field.nodes, words = solver->field.words;
    *r = (relax){.solver = solver};
    BD_NEW(r->part, arena, nodes, err);
    BD_NEW(r->inside, arena, words, err);
    BD_NEW(r->place, arena, nodes, err);
    BD_NEW(r->taken, arena, (size_t)nodes * (size_t)words, err);
    BD_NEW(r->offers, arena, (size_t)nodes * WORST, err);
    BD_NEW(r->offered, arena, nodes, err);
    BD_NEW(r->sets, arena, solver->weights.family.count + 1, err);
    BD_NEW(r->unsettled, arena, words, err);
    BD_NEW(r->start, arena, nodes, err);
    BD_NEW(r->centre_y, arena, nodes, err);
    return BD_OK;
}

/* The last search left the node exposed, or could not match the inside of a set around it. */
static bool relax_is_unsettled(const bd_solver *solver, int u)
{
    const bd_search *s = &solver->search;
    if (s->any_broken) return solver->weights.family.outer[u] >= 0 || bd_bits_has(solver->weights.hot, u);
    return s->partial[u] == BD_NONE;
}

bd_status bd_relax(bd_solver *solver, bd_err *err)
{
    relax r;
    uint64_t *seen;
    bd_weights *w = &solver->weights;
    const int nodes = solver->field.nodes, words = solver->field.words;
    const int64_t factor = w->denominator % 4 == 0 ? 1 : w->denominator % 2 == 0 ? 2 : 4;
    if (!bd_weights_scale(w, factor)) return BD_OK;
    bd_weights_sum(w, &solver->field);
    BD_TRY(relax_open_relax(solver, &r, err));
    BD_NEW(seen, solver->scratch, words, err);
    for (int u = 0; u < nodes; u++)
        if (relax_is_unsettled(solver, u)) bd_bits_add(r.unsettled, u);
    for (int u = 0; u < nodes; u++) {
        if (!bd_bits_has(r.unsettled, u) || bd_bits_has(seen, u)) continue;
        relax_find_part(&r, u);
        for (int k = 0; k < words; k++) seen[k] |= r.inside[k];
        if (r.part_count < SMALLEST) continue;
        BD_TRY(relax_part(&r, err));
    }
    return BD_OK;
}

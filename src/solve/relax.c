#include "solve/relax.h"

#include "solve/lp.h"

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
    uint64_t *inside;    /* the component as bits */
    uint16_t *place;     /* of a node in part */
    uint64_t *taken;     /* pairs that are columns, rows of bits */
    offer *offers;       /* WORST per node: the best columns found */
    uint8_t *offered;    /* how many */
    int *sets;           /* of the family, that reach into the component */
    uint16_t *root;      /* of a tree of basic columns, in places */
    uint8_t *side, *odd; /* in the tree; of a root: the tree has an odd cycle */
    bd_lp lp;
    int64_t iterations_before;
} relax;

static uint64_t *taken_row(const relax *r, int u) { return r->taken + (size_t)u * (size_t)r->solver->field.words; }

/* Keeps the offers with the least left, most helpful first. */
static void make_offer(relax *r, int u, int v, int64_t left, int most)
{
    offer *list = r->offers + (size_t)u * WORST;
    int i = r->offered[u];
    if (i == most && list[i - 1].left <= left) return;
    if (i < most)
        r->offered[u]++;
    else
        i--;
    for (; i > 0 && list[i - 1].left > left; i--) list[i] = list[i - 1];
    list[i] = (offer){.left = left, .other = (uint16_t)v};
}

static bd_status take_column(relax *r, int u, int v, bool basic, bd_err *err)
{
    const bd_field *field = &r->solver->field;
    if (bd_bits_has(taken_row(r, u), v)) return BD_OK;
    bd_bits_add(taken_row(r, u), v);
    bd_bits_add(taken_row(r, v), u);
    const bd_cost cost = bd_field_cost(field, bd_field_find(field, u, v), u, v);
    r->solver->counts->columns++;
    return bd_lp_add(&r->lp, (bd_lp_column){.u = r->place[u], .v = r->place[v], .cost = cost, .basic = basic}, err);
}

static bd_status take_offers(relax *r, size_t *added, bd_err *err)
{
    const size_t before = r->lp.column_count;
    for (int i = 0; i < r->part_count; i++) {
        const int u = r->part[i];
        for (int k = 0; k < r->offered[u]; k++) BD_TRY(take_column(r, u, r->offers[(size_t)u * WORST + (size_t)k].other, false, err));
        r->offered[u] = 0;
    }
    *added = r->lp.column_count - before;
    return BD_OK;
}

/* A spread of equally good partners: the order among ties is a fixed disorder. */
static int64_t disorder(int u, int v) { return (int64_t)(((uint32_t)u * 2654435761u ^ (uint32_t)v * 2246822519u) >> 20); }

static void offer_cheap(void *self, bd_run run)
{
    relax *r = self;
    const bd_field *field = &r->solver->field;
    if (!bd_bits_has(r->inside, run.u)) return;
    for (size_t i = run.first; i < run.first + run.count; i++) {
        const int v = field->edges[i].v;
        const int64_t left = bd_weights_left(&r->solver->weights, bd_field_cost(field, i, run.u, v), run.u, v);
        const int64_t rank = left * 4096 + disorder(run.u, v);
        make_offer(r, run.u, v, rank, CHEAPEST);
        make_offer(r, v, run.u, rank, CHEAPEST);
    }
}

static void offer_helpful(void *self, bd_run run)
{
    relax *r = self;
    const bd_field *field = &r->solver->field;
    if (!bd_bits_has(r->inside, run.u)) return;
    for (size_t i = run.first; i < run.first + run.count; i++) {
        const int v = field->edges[i].v;
        const int64_t left = bd_weights_left(&r->solver->weights, bd_field_cost(field, i, run.u, v), run.u, v);
        if (left >= 0) continue;
        make_offer(r, run.u, v, left, PER_ROUND);
        make_offer(r, v, run.u, left, PER_ROUND);
    }
}

/* GLPK's weights as quarters, or finer if the weights already are. */
static void round_weights(relax *r)
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

static bd_status price(void *self, bd_lp *lp, size_t *added, bd_err *err)
{
    relax *r = self;
    (void)lp;
    round_weights(r);
    bd_field_walk(&r->solver->field, r->inside, offer_helpful, r);
    return take_offers(r, added, err);
}

static bool must_stop(void *self)
{
    const relax *r = self;
    r->solver->counts->iterations = r->iterations_before + r->lp.iterations;
    return bd_solver_must_stop(r->solver);
}

/* The component of a node: pairs and sets tie. */
static void find_part(relax *r, int first)
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

static int root_of(relax *r, int x)
{
    while (r->root[x] != x) x = r->root[x];
    return x;
}

static int side_of(const relax *r, int x)
{
    int side = 0;
    for (; r->root[x] != x; x = r->root[x]) side ^= r->side[x];
    return side;
}

/* Whether a column can join the basis: each part of it must stay a tree, or a tree with one odd cycle. */
static bool join(relax *r, int a, int b)
{
    const int x = root_of(r, a), y = root_of(r, b);
    const int same = side_of(r, a) == side_of(r, b);
    if (x == y) {
        if (!same || r->odd[x]) return false;
        r->odd[x] = 1;
        return true;
    }
    if (r->odd[x] && r->odd[y]) return false;
    r->root[y] = (uint16_t)x;
    r->side[y] = (uint8_t)same;
    r->odd[x] |= r->odd[y];
    return true;
}

/* A basis from the matching and then whatever else is tight; trees without an odd cycle get the slack of their root. */
static void choose_basis(relax *r, uint8_t *slack_basic)
{
    for (int i = 0; i < r->part_count; i++) {
        r->root[i] = (uint16_t)i;
        r->side[i] = r->odd[i] = 0;
    }
    for (size_t j = 0; j < r->lp.column_count; j++) {
        bd_lp_column *c = &r->lp.columns[j];
        c->basic = join(r, c->u, c->v);
    }
    for (int i = 0; i < r->part_count; i++) slack_basic[i] = r->root[i] == i && !r->odd[i];
}

static bd_status list_sets(relax *r, bd_err *err)
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
static void lower_run(void *self, bd_run run)
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

static bd_status run_lp(relax *r, bool *done, bd_err *err)
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

/* Good pairs to begin with: the matching, and the cheapest of each node. */
static bd_status begin_columns(relax *r, bd_err *err)
{
    for (int i = 0; i < r->part_count; i++) {
        const int u = r->part[i], v = r->solver->mate[u];
        if (u < v) BD_TRY(take_column(r, u, v, true, err));
    }
    bd_field_walk(&r->solver->field, r->inside, offer_cheap, r);
    size_t added;
    return take_offers(r, &added, err);
}

static bd_status relax_part(relax *r, bd_err *err)
{
    bd_arena *arena = r->solver->scratch;
    bd_weights *w = &r->solver->weights;
    uint8_t *slack_basic;
    r->lp = (bd_lp){.arena = arena, .nodes = r->part_count, .price = price, .must_stop = must_stop, .self = r};
    BD_TRY(list_sets(r, err));
    BD_NEW(slack_basic, arena, r->part_count, err);
    BD_NEW(r->lp.weights, arena, r->part_count + r->lp.set_count, err);
    r->lp.slack_basic = slack_basic;
    BD_TRY(begin_columns(r, err));
    choose_basis(r, slack_basic);
    int64_t *y, *z, before = bd_weights_total(w);
    BD_NEW(y, arena, w->nodes, err);
    BD_NEW(z, arena, w->family.count, err);
    memcpy(y, w->y, (size_t)w->nodes * sizeof *y);
    for (int s = 0; s < w->family.count; s++) z[s] = w->family.sets[s].weight;
    bool done;
    BD_TRY(run_lp(r, &done, err));
    if (done) {
        round_weights(r);
        bd_field_walk(&r->solver->field, r->inside, lower_run, r);
    }
    if (!done || bd_weights_total(w) <= before) {
        memcpy(w->y, y, (size_t)w->nodes * sizeof *y);
        for (int s = 0; s < w->family.count; s++) w->family.sets[s].weight = z[s];
    }
    bd_family_purge(&w->family);
    if (!bd_family_arrange(&w->family)) BD_FAIL(err, BD_INTERNAL, NULL, "two odd sets cross");
    bd_weights_sum(w, &r->solver->field);
    return BD_OK;
}

static bd_status open_relax(bd_solver *solver, relax *r, bd_err *err)
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
    BD_NEW(r->root, arena, nodes, err);
    BD_NEW(r->side, arena, nodes, err);
    BD_NEW(r->odd, arena, nodes, err);
    return BD_OK;
}

/* The last search left the node exposed, or could not match the inside of a set around it. */
static bool is_unsettled(const bd_solver *solver, int u)
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
    BD_TRY(open_relax(solver, &r, err));
    BD_NEW(seen, solver->scratch, words, err);
    for (int u = 0; u < nodes; u++) {
        if (!is_unsettled(solver, u) || bd_bits_has(seen, u)) continue;
        find_part(&r, u);
        for (int k = 0; k < words; k++) seen[k] |= r.inside[k];
        if (r.part_count < SMALLEST) continue;
        BD_TRY(relax_part(&r, err));
    }
    return BD_OK;
}

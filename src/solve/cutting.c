/* Cutting: one stage by GLPK alone.
 *
 * The fractional problem of all components that the matching at hand does not settle is solved over priced
 * columns, with the held sets as equations. Its weights are made exact. If they meet the value of the
 * matching, or the tight pairs hold a perfect matching, the stage is settled; otherwise the outer components
 * of the search are odd sets that GLPK's values leave less than once: they become rows, and GLPK goes on.
 *
 * Such a set is always there when the weights are exact: pairs with a value are tight, so the outer
 * components of a context that cannot be matched have too few tight pairs to be left once each. That is why
 * no minimum cut is sought and no branching is needed. When numbers fail (no exact weights, rows that cross),
 * nothing is settled and the caller goes on without GLPK. */
#include "solve/part.h"
#include "solve/solve_words.h"

/* Denominators that are tried, one a multiple of the one before: nearly all weights are halves, a few are
 * quarters, thirds or sixths. And how often rows may come. */
enum { ROUNDS_MAX = 1000 };
static const int64_t cutting_denominators[] = {12, 24, 120, 840};

typedef struct cutting {
    bd_solver *solver;
    bd_lp_part part;
    bd_finding *finding;
    int64_t last_total, last_denominator; /* what the weights added up to a round ago */
    int rounds;
    bool settled;
    bd_id *children;   /* of a context */
    uint16_t *members; /* of each class: how many children */
    uint64_t *bits;    /* the nodes of one component */
} cutting;

/* Nothing is left of what the matching pays in the component, the part's nodes from this one on: y alone
 * meets it. */
static bool cutting_is_closed(const cutting *c, int from)
{
    const bd_solver *solver = c->solver;
    const bd_weights *w = &solver->weights;
    const bd_edge_store *store = &solver->store;
    int64_t left = 0;
    for (int i = from; i < c->part.count; i++) {
        const int u = c->part.nodes[i], v = solver->mate[u];
        left -= w->y[u];
        if (u < v) left += w->denominator * bd_edges_cost(store, u, v);
    }
    BD_ASSERT(left >= 0);
    return left == 0;
}

/* The part is all components that the matching does not settle. */
static bd_status cutting_choose_nodes(cutting *c, bd_err *err)
{
    const bd_edge_store *store = &c->solver->store;
    uint64_t *closed;
    BD_NEW(closed, c->solver->scratch, store->words, err);
    for (int u = 0; u < store->nodes; u++) {
        if (bd_bits_has(closed, u) || bd_bits_has(c->part.inside, u)) continue;
        const int from = c->part.count;
        bd_part_add_component(&c->part, u);
        if (!cutting_is_closed(c, from)) continue;
        for (int i = from; i < c->part.count; i++) bd_bits_add(closed, c->part.nodes[i]);
        bd_part_cut(&c->part, from);
    }
    return BD_OK;
}

/* GLPK's weights in integers, over the first denominator with which they are exact on all columns. */
static bool cutting_round(cutting *c)
{
    bd_weights *w = &c->solver->weights;
    for (size_t k = 0; k < sizeof cutting_denominators / sizeof *cutting_denominators; k++) {
        const int64_t wanted = cutting_denominators[k];
        if (wanted < w->denominator) continue;
        if (wanted % w->denominator != 0 || !bd_weights_scale(w, wanted / w->denominator)) return false;
        bd_part_read(&c->part);
        if (bd_part_is_exact(&c->part)) return true;
    }
    return false;
}

/* Exact weights, valid for all pairs; rows without weight are out of the family, so that the search is not
 * bound to leave them once. */
static bool cutting_make_exact(cutting *c)
{
    bd_weights *w = &c->solver->weights;
    if (!cutting_round(c)) return false;
    bd_family_purge(&w->family);
    c->part.unseated = true;
    if (!bd_family_arrange(&w->family)) return false;
    bd_weights_sum(w);
    return bd_ascent_tighten(&c->solver->ascent, c->solver->mate);
}

/* Once the bound has risen, rows without weight are in the way of new ones: they would cross. */
static void cutting_lay_off(cutting *c)
{
    const bd_weights *w = &c->solver->weights;
    const int64_t total = bd_weights_total(w);
    /* Denominators are small, totals stay far below 2^50. */
    const bool risen = c->rounds == 0 || total * c->last_denominator > c->last_total * w->denominator;
    c->last_total = total;
    c->last_denominator = w->denominator;
    for (int s = 0; s < c->part.lp.set_count; s++) {
        bd_lp_set *set = &c->part.lp.sets[s];
        set->idle = risen && !set->equal && c->part.rows[set->id].weight == 0;
    }
}

static bd_status cutting_look_inside(cutting *c, int context, bd_err *err)
{
    const bd_search *s = &c->solver->search;
    const bd_family *family = &c->solver->weights.family;
    const int count = bd_component_children(s, family, context, c->children);
    memset(c->members, 0, 2 * (size_t)s->nodes * sizeof *c->members);
    for (int i = 0; i < count; i++)
        if (s->label[c->children[i]] == BD_OUTER) c->members[s->class[c->children[i]]]++;
    for (int i = 0; i < count; i++) {
        const int class = s->class[c->children[i]];
        if (s->label[c->children[i]] != BD_OUTER || c->members[class] < 2) continue;
        c->members[class] = 0;
        const int size = bd_component_nodes(s, family, c->children, count, class, c->bits);
        if (size >= (context == BD_TOP ? s->nodes : family->sets[context].count) - 1) continue;
        if (bd_part_leaves(&c->part, c->bits) > 1 - BD_LP_NOTHING) continue;
        BD_TRY(bd_part_add_set(&c->part, c->bits, size, err));
    }
    return BD_OK;
}

/* The inside of a set in a settled component is not looked at: that not every node is an exit there is no
 * fault of the weights, and its nodes are not in the part. */
static bool cutting_may_look(const cutting *c, int set)
{
    const bd_search *s = &c->solver->search;
    if (!bd_bits_has(c->part.inside, c->solver->weights.family.sets[set].nodes[0])) return false;
    return !s->spoiled[set] && (s->broken[set] || !s->whole[set]);
}

/* Rows for what the search found; *added says whether there was anything. */
static bd_status cutting_add_rows(cutting *c, bool *added, bd_err *err)
{
    const bd_search *s = &c->solver->search;
    const bd_family *family = &c->solver->weights.family;
    const size_t before = c->part.row_count;
    for (int set = 0; set < family->count; set++)
        if (cutting_may_look(c, set)) BD_TRY(cutting_look_inside(c, set, err));
    if (!s->any_broken) BD_TRY(cutting_look_inside(c, BD_TOP, err));
    *added = c->part.row_count > before;
    return BD_OK;
}

static bd_status cutting_separate(void *self, bd_lp *lp, bool *more, bd_err *err)
{
    cutting *c = ((bd_lp_part *)self)->owner;
    bd_solver *solver = c->solver;
    bd_weights *w = &solver->weights;
    *more = false;
    lp->give_up = !cutting_make_exact(c);
    if (lp->give_up) return BD_OK;
    if (bd_weights_bound(w) > c->finding->bound) c->finding->bound = bd_weights_bound(w);
    c->settled = bd_weights_total(w) == w->denominator * c->finding->value;
    if (c->settled) return BD_OK;
    solver->counts->separations++;
    if (bd_search_run(&solver->search, &w->family)) {
        memcpy(solver->mate, solver->search.partial, (size_t)w->nodes * sizeof *solver->mate);
        c->finding->value = bd_edges_value(&solver->store, solver->mate);
        c->settled = true;
        return BD_OK;
    }
    cutting_lay_off(c);
    BD_TRY(cutting_add_rows(c, more, err));
    lp->give_up = !*more || ++c->rounds > ROUNDS_MAX;
    return BD_OK;
}

static bd_status cutting_open(cutting *c, bd_err *err)
{
    bd_arena *arena = c->solver->scratch;
    const int nodes = c->solver->store.nodes;
    BD_NEW(c->children, arena, 2 * nodes, err);
    BD_NEW(c->members, arena, 2 * nodes, err);
    BD_NEW(c->bits, arena, c->solver->store.words, err);
    BD_TRY(bd_part_new(c->solver, &c->part, err));
    return cutting_choose_nodes(c, err);
}

bd_status bd_cutting_settle(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bool *settled,
                            bd_err *err)
{
    cutting c = {.solver = solver, .finding = finding};
    bd_weights *w = &solver->weights;
    *settled = false;
    BD_TRY(cutting_open(&c, err));
    finding->bound = bd_weights_bound(w);
    *settled = c.part.count == 0;
    if (*settled) return BD_OK;
    if (cutting_denominators[0] % w->denominator != 0 ||
        !bd_weights_scale(w, cutting_denominators[0] / w->denominator))
        return BD_OK;
    bd_weights_sum(w);
    BD_TRY(bd_part_open(&c.part, err));
    c.part.owner = &c;
    c.part.lp.separate = cutting_separate;
    memcpy(solver->search.partial, solver->mate, (size_t)w->nodes * sizeof *solver->mate);
    bd_solver_say(solver, stage, BD_SAY(SOLVE_ASKS_GLPK), finding->value, finding->bound, false);
    solver->counts->asked++;
    bool done;
    BD_TRY(bd_part_run(&c.part, &done, err));
    solver->counts->rows += (int64_t)c.part.count + (int64_t)c.part.row_count;
    *settled = done && c.settled;
    return BD_OK;
}

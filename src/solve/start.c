/* Start: weights to begin a stage with, before any search.
 *
 * Every node of the window carries its cheapest pair. What is still left is then taken up one by one: by each
 * node what all its pairs leave (where costs are a list; elsewhere there is hardly ever anything), by each
 * held set what all pairs that leave it do, and so by a new set: the window, or all nodes down to its end.
 * The window of a stage is mostly a level; when the cards of the level are odd in number, or all those down
 * to there are, one of them must go down, and that is what such a set proves. In small rounds most stages
 * need no search then. */
#include "solve/solver.h"

bd_status bd_start_cheapest(bd_solver *solver, bd_err *err)
{
    bd_weights *w = &solver->weights;
    const bd_edge_store *store = &solver->store;
    const int64_t *cheapest = store->cheapest;
    if (!store->listed) {
        int64_t *swept;
        BD_NEW(swept, solver->scratch, w->nodes, err);
        for (int u = 0; u < w->nodes; u++) swept[u] = INT64_MAX;
        bd_sweep_cheapest(&solver->ascent.sweep, swept);
        cheapest = swept;
    }
    w->denominator = 2;
    for (int u = store->low; u <= store->high; u++)
        if (cheapest[u] != INT64_MAX) w->y[u] = cheapest[u];
    bd_weights_sum(w);
    return BD_OK;
}

/* Pairs that may be looked at: beyond that a search is cheaper. A sweep over all pairs counts as so many. */
enum { LOOKS = 1 << 17, SWEEP = LOOKS / 16 };

/* Where costs are a list, only pairs with costs are walked: of a pair without a node in the window nothing is
 * left. */
typedef struct raising {
    bd_edge_store *store;
    bd_weights *weights;
    bd_sweep *sweep;
    int64_t *left;  /* of the pairs of one row */
    int64_t *least; /* of each node: the least that a pair with a lower node leaves */
    uint64_t *window;
    uint64_t *inside;  /* the nodes of a set; at first none, */
    uint64_t *outside; /* the nodes outside it and the window, */
    bd_span outside_span;
    int64_t least_out; /* and the least that a pair leaves which leaves it */
    int64_t looks;     /* that are left */
} raising;

/* All pairs of the node that lead out of the set have costs: of another pair nothing is left. */
static bool raising_is_priced(const raising *r, int u)
{
    const bd_edge_store *store = r->store;
    if (bd_edges_in_window(store, u)) return true;
    const uint64_t *row = bd_edges_row(store, u);
    const bd_span span = bd_span_common(store->spans[u], r->outside_span);
    for (int w = span.from; w < span.to; w++)
        if ((row[w] & r->outside[w]) != 0) return false;
    return true;
}

/* After `inside` was filled. */
static void raising_leave_outside(raising *r)
{
    const int words = r->store->words;
    for (int w = 0; w < words; w++) r->outside[w] = ~r->inside[w] & ~r->window[w];
    r->outside_span = bd_bits_span(r->outside, (bd_span){.to = (uint16_t)words});
}

static bd_status raising_new(bd_solver *solver, raising *out, bd_err *err)
{
    bd_arena *arena = solver->scratch;
    bd_edge_store *store = &solver->store;
    raising r = {.store = store, .weights = &solver->weights, .sweep = &solver->ascent.sweep, .looks = LOOKS};
    BD_NEW(r.window, arena, store->words, err);
    BD_NEW(r.inside, arena, store->words, err);
    BD_NEW(r.outside, arena, store->words, err);
    bd_bits_add_all(r.window, store->low, store->high);
    raising_leave_outside(&r);
    *out = r;
    return BD_OK;
}

/* In the list. */
static int64_t raising_pairs(const raising *r)
{
    const bd_edge_store *store = r->store;
    return (int64_t)store->start[store->high] + store->length[store->high];
}

static void raising_add(raising *r, int u, int64_t more)
{
    BD_ASSERT(more >= 0 && more < INT64_MAX);
    r->weights->y[u] += more;
    r->weights->reach[u] += more;
}

/* All pairs with lower nodes have been met before, with the weights that those keep. */
static void raising_node_run(void *self, bd_run run)
{
    raising *r = self;
    bd_weights_row row = bd_weights_row_of(r->weights, run.u);
    int64_t least = r->least[run.u];
    for (size_t i = 0; i < run.count; i++) {
        r->left[i] = bd_weights_row_left(&row, bd_run_cost(&run, i), run.others[i]);
        if (r->left[i] < least) least = r->left[i];
    }
    raising_add(r, run.u, least);
    for (size_t i = 0; i < run.count; i++)
        if (r->left[i] - least < r->least[run.others[i]]) r->least[run.others[i]] = r->left[i] - least;
}

static bd_status raising_nodes(raising *r, bd_arena *arena, bd_err *err)
{
    const bd_edge_store *store = r->store;
    BD_NEW(r->left, arena, store->nodes, err);
    BD_NEW(r->least, arena, store->nodes, err);
    for (int u = 0; u < store->nodes; u++) r->least[u] = raising_is_priced(r, u) ? INT64_MAX : 0;
    bd_edges_walk_costs(r->store, raising_node_run, r);
    /* Whoever has no higher node met no run; no two of them are a pair. */
    for (int u = 0; u < store->nodes; u++)
        if (store->length[u] == 0 && r->least[u] < INT64_MAX) raising_add(r, u, r->least[u]);
    return BD_OK;
}

static bool raising_is_tied(const raising *r)
{
    const int words = r->store->words;
    for (int u = bd_bits_next(r->inside, words, 0); u >= 0; u = bd_bits_next(r->inside, words, u + 1))
        if (!raising_is_priced(r, u)) return true;
    return false;
}

static void raising_out_run(void *self, bd_run run)
{
    raising *r = self;
    bd_weights_row row = bd_weights_row_of(r->weights, run.u);
    const bool inside = bd_bits_has(r->inside, run.u);
    if (r->least_out == 0) return;
    for (size_t i = 0; i < run.count; i++) {
        if (bd_bits_has(r->inside, run.others[i]) == inside) continue;
        const int64_t left = bd_weights_row_left(&row, bd_run_cost(&run, i), run.others[i]);
        if (left < r->least_out) r->least_out = left;
    }
}

static int64_t raising_walk_out(raising *r)
{
    r->looks -= raising_pairs(r);
    r->least_out = INT64_MAX;
    bd_edges_walk_costs(r->store, raising_out_run, r);
    return r->least_out < INT64_MAX ? r->least_out : 0;
}

/* The set alone moves, until a pair that leaves it has nothing left. */
static int64_t raising_sweep_out(raising *r, bd_set *set)
{
    bd_stride step = {.below = 0};
    r->looks -= SWEEP;
    set->rate = 1;
    bd_weights_sum_rates(r->weights);
    const bool swept = bd_sweep_limit(r->sweep, r->weights->moving, &step);
    set->rate = 0;
    if (!swept || step.overrun || step.below == 0) return 0;
    BD_ASSERT(step.below == 1);
    return step.above;
}

/* Takes up what all pairs leave that leave the set, whose nodes are in `inside`. */
static void raising_set(raising *r, int s)
{
    bd_set *set = &r->weights->family.sets[s];
    if (r->looks <= 0) return;
    set->weight += r->store->listed ? raising_walk_out(r) : raising_sweep_out(r, set);
    bd_weights_sum(r->weights);
}

static void raising_held_sets(raising *r)
{
    const bd_family *family = &r->weights->family;
    for (int s = 0; s < family->count; s++) {
        bd_bits_clear(r->inside, r->store->words);
        bd_set_add_to(&family->sets[s], r->inside);
        raising_leave_outside(r);
        if (!raising_is_tied(r)) raising_set(r, s);
    }
}

/* The nodes first .. last can be a set beside those held, and are none of them. One node is none, nor are all
 * but one: they are that node's own weight. */
static bool raising_fits(const bd_family *family, int first, int last)
{
    const int size = last - first + 1;
    if (size % 2 == 0 || size == 1 || size == family->nodes - 1) return false;
    for (int s = 0; s < family->count; s++) {
        const bd_set *set = &family->sets[s];
        int common = 0;
        for (int i = 0; i < set->count; i++) common += first <= set->nodes[i] && set->nodes[i] <= last;
        if (common == size && set->count == size) return false;
        if (common != 0 && common != size && common != set->count) return false;
    }
    return true;
}

static void raising_arrange(bd_weights *w)
{
    bd_family_arrange_nested(&w->family);
    bd_weights_sum(w);
}

/* A set of the nodes first .. last, if that raises anything. */
static bd_status raising_found_set(raising *r, int first, int last, bd_arena *arena, bd_err *err)
{
    uint16_t *nodes;
    bd_family *family = &r->weights->family;
    const int count = last - first + 1;
    if (!raising_fits(family, first, last)) return BD_OK;
    bd_bits_clear(r->inside, r->store->words);
    bd_bits_add_all(r->inside, first, last);
    raising_leave_outside(r);
    if (raising_is_tied(r)) return BD_OK;
    BD_NEW(nodes, arena, count, err);
    for (int i = 0; i < count; i++) nodes[i] = (uint16_t)(first + i);
    BD_TRY(bd_family_add(family, (bd_set){.nodes = nodes, .count = count, .parent = -2}, err));
    raising_arrange(r->weights);
    int s = 0;
    while (family->sets[s].nodes != nodes) s++;
    raising_set(r, s);
    if (family->sets[s].weight > 0) return BD_OK;
    bd_family_purge(family);
    raising_arrange(r->weights);
    return BD_OK;
}

bd_status bd_start_raise(bd_solver *solver, int64_t value, bd_err *err)
{
    raising r;
    const bd_weights *w = &solver->weights;
    const bd_edge_store *store = &solver->store;
    const int64_t goal = w->denominator * value;
    if (bd_weights_total(w) == goal) return BD_OK;
    BD_TRY(raising_new(solver, &r, err));
    if (store->listed && raising_pairs(&r) <= LOOKS) BD_TRY(raising_nodes(&r, solver->scratch, err));
    if (bd_weights_total(w) < goal) raising_held_sets(&r);
    if (bd_weights_total(w) < goal)
        BD_TRY(raising_found_set(&r, store->low, store->high, solver->scratch, err));
    if (store->low > 0 && bd_weights_total(w) < goal)
        BD_TRY(raising_found_set(&r, 0, store->high, solver->scratch, err));
    return BD_OK;
}

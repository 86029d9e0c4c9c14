#include "solve/start.h"

#include "base/assert.h"

bd_status bd_start_cheapest(bd_solver *solver, bd_err *err)
{
    bd_weights *w = &solver->weights;
    const bd_field *field = &solver->field;
    const int64_t *cheapest = field->cheapest;
    if (!field->listed) {
        int64_t *swept;
        BD_NEW(swept, solver->scratch, w->nodes, err);
        for (int u = 0; u < w->nodes; u++) swept[u] = INT64_MAX;
        bd_sweep_cheapest(&solver->ascent.sweep, swept);
        cheapest = swept;
    }
    w->denominator = 2;
    for (int u = field->low; u <= field->high; u++)
        if (cheapest[u] != INT64_MAX) w->y[u] = cheapest[u];
    bd_weights_sum(w);
    return BD_OK;
}

/* Pairs that may be looked at for the sake of sets: beyond that a search is cheaper. */
enum { LOOKS = 1 << 17 };

/* Only pairs with costs are walked: of a pair without a node in the window nothing is left. */
typedef struct raising {
    bd_field *field;
    bd_weights *weights;
    int64_t *left;  /* of the pairs of one row */
    int64_t *least; /* of each node: the least that a pair with a lower node leaves */
    uint64_t *window;
    uint64_t *inside;  /* the nodes of a set; at first none, */
    int64_t least_out; /* and the least that a pair leaves which leaves it */
    size_t pairs;      /* with costs */
    int64_t looks;     /* that are left */
} raising;

/* All pairs of the node that lead out of the set have costs: of another pair nothing is left. */
static bool raising_is_priced(const raising *r, int u)
{
    const bd_field *field = r->field;
    if (bd_field_in_window(field, u)) return true;
    const uint64_t *row = bd_field_row(field, u);
    for (int w = field->spans[u].from; w < field->spans[u].to; w++)
        if ((row[w] & ~r->inside[w] & ~r->window[w]) != 0) return false;
    return true;
}

static bd_status raising_new(bd_solver *solver, raising *out, bd_err *err)
{
    bd_arena *arena = solver->scratch;
    bd_field *field = &solver->field;
    raising r = {.field = field, .weights = &solver->weights, .looks = LOOKS};
    r.pairs = field->start[field->high] + (size_t)field->length[field->high];
    BD_NEW(r.left, arena, field->nodes, err);
    BD_NEW(r.least, arena, field->nodes, err);
    BD_NEW(r.window, arena, field->words, err);
    BD_NEW(r.inside, arena, field->words, err);
    for (int u = field->low; u <= field->high; u++) bd_bits_add(r.window, u);
    for (int u = 0; u < field->nodes; u++) r.least[u] = raising_is_priced(&r, u) ? INT64_MAX : 0;
    *out = r;
    return BD_OK;
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

static void raising_nodes(raising *r)
{
    const bd_field *field = r->field;
    bd_field_walk_costs(r->field, raising_node_run, r);
    /* Whoever has no higher node met no run; no two of them are a pair. */
    for (int u = 0; u < field->nodes; u++)
        if (field->length[u] == 0 && r->least[u] < INT64_MAX) raising_add(r, u, r->least[u]);
}

static bool raising_is_tied(const raising *r)
{
    const int words = r->field->words;
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

/* What all pairs leave that leave the set whose nodes are in `inside`; 0 as well when it is not looked at. */
static int64_t raising_least_out(raising *r)
{
    if (r->looks <= 0 || raising_is_tied(r)) return 0;
    r->looks -= (int64_t)r->pairs;
    r->least_out = INT64_MAX;
    bd_field_walk_costs(r->field, raising_out_run, r);
    return r->least_out < INT64_MAX ? r->least_out : 0;
}

static void raising_held_sets(raising *r)
{
    bd_family *family = &r->weights->family;
    for (int s = 0; s < family->count; s++) {
        bd_set *set = &family->sets[s];
        bd_bits_clear(r->inside, r->field->words);
        for (int i = 0; i < set->count; i++) bd_bits_add(r->inside, set->nodes[i]);
        const int64_t least = raising_least_out(r);
        if (least == 0) continue;
        set->weight += least;
        bd_weights_sum(r->weights);
    }
}

/* The nodes first .. last can be a set beside those held. One node is none, nor are all but one: they are
 * that node's own weight. */
static bool raising_fits(const bd_family *family, int first, int last)
{
    const int size = last - first + 1;
    if (size % 2 == 0 || size == 1 || size == family->nodes - 1) return false;
    for (int s = 0; s < family->count; s++) {
        const bd_set *set = &family->sets[s];
        int common = 0;
        for (int i = 0; i < set->count; i++) common += first <= set->nodes[i] && set->nodes[i] <= last;
        if (common != 0 && common != size && common != set->count) return false;
    }
    return true;
}

/* A set of the nodes first .. last, if that raises anything: none that is held does. */
static bd_status raising_found_set(raising *r, int first, int last, bd_arena *arena, bd_err *err)
{
    bd_family *family = &r->weights->family;
    if (!raising_fits(family, first, last)) return BD_OK;
    bd_bits_clear(r->inside, r->field->words);
    for (int u = first; u <= last; u++) bd_bits_add(r->inside, u);
    const int64_t least = raising_least_out(r);
    if (least == 0) return BD_OK;
    uint16_t *nodes;
    const int count = last - first + 1;
    BD_NEW(nodes, arena, count, err);
    for (int i = 0; i < count; i++) nodes[i] = (uint16_t)(first + i);
    BD_TRY(
        bd_family_add(family, (bd_set){.nodes = nodes, .count = count, .weight = least, .parent = -2}, err));
    const bool nested = bd_family_arrange(family);
    BD_ASSERT(nested);
    (void)nested;
    bd_weights_sum(r->weights);
    return BD_OK;
}

bd_status bd_start_raise(bd_solver *solver, int64_t value, bd_err *err)
{
    raising r;
    const bd_weights *w = &solver->weights;
    const bd_field *field = &solver->field;
    const int64_t goal = w->denominator * value;
    if (!field->listed || bd_weights_total(w) == goal) return BD_OK;
    BD_TRY(raising_new(solver, &r, err));
    raising_nodes(&r);
    if (bd_weights_total(w) < goal) raising_held_sets(&r);
    if (bd_weights_total(w) < goal)
        BD_TRY(raising_found_set(&r, field->low, field->high, solver->scratch, err));
    if (field->low > 0 && bd_weights_total(w) < goal)
        BD_TRY(raising_found_set(&r, 0, field->high, solver->scratch, err));
    return BD_OK;
}

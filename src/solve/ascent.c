/* The dual step of Edmonds' weighted matching, from any weights that leave no reduced cost below zero.
 *
 * In the context that cannot be matched (the top, or the inside of a set) outer children rise by one unit,
 * inner ones sink by one, and an odd component of several outer children becomes a new set that rises: here a
 * blossom is found after the search, not in it. Along this direction no tight pair is overrun and the bound
 * rises; the step ends where the next pair becomes tight or a set that is not held has given all its weight.
 * All rates are 1, so the weights stay halves or quarters.
 *
 * New against the textbook: a held set (an odd-set constraint that an earlier stage has made an equality; its
 * weight may have either sign) need not have an exit everywhere. Say {a, b, c} is held, and of its pairs a-b
 * and b-c are tight: the set can be left at c (with a-b inside) and at a (with b-c inside), but not at b, as
 * a-c is not tight. Where a tight pair hangs on b and would be overrun, the set goes first: it sinks while
 * its outer children a and c rise, which changes nothing at its exits and leaves the bound as it is, until
 * a-c is tight and b an exit too. Entry: bd_ascent_step. */
#include "solve/ascent.h"

#include "base/ints.h"
#include "solve/fault.h"
#include "solve/solve_words.h"

enum { PAIRS_PER_NODE = 16 }; /* that a step may list */

static bd_status ascent_new_list(bd_arena *arena, int nodes, bd_pair_list *out, bd_err *err)
{
    bd_pair_list list = {.room = PAIRS_PER_NODE * nodes};
    BD_NEW(list.pairs, arena, list.room, err);
    *out = list;
    return BD_OK;
}

bd_status bd_ascent_new(bd_arena *arena, bd_search *search, bd_weights *weights, bd_edge_store *store,
                        bd_ascent *out, bd_err *err)
{
    bd_ascent a = {.search = search, .weights = weights, .store = store, .scratch = arena};
    BD_NEW(a.moves, arena, search->nodes + 1, err);
    BD_NEW(a.pressed, arena, search->nodes + 1, err);
    BD_NEW(a.members, arena, 2 * search->nodes, err);
    BD_NEW(a.children, arena, 2 * search->nodes, err);
    BD_NEW(a.outer, arena, search->words, err);
    BD_NEW(a.open, arena, search->words, err);
    BD_NEW(a.own, arena, search->words, err);
    BD_NEW(a.danger, arena, search->words, err);
    BD_TRY(ascent_new_list(arena, search->nodes, &a.freed, err));
    BD_TRY(ascent_new_list(arena, search->nodes, &a.met, err));
    BD_TRY(bd_sweep_new(arena, weights, store, search, &a.sweep, err));
    *out = a;
    return BD_OK;
}

/* Whether the weights would overrun the tight pair from u, no exit of the set, to v, if the set rose with its
 * exits. */
static bool ascent_presses(const bd_ascent *d, int set, int context, int u, int v)
{
    const bd_search *s = d->search;
    const bd_family *family = &d->weights->family;
    const int id = s->nodes + set;
    const int meet = bd_family_shares(family, u, v) ? bd_family_meet(family, u, v) : BD_TOP;
    BD_ASSERT(meet == BD_TOP || meet > set); /* v lies outside the set */
    if (s->label[id] != BD_OUTER || meet != context) return true;
    /* Inside a component that becomes a set nothing changes between its children. */
    int child = v;
    for (int up = bd_component_context_of(s, family, child); up != context;
         up = bd_component_context_of(s, family, child))
        child = s->nodes + up;
    return s->label[child] != BD_OUTER || s->class[child] != s->class[id];
}

/* A component of several outer children becomes a set; all nodes but one are that one's own weight. */
static bd_status ascent_found_set(bd_ascent *d, const bd_id *children, int count, int class, bd_err *err)
{
    const int nodes = d->search->nodes;
    const int size = bd_component_nodes(d->search, &d->weights->family, children, count, class, d->own);
    if (size == nodes - 1) {
        int u = 0;
        while (bd_bits_has(d->own, u)) u++;
        d->weights->rate[u] += 1;
        return BD_OK;
    }
    uint16_t *list;
    BD_NEW(list, d->scratch, size + 1, err);
    (void)bd_bits_list(d->own, NULL, 0, nodes - 1, list);
    return bd_family_add(&d->weights->family, (bd_set){.nodes = list, .count = size, .rate = 1, .parent = -2},
                         err);
}

/* Nodes outside the set with which a pair could be overrun; returns where they stand. */
static bd_span ascent_find_danger(bd_ascent *d, const bd_set *members, bool outer)
{
    const int words = d->search->words;
    for (int w = 0; w < words; w++) d->danger[w] = d->outer[w] | (outer ? d->open[w] | d->own[w] : 0);
    for (int i = 0; i < members->count && outer; i++) bd_bits_drop(d->danger, members->nodes[i]);
    return bd_bits_span(d->danger, (bd_span){.to = (uint16_t)words});
}

static bool ascent_may_be_pressed(const bd_ascent *d, int set)
{
    const bd_search *s = d->search;
    return !s->whole[set] && s->label[s->nodes + set] != BD_INNER;
}

/* Whether a tight pair hangs on a node of the set that is no exit, and would be overrun if the context around
 * moved. */
static bool ascent_is_pressed(bd_ascent *d, int set, int context)
{
    const bd_search *s = d->search;
    BD_ASSERT(ascent_may_be_pressed(d, set));
    const bd_set *members = &d->weights->family.sets[set];
    BD_ASSERT(members->parent == context);
    const bd_span danger = ascent_find_danger(d, members, s->label[s->nodes + set] == BD_OUTER);
    const uint64_t *exits = bd_search_exits(s, set);
    for (int i = 0; i < members->count; i++) {
        const int u = members->nodes[i];
        if (bd_bits_has(exits, u)) continue;
        const uint64_t *row = bd_search_row(s, u);
        const bd_span span = bd_span_common(s->tight_spans[u], danger);
        for (int w = span.from; w < span.to; w++) {
            for (uint64_t rest = row[w] & d->danger[w]; rest != 0; rest &= rest - 1)
                if (ascent_presses(d, set, context, u, w * 64 + bd_bits_lowest(rest))) return true;
        }
    }
    return false;
}

/* Sorts the nodes of a context by their children's labels; own: what lies outside the context. */
static void ascent_sort_nodes(bd_ascent *d, int context)
{
    const int words = d->search->words, nodes = d->search->nodes;
    const int count = bd_component_children(d->search, &d->weights->family, context, d->children);
    bd_bits_clear(d->outer, words);
    bd_bits_clear(d->open, words);
    bd_bits_clear(d->own, words);
    for (int i = 0; i < count; i++) {
        const int id = d->children[i];
        if (d->search->label[id] == BD_OUTER)
            bd_component_add_id(d->search, &d->weights->family, d->outer, id);
        else if (d->search->label[id] == BD_FREE)
            bd_component_add_id(d->search, &d->weights->family, d->open, id);
    }
    if (context == BD_TOP) return;
    for (int u = 0; u < nodes; u++) bd_bits_add(d->own, u);
    const bd_set *set = &d->weights->family.sets[context];
    for (int i = 0; i < set->count; i++) bd_bits_drop(d->own, set->nodes[i]);
}

/* Marks what has to sink before the context can move: its pressed children, or rather what has to sink inside
 * those. */
static bool ascent_mark_sinking(bd_ascent *d, int context)
{
    const bd_family *family = &d->weights->family;
    bool any = false, sorted = false;
    for (int set = 0; set < family->count; set++) {
        if (family->sets[set].parent != context) continue;
        d->pressed[set] = ascent_may_be_pressed(d, set);
        if (!d->pressed[set]) continue;
        if (!sorted) ascent_sort_nodes(d, context);
        sorted = true;
        d->pressed[set] = ascent_is_pressed(d, set, context);
        any |= d->pressed[set] != 0;
    }
    if (!any) return false;
    for (int set = (context == BD_TOP ? family->count : context) - 1; set >= 0; set--) {
        if (family->sets[set].parent != context || !d->pressed[set]) continue;
        if (!ascent_mark_sinking(d, set)) d->moves[set] = 1;
    }
    return true;
}

/* Children of a context that moves: outer ones rise, inner ones sink, outer components become sets that rise.
 */
static bd_status ascent_move_context(bd_ascent *d, int context, bd_err *err)
{
    const bd_search *s = d->search;
    const int count = bd_component_children(d->search, &d->weights->family, context, d->children);
    memset(d->members, 0, 2 * (size_t)s->nodes * sizeof *d->members);
    for (int i = 0; i < count; i++)
        if (s->label[d->children[i]] == BD_OUTER) d->members[s->class[d->children[i]]]++;
    for (int i = 0; i < count; i++) {
        const int id = d->children[i], label = s->label[id];
        if (label == BD_FREE || (label == BD_OUTER && d->members[s->class[id]] > 1)) continue;
        *(id < s->nodes ? &d->weights->rate[id] : &d->weights->family.sets[id - s->nodes].rate) +=
            label == BD_OUTER ? 1 : -1;
    }
    for (int i = 0; i < count; i++) {
        const int class = s->class[d->children[i]];
        if (s->label[d->children[i]] != BD_OUTER || d->members[class] < 2) continue;
        d->members[class] = 0;
        BD_TRY(ascent_found_set(d, d->children, count, class, err));
    }
    return BD_OK;
}

/* Which contexts move: those that cannot be matched, or what has to sink before they can. */
static void ascent_choose_contexts(bd_ascent *d)
{
    const bd_search *s = d->search;
    const int sets = d->weights->family.count;
    BD_ASSERT(sets <= s->nodes);
    memset(d->moves, 0, (size_t)sets + 1);
    bool sinking = false;
    if (!s->any_broken) sinking = ascent_mark_sinking(d, BD_TOP);
    for (int set = 0; set < sets && s->any_broken; set++)
        if (s->broken[set] && ascent_mark_sinking(d, set)) sinking = true;
    if (sinking) return;
    for (int set = 0; set < sets; set++) d->moves[set] = s->broken[set];
    d->moves[sets] = !s->any_broken;
}

/* Rates of all nodes and sets, new sets included; the family is arranged anew. */
static bd_status ascent_find_direction(bd_ascent *d, bd_err *err)
{
    bd_weights *w = d->weights;
    const int sets = w->family.count;
    memset(w->rate, 0, (size_t)w->nodes * sizeof *w->rate);
    for (int set = 0; set < sets; set++) w->family.sets[set].rate = 0;
    ascent_choose_contexts(d);
    if (d->moves[sets]) BD_TRY(ascent_move_context(d, BD_TOP, err));
    for (int set = sets - 1; set >= 0; set--) {
        if (!d->moves[set]) continue;
        w->family.sets[set].rate -= 1;
        BD_TRY(ascent_move_context(d, set, err));
    }
    if (w->family.count > sets && !bd_family_arrange(&w->family))
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_SETS_CROSS));
    bd_weights_sum_rates(w);
    return BD_OK;
}

static void ascent_list_pair(bd_pair_list *list, int u, int v)
{
    list->full |= list->count == list->room;
    if (!list->full) list->pairs[list->count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
}

static void ascent_empty_list(bd_pair_list *list)
{
    list->count = 0;
    list->full = false;
}

/* How far the step goes, and which pairs it turns, from a walk over the pairs that move. */
typedef struct outlook {
    const bd_weights *weights;
    bd_pair_list *freed, *met;
    bd_stride step;
} outlook;

static void ascent_limit_run(void *self, bd_run run)
{
    outlook *o = self;
    const bd_weights *w = o->weights;
    bd_weights_row row = bd_weights_row_of(w, run.u);
    for (size_t i = 0; i < run.count; i++) {
        const int v = run.others[i];
        const int64_t rate = bd_weights_row_rate(&row, v);
        if (rate == 0 || (rate < 0 && o->freed->full)) continue;
        const int64_t left = bd_weights_row_left(&row, bd_run_cost(&run, i), v);
        if (rate < 0) {
            if (left == 0) ascent_list_pair(o->freed, run.u, v);
            continue;
        }
        if (bd_stride_limit(&o->step, left, rate)) ascent_empty_list(o->met);
        if (left * o->step.below == o->step.above * rate) ascent_list_pair(o->met, run.u, v);
    }
}

static void ascent_limit_sets(const bd_family *family, outlook *o)
{
    for (int s = 0; s < family->count; s++)
        if (!family->sets[s].free && family->sets[s].rate < 0 &&
            bd_stride_limit(&o->step, family->sets[s].weight, -family->sets[s].rate))
            ascent_empty_list(o->met);
}

/* *listed: freed and met hold the pairs that the step turns. */
static bd_stride ascent_find_limit(bd_ascent *a, bool *listed)
{
    outlook o = {.weights = a->weights, .freed = &a->freed, .met = &a->met};
    ascent_empty_list(o.freed);
    ascent_empty_list(o.met);
    const bool swept = bd_sweep_limit(&a->sweep, a->weights->moving, &o.step);
    if (!swept) bd_edges_walk(a->store, a->weights->moving, ascent_limit_run, &o);
    ascent_limit_sets(&a->weights->family, &o);
    *listed = !swept && !o.freed->full && !o.met->full;
    return o.step;
}

static bool ascent_apply(bd_weights *w, int64_t above, int64_t below)
{
    const int64_t common = bd_gcd64(above, below);
    if (below / common > BD_SWEEP_RATE_MAX || !bd_weights_scale(w, below / common)) return false;
    const int64_t step = above / common;
    BD_ASSERT(step > 0);
    for (int u = 0; u < w->nodes; u++) w->y[u] += step * w->rate[u];
    for (int s = 0; s < w->family.count; s++) w->family.sets[s].weight += step * w->family.sets[s].rate;
    return true;
}

/* A walk over the pairs, where they cannot be swept. */
typedef struct reach {
    const bd_weights *weights;
    bd_search *search;
    int64_t slack; /* by how many pairs more are not tight */
    bool overrun;
} reach;

/* Tight pairs of the run, in the row of the lower node, word by word. */
static void ascent_tighten_run(void *self, bd_run run)
{
    reach *r = self;
    bd_weights_row row = bd_weights_row_of(r->weights, run.u);
    const uint64_t *tight = bd_search_row(r->search, run.u);
    int64_t least = 0;
    for (size_t i = 0; i < run.count;) {
        const int w = run.others[i] >> 6;
        uint64_t asked = 0, found = 0;
        for (; i < run.count && run.others[i] >> 6 == w; i++) {
            const int v = run.others[i];
            const int64_t left = bd_weights_row_left(&row, bd_run_cost(&run, i), v);
            least = left < least ? left : least;
            asked |= UINT64_C(1) << (v & 63);
            found |= (uint64_t)(left == 0) << (v & 63);
        }
        const uint64_t change = (tight[w] & asked) ^ found;
        if (change != 0) r->slack += bd_search_turn_word(r->search, run.u, w, change);
    }
    r->overrun |= least < 0;
}

/* Brings the tight pairs up to date among those with a node in hot; false when some pair has r < 0. */
static bool ascent_retighten(bd_ascent *a, const uint64_t *hot)
{
    reach r = {.weights = a->weights, .search = a->search, .slack = a->slack};
    if (!bd_sweep_tighten(&a->sweep, hot, &r.slack, &r.overrun))
        bd_edges_walk(a->store, hot, ascent_tighten_run, &r);
    bd_search_mirror(a->search);
    a->slack = r.slack;
    return !r.overrun;
}

/* After a step whose pairs were listed. */
static void ascent_turn_listed(bd_ascent *a)
{
    for (int i = 0; i < a->freed.count; i++)
        bd_search_turn(a->search, a->freed.pairs[i].u, a->freed.pairs[i].v);
    for (int i = 0; i < a->met.count; i++) bd_search_turn(a->search, a->met.pairs[i].u, a->met.pairs[i].v);
    a->slack += a->freed.count - a->met.count;
}

bool bd_ascent_find_tight(bd_ascent *a)
{
    bd_search_reset(a->search, a->store->rows, a->store->spans);
    a->slack = 0;
    bd_weights_mark_hot(a->weights, a->store);
    return ascent_retighten(a, a->weights->hot);
}

bool bd_ascent_tighten(bd_ascent *a, const uint16_t *mate)
{
    const bool valid = bd_ascent_find_tight(a);
    bd_search_wake(a->search, a->store->rows, mate, &a->weights->family);
    return valid;
}

/* The step is over, taken or not: no rates, and no sets without weight. */
static bd_status ascent_settle(const bd_ascent *a, bd_err *err)
{
    bd_weights *w = a->weights;
    memset(w->rate, 0, (size_t)w->nodes * sizeof *w->rate);
    const int sets = w->family.count;
    for (int s = 0; s < sets; s++) w->family.sets[s].rate = 0;
    bd_family_purge(&w->family);
    if (w->family.count < sets && !bd_family_arrange(&w->family))
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_SETS_CROSS));
    return BD_OK;
}

bd_status bd_ascent_step(bd_ascent *a, bool *stuck, bd_err *err)
{
    bd_weights *w = a->weights;
    BD_ASSERT(a->search->any_broken || a->search->exposed > 0); /* a search without success */
    *stuck = bd_fault_in_step();
    if (*stuck) return BD_OK;
    BD_TRY(ascent_find_direction(a, err));
    bool listed;
    bd_stride step = ascent_find_limit(a, &listed);
    /* A set may sink as far as it likes when its other nodes can never become exits. */
    if (step.below == 0)
        step = (bd_stride){.above = w->denominator * a->span, .below = 1, .overrun = step.overrun};
    *stuck = step.overrun || !ascent_apply(w, step.above, step.below);
    if (*stuck) return ascent_settle(a, err);
    bd_weights_sum(w);
    if (listed)
        ascent_turn_listed(a);
    else
        *stuck = !ascent_retighten(a, w->moving);
    return ascent_settle(a, err);
}

/* Works where costs take few values, so that they are planes of bits, and the nodes few dual sums (reach: a
 * node's weight and those of the sets around it). The slack of a pair is then its price less the dual sums of
 * its ends: it follows from the plane that the pair is in, from its lower node, and from the tier of the
 * other: the nodes of one dual sum. One AND of a plane's word and a tier's settles 64 pairs. Pairs that lie
 * in a set together have that set's weights more left: the sets around a node are asked one by one, from the
 * inside out. */
#include "solve/sweep.h"

bd_status bd_sweep_new(bd_arena *arena, const bd_weights *weights, bd_edge_store *store, bd_search *search,
                       bd_sweep *out, bd_err *err)
{
    bd_sweep s = {
        .weights = weights, .store = store, .search = search, .words = bd_bits_words(weights->nodes)};
    BD_NEW(s.nodes, arena, (size_t)(BD_TIERS_MAX + 1) * (size_t)s.words, err);
    BD_NEW(s.sets, arena, (size_t)BD_SWEEP_SETS_MAX * (size_t)s.words, err);
    BD_NEW(s.asked, arena, s.words, err);
    BD_NEW(s.part, arena, s.words, err);
    BD_NEW(s.rest, arena, s.words, err);
    BD_NEW(s.found, arena, s.words, err);
    BD_NEW(s.met, arena, (size_t)(BD_PLANES_MAX + 1) * 2 * (size_t)s.words, err);
    *out = s;
    return BD_OK;
}

static uint64_t *sweep_tier_nodes(const bd_sweep *s, int tier)
{
    return s->nodes + (size_t)tier * (size_t)s->words;
}

static bool sweep_is_below(bd_tier a, bd_tier b)
{
    return a.reach != b.reach ? a.reach < b.reach : a.rate < b.rate;
}

/* The first tier that is not below this one. */
static int sweep_place(const bd_sweep *s, bd_tier tier)
{
    int i = 0;
    while (i < s->tiers && sweep_is_below(s->tier[i], tier)) i++;
    return i;
}

static bd_tier sweep_tier_of(const bd_sweep *s, int u, bool with_rates)
{
    return (bd_tier){.reach = s->weights->reach[u], .rate = with_rates ? s->weights->rate_reach[u] : 0};
}

static bool sweep_has_tier(const bd_sweep *s, int place, bd_tier tier)
{
    return place < s->tiers && !sweep_is_below(tier, s->tier[place]);
}

/* False when there are too many. */
static bool sweep_sort_nodes(bd_sweep *s, bool with_rates)
{
    const int nodes = s->weights->nodes;
    s->tiers = 0;
    for (int u = 0; u < nodes; u++) {
        const bd_tier tier = sweep_tier_of(s, u, with_rates);
        const int place = sweep_place(s, tier);
        if (sweep_has_tier(s, place, tier)) continue;
        if (s->tiers == BD_TIERS_MAX) return false;
        memmove(s->tier + place + 1, s->tier + place, (size_t)(s->tiers - place) * sizeof *s->tier);
        s->tier[place] = tier;
        s->tiers++;
    }
    bd_bits_clear(s->nodes, (s->tiers + 1) * s->words);
    for (int u = 0; u < nodes; u++)
        bd_bits_add(sweep_tier_nodes(s, sweep_place(s, sweep_tier_of(s, u, with_rates))), u);
    return true;
}

static bool sweep_open(bd_sweep *s, bool with_rates)
{
    const bd_family *family = &s->weights->family;
    if (s->store->listed || family->count > BD_SWEEP_SETS_MAX || !sweep_sort_nodes(s, with_rates))
        return false;
    bd_bits_clear(s->sets, family->count * s->words);
    for (int set = 0; set < family->count; set++)
        bd_set_add_to(&family->sets[set], s->sets + (size_t)set * (size_t)s->words);
    return true;
}

/* The pairs of row u that are asked for: all, or those with a node in hot; false when there are none. */
static bool sweep_ask(bd_sweep *s, const uint64_t *hot, int u)
{
    const bd_edge_store *store = s->store;
    const uint64_t *row = bd_edges_row(store, u);
    const bool all = bd_bits_has(hot, u);
    uint64_t any = 0;
    for (int w = store->from[u]; w < store->to[u]; w++) any |= s->asked[w] = all ? row[w] : row[w] & hot[w];
    if (any == 0) return false;
    if (store->from[u] == u >> 6) s->asked[u >> 6] &= bd_bits_above(u);
    return true;
}

/* The sets around a node from the inside out, and the top at last: begin, then as long as it goes on. In up
 * what lying in such a set together adds to what is left, in rate_up what it takes from the rate. */
typedef struct chain {
    int set, smaller;
    int64_t up, rate_up;
} chain;

static chain sweep_chain(const bd_sweep *s, int set, int smaller)
{
    const bd_set *sets = s->weights->family.sets;
    return (chain){.set = set,
                   .smaller = smaller,
                   .up = set < 0 ? 0 : 2 * sets[set].up,
                   .rate_up = set < 0 ? 0 : 2 * sets[set].rate_up};
}

static chain sweep_chain_begin(const bd_sweep *s, int u)
{
    return sweep_chain(s, s->weights->family.inner[u], -1);
}

static bool sweep_chain_goes_on(const bd_sweep *s, chain *c)
{
    if (c->set < 0) return false;
    *c = sweep_chain(s, s->weights->family.sets[c->set].parent, c->set);
    return true;
}

/* Of the pairs asked for, those that meet in this place of the chain; the same into rest. */
static void sweep_take_part(bd_sweep *s, int u, const chain *c)
{
    const int first = s->store->from[u], end = s->store->to[u];
    for (int w = first; w < end; w++) s->part[w] = s->asked[w];
    if (c->set >= 0) {
        const uint64_t *in = s->sets + (size_t)c->set * (size_t)s->words;
        for (int w = first; w < end; w++) s->part[w] &= in[w];
    }
    if (c->smaller >= 0) {
        const uint64_t *out = s->sets + (size_t)c->smaller * (size_t)s->words;
        for (int w = first; w < end; w++) s->part[w] &= ~out[w];
    }
    memcpy(s->rest + first, s->part + first, (size_t)(end - first) * sizeof *s->rest);
}

/* Pairs of one cost: of a plane, or those left over, which cost nothing. */
typedef struct slice {
    const uint64_t *plane; /* of the word `first`; NULL: none */
    int first, end;
    int64_t cost; /* times the denominator */
} slice;

static slice sweep_slice(const bd_sweep *s, int u, int k)
{
    const bd_edge_store *store = s->store;
    const bd_planes *planes = &store->planes;
    if (k == planes->count) return (slice){.first = store->from[u], .end = store->to[u]};
    return (slice){.plane = planes->bits[k] + planes->start[u],
                   .first = planes->from[u],
                   .end = planes->to[u],
                   .cost = s->weights->denominator * planes->cost[k]};
}

/* Takes those pairs of the part out of rest that have a plane. */
static void sweep_take_rest(bd_sweep *s, int u)
{
    for (int k = 0; k < s->store->planes.count; k++) {
        const slice l = sweep_slice(s, u, k);
        for (int w = l.first; w < l.end; w++) s->rest[w] &= ~l.plane[w - l.first];
    }
}

/* The pairs of the slice in word w, of those in this place of the chain. */
static uint64_t sweep_pairs(const bd_sweep *s, const slice *l, int w)
{
    return l->plane == NULL ? s->rest[w] : s->part[w] & l->plane[w - l->first];
}

static bool sweep_is_empty(const bd_sweep *s, const slice *l)
{
    uint64_t any = 0;
    for (int w = l->first; w < l->end; w++) any |= sweep_pairs(s, l, w);
    return any == 0;
}

/* Pairs whose other node reaches just as high have nothing left; those that reach higher are overrun. */
static uint64_t sweep_find(bd_sweep *s, const slice *l, int64_t height)
{
    if (sweep_is_empty(s, l)) return 0;
    const bd_tier tier = {.reach = height};
    const int place = sweep_place(s, tier);
    const uint64_t *from = sweep_tier_nodes(s, place),
                   *above = sweep_tier_nodes(s, place + sweep_has_tier(s, place, tier));
    uint64_t over = 0;
    for (int w = l->first; w < l->end; w++) {
        const uint64_t pairs = sweep_pairs(s, l, w);
        s->rest[w] &= ~pairs;
        s->found[w] |= pairs & from[w] & ~above[w];
        over |= pairs & above[w];
    }
    return over;
}

/* What was found of row u into the search's rows. */
static void sweep_turn(bd_sweep *s, int u, int64_t *slack)
{
    const uint64_t *tight = bd_search_row(s->search, u);
    for (int w = s->store->from[u]; w < s->store->to[u]; w++) {
        const uint64_t change = (tight[w] ^ s->found[w]) & s->asked[w];
        if (change != 0) *slack += bd_search_turn_word(s->search, u, w, change);
    }
}

bool bd_sweep_tighten(bd_sweep *sweep, const uint64_t *hot, int64_t *slack, bool *overrun)
{
    const bd_edge_store *store = sweep->store;
    uint64_t over = 0;
    if (!sweep_open(sweep, false)) return false;
    for (int i = (sweep->tiers - 1) * sweep->words - 1; i >= 0; i--)
        sweep->nodes[i] |= sweep->nodes[i + sweep->words];
    const uint64_t *near = bd_edges_near(sweep->store, hot);
    for (int u = bd_bits_next(near, sweep->words, 0); u >= 0; u = bd_bits_next(near, sweep->words, u + 1)) {
        if (!sweep_ask(sweep, hot, u)) continue;
        memset(sweep->found + store->from[u], 0,
               (size_t)(store->to[u] - store->from[u]) * sizeof *sweep->found);
        chain c = sweep_chain_begin(sweep, u);
        do {
            sweep_take_part(sweep, u, &c);
            for (int k = 0; k <= store->planes.count; k++) {
                const slice l = sweep_slice(sweep, u, k);
                over |= sweep_find(sweep, &l, l.cost - sweep->weights->reach[u] + c.up);
            }
        } while (sweep_chain_goes_on(sweep, &c));
        sweep_turn(sweep, u, slack);
    }
    *overrun |= over != 0;
    return true;
}

static bool sweep_is_shorter(const bd_stride *step, int64_t left, int64_t rate)
{
    return left <= 0 || rate > BD_SWEEP_RATE_MAX || bd_stride_is_shorter(step, left, rate);
}

static bool sweep_has_pair(const bd_sweep *s, const slice *l, int tier)
{
    const uint64_t *nodes = sweep_tier_nodes(s, tier);
    uint64_t any = 0;
    for (int w = l->first; w < l->end; w++) any |= sweep_pairs(s, l, w) & nodes[w];
    return any != 0;
}

/* What limits the step at one row. */
typedef struct limit {
    bd_sweep *sweep;
    const uint64_t *moving;
    bd_stride *step;
    int u;
    bool asked, taken, none; /* of the row; of the place in the chain; the row has no such pair */
} limit;

static void sweep_limit_slice(limit *l, const chain *c, const slice *pairs)
{
    bd_sweep *s = l->sweep;
    const bd_weights *w = s->weights;
    for (int tier = 0; tier < s->tiers && !l->none; tier++) {
        const int64_t rate = w->rate_reach[l->u] + s->tier[tier].rate - c->rate_up;
        const int64_t left = pairs->cost - w->reach[l->u] - s->tier[tier].reach + c->up;
        if (rate <= 0 || !sweep_is_shorter(l->step, left, rate)) continue;
        if (!l->asked) l->none = !sweep_ask(s, l->moving, l->u);
        l->asked = true;
        if (!l->taken && !l->none) {
            sweep_take_part(s, l->u, c);
            sweep_take_rest(s, l->u);
            l->taken = true;
        }
        if (!l->none && sweep_has_pair(s, pairs, tier)) bd_stride_limit(l->step, left, rate);
    }
}

/* Most rows end without a look at their pairs: none could make the step shorter. */
static void sweep_limit_row(bd_sweep *s, const uint64_t *moving, int u, bd_stride *step)
{
    limit l = {.sweep = s, .moving = moving, .step = step, .u = u};
    chain c = sweep_chain_begin(s, u);
    do {
        l.taken = false;
        for (int k = 0; k <= s->store->planes.count; k++) {
            const slice pairs = sweep_slice(s, u, k);
            sweep_limit_slice(&l, &c, &pairs);
        }
    } while (!l.none && sweep_chain_goes_on(s, &c));
}

bool bd_sweep_limit(bd_sweep *sweep, const uint64_t *moving, bd_stride *step)
{
    if (!sweep_open(sweep, true)) return false;
    const uint64_t *near = bd_edges_near(sweep->store, moving);
    for (int u = bd_bits_next(near, sweep->words, 0); u >= 0 && !step->overrun;
         u = bd_bits_next(near, sweep->words, u + 1))
        sweep_limit_row(sweep, moving, u, step);
    return true;
}

/* Whom pairs of one cost meet inside the window, from a node in it and from one outside. */
static uint64_t *sweep_met(const bd_sweep *s, int k, bool from_outside)
{
    return s->met + (size_t)(2 * k + from_outside) * (size_t)s->words;
}

static void sweep_meet(bd_sweep *s, const uint64_t *window, int u, int k, int64_t *low)
{
    const slice l = sweep_slice(s, u, k);
    const bool outside = !bd_edges_in_window(s->store, u);
    uint64_t *met = sweep_met(s, k, outside), in = 0, out = 0;
    for (int w = l.first; w < l.end; w++) {
        const uint64_t pairs = sweep_pairs(s, &l, w);
        met[w] |= pairs & window[w];
        in |= pairs & window[w];
        out |= pairs & ~window[w];
    }
    if (outside) return;
    if (in != 0 && l.cost < *low) *low = l.cost;
    if (out != 0 && 2 * l.cost < *low) *low = 2 * l.cost;
}

/* What each node of the window is met with from lower rows. */
static void sweep_read_met(const bd_sweep *s, int64_t *low)
{
    const bd_planes *planes = &s->store->planes;
    for (int k = 0; k <= planes->count; k++) {
        const int64_t cost = k == planes->count ? 0 : planes->cost[k];
        for (int v = s->store->low; v <= s->store->high; v++) {
            if (bd_bits_has(sweep_met(s, k, false), v) && cost < low[v]) low[v] = cost;
            if (bd_bits_has(sweep_met(s, k, true), v) && 2 * cost < low[v]) low[v] = 2 * cost;
        }
    }
}

void bd_sweep_cheapest(bd_sweep *sweep, int64_t *low)
{
    const bd_edge_store *store = sweep->store;
    uint64_t *window = sweep->found;
    BD_ASSERT(!store->listed && sweep->weights->denominator == 1);
    bd_bits_clear(window, sweep->words);
    bd_bits_add_all(window, store->low, store->high);
    bd_bits_clear(sweep->met, 2 * (store->planes.count + 1) * sweep->words);
    for (int u = 0; u <= store->high; u++) {
        if (!sweep_ask(sweep, window, u)) continue;
        sweep_take_part(sweep, u, &(chain){.set = -1, .smaller = -1});
        sweep_take_rest(sweep, u);
        for (int k = 0; k <= store->planes.count; k++) sweep_meet(sweep, window, u, k, &low[u]);
    }
    sweep_read_met(sweep, low);
}

#include "solve/edges.h"

#include "solve/solve_words.h"

/* Where rows are so short, a pair is looked at sooner than a word: costs are a list. */
enum { SHORT_ROW = 2 };

static size_t edges_count_bits(const uint64_t *bits, size_t words)
{
    size_t count = 0;
    for (size_t w = 0; w < words; w++) count += (size_t)bd_bits_count(bits[w]);
    return count;
}

static void edges_measure_words(bd_edge_store *store)
{
    BD_ASSERT(store->words == 1);
    for (int u = 0; u < store->nodes; u++) {
        store->spans[u] = (bd_span){.to = store->rows[u] != 0};
        store->from[u] = (store->rows[u] & bd_bits_above(u)) == 0;
        store->to[u] = 1;
    }
}

/* Rows only lose pairs: the spans that they had are where to look. */
static void edges_measure_rows(bd_edge_store *store)
{
    if (store->words == 1) {
        edges_measure_words(store);
        return;
    }
    for (int u = 0; u < store->nodes; u++) {
        const uint64_t *row = bd_edges_row(store, u);
        const bd_span span = store->spans[u] = bd_bits_span(row, store->spans[u]);
        int from = u >> 6 > span.from ? u >> 6 : span.from;
        if (from == u >> 6 && (row[from] & bd_bits_above(u)) == 0) from++;
        while (from < span.to && row[from] == 0) from++;
        store->from[u] = (uint16_t)(from < span.to ? from : span.to);
        store->to[u] = span.to;
    }
}

static bool edges_is_short(const bd_edge_store *store) { return store->words <= SHORT_ROW; }

static bd_status edges_new_list(bd_arena *arena, bd_edge_store *store, size_t pairs, bd_err *err)
{
    BD_NEW(store->costs, arena, pairs, err);
    BD_NEW(store->listed_others, arena, pairs + 1, err);
    return BD_OK;
}

static bd_status edges_new_kinds(bd_arena *arena, bd_edge_store *store, bd_err *err)
{
    uint64_t *of_kinds;
    BD_NEW(store->kind, arena, BD_NODE_KINDS_MAX, err);
    BD_NEW(of_kinds, arena, BD_NODE_KINDS_MAX * store->words, err);
    for (int k = 0; k < BD_NODE_KINDS_MAX; k++) store->kind[k].nodes = of_kinds + (ptrdiff_t)k * store->words;
    BD_NEW(store->kind_of, arena, store->nodes, err);
    return BD_OK;
}

bd_status bd_edges_new(bd_arena *arena, bd_arena *prices, int nodes, uint64_t *rows, bd_edge_store *out,
                       bd_err *err)
{
    BD_ASSERT(nodes >= 2 && nodes <= BD_NODES_MAX && rows != NULL);
    bd_edge_store store = {.nodes = nodes,
                           .words = bd_bits_words(nodes),
                           .rows = rows,
                           .low = 0,
                           .high = -1,
                           .prices = prices,
                           .no_prices = bd_arena_here(prices)};
    BD_NEW(store.start, arena, nodes, err);
    BD_NEW(store.length, arena, nodes, err);
    BD_NEW(store.cheapest, arena, nodes, err);
    BD_NEW(store.from, arena, nodes, err);
    BD_NEW(store.spans, arena, nodes, err);
    BD_NEW(store.pairs, arena, store.words, err);
    BD_NEW(store.near, arena, store.words, err);
    BD_NEW(store.to, arena, nodes, err);
    BD_TRY(bd_planes_new(arena, nodes, &store.planes, err));
    BD_NEW(store.room, arena, nodes, err);
    BD_NEW(store.others, arena, nodes + 1, err);
    BD_NEW(store.picked, arena, nodes, err);
    store.count = edges_count_bits(rows, (size_t)nodes * (size_t)store.words) / 2;
    /* Pairs only become fewer: one list serves all stages. */
    BD_TRY(edges_is_short(&store) ? edges_new_list(arena, &store, store.count, err)
                                  : edges_new_kinds(arena, &store, err));
    for (int u = 0; u < nodes; u++) store.spans[u] = (bd_span){.to = (uint16_t)store.words};
    *out = store;
    edges_measure_rows(out);
    return BD_OK;
}

bd_status bd_edges_rows_of(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, uint64_t **rows,
                           bd_err *err)
{
    uint64_t *out;
    const size_t words = (size_t)bd_bits_words(nodes);
    BD_ASSERT(count == 0 || edges != NULL);
    BD_NEW(out, arena, (size_t)nodes * words, err);
    for (size_t i = 0; i < count; i++) {
        const bd_edge e = edges[i];
        if (e.u >= e.v || e.v >= nodes ||
            (i > 0 && (edges[i - 1].u > e.u || (edges[i - 1].u == e.u && edges[i - 1].v >= e.v))))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SOLVE_PAIRS));
        bd_bits_add(out + (size_t)e.u * words, e.v);
    }
    bd_bits_mirror_all(out, nodes);
    *rows = out;
    return BD_OK;
}

/* Pairs of row u have costs when the other node is in *first .. *last; false: none has. */
static bool edges_priced_part(const bd_edge_store *store, int u, int *first, int *last)
{
    const bool all = bd_edges_in_window(store, u);
    const int begin = store->from[u] * 64, end = store->to[u] * 64 - 1;
    *first = all || store->low <= u ? u + 1 : store->low;
    *last = all ? store->nodes - 1 : store->high;
    if (*first < begin) *first = begin;
    if (*last > end) *last = end;
    return *first <= *last;
}

/* Where the costs of each row would begin in planes, and at most how many there are: the words at both ends
 * are counted in full. */
static size_t edges_place_planes(bd_edge_store *store)
{
    bd_planes *planes = &store->planes;
    size_t at = 0;
    planes->words = 0;
    for (int u = 0; u < store->nodes; u++) {
        int first, last;
        planes->start[u] = planes->words;
        planes->from[u] = planes->to[u] = 0;
        if (u > store->high || !edges_priced_part(store, u, &first, &last)) continue;
        planes->from[u] = (uint16_t)(first >> 6);
        planes->to[u] = (uint16_t)((last >> 6) + 1);
        const size_t words = (size_t)planes->to[u] - planes->from[u];
        at += edges_count_bits(bd_edges_row(store, u) + planes->from[u], words);
        planes->words += words;
    }
    return at;
}

/* How many planes are worth it: together no larger than the list of the costs. */
static int edges_planes_worth(const bd_edge_store *store, size_t pairs)
{
    const size_t words = store->planes.words;
    if (words == 0) return 0;
    const size_t most = pairs * sizeof(bd_cost) / (words * sizeof(uint64_t));
    return most < BD_PLANES_MAX ? (int)most : BD_PLANES_MAX;
}

static void edges_note_cheapest(bd_edge_store *store, int u, const uint16_t *others, const bd_cost *costs,
                                int count)
{
    const bool u_in = bd_edges_in_window(store, u);
    int64_t least = store->cheapest[u];
    for (int i = 0; i < count; i++) {
        const int v = others[i];
        const bool v_in = bd_edges_in_window(store, v);
        const int64_t share = u_in && v_in ? costs[i] : 2 * (int64_t)costs[i];
        if (share < least) least = share;
        if (share < store->cheapest[v] && v_in) store->cheapest[v] = share;
    }
    if (u_in) store->cheapest[u] = least;
}

static void edges_note_extremes(bd_edge_store *store, const bd_cost *costs, int count)
{
    bd_cost least = store->least, most = store->most;
    for (int i = 0; i < count; i++) {
        least = costs[i] < least ? costs[i] : least;
        most = costs[i] > most ? costs[i] : most;
    }
    store->least = least;
    store->most = most;
}

/* Into the list, from *at on, or the planes; *fits: there were planes enough. */
static bd_status edges_price_row(bd_edge_store *store, int u, size_t *at, bool *fits, bd_err *err)
{
    int first, last;
    *fits = true;
    store->start[u] = *at;
    store->length[u] = 0;
    if (!edges_priced_part(store, u, &first, &last)) return BD_OK;
    bd_cost *costs = store->listed ? store->costs + store->start[u] : store->picked;
    uint16_t *others = store->listed ? store->listed_others + store->start[u] : store->others;
    const int count = store->length[u] = bd_bits_list(bd_edges_row(store, u), NULL, first, last, others);
    if (count == 0) return BD_OK;
    for (int i = 0; i < count; i++) store->room[i] = (bd_edge){(uint16_t)u, others[i]};
    store->stage->price(store->stage->context, store->room, (size_t)count, costs);
    edges_note_extremes(store, costs, count);
    if (store->listed) {
        *at += (size_t)count;
        edges_note_cheapest(store, u, others, costs, count);
        return BD_OK;
    }
    return bd_planes_add(&store->planes, store->prices, u, others, costs, count, fits, err);
}

static bd_status edges_price_rows(bd_edge_store *store, bool *fits, bd_err *err)
{
    store->least = store->most = 0;
    *fits = true;
    for (int u = store->low; u <= store->high; u++) store->cheapest[u] = INT64_MAX;
    size_t at = 0;
    for (int u = 0; u <= store->high && *fits; u++) BD_TRY(edges_price_row(store, u, &at, fits, err));
    return BD_OK;
}

/* False when the stage says nothing, or there are too many kinds. */
static bool edges_sort_kinds(bd_edge_store *store)
{
    store->kinds = bd_stage_number_kinds(store->stage, store->nodes, BD_NODE_KINDS_MAX, store->kind_of);
    for (int k = 0; k < store->kinds; k++) {
        store->kind[k].from = store->words;
        store->kind[k].known = 0;
        bd_bits_clear(store->kind[k].nodes, store->words);
    }
    for (int u = 0; u < store->nodes && store->kinds > 0; u++) {
        bd_node_kind *kind = &store->kind[store->kind_of[u]];
        if (u >> 6 < kind->from) kind->from = u >> 6;
        kind->to = (u >> 6) + 1;
        bd_bits_add(kind->nodes, u);
    }
    return store->kinds > 0;
}

/* The pairs of row u with nodes of one kind; returns the first of these nodes, -1: there is none. */
static int edges_pairs_with_kind(bd_edge_store *store, int u, const bd_node_kind *kind, int *from, int *to)
{
    const uint64_t *row = bd_edges_row(store, u);
    const bd_planes *planes = &store->planes;
    int first = -1;
    *from = kind->from > planes->from[u] ? kind->from : planes->from[u];
    *to = kind->to < planes->to[u] ? kind->to : planes->to[u];
    for (int w = *to - 1; w >= *from; w--) {
        store->pairs[w] = row[w] & kind->nodes[w] & (w == u >> 6 ? bd_bits_above(u) : ~UINT64_C(0));
        if (store->pairs[w] != 0) first = w * 64 + bd_bits_lowest(store->pairs[w]);
    }
    return first;
}

/* What a node of one kind costs with a higher node of another: the first such pair is asked for all. */
static bd_cost edges_cost_of_kinds(bd_edge_store *store, int u, int v)
{
    bd_node_kind *kind = &store->kind[store->kind_of[u]];
    const int other = store->kind_of[v];
    const bd_edge pair = {(uint16_t)u, (uint16_t)v};
    if ((kind->known >> other & 1) == 0)
        store->stage->price(store->stage->context, &pair, 1, &kind->cost[other]);
    kind->known |= UINT64_C(1) << other;
    return kind->cost[other];
}

static bool edges_is_known_free(const bd_edge_store *store, int u, int other)
{
    const bd_node_kind *kind = &store->kind[store->kind_of[u]];
    return (kind->known >> other & 1) != 0 && kind->cost[other] == 0;
}

/* One price for all pairs of two kinds. */
static bd_status edges_price_kinds(bd_edge_store *store, bool *fits, bd_err *err)
{
    store->least = store->most = 0;
    *fits = true;
    for (int u = 0; u <= store->high && *fits; u++) {
        for (int k = 0; k < store->kinds && *fits; k++) {
            int from, to;
            if (edges_is_known_free(store, u, k)) continue;
            const int v = edges_pairs_with_kind(store, u, &store->kind[k], &from, &to);
            const bd_cost cost = v < 0 ? 0 : edges_cost_of_kinds(store, u, v);
            if (cost == 0) continue;
            if (cost < store->least) store->least = cost;
            if (cost > store->most) store->most = cost;
            BD_TRY(bd_planes_add_words(&store->planes, store->prices, u, store->pairs, from, to, cost, fits,
                                       err));
        }
    }
    return BD_OK;
}

bd_status bd_edges_price(bd_edge_store *store, const bd_stage *stage, bd_err *err)
{
    bool fits = false;
    BD_ASSERT(stage->price != NULL);
    store->stage = stage;
    store->low = stage->low < 0 ? 0 : stage->low;
    store->high = stage->high >= store->nodes ? store->nodes - 1 : stage->high;
    bd_arena_back_to(store->prices, store->no_prices);
    store->planes.count = 0;
    store->listed = edges_is_short(store);
    if (store->listed) return edges_price_rows(store, &fits, err);
    const size_t pairs = edges_place_planes(store);
    store->planes.most = edges_planes_worth(store, pairs);
    if (store->planes.most > 0)
        BD_TRY(edges_sort_kinds(store) ? edges_price_kinds(store, &fits, err)
                                       : edges_price_rows(store, &fits, err));
    if (fits) return BD_OK;
    bd_arena_back_to(store->prices, store->no_prices);
    store->planes.count = 0;
    store->listed = true;
    BD_TRY(edges_new_list(store->prices, store, pairs, err));
    return edges_price_rows(store, &fits, err);
}

bd_cost bd_edges_cost(const bd_edge_store *store, int u, int v)
{
    bd_cost cost = 0;
    const bd_edge pair = {(uint16_t)(u < v ? u : v), (uint16_t)(u < v ? v : u)};
    BD_ASSERT(bd_bits_has(bd_edges_row(store, u), v));
    if (bd_edges_in_window(store, u) || bd_edges_in_window(store, v))
        store->stage->price(store->stage->context, &pair, 1, &cost);
    return cost;
}

int64_t bd_edges_value(const bd_edge_store *store, const uint16_t *mate)
{
    int64_t value = 0;
    for (int u = store->low; u <= store->high; u++) {
        const int v = mate[u];
        BD_ASSERT(v < store->nodes && mate[v] == u);
        if (v < u && bd_edges_in_window(store, v)) continue;
        value += bd_edges_cost(store, u, v);
    }
    return value;
}

const uint64_t *bd_edges_near(bd_edge_store *store, const uint64_t *hot)
{
    if (edges_count_bits(hot, (size_t)store->words) > (size_t)store->nodes / 2) {
        bd_bits_fill_above(store->near, store->nodes, -1);
        return store->near;
    }
    bd_bits_copy(store->near, hot, store->words);
    for (int v = bd_bits_next(hot, store->words, 0); v >= 0; v = bd_bits_next(hot, store->words, v + 1)) {
        const uint64_t *row = bd_edges_row(store, v);
        for (int w = store->spans[v].from; w < store->spans[v].to; w++) store->near[w] |= row[w];
    }
    return store->near;
}

typedef struct stroll {
    bd_edge_store *store;
    const uint64_t *hot;
    int low, high; /* hot nodes lie between them */
    bd_run_visit visit;
    void *self;
} stroll;

/* Whether row u has a pair with first .. last that is asked for. */
static bool edges_asks(const stroll *s, int u, bool all, int first, int last)
{
    const uint64_t *row = bd_edges_row(s->store, u);
    uint64_t any = 0;
    for (int w = first >> 6; w <= last >> 6; w++)
        any |= row[w] & (all ? ~UINT64_C(0) : s->hot[w]) & bd_bits_between(w, first, last);
    return any != 0;
}

/* Pairs of row u with first .. last, none of which has a cost. */
static void edges_walk_free(const stroll *s, int u, bool all, int first, int last)
{
    if (!all && first < s->low) first = s->low;
    if (!all && last > s->high) last = s->high;
    if (first > last || !edges_asks(s, u, all, first, last)) return;
    const int count =
        bd_bits_list(bd_edges_row(s->store, u), all ? NULL : s->hot, first, last, s->store->others);
    BD_ASSERT(count > 0);
    s->visit(s->self, (bd_run){.u = u, .count = (size_t)count, .others = s->store->others});
}

/* Those that are hot among the pairs with costs, and their costs. */
static int edges_pick(const stroll *s, const uint16_t *others, const bd_cost *costs, int count)
{
    bd_edge_store *store = s->store;
    int picked = 0;
    for (int i = 0; i < count; i++) {
        if (!bd_bits_has(s->hot, others[i])) continue;
        store->others[picked] = others[i];
        store->picked[picked++] = costs[i];
    }
    return picked;
}

static void edges_walk_list(const stroll *s, int u, bool all)
{
    bd_edge_store *store = s->store;
    bd_run run = {.u = u,
                  .count = (size_t)store->length[u],
                  .others = store->listed_others + store->start[u],
                  .costs = store->costs + store->start[u]};
    if (!all) {
        run.count = (size_t)edges_pick(s, run.others, run.costs, store->length[u]);
        run.others = store->others;
        run.costs = store->picked;
    }
    if (run.count > 0) s->visit(s->self, run);
}

static void edges_walk_planes(const stroll *s, int u, bool all, int first, int last)
{
    bd_edge_store *store = s->store;
    if (!all && first < s->low) first = s->low;
    if (!all && last > s->high) last = s->high;
    const int count = bd_bits_list(bd_edges_row(store, u), all ? NULL : s->hot, first, last, store->others);
    for (int i = 0; i < count; i++) store->picked[i] = bd_planes_cost(&store->planes, u, store->others[i]);
    if (count > 0)
        s->visit(s->self,
                 (bd_run){.u = u, .count = (size_t)count, .others = store->others, .costs = store->picked});
}

static void edges_walk_row(const stroll *s, int u)
{
    const bd_edge_store *store = s->store;
    const bool all = bd_bits_has(s->hot, u);
    const int begin = store->from[u] * 64 > u ? store->from[u] * 64 : u + 1, end = store->to[u] * 64 - 1;
    int first, last;
    if (begin > end || (!all && !edges_asks(s, u, all, begin, end))) return;
    if (!edges_priced_part(store, u, &first, &last)) {
        edges_walk_free(s, u, all, begin, end);
        return;
    }
    edges_walk_free(s, u, all, begin, first - 1);
    if (store->listed)
        edges_walk_list(s, u, all);
    else
        edges_walk_planes(s, u, all, first, last);
    edges_walk_free(s, u, all, last + 1, end);
}

void bd_edges_walk(bd_edge_store *store, const uint64_t *hot, bd_run_visit visit, void *self)
{
    int high = store->words - 1;
    while (high >= 0 && hot[high] == 0) high--;
    if (high < 0) return;
    stroll s = {.store = store, .hot = hot, .visit = visit, .self = self};
    s.low = bd_bits_next(hot, store->words, 0);
    s.high = high * 64 + 63 < store->nodes ? high * 64 + 63 : store->nodes - 1;
    const uint64_t *near = bd_edges_near(store, hot);
    for (int u = bd_bits_next(near, store->words, 0); u >= 0 && u <= s.high;
         u = bd_bits_next(near, store->words, u + 1))
        edges_walk_row(&s, u);
}

void bd_edges_walk_costs(bd_edge_store *store, bd_run_visit visit, void *self)
{
    const stroll s = {.store = store, .visit = visit, .self = self};
    for (int u = 0; u <= store->high; u++) {
        int first, last;
        if (!edges_priced_part(store, u, &first, &last)) continue;
        if (store->listed)
            edges_walk_list(&s, u, true);
        else
            edges_walk_planes(&s, u, true, first, last);
    }
}

/* What a row loses to higher nodes is put down as gone. */
static void edges_put_gone(bd_edge_store *store, int u, const uint64_t *left, size_t *at)
{
    const uint64_t *row = bd_edges_row(store, u);
    for (int w = u >> 6; w < store->words; w++) {
        for (uint64_t rest = row[w] & ~left[w]; rest != 0; rest &= rest - 1) {
            const int v = w * 64 + bd_bits_lowest(rest);
            if (v > u) store->gone[--*at] = (bd_edge){(uint16_t)u, (uint16_t)v};
        }
    }
}

void bd_edges_shrink(bd_edge_store *store, uint64_t **left, size_t fewer)
{
    size_t at = store->count;
    if (fewer == 0) return;
    for (int u = 0; u < store->nodes && store->gone != NULL; u++)
        edges_put_gone(store, u, *left + (size_t)u * (size_t)store->words, &at);
    uint64_t *was = store->rows;
    store->rows = *left;
    *left = was;
    store->count -= fewer;
    edges_measure_rows(store);
    BD_ASSERT(store->gone == NULL || at == store->count);
}

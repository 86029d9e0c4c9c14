#include "solve/field.h"

#include "base/assert.h"
#include "solve/solve_words.h"

/* Where rows are so short, a pair is looked at sooner than a word: costs are a list. */
enum { SHORT_ROW = 2 };

static size_t field_count_bits(const uint64_t *bits, size_t words)
{
    size_t count = 0;
    for (size_t w = 0; w < words; w++) count += (size_t)bd_bits_count(bits[w]);
    return count;
}

static void field_measure_words(bd_field *field)
{
    BD_ASSERT(field->words == 1);
    for (int u = 0; u < field->nodes; u++) {
        field->spans[u] = (bd_span){.to = field->rows[u] != 0};
        field->from[u] = (field->rows[u] & bd_bits_above(u)) == 0;
        field->to[u] = 1;
    }
}

/* Rows only lose pairs: the spans that they had are where to look. */
static void field_measure_rows(bd_field *field)
{
    if (field->words == 1) {
        field_measure_words(field);
        return;
    }
    for (int u = 0; u < field->nodes; u++) {
        const uint64_t *row = bd_field_row(field, u);
        const bd_span span = field->spans[u] = bd_bits_span(row, field->spans[u]);
        int from = u >> 6 > span.from ? u >> 6 : span.from;
        if (from == u >> 6 && (row[from] & bd_bits_above(u)) == 0) from++;
        while (from < span.to && row[from] == 0) from++;
        field->from[u] = (uint16_t)(from < span.to ? from : span.to);
        field->to[u] = span.to;
    }
}

static bool field_is_short(const bd_field *field) { return field->words <= SHORT_ROW; }

static bd_status field_new_list(bd_arena *arena, bd_field *field, size_t pairs, bd_err *err)
{
    BD_NEW(field->costs, arena, pairs, err);
    BD_NEW(field->listed_others, arena, pairs + 1, err);
    return BD_OK;
}

static bd_status field_new_kinds(bd_arena *arena, bd_field *field, bd_err *err)
{
    uint64_t *of_kinds;
    BD_NEW(field->kind, arena, BD_FIELD_KINDS_MAX, err);
    BD_NEW(of_kinds, arena, BD_FIELD_KINDS_MAX * field->words, err);
    for (int k = 0; k < BD_FIELD_KINDS_MAX; k++)
        field->kind[k].nodes = of_kinds + (ptrdiff_t)k * field->words;
    BD_NEW(field->kind_of, arena, field->nodes, err);
    return BD_OK;
}

bd_status bd_field_new(bd_arena *arena, bd_arena *prices, int nodes, uint64_t *rows, bd_field *out,
                       bd_err *err)
{
    BD_ASSERT(nodes >= 2 && nodes <= BD_NODES_MAX && rows != NULL);
    bd_field field = {.nodes = nodes,
                      .words = bd_bits_words(nodes),
                      .rows = rows,
                      .low = 0,
                      .high = -1,
                      .prices = prices,
                      .no_prices = bd_arena_here(prices)};
    BD_NEW(field.start, arena, nodes, err);
    BD_NEW(field.length, arena, nodes, err);
    BD_NEW(field.cheapest, arena, nodes, err);
    BD_NEW(field.from, arena, nodes, err);
    BD_NEW(field.spans, arena, nodes, err);
    BD_NEW(field.pairs, arena, field.words, err);
    BD_NEW(field.near, arena, field.words, err);
    BD_NEW(field.to, arena, nodes, err);
    BD_TRY(bd_planes_new(arena, nodes, &field.planes, err));
    BD_NEW(field.room, arena, nodes, err);
    BD_NEW(field.others, arena, nodes + 1, err);
    BD_NEW(field.picked, arena, nodes, err);
    field.count = field_count_bits(rows, (size_t)nodes * (size_t)field.words) / 2;
    /* Pairs only become fewer: one list serves all stages. */
    BD_TRY(field_is_short(&field) ? field_new_list(arena, &field, field.count, err)
                                  : field_new_kinds(arena, &field, err));
    for (int u = 0; u < nodes; u++) field.spans[u] = (bd_span){.to = (uint16_t)field.words};
    *out = field;
    field_measure_rows(out);
    return BD_OK;
}

bd_status bd_field_rows_of(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, uint64_t **rows,
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
static bool field_priced_part(const bd_field *field, int u, int *first, int *last)
{
    const bool all = bd_field_in_window(field, u);
    const int begin = field->from[u] * 64, end = field->to[u] * 64 - 1;
    *first = all || field->low <= u ? u + 1 : field->low;
    *last = all ? field->nodes - 1 : field->high;
    if (*first < begin) *first = begin;
    if (*last > end) *last = end;
    return *first <= *last;
}

/* Where the costs of each row would begin in planes, and at most how many there are: the words at both ends
 * are counted in full. */
static size_t field_place_planes(bd_field *field)
{
    bd_planes *planes = &field->planes;
    size_t at = 0;
    planes->words = 0;
    for (int u = 0; u < field->nodes; u++) {
        int first, last;
        planes->start[u] = planes->words;
        planes->from[u] = planes->to[u] = 0;
        if (u > field->high || !field_priced_part(field, u, &first, &last)) continue;
        planes->from[u] = (uint16_t)(first >> 6);
        planes->to[u] = (uint16_t)((last >> 6) + 1);
        const size_t words = (size_t)planes->to[u] - planes->from[u];
        at += field_count_bits(bd_field_row(field, u) + planes->from[u], words);
        planes->words += words;
    }
    return at;
}

/* How many planes are worth it: together no larger than the list of the costs. */
static int field_planes_worth(const bd_field *field, size_t pairs)
{
    const size_t words = field->planes.words;
    if (words == 0) return 0;
    const size_t most = pairs * sizeof(bd_cost) / (words * sizeof(uint64_t));
    return most < BD_PLANES_MAX ? (int)most : BD_PLANES_MAX;
}

static void field_note_cheapest(bd_field *field, int u, const uint16_t *others, const bd_cost *costs,
                                int count)
{
    const bool u_in = bd_field_in_window(field, u);
    int64_t least = field->cheapest[u];
    for (int i = 0; i < count; i++) {
        const int v = others[i];
        const bool v_in = bd_field_in_window(field, v);
        const int64_t share = u_in && v_in ? costs[i] : 2 * (int64_t)costs[i];
        if (share < least) least = share;
        if (share < field->cheapest[v] && v_in) field->cheapest[v] = share;
    }
    if (u_in) field->cheapest[u] = least;
}

static void field_note_extremes(bd_field *field, const bd_cost *costs, int count)
{
    bd_cost least = field->least, most = field->most;
    for (int i = 0; i < count; i++) {
        least = costs[i] < least ? costs[i] : least;
        most = costs[i] > most ? costs[i] : most;
    }
    field->least = least;
    field->most = most;
}

/* Into the list, from *at on, or the planes; *fits: there were planes enough. */
static bd_status field_price_row(bd_field *field, int u, size_t *at, bool *fits, bd_err *err)
{
    int first, last;
    *fits = true;
    field->start[u] = *at;
    field->length[u] = 0;
    if (!field_priced_part(field, u, &first, &last)) return BD_OK;
    bd_cost *costs = field->listed ? field->costs + field->start[u] : field->picked;
    uint16_t *others = field->listed ? field->listed_others + field->start[u] : field->others;
    const int count = field->length[u] = bd_bits_list(bd_field_row(field, u), NULL, first, last, others);
    if (count == 0) return BD_OK;
    for (int i = 0; i < count; i++) field->room[i] = (bd_edge){(uint16_t)u, others[i]};
    field->stage->price(field->stage->context, field->room, (size_t)count, costs);
    field_note_extremes(field, costs, count);
    if (field->listed) {
        *at += (size_t)count;
        field_note_cheapest(field, u, others, costs, count);
        return BD_OK;
    }
    return bd_planes_add(&field->planes, field->prices, u, others, costs, count, fits, err);
}

static bd_status field_price_rows(bd_field *field, bool *fits, bd_err *err)
{
    field->least = field->most = 0;
    *fits = true;
    for (int u = field->low; u <= field->high; u++) field->cheapest[u] = INT64_MAX;
    size_t at = 0;
    for (int u = 0; u <= field->high && *fits; u++) BD_TRY(field_price_row(field, u, &at, fits, err));
    return BD_OK;
}

static void field_open_kind(bd_field *field, int u)
{
    bd_field_kind *kind = &field->kind[field->kinds++];
    kind->node = u;
    kind->from = u >> 6;
    kind->known = 0;
    bd_bits_clear(kind->nodes, field->words);
}

/* False when the stage says nothing, or there are too many kinds. */
static bool field_sort_kinds(bd_field *field)
{
    const bd_stage *stage = field->stage;
    int k = 0;
    field->kinds = 0;
    if (stage->alike == NULL) return false;
    for (int u = 0; u < field->nodes; u++) {
        /* Mostly it is as the node before. */
        if (k == field->kinds || !stage->alike(stage->context, field->kind[k].node, u))
            for (k = 0; k < field->kinds && !stage->alike(stage->context, field->kind[k].node, u);) k++;
        if (k == BD_FIELD_KINDS_MAX) return false;
        if (k == field->kinds) field_open_kind(field, u);
        field->kind[k].to = (u >> 6) + 1;
        field->kind_of[u] = (uint8_t)k;
        bd_bits_add(field->kind[k].nodes, u);
    }
    return true;
}

/* The pairs of row u with nodes of one kind; returns the first of these nodes, -1: there is none. */
static int field_pairs_with_kind(bd_field *field, int u, const bd_field_kind *kind, int *from, int *to)
{
    const uint64_t *row = bd_field_row(field, u);
    const bd_planes *planes = &field->planes;
    int first = -1;
    *from = kind->from > planes->from[u] ? kind->from : planes->from[u];
    *to = kind->to < planes->to[u] ? kind->to : planes->to[u];
    for (int w = *to - 1; w >= *from; w--) {
        field->pairs[w] = row[w] & kind->nodes[w] & (w == u >> 6 ? bd_bits_above(u) : ~UINT64_C(0));
        if (field->pairs[w] != 0) first = w * 64 + bd_bits_lowest(field->pairs[w]);
    }
    return first;
}

/* What a node of one kind costs with a higher node of another: the first such pair is asked for all. */
static bd_cost field_cost_of_kinds(bd_field *field, int u, int v)
{
    bd_field_kind *kind = &field->kind[field->kind_of[u]];
    const int other = field->kind_of[v];
    const bd_edge pair = {(uint16_t)u, (uint16_t)v};
    if ((kind->known >> other & 1) == 0)
        field->stage->price(field->stage->context, &pair, 1, &kind->cost[other]);
    kind->known |= UINT64_C(1) << other;
    return kind->cost[other];
}

static bool field_is_known_free(const bd_field *field, int u, int other)
{
    const bd_field_kind *kind = &field->kind[field->kind_of[u]];
    return (kind->known >> other & 1) != 0 && kind->cost[other] == 0;
}

/* One price for all pairs of two kinds. */
static bd_status field_price_kinds(bd_field *field, bool *fits, bd_err *err)
{
    field->least = field->most = 0;
    *fits = true;
    for (int u = 0; u <= field->high && *fits; u++) {
        for (int k = 0; k < field->kinds && *fits; k++) {
            int from, to;
            if (field_is_known_free(field, u, k)) continue;
            const int v = field_pairs_with_kind(field, u, &field->kind[k], &from, &to);
            const bd_cost cost = v < 0 ? 0 : field_cost_of_kinds(field, u, v);
            if (cost == 0) continue;
            if (cost < field->least) field->least = cost;
            if (cost > field->most) field->most = cost;
            BD_TRY(bd_planes_add_words(&field->planes, field->prices, u, field->pairs, from, to, cost, fits,
                                       err));
        }
    }
    return BD_OK;
}

bd_status bd_field_price(bd_field *field, const bd_stage *stage, bd_err *err)
{
    bool fits = false;
    BD_ASSERT(stage->price != NULL);
    field->stage = stage;
    field->low = stage->low < 0 ? 0 : stage->low;
    field->high = stage->high >= field->nodes ? field->nodes - 1 : stage->high;
    bd_arena_back_to(field->prices, field->no_prices);
    field->planes.count = 0;
    field->listed = field_is_short(field);
    if (field->listed) return field_price_rows(field, &fits, err);
    const size_t pairs = field_place_planes(field);
    field->planes.most = field_planes_worth(field, pairs);
    if (field->planes.most > 0)
        BD_TRY(field_sort_kinds(field) ? field_price_kinds(field, &fits, err)
                                       : field_price_rows(field, &fits, err));
    if (fits) return BD_OK;
    bd_arena_back_to(field->prices, field->no_prices);
    field->planes.count = 0;
    field->listed = true;
    BD_TRY(field_new_list(field->prices, field, pairs, err));
    return field_price_rows(field, &fits, err);
}

bd_cost bd_field_cost(const bd_field *field, int u, int v)
{
    bd_cost cost = 0;
    const bd_edge pair = {(uint16_t)(u < v ? u : v), (uint16_t)(u < v ? v : u)};
    BD_ASSERT(bd_bits_has(bd_field_row(field, u), v));
    if (bd_field_in_window(field, u) || bd_field_in_window(field, v))
        field->stage->price(field->stage->context, &pair, 1, &cost);
    return cost;
}

int64_t bd_field_value(const bd_field *field, const uint16_t *mate)
{
    int64_t value = 0;
    for (int u = field->low; u <= field->high; u++) {
        const int v = mate[u];
        BD_ASSERT(v < field->nodes && mate[v] == u);
        if (v < u && bd_field_in_window(field, v)) continue;
        value += bd_field_cost(field, u, v);
    }
    return value;
}

const uint64_t *bd_field_near(bd_field *field, const uint64_t *hot)
{
    if (field_count_bits(hot, (size_t)field->words) > (size_t)field->nodes / 2) {
        bd_bits_fill_above(field->near, field->nodes, -1);
        return field->near;
    }
    bd_bits_copy(field->near, hot, field->words);
    for (int v = bd_bits_next(hot, field->words, 0); v >= 0; v = bd_bits_next(hot, field->words, v + 1)) {
        const uint64_t *row = bd_field_row(field, v);
        for (int w = field->spans[v].from; w < field->spans[v].to; w++) field->near[w] |= row[w];
    }
    return field->near;
}

typedef struct stroll {
    bd_field *field;
    const uint64_t *hot;
    int low, high; /* hot nodes lie between them */
    bd_run_visit visit;
    void *self;
} stroll;

/* Whether row u has a pair with first .. last that is asked for. */
static bool field_asks(const stroll *s, int u, bool all, int first, int last)
{
    const uint64_t *row = bd_field_row(s->field, u);
    uint64_t any = 0;
    for (int w = first >> 6; w <= last >> 6; w++)
        any |= row[w] & (all ? ~UINT64_C(0) : s->hot[w]) & bd_bits_between(w, first, last);
    return any != 0;
}

/* Pairs of row u with first .. last, none of which has a cost. */
static void field_walk_free(const stroll *s, int u, bool all, int first, int last)
{
    if (!all && first < s->low) first = s->low;
    if (!all && last > s->high) last = s->high;
    if (first > last || !field_asks(s, u, all, first, last)) return;
    const int count =
        bd_bits_list(bd_field_row(s->field, u), all ? NULL : s->hot, first, last, s->field->others);
    BD_ASSERT(count > 0);
    s->visit(s->self, (bd_run){.u = u, .count = (size_t)count, .others = s->field->others});
}

/* Those that are hot among the pairs with costs, and their costs. */
static int field_pick(const stroll *s, const uint16_t *others, const bd_cost *costs, int count)
{
    bd_field *field = s->field;
    int picked = 0;
    for (int i = 0; i < count; i++) {
        if (!bd_bits_has(s->hot, others[i])) continue;
        field->others[picked] = others[i];
        field->picked[picked++] = costs[i];
    }
    return picked;
}

static void field_walk_list(const stroll *s, int u, bool all)
{
    bd_field *field = s->field;
    bd_run run = {.u = u,
                  .count = (size_t)field->length[u],
                  .others = field->listed_others + field->start[u],
                  .costs = field->costs + field->start[u]};
    if (!all) {
        run.count = (size_t)field_pick(s, run.others, run.costs, field->length[u]);
        run.others = field->others;
        run.costs = field->picked;
    }
    if (run.count > 0) s->visit(s->self, run);
}

static void field_walk_planes(const stroll *s, int u, bool all, int first, int last)
{
    bd_field *field = s->field;
    if (!all && first < s->low) first = s->low;
    if (!all && last > s->high) last = s->high;
    const int count = bd_bits_list(bd_field_row(field, u), all ? NULL : s->hot, first, last, field->others);
    for (int i = 0; i < count; i++) field->picked[i] = bd_planes_cost(&field->planes, u, field->others[i]);
    if (count > 0)
        s->visit(s->self,
                 (bd_run){.u = u, .count = (size_t)count, .others = field->others, .costs = field->picked});
}

static void field_walk_row(const stroll *s, int u)
{
    const bd_field *field = s->field;
    const bool all = bd_bits_has(s->hot, u);
    const int begin = field->from[u] * 64 > u ? field->from[u] * 64 : u + 1, end = field->to[u] * 64 - 1;
    int first, last;
    if (begin > end || (!all && !field_asks(s, u, all, begin, end))) return;
    if (!field_priced_part(field, u, &first, &last)) {
        field_walk_free(s, u, all, begin, end);
        return;
    }
    field_walk_free(s, u, all, begin, first - 1);
    if (field->listed)
        field_walk_list(s, u, all);
    else
        field_walk_planes(s, u, all, first, last);
    field_walk_free(s, u, all, last + 1, end);
}

void bd_field_walk(bd_field *field, const uint64_t *hot, bd_run_visit visit, void *self)
{
    int high = field->words - 1;
    while (high >= 0 && hot[high] == 0) high--;
    if (high < 0) return;
    stroll s = {.field = field, .hot = hot, .visit = visit, .self = self};
    s.low = bd_bits_next(hot, field->words, 0);
    s.high = high * 64 + 63 < field->nodes ? high * 64 + 63 : field->nodes - 1;
    const uint64_t *near = bd_field_near(field, hot);
    for (int u = bd_bits_next(near, field->words, 0); u >= 0 && u <= s.high;
         u = bd_bits_next(near, field->words, u + 1))
        field_walk_row(&s, u);
}

void bd_field_walk_costs(bd_field *field, bd_run_visit visit, void *self)
{
    const stroll s = {.field = field, .visit = visit, .self = self};
    for (int u = 0; u <= field->high; u++) {
        int first, last;
        if (!field_priced_part(field, u, &first, &last)) continue;
        if (field->listed)
            field_walk_list(&s, u, true);
        else
            field_walk_planes(&s, u, true, first, last);
    }
}

/* What a row loses to higher nodes is put down as gone. */
static void field_put_gone(bd_field *field, int u, const uint64_t *left, size_t *at)
{
    const uint64_t *row = bd_field_row(field, u);
    for (int w = u >> 6; w < field->words; w++) {
        for (uint64_t rest = row[w] & ~left[w]; rest != 0; rest &= rest - 1) {
            const int v = w * 64 + bd_bits_lowest(rest);
            if (v > u) field->gone[--*at] = (bd_edge){(uint16_t)u, (uint16_t)v};
        }
    }
}

void bd_field_shrink(bd_field *field, uint64_t **left, size_t fewer)
{
    size_t at = field->count;
    if (fewer == 0) return;
    for (int u = 0; u < field->nodes && field->gone != NULL; u++)
        field_put_gone(field, u, *left + (size_t)u * (size_t)field->words, &at);
    uint64_t *was = field->rows;
    field->rows = *left;
    *left = was;
    field->count -= fewer;
    field_measure_rows(field);
    BD_ASSERT(field->gone == NULL || at == field->count);
}

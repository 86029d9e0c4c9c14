#include "solve/field.h"

#include "base/assert.h"
#include "solve/solve_words.h"

bd_status bd_field_new(bd_arena *arena, int nodes, bd_edge *edges, size_t count, bd_field *out, bd_err *err)
{
    BD_ASSERT(nodes >= 2 && nodes <= BD_NODES_MAX);
    BD_ASSERT(count == 0 || edges != NULL);
    bd_field field = {
        .nodes = nodes, .words = bd_bits_words(nodes), .edges = edges, .count = count, .low = 0, .high = -1};
    BD_NEW(field.start, arena, nodes + 1, err);
    BD_NEW(field.rows, arena, (size_t)nodes * (size_t)field.words, err);
    BD_NEW(field.costs, arena, count, err);
    for (size_t i = 0; i < count; i++) {
        const bd_edge e = edges[i];
        if (e.u >= e.v || e.v >= nodes ||
            (i > 0 && (edges[i - 1].u > e.u || (edges[i - 1].u == e.u && edges[i - 1].v >= e.v))))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SOLVE_PAIRS));
        field.start[e.u + 1]++;
        bd_bits_add(bd_field_row(&field, e.u), e.v);
        bd_bits_add(bd_field_row(&field, e.v), e.u);
    }
    for (int u = 0; u < nodes; u++) field.start[u + 1] += field.start[u];
    *out = field;
    return BD_OK;
}

/* First place in row u whose upper node is at least v. */
static size_t field_lower_bound(const bd_field *field, int u, int v)
{
    size_t low = field->start[u], high = field->start[u + 1];
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (field->edges[middle].v < v)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t bd_field_find(const bd_field *field, int u, int v)
{
    const size_t i = u < v ? field_lower_bound(field, u, v) : field_lower_bound(field, v, u);
    BD_ASSERT(i < field->count && field->edges[i].u == (u < v ? u : v) &&
              field->edges[i].v == (u < v ? v : u));
    return i;
}

void bd_field_price(bd_field *field, const bd_stage *stage)
{
    BD_ASSERT(stage->price != NULL);
    field->low = stage->low < 0 ? 0 : stage->low;
    field->high = stage->high >= field->nodes ? field->nodes - 1 : stage->high;
    if (field->low > field->high) return;
    for (int u = 0; u < field->low; u++) {
        const size_t first = field_lower_bound(field, u, field->low),
                     end = field_lower_bound(field, u, field->high + 1);
        if (first < end)
            stage->price(stage->context, field->edges + first, end - first, field->costs + first);
    }
    const size_t first = field->start[field->low], end = field->start[field->high + 1];
    if (first < end) stage->price(stage->context, field->edges + first, end - first, field->costs + first);
}

int64_t bd_field_value(const bd_field *field, const uint16_t *mate)
{
    int64_t value = 0;
    for (int u = field->low; u <= field->high; u++) {
        const int v = mate[u];
        BD_ASSERT(v < field->nodes && mate[v] == u);
        if (v < u && bd_field_in_window(field, v)) continue;
        value += field->costs[bd_field_find(field, u, v)];
    }
    return value;
}

/* The stretches of row u whose upper node is hot; words low .. high have hot nodes. */
static void field_walk_cool_row(const bd_field *field, const uint64_t *hot, int u, int low, int high,
                                bd_run_visit visit, void *self)
{
    const uint64_t *row = bd_field_row(field, u);
    if (low < u >> 6) low = u >> 6;
    while (high >= low && (row[high] & hot[high]) == 0) high--;
    while (low < high && (row[low] & hot[low]) == 0) low++;
    if (low > high) return;
    size_t place = field_lower_bound(field, u, low * 64);
    for (int w = low; w <= high; w++) {
        uint64_t word = row[w];
        if (w == u >> 6) word &= (u & 63) == 63 ? 0 : ~UINT64_C(0) << ((u & 63) + 1);
        uint64_t warm = word & hot[w];
        if (warm == word && warm != 0) {
            visit(self, (bd_run){.u = u, .first = place, .count = (size_t)bd_bits_count(word)});
            warm = 0;
        }
        for (; warm != 0; warm &= warm - 1) {
            const uint64_t before = word & ((warm & -warm) - 1);
            visit(self, (bd_run){.u = u, .first = place + (size_t)bd_bits_count(before), .count = 1});
        }
        place += (size_t)bd_bits_count(word);
    }
}

void bd_field_walk(const bd_field *field, const uint64_t *hot, bd_run_visit visit, void *self)
{
    int low = 0, high = field->words - 1;
    while (high >= 0 && hot[high] == 0) high--;
    while (low < high && hot[low] == 0) low++;
    /* Rows behind the last hot node have none. */
    for (int u = 0; u < field->nodes && u < (high + 1) * 64; u++) {
        if (!bd_bits_has(hot, u)) {
            field_walk_cool_row(field, hot, u, low, high, visit, self);
        } else if (field->start[u] < field->start[u + 1]) {
            visit(self,
                  (bd_run){.u = u, .first = field->start[u], .count = field->start[u + 1] - field->start[u]});
        }
    }
}

enum { FIELD_STRETCH = 256 }; /* pairs asked at a time */

typedef struct sweep {
    bd_field *field;
    bd_pair_keep keep;
    void *self;
    size_t first, last; /* places of the first and the last pair that goes */
    size_t left;        /* pairs that have not gone */
} sweep;

/* A pair that goes is marked by u == v; the list is closed up afterwards. */
static void field_mark(sweep *s, bd_field *field, int u, size_t i)
{
    const int v = field->edges[i].v;
    bd_bits_drop(bd_field_row(field, u), v);
    bd_bits_drop(bd_field_row(field, v), u);
    field->edges[i].v = (uint16_t)u;
    if (field->gone != NULL) field->gone[--s->left] = (bd_edge){(uint16_t)u, (uint16_t)v};
    if (s->first == SIZE_MAX) s->first = i;
    s->last = i;
}

static void field_mark_run(void *self, bd_run run)
{
    sweep *s = self;
    bd_field *field = s->field;
    bool keep[FIELD_STRETCH];
    while (run.count > 0) {
        const size_t count = run.count < FIELD_STRETCH ? run.count : FIELD_STRETCH;
        s->keep(s->self, (bd_run){.u = run.u, .first = run.first, .count = count}, keep);
        for (size_t i = 0; i < count; i++)
            if (!keep[i]) field_mark(s, field, run.u, run.first + i);
        run.first += count;
        run.count -= count;
    }
}

static size_t field_close_up_left(bd_field *field, size_t first, size_t end)
{
    size_t kept = first;
    for (size_t i = first; i < end; i++)
        if (field->edges[i].u != field->edges[i].v) field->edges[kept++] = field->edges[i];
    return end - kept;
}

static size_t field_close_up_right(bd_field *field, size_t first, size_t end)
{
    size_t kept = end;
    for (size_t i = end; i > first; i--)
        if (field->edges[i - 1].u != field->edges[i - 1].v) field->edges[--kept] = field->edges[i - 1];
    return kept - first;
}

/* Rows are long: gallop to their ends. */
static void field_find_rows(bd_field *field)
{
    uint32_t place = 0;
    for (int u = 0; u < field->nodes; u++) {
        field->start[u] = place;
        while (place < field->count && field->edges[place].u == u) {
            uint32_t step = 1;
            while (place + step < field->count && field->edges[place + step].u == u) {
                place += step;
                step *= 2;
            }
            place++;
        }
    }
    BD_ASSERT(place == field->count); /* the list is sorted by its lower nodes */
    field->start[field->nodes] = place;
}

size_t bd_field_shrink(bd_field *field, const uint64_t *hot, bd_pair_keep keep, void *self)
{
    sweep s = {.field = field, .keep = keep, .self = self, .first = SIZE_MAX, .left = field->count};
    bd_field_walk(field, hot, field_mark_run, &s);
    if (s.first == SIZE_MAX) return 0;
    BD_ASSERT(s.first <= s.last && s.last < field->count);
    size_t gone;
    if (s.first < field->count - s.last) {
        gone = field_close_up_right(field, s.first, s.last + 1);
        memmove(field->edges + gone, field->edges, s.first * sizeof *field->edges);
        field->edges += gone;
    } else {
        gone = field_close_up_left(field, s.first, s.last + 1);
        memmove(field->edges + s.last + 1 - gone, field->edges + s.last + 1,
                (field->count - s.last - 1) * sizeof *field->edges);
    }
    BD_ASSERT(gone >= 1 && gone <= field->count);
    field->count -= gone;
    field_find_rows(field);
    return gone;
}

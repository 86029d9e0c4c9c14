/* Instance files as text and as JSON: both are built edge by edge. */
#include "io/instance_file.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/certificate.h"
#include "io/io_words.h"
#include "io/json/json.h"
#include "io/json/json_words.h"
#include "io/lines.h"

#include <string.h>

/* ---- Building ---- */

typedef struct building {
    bd_arena *arena;
    int nodes, stages;
    const char **ids; /* [stages] */
    size_t edge_count, room;
    bd_edge *edges;    /* [room] as they came, u < v */
    uint32_t *where;   /* [room] line or byte in the file */
    bd_cost **costs;   /* [stages][room] */
    bool out_of_order; /* some edge does not come after the one before it */
} building;

/* Two edges that are one: their places in the file, and the nodes. */
typedef struct edge_twice {
    bool found;
    bd_edge edge;
    uint32_t first, second;
} edge_twice;

/* Adds a stage; *fine is false when its id is taken or reserved. */
static bd_status build_add_stage(building *build, const char *id, bool *fine, bd_err *err)
{
    BD_ASSERT(id != NULL && build->edge_count == 0);
    if (build->ids == NULL) BD_NEW(build->ids, build->arena, BD_INSTANCE_COSTS_MAX, err);
    *fine = build->stages < BD_INSTANCE_COSTS_MAX && strcmp(id, BD_STAGE_UNIQUE) != 0;
    for (int k = 0; k < build->stages && *fine; k++) *fine = strcmp(build->ids[k], id) != 0;
    if (*fine) build->ids[build->stages++] = id;
    return BD_OK;
}

/* The array with room for `to` items of this size instead of `from`; NULL when memory is exhausted. */
static void *build_widen(const building *build, const void *items, size_t to, size_t size)
{
    void *made = bd_arena_alloc(build->arena, to, size);
    if (made != NULL && build->edge_count > 0) memcpy(made, items, build->edge_count * size);
    return made;
}

/* Takes room for this many edges, so that arrays need not grow; the stages are known. */
static bd_status build_take_room(building *build, size_t edges, bd_err *err)
{
    BD_ASSERT(edges >= build->edge_count);
    if (build->costs == NULL) BD_NEW(build->costs, build->arena, build->stages, err);
    build->edges = build_widen(build, build->edges, edges, sizeof *build->edges);
    build->where = build_widen(build, build->where, edges, sizeof *build->where);
    if (build->edges == NULL || build->where == NULL) BD_FAIL_MEMORY(err);
    for (int k = 0; k < build->stages; k++) {
        build->costs[k] = build_widen(build, build->costs[k], edges, sizeof *build->costs[k]);
        if (build->costs[k] == NULL) BD_FAIL_MEMORY(err);
    }
    build->room = edges;
    return BD_OK;
}

static bool build_comes_after(bd_edge a, bd_edge b) { return a.u != b.u ? a.u > b.u : a.v > b.v; }

/* Adds an edge between different nodes, from 1; its costs, all 0, stand at [edge_count - 1] of each stage's.
 */
static bd_status build_add_edge(building *build, int64_t u, int64_t v, uint32_t where, bd_err *err)
{
    BD_ASSERT(u >= 1 && v >= 1 && u != v);
    BD_ASSERT(u <= build->nodes && v <= build->nodes);
    if (build->edge_count == build->room) BD_TRY(build_take_room(build, 2 * build->room + 64, err));
    const bd_edge edge = {.u = (uint16_t)((u < v ? u : v) - 1), .v = (uint16_t)((u < v ? v : u) - 1)};
    const size_t at = build->edge_count++;
    build->edges[at] = edge;
    build->where[at] = where;
    if (at > 0 && !build_comes_after(edge, build->edges[at - 1])) build->out_of_order = true;
    return BD_OK;
}

/* to[]: the edges of from[] (NULL: 0, 1, ...) by one of their nodes; edges that have the same stay as they
 * stood. start has a place for each node and one more. */
static void build_sort_by(const building *build, bool by_u, const uint32_t *from, uint32_t *to, size_t *start)
{
    memset(start, 0, ((size_t)build->nodes + 1) * sizeof *start);
    for (size_t i = 0; i < build->edge_count; i++)
        start[(by_u ? build->edges[i].u : build->edges[i].v) + 1]++;
    for (int u = 0; u < build->nodes; u++) start[u + 1] += start[u];
    for (size_t i = 0; i < build->edge_count; i++) {
        const uint32_t edge = from != NULL ? from[i] : (uint32_t)i;
        to[start[by_u ? build->edges[edge].u : build->edges[edge].v]++] = edge;
    }
}

static bd_status build_sort(building *build, bd_err *err)
{
    uint32_t *by_v, *order;
    size_t *start;
    BD_NEW(by_v, build->arena, build->edge_count, err);
    BD_NEW(order, build->arena, build->edge_count, err);
    BD_NEW(start, build->arena, build->nodes + 1, err);
    build_sort_by(build, false, NULL, by_v, start);
    build_sort_by(build, true, by_v, order, start);
    const building as_it_came = *build;
    build->costs = NULL;
    const size_t count = build->edge_count;
    build->edge_count = 0;
    BD_TRY(build_take_room(build, count, err));
    for (size_t i = 0; i < count; i++) {
        build->edges[i] = as_it_came.edges[order[i]];
        build->where[i] = as_it_came.where[order[i]];
    }
    for (int k = 0; k < build->stages; k++)
        for (size_t i = 0; i < count; i++) build->costs[k][i] = as_it_came.costs[k][order[i]];
    build->edge_count = count;
    return BD_OK;
}

/* Sorts the edges and fills *out, unless an edge is there twice. */
static bd_status build_finish(building *build, bd_instance *out, edge_twice *twice, bd_err *err)
{
    BD_ASSERT(build->nodes % 2 == 0);
    *twice = (edge_twice){.found = false};
    if (build->costs == NULL) BD_TRY(build_take_room(build, 0, err));
    if (build->out_of_order) BD_TRY(build_sort(build, err));
    for (size_t i = 1; i < build->edge_count && build->out_of_order && !twice->found; i++)
        if (!build_comes_after(build->edges[i], build->edges[i - 1]))
            *twice = (edge_twice){true, build->edges[i], build->where[i - 1], build->where[i]};
    *out = (bd_instance){.nodes = build->nodes,
                         .edge_count = build->edge_count,
                         .edges = build->edges,
                         .stage_count = build->stages,
                         .ids = build->ids,
                         .costs = build->costs};
    return BD_OK;
}

/* ---- Text ---- */

static bd_status instance_file_read_header(bd_lines *lines, building *build, bd_err *err)
{
    int64_t number = 0;
    BD_TRY(bd_lines_expect_word(lines, "bestdraw-instance", err));
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_THE_VERSION), 1, 1, &number, err));
    BD_TRY(bd_lines_expect_end(lines, err));
    BD_TRY(bd_lines_expect_word(lines, "nodes", err));
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_THE_NODE_COUNT), 2, BD_NODES_MAX, &number, err));
    if (number % 2 != 0) BD_LINES_FAIL(lines, err, BD_SAY(IO_INSTANCE_ODD), (long long)number);
    build->nodes = (int)number;
    return bd_lines_expect_end(lines, err);
}

static bd_status instance_file_read_costs(bd_lines *lines, building *build, bd_err *err)
{
    BD_TRY(bd_lines_expect_word(lines, "costs", err));
    while (!bd_lines_at_line_end(lines)) {
        const char *id = NULL;
        bool fine = false;
        BD_TRY(bd_lines_take_token(lines, BD_ENGLISH(IO_COSTS_NAME), BD_STAGE_ID_SIZE - 1, &id, err));
        BD_TRY(build_add_stage(build, id, &fine, err));
        if (!fine) BD_LINES_FAIL(lines, err, BD_SAY(IO_COST_REFUSED), id, BD_INSTANCE_COSTS_MAX);
    }
    return bd_lines_expect_end(lines, err);
}

/* "U V C1 C2 ..." after the keyword. */
static bd_status instance_file_read_edge(bd_lines *lines, building *build, bd_err *err)
{
    int64_t u = 0, v = 0, cost = 0;
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_A_NODE), 1, build->nodes, &u, err));
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_A_NODE), 1, build->nodes, &v, err));
    if (u == v) BD_LINES_FAIL(lines, err, BD_SAY(IO_EDGE_LOOP), (long long)u, (long long)v);
    BD_TRY(build_add_edge(build, u, v, (uint32_t)lines->line, err));
    for (int k = 0; k < build->stages; k++) {
        if (bd_lines_at_line_end(lines)) BD_LINES_FAIL(lines, err, BD_SAY(IO_EDGE_SHORT), k, build->stages);
        BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_A_COST), -BD_COST_MAX, BD_COST_MAX, &cost, err));
        build->costs[k][build->edge_count - 1] = (bd_cost)cost;
    }
    return bd_lines_expect_end(lines, err);
}

/* "edge U V C1 C2 ..." as programs write it: one space between, plain numbers of at most seven digits,
 * nothing behind them. Returns the next line; NULL: the line is of another kind, and is read with care. */
static const char *instance_file_quick_edge(const char *p, const char *end, uint32_t line, building *build)
{
    enum { WORD = 5 };
    uint32_t number[2], cost;
    if (end - p < WORD || memcmp(p, "edge ", WORD) != 0) return NULL;
    p += WORD;
    for (int i = 0; i < 2; i++) {
        p = bd_quick_digits(p, end, &number[i]);
        if (p == NULL || number[i] < 1 || number[i] > (uint32_t)build->nodes) return NULL;
        if (*p++ != (i == 0 || build->stages > 0 ? ' ' : '\n')) return NULL;
    }
    if (number[0] == number[1] || build->edge_count == build->room) return NULL;
    for (int k = 0; k < build->stages; k++) {
        const bool negative = p < end && *p == '-';
        p = bd_quick_digits(p + negative, end, &cost);
        if (p == NULL || (negative && cost == 0) || *p++ != (k + 1 < build->stages ? ' ' : '\n')) return NULL;
        build->costs[k][build->edge_count] = negative ? -(bd_cost)cost : (bd_cost)cost;
    }
    return build_add_edge(build, number[0], number[1], line, NULL) == BD_OK ? p : NULL;
}

/* Passes as many lines as there are quick ones; stands on the first other. */
static void instance_file_read_quickly(bd_lines *lines, building *build)
{
    const char *at = bd_lines_here(lines), *next;
    int passed = 0;
    while ((next = instance_file_quick_edge(at, lines->end, (uint32_t)(lines->line + passed), build)) !=
           NULL) {
        at = next;
        passed++;
    }
    if (passed > 0) bd_lines_go_to(lines, at, passed);
}

/* At most as many as the shortest lines would make, and a graph can have. */
static size_t instance_file_edges_at_most(const bd_lines *lines, const building *build)
{
    const size_t shortest = strlen("edge 1 2\n") + 2 * (size_t)build->stages;
    const size_t lines_left = (size_t)(lines->end - lines->p) / shortest + 1;
    const size_t pairs = (size_t)build->nodes * (size_t)(build->nodes - 1) / 2;
    return lines_left < pairs ? lines_left : pairs;
}

static bd_status instance_file_read_edges(bd_lines *lines, building *build, bd_err *err)
{
    BD_TRY(build_take_room(build, instance_file_edges_at_most(lines, build), err));
    for (;;) {
        instance_file_read_quickly(lines, build);
        if (!bd_lines_take_word(lines, "edge")) return BD_OK;
        BD_TRY(instance_file_read_edge(lines, build, err));
    }
}

static bd_status instance_file_read_text(bd_arena *arena, const char *name, const char *bytes, size_t count,
                                         bd_instance *out, bd_err *err)
{
    bd_lines lines = bd_lines_open(arena, name, bytes, count);
    building build = {.arena = arena};
    edge_twice twice;
    BD_TRY(instance_file_read_header(&lines, &build, err));
    BD_TRY(instance_file_read_costs(&lines, &build, err));
    BD_TRY(instance_file_read_edges(&lines, &build, err));
    BD_TRY(bd_lines_expect_word(&lines, "end", err));
    BD_TRY(bd_lines_expect_end(&lines, err));
    if (!bd_lines_at_line_end(&lines)) BD_LINES_FAIL(&lines, err, BD_SAY(IO_AFTER_END));
    BD_TRY(build_finish(&build, out, &twice, err));
    if (!twice.found) return BD_OK;
    lines.line = (int)twice.second;
    BD_LINES_FAIL(&lines, err, BD_SAY(IO_EDGE_TWICE), twice.edge.u + 1, twice.edge.v + 1,
                  (unsigned)twice.first);
}

/* ---- JSON ---- */

/* The member, which must be there and of this kind. */
static bd_status instance_json_want_member(const bd_json_doc *doc, const char *key, bd_json_kind kind,
                                           const bd_json **out, bd_err *err)
{
    *out = bd_json_member(doc, doc->values, key);
    if (*out == NULL) return bd_json_fail(doc, doc->values, err, BD_SAY(JSON_MISSING), key);
    return bd_json_want(doc, *out, kind, err);
}

static bd_status instance_json_check_keys(const bd_json_doc *doc, bd_err *err)
{
    static const char *const known[] = {"format", "nodes", "costs", "edges"};
    BD_TRY(bd_json_want(doc, doc->values, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, doc->values); m != NULL; m = bd_json_next(doc, m)) {
        bool found = false;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found = found || strcmp(bd_json_key(doc, m), known[i]) == 0;
        if (!found) return bd_json_fail_key(doc, m, err, BD_SAY(JSON_INSTANCE_KEYS));
    }
    return BD_OK;
}

static bd_status instance_json_read_costs(const bd_json_doc *doc, building *build, bd_err *err)
{
    const bd_json *costs = NULL;
    BD_TRY(instance_json_want_member(doc, "costs", BD_JSON_LIST, &costs, err));
    for (const bd_json *item = bd_json_first(doc, costs); item != NULL; item = bd_json_next(doc, item)) {
        const char *id = NULL;
        bool fine = false;
        BD_TRY(bd_json_text(doc, item, &id, err));
        size_t length = strlen(id);
        for (const char *p = id; *p != '\0'; p++)
            if (*p <= ' ' || *p > '~') length = 0;
        if (length == 0 || length >= BD_STAGE_ID_SIZE)
            return bd_json_fail(doc, item, err, BD_SAY(JSON_COST_FORM), BD_STAGE_ID_SIZE - 1);
        BD_TRY(build_add_stage(build, id, &fine, err));
        if (!fine) return bd_json_fail(doc, item, err, BD_SAY(JSON_COST_REFUSED), BD_INSTANCE_COSTS_MAX);
    }
    return BD_OK;
}

/* [U, V, C1, C2, ...] */
static bd_status instance_json_read_edge(const bd_json_doc *doc, building *build, const bd_json *edge,
                                         bd_err *err)
{
    BD_ASSERT(build->nodes >= 2);
    int u = 0, v = 0;
    BD_TRY(bd_json_want(doc, edge, BD_JSON_LIST, err));
    if (edge->as.count != (uint32_t)build->stages + 2)
        return bd_json_fail(doc, edge, err, BD_SAY(JSON_EDGE_LENGTH), build->stages + 2,
                            (unsigned)edge->as.count);
    const bd_json *item = bd_json_first(doc, edge);
    BD_TRY(bd_json_int(doc, item, 1, build->nodes, &u, err));
    item = bd_json_next(doc, item);
    BD_TRY(bd_json_int(doc, item, 1, build->nodes, &v, err));
    if (u == v) return bd_json_fail(doc, edge, err, BD_SAY(JSON_EDGE_LOOP), u);
    BD_TRY(build_add_edge(build, u, v, (uint32_t)(edge - doc->values), err));
    for (int k = 0; k < build->stages; k++) {
        int cost = 0;
        item = bd_json_next(doc, item);
        BD_TRY(bd_json_int(doc, item, -BD_COST_MAX, BD_COST_MAX, &cost, err));
        build->costs[k][build->edge_count - 1] = cost;
    }
    return BD_OK;
}

static bd_status instance_json_read_edges(const bd_json_doc *doc, building *build, bd_instance *out,
                                          bd_err *err)
{
    const bd_json *edges = NULL;
    edge_twice twice;
    char place[192];
    BD_TRY(instance_json_want_member(doc, "edges", BD_JSON_LIST, &edges, err));
    BD_TRY(build_take_room(build, edges->as.count, err));
    for (const bd_json *edge = bd_json_first(doc, edges); edge != NULL; edge = bd_json_next(doc, edge))
        BD_TRY(instance_json_read_edge(doc, build, edge, err));
    BD_TRY(build_finish(build, out, &twice, err));
    if (!twice.found) return BD_OK;
    bd_json_place(doc, doc->values[twice.first].start, place, sizeof place);
    return bd_json_fail(doc, &doc->values[twice.second], err, BD_SAY(JSON_EDGE_TWICE), place);
}

static bd_status instance_json_read(bd_arena *arena, const char *name, const char *bytes, size_t count,
                                    bd_instance *out, bd_err *err)
{
    static const char *const formats[] = {"instance/1"};
    bd_json_doc doc;
    const bd_json *member = NULL;
    size_t format = 0;
    building build = {.arena = arena};
    BD_TRY(bd_json_open(arena, name, bytes, count, &doc, err));
    BD_TRY(instance_json_check_keys(&doc, err));
    BD_TRY(instance_json_want_member(&doc, "format", BD_JSON_TEXT, &member, err));
    BD_TRY(bd_json_choice(&doc, member, formats, 1, &format, err));
    BD_TRY(instance_json_want_member(&doc, "nodes", BD_JSON_NUMBER, &member, err));
    BD_TRY(bd_json_int(&doc, member, 2, BD_NODES_MAX, &build.nodes, err));
    if (build.nodes % 2 != 0) return bd_json_fail(&doc, member, err, BD_SAY(JSON_NODES_ODD));
    BD_TRY(instance_json_read_costs(&doc, &build, err));
    return instance_json_read_edges(&doc, &build, out, err);
}

/* ---- Both ---- */

bd_status bd_instance_read(bd_arena *arena, const char *name, const char *bytes, size_t count,
                           bd_instance *out, bd_err *err)
{
    BD_ASSERT(name != NULL && out != NULL);
    BD_ASSERT(bytes != NULL || count == 0);
    size_t at = 0;
    while (at < count && (bytes[at] == ' ' || bytes[at] == '\t' || bytes[at] == '\r' || bytes[at] == '\n'))
        at++;
    const bool json = at < count && bytes[at] == '{';
    return json ? instance_json_read(arena, name, bytes, count, out, err)
                : instance_file_read_text(arena, name, bytes, count, out, err);
}

bd_status bd_instance_write(bd_text *text, const bd_instance *instance, bd_err *err)
{
    BD_ASSERT(instance->nodes % 2 == 0 && instance->stage_count >= 0);
    bd_text_add(text, "bestdraw-instance 1\nnodes %d\ncosts", instance->nodes);
    for (int k = 0; k < instance->stage_count; k++) bd_text_add(text, " %s", instance->ids[k]);
    bd_text_add_char(text, '\n');
    for (size_t i = 0; i < instance->edge_count; i++) {
        bd_text_add(text, "edge %d %d", instance->edges[i].u + 1, instance->edges[i].v + 1);
        for (int k = 0; k < instance->stage_count; k++)
            bd_text_add(text, " %ld", (long)instance->costs[k][i]);
        bd_text_add_char(text, '\n');
    }
    bd_text_add_string(text, "end\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

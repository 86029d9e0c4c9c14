#include "io/instance_file.h"

#include "base/assert.h"
#include "base/ints.h"
#include "io/instance_build.h"
#include "io/io_words.h"
#include "io/json/instance_json.h"
#include "io/lines.h"

#include <string.h>

static bd_status instance_file_read_header(bd_lines *lines, bd_instance_build *build, bd_err *err)
{
    int64_t number = 0;
    BD_TRY(bd_lines_expect_word(lines, "bestdraw-instance", err));
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_THE_VERSION), 1, 1, &number, err));
    BD_TRY(bd_lines_expect_end(lines, err));
    BD_TRY(bd_lines_expect_word(lines, "nodes", err));
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_THE_NODE_COUNT), 2, BD_NODES_MAX, &number, err));
    if (number % 2 != 0)
        BD_FAIL(err, BD_BAD_INPUT, bd_lines_place(lines), BD_SAY(IO_INSTANCE_ODD), (long long)number);
    build->nodes = (int)number;
    return bd_lines_expect_end(lines, err);
}

static bd_status instance_file_read_costs(bd_lines *lines, bd_instance_build *build, bd_err *err)
{
    BD_TRY(bd_lines_expect_word(lines, "costs", err));
    while (!bd_lines_at_line_end(lines)) {
        const char *id = NULL;
        bool fine = false;
        BD_TRY(bd_lines_take_token(lines, BD_ENGLISH(IO_COSTS_NAME), BD_STAGE_ID_SIZE - 1, &id, err));
        BD_TRY(bd_instance_add_stage(build, id, &fine, err));
        if (!fine)
            BD_FAIL(err, BD_BAD_INPUT, bd_lines_place(lines), BD_SAY(IO_COST_REFUSED), id,
                    BD_INSTANCE_COSTS_MAX);
    }
    return bd_lines_expect_end(lines, err);
}

/* "U V C1 C2 ..." after the keyword. */
static bd_status instance_file_read_edge(bd_lines *lines, bd_instance_build *build, bd_err *err)
{
    int64_t u = 0, v = 0, cost = 0;
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_A_NODE), 1, build->nodes, &u, err));
    BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_A_NODE), 1, build->nodes, &v, err));
    if (u == v)
        BD_FAIL(err, BD_BAD_INPUT, bd_lines_place(lines), BD_SAY(IO_EDGE_LOOP), (long long)u, (long long)v);
    BD_TRY(bd_instance_add_edge(build, u, v, (uint32_t)lines->line, err));
    for (int k = 0; k < build->stages; k++) {
        if (bd_lines_at_line_end(lines))
            BD_FAIL(err, BD_BAD_INPUT, bd_lines_place(lines), BD_SAY(IO_EDGE_SHORT), k, build->stages);
        BD_TRY(bd_lines_take_number(lines, BD_ENGLISH(IO_A_COST), -BD_COST_MAX, BD_COST_MAX, &cost, err));
        build->costs[k][build->edge_count - 1] = (bd_cost)cost;
    }
    return bd_lines_expect_end(lines, err);
}

/* "edge U V C1 C2 ..." as programs write it: one space between, plain numbers of at most seven digits,
 * nothing behind them. Returns the next line; NULL: the line is of another kind, and is read with care. */
static const char *instance_file_quick_edge(const char *p, const char *end, uint32_t line,
                                            bd_instance_build *build)
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
    return bd_instance_add_edge(build, number[0], number[1], line, NULL) == BD_OK ? p : NULL;
}

/* Passes as many lines as there are quick ones; stands on the first other. */
static void instance_file_read_quickly(bd_lines *lines, bd_instance_build *build)
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
static size_t instance_file_edges_at_most(const bd_lines *lines, const bd_instance_build *build)
{
    const size_t shortest = strlen("edge 1 2\n") + 2 * (size_t)build->stages;
    const size_t lines_left = (size_t)(lines->end - lines->p) / shortest + 1;
    const size_t pairs = (size_t)build->nodes * (size_t)(build->nodes - 1) / 2;
    return lines_left < pairs ? lines_left : pairs;
}

static bd_status instance_file_read_edges(bd_lines *lines, bd_instance_build *build, bd_err *err)
{
    BD_TRY(bd_instance_room(build, instance_file_edges_at_most(lines, build), err));
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
    bd_instance_build build = {.arena = arena};
    bd_edge_twice twice;
    BD_TRY(instance_file_read_header(&lines, &build, err));
    BD_TRY(instance_file_read_costs(&lines, &build, err));
    BD_TRY(instance_file_read_edges(&lines, &build, err));
    BD_TRY(bd_lines_expect_word(&lines, "end", err));
    BD_TRY(bd_lines_expect_end(&lines, err));
    if (!bd_lines_at_line_end(&lines))
        BD_FAIL(err, BD_BAD_INPUT, bd_lines_place(&lines), BD_SAY(IO_AFTER_END));
    BD_TRY(bd_instance_finish(&build, out, &twice, err));
    if (!twice.found) return BD_OK;
    lines.line = (int)twice.second;
    BD_FAIL(err, BD_BAD_INPUT, bd_lines_place(&lines), BD_SAY(IO_EDGE_TWICE), twice.edge.u + 1,
            twice.edge.v + 1, (unsigned)twice.first);
}

bd_status bd_instance_read(bd_arena *arena, const char *name, const char *bytes, size_t count,
                           bd_instance *out, bd_err *err)
{
    BD_ASSERT(name != NULL && out != NULL);
    BD_ASSERT(bytes != NULL || count == 0);
    size_t at = 0;
    while (at < count && (bytes[at] == ' ' || bytes[at] == '\t' || bytes[at] == '\r' || bytes[at] == '\n'))
        at++;
    const bool json = at < count && bytes[at] == '{';
    return json ? bd_instance_read_json(arena, name, bytes, count, out, err)
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

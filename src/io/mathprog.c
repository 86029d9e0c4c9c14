#include "io/mathprog.h"

#include "base/assert.h"

static void mathprog_add_node(bd_text *text, const bd_plain_problem *problem, int u)
{
    BD_ASSERT(u >= 0 && u < problem->nodes);
    if (problem->ids != NULL && problem->ids[u] == 0)
        bd_text_add_string(text, "bye");
    else
        bd_text_add(text, "%d", problem->ids != NULL ? problem->ids[u] : u + 1);
}

/* Items go on lines of a readable length. */
static void mathprog_add_break(bd_text *text, size_t *line_start)
{
    if (text->length - *line_start < 100) return;
    bd_text_add_string(text, "\n ");
    *line_start = text->length;
}

static void mathprog_add_sets(bd_text *text, const bd_plain_problem *problem, size_t stage)
{
    size_t line = text->length;
    bd_text_add_string(text, "set CARDS :=");
    for (int u = 0; u < problem->nodes; u++) {
        mathprog_add_break(text, &line);
        bd_text_add_char(text, ' ');
        mathprog_add_node(text, problem, u);
    }
    bd_text_add_string(text, ";\n\nset BOARDS :=");
    line = text->length;
    for (size_t i = 0; i < problem->edge_count; i++) {
        mathprog_add_break(text, &line);
        bd_text_add_string(text, " (");
        mathprog_add_node(text, problem, problem->edges[i].u);
        bd_text_add_char(text, ',');
        mathprog_add_node(text, problem, problem->edges[i].v);
        bd_text_add_char(text, ')');
    }
    bd_text_add_string(text, ";\n\nset SETTLED :=");
    for (size_t k = 0; k < stage; k++) bd_text_add(text, "\n  \"%s\"", problem->stages[k].id);
    bd_text_add_string(text, ";\n\n");
}

/* " 3 7 1": the costs other than 0. */
static void mathprog_add_costs(bd_text *text, const bd_plain_problem *problem, const bd_cost *cost)
{
    size_t line = text->length;
    for (size_t i = 0; i < problem->edge_count; i++) {
        if (cost[i] == 0) continue;
        mathprog_add_break(text, &line);
        bd_text_add_string(text, "  ");
        mathprog_add_node(text, problem, problem->edges[i].u);
        bd_text_add_char(text, ' ');
        mathprog_add_node(text, problem, problem->edges[i].v);
        bd_text_add(text, " %ld", (long)cost[i]);
    }
}

bd_status bd_mathprog_write_data(bd_text *text, const bd_plain_problem *problem, size_t stage, bd_err *err)
{
    BD_ASSERT(stage < problem->stage_count && problem->nodes % 2 == 0);
    bd_text_add(text, "data;\n\n/* Stage %zu: %s */\n\n", stage + 1, problem->stages[stage].id);
    mathprog_add_sets(text, problem, stage);
    bd_text_add_string(text, "param cost :=");
    mathprog_add_costs(text, problem, problem->stages[stage].cost);
    bd_text_add_string(text, ";\n\nparam settled_cost :=");
    for (size_t k = 0; k < stage; k++) {
        bd_text_add(text, "\n  [\"%s\", *, *]", problem->stages[k].id);
        mathprog_add_costs(text, problem, problem->stages[k].cost);
    }
    bd_text_add_string(text, ";\n\nparam settled_value :=");
    for (size_t k = 0; k < stage; k++)
        bd_text_add(text, "\n  \"%s\" %lld", problem->stages[k].id, (long long)problem->stages[k].value);
    bd_text_add_string(text, ";\n\nend;\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

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

static void mathprog_add_boards(bd_text *text, const bd_plain_problem *problem)
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
    mathprog_add_boards(text, problem);
    bd_text_add_string(text, "set SETTLED :=");
    for (size_t k = 0; k < stage; k++) bd_text_add(text, "\n  \"%s\"", problem->stages[k].id);
    bd_text_add_string(text, ";\n\nparam cost :=");
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

/* ---- A round as one program ---- */

/* Odd sets with a name of their own for each: rows that hold for every draw. */
static void mathprog_add_odd_sets(bd_text *text, const bd_plain_problem *problem,
                                  const bd_certificate *certificate)
{
    bd_text_add(text, "param odd_sets := %zu;\n", certificate->set_count);
    for (size_t i = 0; i < certificate->set_count; i++) {
        const bd_odd_set *set = &certificate->sets[i];
        size_t line = text->length;
        bd_text_add(text, "set ODD[%zu] :=", i + 1);
        for (size_t n = 0; n < set->count; n++) {
            mathprog_add_break(text, &line);
            bd_text_add_char(text, ' ');
            mathprog_add_node(text, problem, set->nodes[n]);
        }
        bd_text_add_string(text, ";\n");
    }
    bd_text_add_char(text, '\n');
}

bd_status bd_mathprog_write_round(bd_text *text, const bd_plain_problem *problem,
                                  const bd_certificate *certificate, bd_err *err)
{
    BD_ASSERT(problem->nodes % 2 == 0 && certificate->nodes == problem->nodes);
    bd_text_add_string(text, "data;\n\n");
    mathprog_add_boards(text, problem);
    bd_text_add(text, "param stages := %zu;\n\nparam name :=", problem->stage_count);
    for (size_t k = 0; k < problem->stage_count; k++)
        bd_text_add(text, "\n  %zu \"%s\"", k + 1, problem->stages[k].id);
    bd_text_add_string(text, ";\n\nparam cost :=");
    for (size_t k = 0; k < problem->stage_count; k++) {
        bd_text_add(text, "\n  [%zu, *, *]", k + 1);
        mathprog_add_costs(text, problem, problem->stages[k].cost);
    }
    bd_text_add_string(text, ";\n\n");
    mathprog_add_odd_sets(text, problem, certificate);
    bd_text_add_string(text, "end;\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* ---- A round as plain numbers ---- */

static bd_cost round_file_cost(const bd_plain_stage *stage, size_t pair)
{
    return stage->wishes > 0 ? stage->wish[pair] : stage->cost[pair];
}

bd_status bd_round_file_write(bd_text *text, const bd_plain_problem *problem, const char *digest, bd_err *err)
{
    BD_ASSERT(problem->ids != NULL && digest != NULL);
    bd_text_add(text, "bestdraw-round 1\nnodes %d\ncards %s\nplayers", problem->nodes, digest);
    for (int u = 0; u < problem->nodes; u++) bd_text_add(text, " %d", problem->ids[u]);
    bd_text_add_string(text, "\ncosts");
    for (size_t k = 0; k < problem->stage_count; k++) bd_text_add(text, " %s", problem->stages[k].id);
    bd_text_add_char(text, '\n');
    for (size_t k = 0; k < problem->stage_count; k++)
        if (problem->stages[k].wishes > 0)
            bd_text_add(text, "wishes %s %d\n", problem->stages[k].id, problem->stages[k].wishes);
    for (size_t e = 0; e < problem->edge_count; e++) {
        bd_text_add(text, "edge %d %d", problem->edges[e].u + 1, problem->edges[e].v + 1);
        for (size_t k = 0; k < problem->stage_count; k++)
            bd_text_add(text, " %ld", (long)round_file_cost(&problem->stages[k], e));
        bd_text_add_char(text, '\n');
    }
    bd_text_add_string(text, "end\n");
    if (text->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

#include "io/mathprog.h"

#include "base/assert.h"

/* models/stage.mod, so that one file of `bestdraw export` is enough; a test compares the two,
 * line by line. */
/* clang-format off */
static const char mathprog_model[] =
    "/* One stage of a draw.\n"
    " *\n"
    " * The players of a round sit down in pairs. A draw is judged by several criteria, one after the\n"
    " * other: first as few players as possible are to leave their score level, then colours are to be\n"
    " * fair, and so on. Each criterion is one stage. A stage looks only at the draws that are best in\n"
    " * all stages before it, and among these it makes its own cost as small as possible.\n"
    " *\n"
    " * So the model of a stage has three parts:\n"
    " *   - everybody sits at exactly one board (somebody who has the bye sits with the card \"bye\");\n"
    " *   - every stage before keeps the value that is known to be its best: one equation each;\n"
    " *   - the cost of this stage is minimised.\n"
    " * Nothing is weighted against anything: no criterion can be bought by another.\n"
    " *\n"
    " * The boards that may be made are given: who has met does not meet again, and who may not have\n"
    " * the bye has no board with it. The rule behind a stage is named by its id; docs/rules.md says\n"
    " * which article it follows and what the cost of a board is.\n"
    " *\n"
    " * \"bestdraw export FILE --stage ID\" writes the data for this model, and \"glpsol --model stage.mod\n"
    " * --data FILE.dat\" solves it: with branch and bound, without any of the cuts, duals and shortcuts\n"
    " * by which bestdraw finds and proves the same value. */\n"
    "\n"
    "set CARDS;\n"
    "/* The players, and \"bye\" when their number is odd. */\n"
    "\n"
    "set BOARDS, within {CARDS, CARDS};\n"
    "/* The boards that may be made, each once. */\n"
    "\n"
    "set SETTLED, default {};\n"
    "/* The stages before this one. */\n"
    "\n"
    "param cost{BOARDS}, default 0;\n"
    "/* What a board costs in this stage. */\n"
    "\n"
    "param settled_cost{SETTLED, BOARDS}, default 0;\n"
    "/* What it costs in the stages before. */\n"
    "\n"
    "param settled_value{SETTLED};\n"
    "/* The best value of each of these. */\n"
    "\n"
    "var made{BOARDS}, integer, >= 0;\n"
    "/* 1: the board is made. No upper bound is needed, for nobody sits at two boards. */\n"
    "\n"
    "minimize total_cost: sum{(a, b) in BOARDS} cost[a, b] * made[a, b];\n"
    "\n"
    "subject to one_board{c in CARDS}:\n"
    "  sum{(c, b) in BOARDS} made[c, b] + sum{(a, c) in BOARDS} made[a, c] = 1;\n"
    "\n"
    "subject to settled{s in SETTLED}:\n"
    "  sum{(a, b) in BOARDS} settled_cost[s, a, b] * made[a, b] = settled_value[s];\n"
    "\n";
/* clang-format on */

void bd_mathprog_write_model(bd_text *text) { bd_text_add_string(text, mathprog_model); }

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

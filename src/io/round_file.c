/* The file of a round as plain numbers. */
#include "io/mathprog.h"

#include "base/assert.h"

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

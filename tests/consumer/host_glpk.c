/* A host that uses GLPK itself: host_glpk EVENT; after draws by the library its problem, its hook and its
 * memory are as they were. */
#include <bestdraw/bestdraw.h>
#include <glpk.h>
#include <stdio.h>

static int heard; /* lines that GLPK told the host */

static int hear(void *self, const char *line)
{
    (void)self;
    (void)line;
    heard++;
    return 1;
}

/* The largest x + y with x + 2y <= 8 and x <= 4: 6. */
static glp_prob *new_problem(void)
{
    const int index[] = {0, 1, 2};
    const double value[] = {0, 1, 2};
    glp_prob *problem = glp_create_prob();
    glp_set_obj_dir(problem, GLP_MAX);
    glp_add_rows(problem, 1);
    glp_set_row_bnds(problem, 1, GLP_UP, 0, 8);
    glp_add_cols(problem, 2);
    glp_set_col_bnds(problem, 1, GLP_DB, 0, 4);
    glp_set_col_bnds(problem, 2, GLP_LO, 0, 0);
    glp_set_obj_coef(problem, 1, 1);
    glp_set_obj_coef(problem, 2, 1);
    glp_set_mat_row(problem, 1, 2, index, value);
    return problem;
}

int main(int argc, char **argv)
{
    bestdraw_event *event = NULL;
    int before = 0, after = 0, failures = argc != 2;
    glp_term_hook(hear, NULL);
    glp_prob *problem = new_problem();
    glp_mem_usage(&before, NULL, NULL, NULL);
    failures += failures == 0 && bestdraw_event_read_file(argv[1], &event) != BESTDRAW_OK;
    for (int i = 0; failures == 0 && i < 3; i++) {
        bestdraw_answer *answer = NULL;
        failures += bestdraw_ask(event, "draw", "{\"solver\": \"glpk\"}", &answer) != BESTDRAW_OK;
        bestdraw_answer_free(answer);
    }
    bestdraw_event_free(event);
    glp_mem_usage(&after, NULL, NULL, NULL);
    failures += before != after || heard != 0;
    failures += glp_simplex(problem, NULL) != 0 || glp_get_obj_val(problem) != 6 || heard == 0;
    glp_delete_prob(problem);
    glp_free_env();
    printf("%d blocks before, %d after, %d lines, %d failures\n", before, after, heard, failures);
    return failures;
}

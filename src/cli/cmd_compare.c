/* Compare: the best draw and a draw by hand, side by side. */
#include "cli/task.h"
#include "explain/check.h"
#include "hand/hand.h"
#include "report/print_compare.h"

typedef struct compare_request {
    bd_draw_request draw;
    int method;
} compare_request;

static const bd_param compare_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(BD_ENGLISH(CLI_OPTION_ROUND)),
    BD_CHOICE(compare_request, method, "method", &BD_METHOD_WORDS[1], 0, BD_ENGLISH(CLI_COMPARE_METHOD)),
    BD_ROW_RULES,
    BD_ROW_TEXT_OR_JSON,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct compare_job {
    bd_task task;
    const bd_method *method;
    bd_side_by_side both;
} compare_job;

static bd_status compare_draws(void *self, const bd_solve_options *how, bd_err *err)
{
    compare_job *j = self;
    const bd_task *task = &j->task;
    return bd_compare_methods(task->context->arena, task->tournament, task->rules, task->round,
                              &task->options, how, j->method, false, &j->both, err);
}

static bd_status compare_run(bd_context *context, const void *request, bd_err *err)
{
    const compare_request *asked = request;
    compare_job j = {.task = bd_task_of(context, &asked->draw),
                     .method = bd_method_at((size_t)asked->method)};
    BD_TRY(bd_task_open_before(&j.task, err));
    BD_TRY(bd_task_work(&j.task, false, compare_draws, &j, err));
    bd_task_end(&j.task, j.both.best.certificate.outcome);
    return bd_cli_reply(context, bd_compare_reply(&j.both, bd_task_wants_details(&j.task), context->arena),
                        err);
}

BD_COMMAND(compare, "compare", CLI_GROUP_DRAWS, CLI_COMPARE_HELP, CLI_COMPARE_ABOUT, compare_request,
           .role = BD_ROLE_ARBITER);

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
    BD_ROW_ROUND(CLI_OPTION_ROUND),
    BD_CHOICE(compare_request, method, "method", &BD_METHOD_WORDS[1], 0, CLI_COMPARE_METHOD),
    BD_ROW_RULES,
    BD_ROW_TEXT_OR_JSON,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

static bd_status compare_run(bd_context *context, const void *request, bd_err *err)
{
    const compare_request *asked = request;
    const bd_method *method = bd_method_at((size_t)asked->method);
    bd_task task = bd_task_of(context, &asked->draw);
    bd_side_by_side both;
    bd_work work;
    BD_TRY(bd_task_open_before(&task, err));
    bd_task_begin(&task, false, &work);
    BD_TRY(bd_work_end(&work, bd_compare_methods(context->arena, task.tournament, task.rules, task.round,
                                                 &task.options, &work.how, method, false, &both, err)));
    bd_task_end(&task, both.best.certificate.outcome);
    return bd_cli_reply(context, bd_compare_reply(&both, bd_task_wants_details(&task), context->arena), err);
}

BD_COMMAND(compare, "compare", CLI_GROUP_DRAWS, CLI_COMPARE_HELP, CLI_COMPARE_ABOUT, compare_request,
           .role = BD_ROLE_ARBITER);

/* Compare: the best draw and a draw by hand, side by side. */
#include "cli/task.h"
#include "explain/compare.h"
#include "hand/hand.h"
#include "report/print_compare.h"

static const bd_option_row compare_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_OPTION_ROUND)},
    {0, "method", &BD_METHOD_WORDS[1], BD_ENGLISH(CLI_COMPARE_METHOD)},
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

static bd_status compare_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    compare_job j;
    BD_TRY(bd_task_read(&j.task, context, args, NULL, 0, exit_code, err));
    BD_TRY(bd_cli_method(args, false, "cards", &j.method, err));
    BD_TRY(bd_task_open(&j.task, err));
    BD_TRY(bd_task_round_is_there(&j.task, err));
    BD_TRY(bd_work_do(context, args, false, compare_draws, &j, err));
    bd_text text = bd_text_new(context->arena);
    if (j.task.format == BD_TASK_TEXT)
        bd_compare_text(&j.both, &context->terminal, bd_task_wants_details(&j.task), &text);
    else
        bd_compare_json(&j.both, &text);
    bd_task_end(&j.task, j.both.best.certificate.outcome);
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_compare = {.name = "compare",
                                       .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                       .help = BD_ENGLISH(CLI_COMPARE_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_FILE),
                                       .fields = "event",
                                       .about = BD_ENGLISH(CLI_COMPARE_ABOUT),
                                       .options = compare_rows,
                                       .option_count = BD_OPTION_COUNT(compare_rows),
                                       .least = 1,
                                       .most = 1,
                                       .run = compare_run};

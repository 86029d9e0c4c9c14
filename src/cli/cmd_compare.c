#include "cli/task.h"
#include "explain/compare.h"
#include "report/print_compare.h"

static const bd_option_row compare_rows[] = {
    {0, "round", "N", "draw round N from the rounds before it; default: the next round"},
    {0, "method", "cards|lazy|greedy|nearest|random", "the method by hand; default: cards"},
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
    const char *word = bd_args_value(args, "method");
    j.method = bd_method_find(word != NULL ? word : "cards");
    if (j.method == NULL)
        BD_FAIL(err, BD_USAGE, NULL,
                "option '--method' is cards, lazy, greedy, nearest or random, not '%.60s'", word);
    BD_TRY(bd_task_open(&j.task, err));
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
                                       .group = "Draws",
                                       .help = "Shows the best draw and a draw by hand side by side.",
                                       .words = "FILE",
                                       .about =
                                           "The same round is drawn twice: best, with proof, and by a method "
                                           "that people use, by default the card procedure of the British "
                                           "guide ('bestdraw draw --method=cards --steps' tells how it "
                                           "goes). Boards that differ are marked, and so is the first "
                                           "criterion at which the hand draw loses. Exit code 1: there is no "
                                           "legal draw; 4: the best draw was not proved in time.",
                                       .options = compare_rows,
                                       .option_count = BD_OPTION_COUNT(compare_rows),
                                       .least = 1,
                                       .most = 1,
                                       .run = compare_run};

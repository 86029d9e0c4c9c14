/* Checklist: for each player what an arbiter checks a draw with. */
#include "cli/task.h"
#include "explain/question.h"
#include "report/print_checklist.h"
#include "report/print_reasons.h"

static const bd_option_row checklist_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_CHECKLIST_ROUND)},
    BD_ROW_RULES,
    BD_ROW_FORMAT,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct checklist_job {
    bd_task task;
    bd_question question;
} checklist_job;

static bd_status checklist_draw(void *self, const bd_solve_options *how, bd_err *err)
{
    checklist_job *j = self;
    const bd_task *task = &j->task;
    return bd_question_open(task->context->arena, task->tournament, task->rules, task->round, &task->options,
                            how, &j->question, err);
}

static void checklist_print_json(const checklist_job *j, bd_text *text)
{
    bd_writer json = bd_writer_begin(text);
    bd_question_json(&j->question, "checklist/1", &json);
    bd_checklist_json(&j->question, &json);
    bd_writer_end(&json);
}

static bd_status checklist_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"text", "json", "csv"};
    checklist_job *j;
    BD_NEW(j, context->arena, 1, err);
    BD_TRY(bd_task_read(&j->task, context, args, formats, 3, exit_code, err));
    BD_TRY(bd_task_open(&j->task, err));
    BD_TRY(bd_task_round_is_there(&j->task, err));
    BD_TRY(bd_task_go_back(&j->task, j->task.round, err));
    BD_TRY(bd_work_do(context, args, false, checklist_draw, j, err));
    const bd_best *best = &j->question.best;
    if (best->certificate.mate == NULL) return bd_task_print_no_draw(&j->task, best, err);
    bd_task_end(&j->task, best->certificate.outcome);
    bd_text text = bd_text_new(context->arena);
    if (j->task.format == BD_TASK_JSON) {
        checklist_print_json(j, &text);
    } else if (j->task.format == BD_TASK_TEXT) {
        bd_question_text(&j->question, &context->terminal, &text);
        bd_checklist_text(&j->question, -1, &context->terminal, &text);
    } else {
        bd_checklist_csv(&j->question, &text);
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_checklist = {.name = "checklist",
                                         .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                         .help = BD_ENGLISH(CLI_CHECKLIST_HELP),
                                         .words = BD_ENGLISH(CLI_WORDS_FILE),
                                         .fields = "event",
                                         .about = BD_ENGLISH(CLI_CHECKLIST_ABOUT),
                                         .options = checklist_rows,
                                         .option_count = BD_OPTION_COUNT(checklist_rows),
                                         .least = 1,
                                         .most = 1,
                                         .run = checklist_run};

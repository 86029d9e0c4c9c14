#include "cli/task.h"

#include "base/assert.h"
#include "explain/replay.h"

bd_status bd_task_read(bd_task *task, bd_context *context, const bd_args *args, const char *const *formats,
                       size_t format_count, int *exit_code, bd_err *err)
{
    static const char *const usual[] = {"text", "json"};
    BD_ASSERT(args->word_count > 0);
    *task = (bd_task){.context = context, .args = args, .exit_code = exit_code, .path = args->words[0]};
    if (formats == NULL) formats = usual, format_count = sizeof usual / sizeof *usual;
    BD_TRY(bd_args_choice(args, "format", formats, format_count, &task->format, err));
    BD_TRY(bd_cli_round(args, &task->round, err));
    return bd_cli_draw_options(context, args, &task->options, err);
}

bd_status bd_task_take(bd_task *task, bd_tournament *tournament, bd_err *err)
{
    task->tournament = tournament;
    return bd_cli_rules(task->args, task->path, tournament, &task->rules, err);
}

bd_status bd_task_open(bd_task *task, bd_err *err)
{
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(task->context, task->args, task->path, &tournament, err));
    return bd_task_take(task, tournament, err);
}

typedef struct task_draw {
    const bd_task *task;
    bd_best *best;
} task_draw;

static bd_status task_draw_best(void *self, const bd_solve_options *how, bd_err *err)
{
    const task_draw *draw = self;
    const bd_task *task = draw->task;
    return bd_best_draw(task->context->arena, task->tournament, task->rules, task->round, &task->options, how,
                        draw->best, err);
}

bd_status bd_task_best(const bd_task *task, bool prove_unique, bd_best *out, bd_err *err)
{
    BD_ASSERT(task->rules != NULL);
    task_draw draw = {.task = task, .best = out};
    return bd_work_do(task->context, task->args, prove_unique, task_draw_best, &draw, err);
}

void bd_task_end(const bd_task *task, bd_outcome outcome) { *task->exit_code = bd_cli_exit_code(outcome); }

bd_draw_report bd_task_report(const bd_best *best)
{
    return (bd_draw_report){.round = best->round,
                            .draw = &best->draw,
                            .certificate = &best->certificate,
                            .values = best->values,
                            .value_count = best->value_count};
}

bd_status bd_task_print_no_draw(const bd_task *task, const bd_best *best, bd_err *err)
{
    BD_ASSERT(best->certificate.mate == NULL);
    const bd_draw_report report = bd_task_report(best);
    bd_text text = bd_text_new(task->context->arena);
    bd_task_end(task, best->certificate.outcome);
    if (task->format == BD_TASK_TEXT)
        bd_draw_text(&report, &task->context->terminal, false, &text);
    else
        BD_TRY(bd_draw_json(&report, false, &text, err));
    return bd_cli_print(task->context, &text, err);
}

bool bd_task_wants_details(const bd_task *task) { return task->context->verbosity == BD_VERBOSE; }

bd_status bd_task_has_draw(const bd_task *task, int round, bool *has, bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_replay_draw(task->context->arena, task->tournament, round, &draw, err));
    *has = bd_cli_has_boards(&draw);
    return BD_OK;
}

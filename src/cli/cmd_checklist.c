/* Checklist: for each player what an arbiter checks a draw with. */
#include "cli/task.h"
#include "explain/question.h"
#include "report/print_answers.h"

static const bd_param checklist_params[] = {
    BD_ROW_FILE,          BD_ROW_ROUND(CLI_CHECKLIST_ROUND),
    BD_ROW_RULES,         BD_ROW_FORMAT,
    BD_ROWS_DRAW_OPTIONS, BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

static bd_status checklist_run(bd_context *context, const void *request, bd_err *err)
{
    bd_question *question;
    bd_work work;
    bd_task task = bd_task_of(context, request);
    BD_NEW(question, context->arena, 1, err);
    BD_TRY(bd_task_open_round(&task, err));
    bd_task_begin(&task, false, &work);
    BD_TRY(bd_work_end(&work, bd_task_question(&task, &work.how, question, err)));
    if (question->best.certificate.mate == NULL) return bd_task_print_no_draw(&task, &question->best, err);
    return bd_task_print(&task, &question->best, bd_checklist_reply(question, context->arena), err);
}

BD_COMMAND(checklist, "checklist", CLI_GROUP_DRAWS, CLI_CHECKLIST_HELP, CLI_CHECKLIST_ABOUT, bd_draw_request,
           .role = BD_ROLE_ARBITER);

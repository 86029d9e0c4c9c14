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

typedef struct checklist_job {
    bd_task task;
    bd_question question;
} checklist_job;

static bd_status checklist_draw(void *self, const bd_solve_options *how, bd_err *err)
{
    checklist_job *j = self;
    return bd_task_question(&j->task, how, &j->question, err);
}

static bd_reply checklist_reply(const void *self, bd_arena *arena)
{
    const checklist_job *j = self;
    return bd_checklist_reply(&j->question, arena);
}

static bd_status checklist_run(bd_context *context, const void *request, bd_err *err)
{
    checklist_job *j;
    BD_NEW(j, context->arena, 1, err);
    j->task = bd_task_of(context, request);
    BD_TRY(bd_task_open_round(&j->task, err));
    BD_TRY(bd_task_work(&j->task, false, checklist_draw, j, err));
    return bd_task_print(&j->task, &j->question.best, checklist_reply, j, err);
}

BD_COMMAND(checklist, "checklist", CLI_GROUP_DRAWS, CLI_CHECKLIST_HELP, CLI_CHECKLIST_ABOUT, bd_draw_request,
           .role = BD_ROLE_ARBITER);

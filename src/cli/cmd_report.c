/* Report: one HTML page about a round. */
#include "cli/report_checker.h"
#include "cli/report_page.h"
#include "explain/check.h"
#include "explain/replay.h"

#include <string.h>

typedef struct report_request {
    bd_draw_request draw;
    const char *output, *checker;
    bool without_checker;
} report_request;

static const bd_param report_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(BD_ENGLISH(CLI_REPORT_ROUND)),
    BD_ROW_OUTPUT(report_request, output),
    BD_TEXT(report_request, checker, "checker", "FILE", BD_ENGLISH(CLI_REPORT_CHECKER)),
    BD_FLAG(report_request, without_checker, "without-checker", BD_ENGLISH(CLI_REPORT_WITHOUT_CHECKER)),
    BD_ROW_RULES,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct report_job {
    bd_task task;
    bd_best best;
    bd_round_check check;
    bd_draw_report draw;
    bd_html_report page;
} report_job;

/* 0 when the event is over: the last round is closed. */
static void report_choose_round(bd_task *task)
{
    const bd_event_round *last = bd_event_round_of(task->event, task->event->entered->rounds);
    if (task->asked->event.round == 0 && last != NULL && last->state == BD_ROUND_CLOSED) task->round = 0;
}

/* A published draw is shown as it is, its values beside those of the best one. */
static void report_use_published(report_job *j)
{
    const bd_round_check *check = &j->check;
    const bd_best *best = &check->best;
    j->draw = (bd_draw_report){.round = best->round, .draw = &check->published};
    j->page.verdict = check->sentence;
    if (check->faults.count > 0) j->page.warning = check->sentence;
    if (check->values != NULL) {
        j->draw.values = check->values;
        j->draw.value_count = best->value_count;
        j->page.best = best->values;
    }
    if (check->faults.count == 0 && check->difference.standing == BD_SAME_BOARDS && best->value_count > 0) {
        j->draw.certificate = &best->certificate;
        j->draw.values = best->values;
        j->page.best = NULL;
    }
}

static bd_status report_check(void *self, const bd_solve_options *how, bd_err *err)
{
    report_job *j = self;
    const bd_task *task = &j->task;
    return bd_check_round(task->context->arena, task->tournament, task->rules, task->round, &task->options,
                          how, &j->check, err);
}

static bd_status report_add_draw(report_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    bool published = false;
    BD_TRY(bd_task_go_back(&j->task, task->round, err));
    BD_TRY(bd_task_has_draw(task, task->round, &published, err));
    if (published) {
        BD_TRY(bd_task_work(task, true, report_check, j, err));
        if (j->check.partial) BD_FAIL(err, BD_BAD_INPUT, NULL, "%s", j->check.sentence);
        report_use_published(j);
    } else {
        BD_TRY(bd_task_best(task, true, &j->best, err));
        j->draw = bd_task_report(&j->best);
        bd_task_end(task, j->best.certificate.outcome);
    }
    j->page.draw = &j->draw;
    return BD_OK;
}

static bd_status report_run(bd_context *context, const void *request, bd_err *err)
{
    const report_request *asked = request;
    report_job j = {.task = bd_task_of(context, &asked->draw)};
    bd_task *task = &j.task;
    BD_TRY(bd_task_open(task, err));
    BD_TRY(bd_cli_round_is_there(context, task->tournament, task->round, err));
    report_choose_round(task);
    j.page.tournament = task->tournament;
    j.page.round = task->round;
    if (task->round > 0) BD_TRY(report_add_draw(&j, err));
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_cli_page(task, &j.page, &text, err));
    if (!asked->without_checker && j.draw.certificate != NULL && j.draw.certificate->outcome == BD_BEST)
        BD_TRY(bd_report_checker_add(task, asked->checker, j.draw.certificate, j.draw.draw, &text, err));
    return bd_cli_put(context, asked->output, &text, err);
}

BD_COMMAND(report, "report", CLI_GROUP_DRAWS, CLI_REPORT_HELP, CLI_REPORT_ABOUT, report_request,
           .role = BD_ROLE_ARBITER);

/* Report: one HTML page about a round. */
#include "cli/report_checker.h"
#include "cli/report_page.h"
#include "explain/check.h"
#include "explain/replay.h"

#include <string.h>

static const bd_option_row report_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_REPORT_ROUND)},
    {'o', "output", "FILE", BD_ENGLISH(CLI_OPTION_OUTPUT)},
    BD_ROWS_CHECKER,
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

/* A game of the round without a result. */
static bd_status report_is_under_way(const bd_task *task, int round, bool *open, bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_replay_draw(task->context->arena, task->tournament, round, &draw, err));
    *open = false;
    for (size_t i = 0; i < draw.board_count; i++) {
        const bd_card *card = bd_tournament_card(task->tournament, draw.boards[i].white);
        const bd_entry *entry = card != NULL ? bd_card_entry(card, round) : NULL;
        *open = *open || entry == NULL || (entry->kind == BD_GAME && entry->halves < 0);
    }
    return BD_OK;
}

/* The round under way, else the next one; 0 when the event is over. */
static bd_status report_choose_round(bd_task *task, bd_err *err)
{
    const bd_tournament *tournament = task->tournament;
    const int last = bd_replay_last_round(tournament);
    const int next = bd_tournament_next_round(tournament);
    bool open = false;
    if (last > 0) BD_TRY(report_is_under_way(task, last, &open, err));
    if (open)
        task->round = last;
    else
        task->round = tournament->rounds > 0 && next > tournament->rounds ? 0 : next;
    return BD_OK;
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
        BD_TRY(bd_work_do(task->context, task->args, true, report_check, j, err));
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

static bd_status report_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    report_job j = {.draw.round = NULL};
    bd_task *task = &j.task;
    BD_TRY(bd_task_read(task, context, args, NULL, 0, exit_code, err));
    BD_TRY(bd_task_open(task, err));
    BD_TRY(bd_task_round_is_there(task, err));
    if (task->round == 0) BD_TRY(report_choose_round(task, err));
    j.page.tournament = task->tournament;
    j.page.round = task->round;
    if (task->round > 0) BD_TRY(report_add_draw(&j, err));
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_cli_page(task, &j.page, &text, err));
    if (j.draw.certificate != NULL && j.draw.certificate->outcome == BD_BEST)
        BD_TRY(bd_report_checker_add(task, j.draw.certificate, j.draw.draw, &text, err));
    return bd_cli_put(context, bd_args_value(args, "output"), &text, err);
}

const bd_command bd_command_report = {.name = "report",
                                      .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                      .help = BD_ENGLISH(CLI_REPORT_HELP),
                                      .words = BD_ENGLISH(CLI_WORDS_FILE),
                                      .fields = "event",
                                      .about = BD_ENGLISH(CLI_REPORT_ABOUT),
                                      .options = report_rows,
                                      .option_count = BD_OPTION_COUNT(report_rows),
                                      .least = 1,
                                      .most = 1,
                                      .run = report_run};

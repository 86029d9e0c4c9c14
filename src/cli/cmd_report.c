/* Report: one HTML page about a round. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "cli/host.h"
#include "cli/report_page.h"
#include "explain/check.h"
#include "explain/question.h"
#include "io/certificate_file.h"

#include <string.h>

typedef struct report_request {
    bd_draw_request draw;
    const char *output, *checker;
    bool without_checker;
} report_request;

static const bd_param report_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_REPORT_ROUND),
    BD_ROW_OUTPUT(report_request, output),
    BD_TEXT(report_request, checker, "checker", "FILE", CLI_REPORT_CHECKER),
    BD_FLAG(report_request, without_checker, "without-checker", CLI_REPORT_WITHOUT_CHECKER),
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
    j->draw.vector = check->vector;
    j->page.beside = true;
    if (check->faults.count == 0 && check->difference.standing == BD_SAME_BOARDS && best->value_count > 0) {
        j->draw.certificate = &best->certificate;
        j->draw.values = best->values;
        j->draw.value_count = best->value_count;
        j->page.beside = false;
    }
}

static bd_status report_add_draw(report_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    bool published = false;
    BD_TRY(bd_task_go_back(&j->task, task->round, err));
    BD_TRY(bd_task_has_draw(task, task->round, &published, err));
    if (published) {
        bd_work work;
        bd_task_begin(task, true, &work);
        BD_TRY(bd_work_end(&work, bd_check_round(task->context->arena, task->tournament, task->rules,
                                                 task->round, &task->options, &work.how, &j->check, err)));
        if (j->check.partial) BD_FAIL(err, BD_BAD_INPUT, NULL, "%s", j->check.sentence);
        report_use_published(j);
    } else {
        BD_TRY(bd_task_best(task, true, &j->best, err));
        BD_TRY(bd_task_report(task->context->arena, &j->best, &j->draw, err));
        bd_task_end(task, j->best.certificate.outcome);
    }
    j->page.draw = &j->draw;
    return BD_OK;
}

/* ---- The report that proves itself: the page holds the cards, the proof and the independent checker, and
 * whoever gets it can have the draw checked in their own browser ---- */

static const char checker_head[] = "</head>", checker_body[] = "</body>";

/* What pairing and checking need of the cards; what else a file tells of people does not go into a page. */
static bd_status checker_plain_cards(bd_arena *arena, const bd_tournament *from, bd_tournament *out,
                                     bd_err *err)
{
    *out = *from;
    out->note_count = out->trf_line_count = 0;
    out->format = BD_FORMAT_JSON;
    bd_person *nobody;
    BD_NEW(nobody, arena, 1, err);
    BD_NEW(out->cards, arena, from->card_count, err);
    for (size_t i = 0; i < from->card_count; i++) {
        out->cards[i] = from->cards[i];
        out->cards[i].person = nobody;
    }
    return BD_OK;
}

static bd_status checker_add_data(const bd_task *task, const bd_certificate *certificate, const bd_draw *draw,
                                  bd_text *out, bd_err *err)
{
    bd_arena *arena = task->context->arena;
    bd_tournament plain;
    bd_warnings warnings = bd_warnings_new(arena);
    const char *text = "";
    bd_text cards = bd_text_new(arena), proof = bd_text_new(arena);
    BD_TRY(checker_plain_cards(arena, task->tournament, &plain, err));
    BD_TRY(bd_tournament_write_text(&plain, BD_FORMAT_JSON, &warnings, &cards, err));
    BD_TRY(bd_certificate_write(&proof, certificate, draw, err));
    bd_text_add_string(out, "<script type=\"application/json\" id=\"check-data\">{\"cards\": ");
    BD_TRY(bd_text_finish(&cards, &text, err));
    BD_TRY(bd_cli_add_script(out, text, err));
    bd_text_add_string(out, ", \"certificate\": ");
    BD_TRY(bd_text_finish(&proof, &text, err));
    BD_TRY(bd_cli_add_script(out, text, err));
    bd_text_add_string(out, "}</script>\n");
    return BD_OK;
}

/* The checker's file: one line for the head, the rest for the body. *there false: none is installed. */
static bd_status checker_read(const bd_task *task, const char *path, bd_file *out, bool *there, bd_err *err)
{
    bd_context *context = task->context;
    bd_err why;
    *there = true;
    if (path != NULL)
        BD_TRY(bd_cli_file_read(context, path, BD_FILE_LIMIT, out, err));
    else if (context->host != NULL ||
             bd_file_read(context->arena, BESTDRAW_CHECKER, BD_FILE_LIMIT, out, &why) != BD_OK) {
        if (context->host == NULL) bd_tell(context, BD_SAY(CLI_REPORT_NO_CHECKER), BESTDRAW_CHECKER);
        *there = false;
        return BD_OK;
    }
    if (strncmp(out->text, "<meta", 5) != 0 || strchr(out->text, '\n') == NULL ||
        strstr(out->text, "id=\"wasm-verify\"") == NULL)
        BD_FAIL(err, BD_BAD_INPUT, path != NULL ? path : BESTDRAW_CHECKER, BD_SAY(CLI_REPORT_BAD_CHECKER));
    return BD_OK;
}

static bd_status checker_add(const bd_task *task, const char *path, const bd_certificate *certificate,
                             const bd_draw *draw, bd_text *page, bd_err *err)
{
    bd_arena *arena = task->context->arena;
    bd_file checker = {.text = ""};
    bool there = false;
    const char *plain = "";
    bd_text all = bd_text_new(arena);
    BD_TRY(checker_read(task, path, &checker, &there, err));
    if (!there) return BD_OK;
    BD_TRY(bd_text_finish(page, &plain, err));
    const char *head = strstr(plain, checker_head), *body = strstr(plain, checker_body);
    const char *rest = strchr(checker.text, '\n');
    BD_ASSERT(head != NULL && body != NULL && head < body && rest != NULL);
    bd_text_add_bytes(&all, plain, (size_t)(head - plain));
    bd_text_add_bytes(&all, checker.text, (size_t)(rest + 1 - checker.text));
    bd_text_add_bytes(&all, head, (size_t)(body - head));
    BD_TRY(checker_add_data(task, certificate, draw, &all, err));
    bd_text_add_string(&all, rest + 1);
    bd_text_add_string(&all, body);
    *page = all;
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
        BD_TRY(checker_add(task, asked->checker, j.draw.certificate, j.draw.draw, &text, err));
    return bd_cli_put(context, asked->output, &text, err);
}

BD_COMMAND(report, "report", CLI_GROUP_DRAWS, CLI_REPORT_HELP, CLI_REPORT_ABOUT, report_request,
           .role = BD_ROLE_ARBITER);

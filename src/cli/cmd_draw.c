/* Draw: a round drawn, best or by hand, printed and published. */
#include "base/assert.h"
#include "cli/cross.h"
#include "cli/report_page.h"
#include "cli/who.h"
#include "event/change.h"
#include "explain/exchange.h"
#include "explain/groups.h"
#include "explain/outlook.h"
#include "hand/hand.h"
#include "report/print_draw.h"

typedef struct draw_request {
    bd_draw_request draw;
    int method, sit_out;
    bd_many outside, rated; /* bd_two: games outside the championship */
    const char *with, *with_certificate;
    bool steps;
} draw_request;

static const bd_param draw_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_OPTION_ROUND),
    BD_ROW_RULES,
    BD_ROW_FORMAT_OF("text|json|pairs|csv|trf|html"),
    BD_ROW_CRITERIA,
    BD_ROW_SAVE(CLI_DRAW_SAVE),
    BD_ROW_UNPROVED,
    BD_FLAG(bd_draw_request, replace, "replace", CLI_DRAW_REPLACE),
    BD_ROW_CERTIFICATE,
    BD_CHOICE(draw_request, method, "method", "best" BD_METHOD_WORDS, 0, CLI_DRAW_METHOD),
    BD_CHOICE(draw_request, sit_out, "sit-out", "1|3", 0, CLI_DRAW_SIT_OUT),
    BD_PAIRS(draw_request, outside, "outside", CLI_DRAW_OUTSIDE),
    BD_PAIRS(draw_request, rated, "outside-rated", CLI_DRAW_OUTSIDE_RATED),
    BD_FLAG(bd_draw_request, extra, "extra", CLI_DRAW_EXTRA),
    BD_FLAG(bd_draw_request, without_results, "without-results", CLI_DRAW_WITHOUT_RESULTS),
    BD_FLAG(draw_request, steps, "steps", CLI_DRAW_STEPS),
    BD_TEXT(draw_request, with, "with", "FILE", CLI_DRAW_WITH),
    BD_TEXT(draw_request, with_certificate, "with-certificate", "FILE", CLI_DRAW_WITH_CERTIFICATE),
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_SOLVER,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

/* The words of --format. */
typedef enum draw_format { AS_TEXT, AS_JSON, AS_PAIRS, AS_CSV, AS_TRF, AS_HTML } draw_format;

typedef struct draw_job {
    const draw_request *asked;
    bd_task task;
    const bd_method *method; /* NULL: best */
    bd_draw_report report;
    bd_best best;
    bd_remarks remarks[5]; /* of the rulebook; of what was refused; of the option finishable; of the rounds
                              ahead; of exchanges of equal grades */
    bd_hand_result hand;
    bd_draw hand_draw;
    bool publishes; /* --save: the event is open to be changed */
} draw_job;

/* What the rules want shown with the boards. */
static bd_status draw_add_rulebook_words(draw_job *j, const bd_round *round, const uint16_t *mate,
                                         bd_err *err)
{
    bd_arena *arena = j->task.context->arena;
    bd_natural *natural = NULL;
    BD_TRY(bd_round_remarks(round, arena, mate, &j->remarks[0], err));
    j->report.remarks = j->remarks;
    j->report.remark_lists = 1;
    if (!bd_rulebook_has(round->rules, BD_HAS_NATURAL)) return BD_OK;
    BD_TRY(bd_round_natural(round, arena, mate, &natural, &j->report.natural_count, err));
    j->report.natural = natural;
    return BD_OK;
}

/* What it took, and what GLPK had to do with it. */
static void draw_tell_effort(const bd_task *task, const bd_solve_counts *effort)
{
    bd_tell(task->context, BD_SAY(CLI_DRAW_EFFORT), effort->stages, effort->separations,
            (long long)effort->steps, (long long)effort->paths, effort->cuts, effort->recoveries,
            effort->cpu_seconds);
    bd_tell(task->context, BD_SAY(CLI_DRAW_GLPK), effort->asked, effort->stages, (long long)effort->rows,
            (long long)effort->columns, (long long)effort->iterations);
}

/* Which players of one grade could change places for a better draw. */
static bd_status draw_add_exchanges(draw_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    bd_exchanges exchanges;
    bd_work work;
    bd_task_begin(task, false, &work);
    BD_TRY(bd_work_end(
        &work, bd_exchanges_find(task->context->arena, &j->best, &work.how, BD_ANYBODY, &exchanges, err)));
    if (exchanges.untried > 0)
        bd_tell(task->context, BD_SAY_N(CLI_DRAW_EXCHANGES_LEFT, exchanges.untried), exchanges.untried);
    if (exchanges.said.count > 0) bd_tell(task->context, BD_SAY(CLI_DRAW_EXCHANGE_HOW), task->path);
    j->remarks[j->report.remark_lists++] = exchanges.said;
    return BD_OK;
}

/* Whether the rest can be played after this draw; where there is none, what can be done. */
static bd_status draw_add_outlook(draw_job *j, const bd_round *round, const bd_draw *draw, bd_err *err)
{
    bd_arena *arena = j->task.context->arena;
    bd_remarks *remarks = &j->remarks[j->report.remark_lists];
    const char **sentences;
    bd_outlook outlook;
    if (round->options->allow_repeats || bd_rulebook_has(round->rules, BD_HAS_TABLE)) return BD_OK;
    BD_NEW(sentences, arena, 2, err);
    if (bd_draw_names_somebody(draw)) {
        const bd_ahead_ask ask = bd_outlook_after(j->task.tournament, j->task.rules, round->number, draw);
        BD_TRY(bd_outlook_of(arena, &ask, &outlook, err));
        BD_TRY(bd_outlook_say(arena, &outlook, bd_task_wants_details(&j->task), sentences, &remarks->count,
                              err));
    } else {
        sentences[remarks->count++] = bd_outlook_dead_end(arena, round->number);
    }
    remarks->sentences = sentences;
    j->report.remarks = j->remarks;
    j->report.remark_lists++;
    return BD_OK;
}

/* What the option "finishable" did to the draw. */
static bd_status draw_add_option(draw_job *j, bd_err *err)
{
    bd_arena *arena = j->task.context->arena;
    bd_remarks *remarks = &j->remarks[j->report.remark_lists++];
    const char **sentences;
    BD_NEW(sentences, arena, 2, err);
    remarks->sentences = sentences;
    return bd_outlook_option(arena, j->task.tournament, j->task.rules, &j->best.certificate, sentences,
                             &remarks->count, err);
}

static bd_status draw_best(draw_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    const bd_best *best = &j->best;
    BD_TRY(bd_task_best(task, true, &j->best, err));
    if (bd_task_wants_details(task)) draw_tell_effort(task, &best->effort);
    BD_TRY(bd_task_report(task->context->arena, best, &j->report, err));
    bd_task_end(task, best->certificate.outcome);
    if (best->certificate.outcome == BD_NO_MATCHING)
        return draw_add_outlook(j, best->round, &best->draw, err);
    if (best->certificate.mate == NULL) return BD_OK;
    BD_TRY(draw_add_rulebook_words(j, best->round, best->certificate.mate, err));
    BD_TRY(bd_explain_refusals(task->context->arena, best->round, best->values, best->value_count,
                               &j->remarks[1], err));
    j->report.remark_lists = 2;
    if (bd_finishable_is_asked(best->round)) BD_TRY(draw_add_option(j, err));
    BD_TRY(draw_add_outlook(j, best->round, &best->draw, err));
    return bd_task_wants_details(task) ? draw_add_exchanges(j, err) : BD_OK;
}

static bd_status draw_by_hand(draw_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    bd_arena *arena = task->context->arena;
    bd_round *round = NULL;
    const bd_hand_wishes wishes = {.steps = j->asked->steps, .seed = task->options.seed};
    BD_TRY(bd_round_new(arena, task->tournament, task->rules, task->round, &task->options, &round, err));
    BD_TRY(j->method->draw(arena, round, &wishes, &j->hand, err));
    j->hand_draw.round = round->number;
    j->report =
        (bd_draw_report){.round = round, .draw = &j->hand_draw, .method = j->method, .hand = &j->hand};
    if (j->hand.stuck) {
        bd_task_end(task, BD_NO_MATCHING);
        return BD_OK;
    }
    BD_TRY(bd_hand_publish(arena, round, &j->hand, &j->hand_draw, err));
    BD_TRY(draw_add_rulebook_words(j, round, j->hand.mate, err));
    BD_TRY(draw_add_outlook(j, round, &j->hand_draw, err));
    return bd_vector_counted(round, arena, j->hand.mate, &j->report.vector, err);
}

/* The event as a TRF file in which this draw is published. */
static bd_status draw_print_trf(const draw_job *j, bd_err *err)
{
    bd_context *context = j->task.context;
    bd_event *event = j->task.event;
    if (!bd_draw_names_somebody(j->report.draw)) return BD_OK;
    if (!j->publishes) BD_TRY(bd_cli_open_event(context, j->task.path, &event, err));
    BD_TRY(bd_event_publish(event, j->report.draw, true, err));
    return bd_cli_write(context, event, "-", BD_FORMAT_TRF, err);
}

/* Why there are no boards, where the output does not say it. */
static bd_status draw_tell_outcome(const draw_job *j, bd_err *err)
{
    bd_context *context = j->task.context;
    if (j->hand.stuck) {
        bd_text where = bd_text_new(context->arena);
        BD_ASSERT(j->method != NULL);
        bd_tell(context, "%s: %s", bd_say(j->method->title),
                bd_stuck_words(j->report.round, &j->hand, &where));
        if (where.failed) BD_FAIL_MEMORY(err);
    } else if (!bd_draw_names_somebody(j->report.draw) && j->task.format != AS_TEXT)
        bd_tell(context, "%s",
                j->task.context->exit_code == BD_EXIT_LIMIT ? BD_SAY(CLI_NO_DRAW_IN_TIME)
                                                            : BD_SAY(CLI_NO_LEGAL_DRAW));
    return BD_OK;
}

static bd_status draw_add_page(const draw_job *j, bd_text *text, bd_err *err)
{
    bd_html_report page = {
        .tournament = j->task.tournament, .round = j->report.round->number, .draw = &j->report};
    return bd_cli_page(&j->task, &page, text, err);
}

static bd_status draw_print(const draw_job *j, bd_err *err)
{
    static const bd_output formats[] = {
        [AS_TEXT] = BD_OUT_TEXT, [AS_JSON] = BD_OUT_JSON, [AS_CSV] = BD_OUT_CSV};
    bd_context *context = j->task.context;
    bd_text text = bd_text_new(context->arena);
    bd_reply reply;
    switch ((draw_format)j->task.format) {
    case AS_TEXT:
    case AS_JSON:
    case AS_CSV:
        BD_TRY(bd_draw_reply(&j->report, bd_task_depth(&j->task), context->arena, &reply, err));
        bd_reply_write(&reply, formats[j->task.format], &context->terminal, &text);
        break;
    case AS_PAIRS:
        if (bd_draw_names_somebody(j->report.draw)) bd_draw_pairs(j->report.draw, &text);
        break;
    case AS_HTML: BD_TRY(draw_add_page(j, &text, err)); break;
    case AS_TRF: return draw_print_trf(j, err);
    }
    BD_TRY(bd_cli_print(context, &text, err));
    return draw_tell_outcome(j, err);
}

/* Whether a game outside the championship has a player of this one. */
static int draw_plays_outside(const bd_draw *draw, const bd_id_pair *pair)
{
    for (size_t i = 0; i < draw->outside_count; i++) {
        const bd_outside *game = &draw->outside[i];
        if (game->white == pair->a || game->black == pair->a) return pair->a;
        if (game->white == pair->b || game->black == pair->b) return pair->b;
    }
    return 0;
}

static bd_status draw_put_outside(const draw_job *j, const bd_two *asked, bool rated, bd_outside *place,
                                  bd_draw *draw, bd_err *err)
{
    bd_id_pair pair;
    BD_TRY(bd_cli_two_players(j->task.context, j->task.tournament, rated ? "outside-rated" : "outside", asked,
                              &pair, err));
    const int plays = bd_draw_board_of(draw, pair.a) != 0   ? pair.a
                      : bd_draw_board_of(draw, pair.b) != 0 ? pair.b
                                                            : 0;
    const int twice = draw_plays_outside(draw, &pair);
    if (plays != 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_DRAW_OUTSIDE_PLAYS), plays);
    if (twice != 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_DRAW_OUTSIDE_TWICE), twice);
    place[draw->outside_count++] = (bd_outside){.white = pair.a, .black = pair.b, .rated = rated};
    return BD_OK;
}

/* Games outside the championship: of those who are on no board. */
static bd_status draw_add_outside(draw_job *j, bd_draw *draw, bd_err *err)
{
    const bd_task *task = &j->task;
    const bd_many *const asked[] = {&j->asked->outside, &j->asked->rated};
    const size_t count = asked[0]->count + asked[1]->count;
    bd_outside *outside;
    BD_NEW(outside, task->context->arena, count, err);
    if (count > 0 && !bd_rulebook_has(task->rules, BD_HAS_SIT_OUTS))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DRAW_OUTSIDE_RULES), task->rules->id);
    draw->outside = outside;
    for (int rated = 0; rated < 2; rated++)
        for (size_t k = 0; k < asked[rated]->count; k++)
            BD_TRY(draw_put_outside(j, &((const bd_two *)asked[rated]->items)[k], rated == 1, outside, draw,
                                    err));
    return BD_OK;
}

/* The tournament is opened or taken: draws, writes the proof, prints. */
static bd_status draw_round(draw_job *j, bd_err *err)
{
    bd_task *task = &j->task;
    BD_ASSERT(task->tournament != NULL && task->rules != NULL);
    if (task->round == 0)
        task->round = task->asked->without_results ? bd_event_next_round(task->event)
                                                   : bd_event_round_to_draw(task->event);
    BD_TRY(bd_task_may_draw(task, task->round, err));
    BD_TRY(j->method != NULL ? draw_by_hand(j, err) : draw_best(j, err));
    bd_draw *draw = j->method != NULL ? &j->hand_draw : &j->best.draw;
    BD_TRY(draw_add_outside(j, draw, err));
    BD_TRY(bd_task_sign(task, draw, err));
    BD_TRY(bd_cli_put_certificate(task->context, task->asked->certificate, &j->best.certificate,
                                  j->report.draw, err));
    return draw_print(j, err);
}

static draw_job draw_job_of(bd_context *context, const draw_request *asked)
{
    draw_job j = {.asked = asked,
                  .task = bd_task_of(context, &asked->draw),
                  .method = asked->method > 0 ? bd_method_at((size_t)asked->method - 1) : NULL};
    j.task.draws = true;
    j.task.options.sit_out = asked->sit_out == 1 ? 3 : 0;
    return j;
}

/* With --save: drawn and published while nobody else can change the file. */
static bd_status draw_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    draw_job j = draw_job_of(context, request);
    j.publishes = true;
    BD_TRY(bd_task_take(&j.task, event, err));
    BD_TRY(draw_round(&j, err));
    if (!bd_task_publishes(&j.task, j.report.draw, j.best.certificate.outcome, BD_SAY(CLI_DRAW_INTERRUPTED),
                           BD_SAY(CLI_DRAW_NOTHING)))
        return BD_OK;
    BD_TRY(bd_event_publish(event, j.report.draw, j.task.asked->replace, err));
    bd_tell(context, BD_SAY(CLI_DRAW_PUBLISHED), j.report.draw->round, j.task.path);
    return BD_OK;
}

static bd_status draw_run(bd_context *context, const void *request, bd_err *err)
{
    const draw_request *asked = request;
    draw_job j = draw_job_of(context, asked);
    if (j.method != NULL && asked->draw.certificate != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DRAW_NO_PROOF));
    if (j.method == NULL && asked->steps) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DRAW_NO_STEPS));
    if (asked->with != NULL) {
        const bool plain = j.method == NULL && j.task.format <= AS_PAIRS;
        if (!plain) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_CROSS_NO_METHOD));
        return bd_cross_draw(&j.task, asked->with, asked->with_certificate, err);
    }
    if (asked->with_certificate != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_CROSS_CERTIFICATE_ALONE));
    if (asked->draw.save) return bd_cli_change(context, asked, draw_change, err);
    BD_TRY(bd_task_open(&j.task, err));
    return draw_round(&j, err);
}

BD_COMMAND(draw, "draw", CLI_GROUP_DRAWS, CLI_DRAW_HELP, CLI_DRAW_ABOUT, draw_request,
           .role = BD_ROLE_ARBITER);

#include "cards/publish.h"
#include "certify/best.h"
#include "cli/common.h"
#include "cli/draw_args.h"
#include "cli/report_page.h"
#include "cli/work.h"
#include "explain/refusal.h"
#include "hand/hand.h"
#include "io/certificate_file.h"
#include "io/store.h"
#include "report/print_draw.h"
#include "report/print_steps.h"

#include <string.h>

static const bd_option_row draw_rows[] = {
    {0, "round", "N", "draw round N from the rounds before it; default: the next round"},
    BD_ROW_RULES,
    {0, "format", "text|json|pairs|csv|trf|html", "how to print; default: text"},
    {0, "save", NULL, "publish the draw in FILE"},
    {0, "replace", NULL, "with --save: in the place of another draw of that round"},
    {0, "certificate", "FILE", "write the proof, for bestdraw-verify"},
    {0, "method", "best|cards|lazy|greedy|nearest|random", "how to draw; default: best"},
    {0, "sit-out", "1|3", "how many sit out when the number is odd (scc); default: 1"},
    {0, "steps", NULL, "with a method by hand: tell its steps"},
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef enum draw_format { AS_TEXT, AS_JSON, AS_PAIRS, AS_CSV, AS_TRF, AS_HTML } draw_format;

typedef struct draw_job {
    const bd_args *args;
    const char *path;
    bd_draw_options options;
    draw_format format;
    int round;
    const bd_method *method; /* NULL: best */
    int *exit_code;
    bd_draw_report report;
    bd_best best;
    bool unpublished;      /* there was nothing to publish: an outcome, not an error */
    bd_remarks remarks[2]; /* of the rulebook; of what was refused */
    bd_hand_result hand;
    bd_draw hand_draw;
} draw_job;

static bd_status draw_read_words(bd_context *context, const bd_args *args, draw_job *j, bd_err *err)
{
    static const char *const formats[] = {"text", "json", "pairs", "csv", "trf", "html"};
    size_t format = AS_TEXT;
    BD_TRY(bd_args_choice(args, "format", formats, sizeof formats / sizeof *formats, &format, err));
    BD_TRY(bd_cli_round(args, &j->round, err));
    BD_TRY(bd_cli_draw_options(context, args, &j->options, err));
    static const char *const sit_outs[] = {"1", "3"};
    size_t sit_out = 0;
    BD_TRY(bd_args_choice(args, "sit-out", sit_outs, 2, &sit_out, err));
    j->options.sit_out = sit_out == 1 ? 3 : 0;
    const char *method = bd_args_value(args, "method");
    if (method != NULL && strcmp(method, "best") != 0) j->method = bd_method_find(method);
    if (method != NULL && strcmp(method, "best") != 0 && j->method == NULL)
        BD_FAIL(err, BD_USAGE, NULL,
                "option '--method' is best, cards, lazy, greedy, nearest or random, not '%.60s'", method);
    if (j->method != NULL && bd_args_has(args, "certificate"))
        BD_FAIL(err, BD_USAGE, NULL, "a draw by hand proves nothing: --certificate needs --method=best");
    if (j->method == NULL && bd_args_has(args, "steps"))
        BD_FAIL(err, BD_USAGE, NULL, "--steps needs a method by hand, like --method=cards");
    j->args = args;
    j->path = args->words[0];
    j->format = (draw_format)format;
    return BD_OK;
}

/* What the rules want shown with the boards. */
static bd_status draw_add_rulebook_words(bd_context *context, const bd_round *round, const uint16_t *mate,
                                         draw_job *j, bd_err *err)
{
    bd_natural *natural = NULL;
    BD_TRY(bd_round_remarks(round, context->arena, mate, &j->remarks[0], err));
    j->report.remarks = j->remarks;
    j->report.remark_lists = 1;
    if ((round->rules->traits & BD_TRAIT_NATURAL) == 0) return BD_OK;
    BD_TRY(bd_round_natural(round, context->arena, mate, &natural, &j->report.natural_count, err));
    j->report.natural = natural;
    return BD_OK;
}

static bd_status draw_best(bd_context *context, const bd_tournament *tournament, const bd_rulebook *rules,
                           draw_job *j, bd_err *err)
{
    bd_work work;
    bd_solve_options how = {.prove_unique = true};
    BD_TRY(bd_work_begin(&work, context, j->args, &how, err));
    const bd_status status =
        bd_best_draw(context->arena, tournament, rules, j->round, &j->options, &how, &j->best, err);
    bd_work_end(&work);
    if (status != BD_OK) return status;
    const bd_best *best = &j->best;
    if (context->verbosity == BD_VERBOSE)
        bd_tell(context, "%d stages, %d LPs, %lld iterations, %d cuts, %.3f s", best->effort.stages,
                best->effort.lps, (long long)best->effort.iterations, best->effort.cuts,
                best->effort.cpu_seconds);
    j->report = (bd_draw_report){.round = best->round,
                                 .draw = &best->draw,
                                 .certificate = &best->certificate,
                                 .values = best->values,
                                 .value_count = best->value_count};
    if (best->certificate.mate != NULL) {
        BD_TRY(draw_add_rulebook_words(context, best->round, best->certificate.mate, j, err));
        BD_TRY(bd_explain_refusals(context->arena, best->round, best->values, best->value_count,
                                   &j->remarks[1], err));
        j->report.remark_lists = 2;
    }
    if (best->certificate.outcome == BD_NO_MATCHING) *j->exit_code = BD_EXIT_NO;
    if (best->certificate.outcome == BD_NOT_PROVED) *j->exit_code = BD_EXIT_LIMIT;
    return BD_OK;
}

static bd_status draw_by_hand(bd_context *context, const bd_tournament *tournament, const bd_rulebook *rules,
                              draw_job *j, bd_err *err)
{
    bd_round *round = NULL;
    const bd_hand_wishes wishes = {.steps = bd_args_has(j->args, "steps"), .seed = j->options.seed};
    BD_TRY(bd_round_new(context->arena, tournament, rules, j->round, &j->options, &round, err));
    BD_TRY(j->method->draw(context->arena, round, &wishes, &j->hand, err));
    j->hand_draw.round = round->number;
    j->report =
        (bd_draw_report){.round = round, .draw = &j->hand_draw, .method = j->method, .hand = &j->hand};
    if (j->hand.stuck) {
        *j->exit_code = BD_EXIT_NO;
        return BD_OK;
    }
    BD_TRY(bd_hand_publish(context->arena, round, &j->hand, &j->hand_draw, err));
    BD_TRY(draw_add_rulebook_words(context, round, j->hand.mate, j, err));
    return bd_values_of(round, context->arena, j->hand.mate, NULL, &j->report.values, &j->report.value_count,
                        err);
}

static bd_status draw_round(bd_context *context, const bd_tournament *tournament, draw_job *j, bd_err *err)
{
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_cli_rules(j->args, j->path, tournament, &rules, err));
    const int round = j->round != 0 ? j->round : bd_tournament_next_round(tournament);
    const size_t open = bd_open_games(tournament, round);
    if (open > 0)
        bd_warn(context, "%zu game%s of earlier rounds ha%s no result yet", open, open == 1 ? "" : "s",
                open == 1 ? "s" : "ve");
    return j->method != NULL ? draw_by_hand(context, tournament, rules, j, err)
                             : draw_best(context, tournament, rules, j, err);
}

static bool draw_has_boards(const draw_job *j)
{
    return j->report.draw->board_count > 0 || j->report.draw->bye != 0;
}

/* The tournament as a TRF file that shows the boards as games without a result. */
static bd_status draw_print_trf(bd_context *context, const bd_tournament *tournament, const draw_job *j,
                                bd_err *err)
{
    if (!draw_has_boards(j)) return BD_OK;
    bd_tournament copy = *tournament;
    BD_NEW(copy.cards, context->arena, tournament->card_count, err);
    copy.card_capacity = tournament->card_count;
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &copy.cards[i];
        *card = tournament->cards[i];
        BD_NEW(card->history, context->arena, card->history_count + 1, err);
        card->history_capacity = card->history_count + 1;
        if (card->history_count > 0)
            memcpy(card->history, tournament->cards[i].history, card->history_count * sizeof *card->history);
        while (card->history_count > 0 &&
               card->history[card->history_count - 1].round >= j->report.draw->round)
            card->history_count--;
    }
    BD_TRY(bd_publish_on_cards(&copy, j->report.draw, err));
    return bd_cli_write(context, &copy, "-", BD_FORMAT_TRF, err);
}

/* Why there are no boards, where the output does not say it. */
static bd_status draw_tell_outcome(bd_context *context, const draw_job *j, bd_err *err)
{
    if (j->hand.stuck) {
        bd_text where = bd_text_new(context->arena);
        const char *text = NULL;
        bd_stuck_text(j->report.round, &j->hand, &where);
        BD_TRY(bd_text_finish(&where, &text, err));
        bd_tell(context, "%s: %s", j->method->title, text);
    } else if (!draw_has_boards(j) && j->format != AS_TEXT)
        bd_tell(context, "%s",
                *j->exit_code == BD_EXIT_LIMIT ? "no draw was found before the limit"
                                               : "there is no legal draw");
    return BD_OK;
}

static bd_status draw_print_page(bd_context *context, const bd_tournament *tournament, const draw_job *j,
                                 bd_text *text, bd_err *err)
{
    bd_html_report page = {.tournament = tournament, .round = j->report.round->number, .draw = &j->report};
    return bd_cli_page(context, j->args, j->report.round->rules, &j->options, &page, text, err);
}

static bd_status draw_print(bd_context *context, const bd_tournament *tournament, const draw_job *j,
                            bd_err *err)
{
    const bool detailed = context->verbosity == BD_VERBOSE;
    bd_text text = bd_text_new(context->arena);
    switch (j->format) {
    case AS_TEXT:
        bd_steps_text(&j->hand, &context->terminal, &text);
        if (j->hand.step_count > 0) bd_text_add_char(&text, '\n');
        if (!j->hand.stuck) bd_draw_text(&j->report, &context->terminal, detailed, &text);
        break;
    case AS_JSON: BD_TRY(bd_draw_json(&j->report, detailed, &text, err)); break;
    case AS_PAIRS:
        if (draw_has_boards(j)) bd_draw_pairs(j->report.draw, &text);
        break;
    case AS_CSV: bd_draw_csv(&j->report, &text); break;
    case AS_HTML: BD_TRY(draw_print_page(context, tournament, j, &text, err)); break;
    case AS_TRF: return draw_print_trf(context, tournament, j, err);
    }
    BD_TRY(bd_cli_print(context, &text, err));
    return draw_tell_outcome(context, j, err);
}

static bd_status draw_write_certificate(bd_context *context, const draw_job *j, bd_err *err)
{
    const char *path = bd_args_value(j->args, "certificate");
    if (path == NULL) return BD_OK;
    bd_text text = bd_text_new(context->arena);
    BD_TRY(
        bd_certificate_write(&text, &j->best.certificate, draw_has_boards(j) ? j->report.draw : NULL, err));
    const char *finished = NULL;
    BD_TRY(bd_text_finish(&text, &finished, err));
    if (strcmp(path, "-") != 0) return bd_store_write(context->arena, path, finished, text.length, err);
    bd_print_bytes(context, finished, text.length);
    return BD_OK;
}

/* With --save: drawn and published while nobody else can change the file. */
static bd_status draw_and_publish(bd_context *context, bd_tournament *tournament, void *self, bd_err *err)
{
    draw_job *j = self;
    BD_TRY(draw_round(context, tournament, j, err));
    BD_TRY(draw_write_certificate(context, j, err));
    BD_TRY(draw_print(context, tournament, j, err));
    j->unpublished = !draw_has_boards(j) || bd_work_interrupted();
    if (j->unpublished)
        BD_FAIL(err, BD_USAGE, j->path, "nothing is published: %s",
                draw_has_boards(j) ? "interrupted" : "there is no draw");
    if (tournament->format == BD_FORMAT_TRF)
        BD_TRY(bd_publish_on_cards(tournament, j->report.draw, err));
    else
        BD_TRY(bd_publish_draw(tournament, j->report.draw, bd_args_has(j->args, "replace"), err));
    bd_tell(context, "round %d is published in %s", j->report.draw->round, j->path);
    return BD_OK;
}

static bd_status draw_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    draw_job j = {.exit_code = exit_code};
    BD_TRY(draw_read_words(context, args, &j, err));
    if (bd_args_has(args, "save")) {
        const bd_status status = bd_cli_change(context, args, j.path, draw_and_publish, &j, err);
        if (!j.unpublished) return status;
        bd_report_error(context, err);
        return BD_OK;
    }
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, j.path, &tournament, err));
    BD_TRY(draw_round(context, tournament, &j, err));
    BD_TRY(draw_write_certificate(context, &j, err));
    return draw_print(context, tournament, &j, err);
}

const bd_command bd_command_draw = {.name = "draw",
                                    .group = "Draws",
                                    .help = "Draws a round and proves that no draw is better.",
                                    .words = "FILE",
                                    .about = "Prints the boards in publication order, floats marked, and "
                                             "what each criterion of the rulebook comes to. "
                                             "Exit code 0: proved best (or made by the method asked for); 1: "
                                             "there is no legal draw, or the method got stuck; "
                                             "4: a limit or Ctrl-C came before all was proved.",
                                    .options = draw_rows,
                                    .option_count = BD_OPTION_COUNT(draw_rows),
                                    .least = 1,
                                    .most = 1,
                                    .run = draw_run};

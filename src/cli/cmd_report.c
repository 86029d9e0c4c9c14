#include "certify/best.h"
#include "cli/common.h"
#include "cli/draw_args.h"
#include "cli/report_page.h"
#include "cli/work.h"
#include "explain/check.h"
#include "explain/replay.h"
#include "io/store.h"

#include <string.h>

static const bd_option_row report_rows[] = {
    {0, "round", "N", "the page of round N; default: the round published or to be drawn"},
    {'o', "output", "FILE", "where to; default: standard output"},
    BD_ROW_RULES,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct report_job {
    const bd_args *args;
    const bd_tournament *tournament;
    const bd_rulebook *rules;
    bd_draw_options options;
    int round;
    int *exit_code;
    bd_best best;
    bd_round_check check;
    bd_draw_report draw;
    bd_html_report page;
} report_job;

static bd_status report_find_draw(bd_context *context, const report_job *j, int round, bool *has, bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_replay_draw(context->arena, j->tournament, round, &draw, err));
    *has = draw.board_count > 0 || draw.bye != 0;
    return BD_OK;
}

/* A game of the round without a result. */
static bd_status report_is_under_way(bd_context *context, const report_job *j, int round, bool *open,
                                     bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_replay_draw(context->arena, j->tournament, round, &draw, err));
    *open = false;
    for (size_t i = 0; i < draw.board_count; i++) {
        const bd_card *card = bd_tournament_card(j->tournament, draw.boards[i].white);
        const bd_entry *entry = card != NULL ? bd_card_entry(card, round) : NULL;
        *open = *open || entry == NULL || (entry->kind == BD_GAME && entry->halves < 0);
    }
    return BD_OK;
}

/* The round under way, else the next one; 0 when the event is over. */
static bd_status report_choose_round(bd_context *context, report_job *j, bd_err *err)
{
    const int last = bd_replay_last_round(j->tournament);
    const int next = bd_tournament_next_round(j->tournament);
    bool open = false;
    if (last > 0) BD_TRY(report_is_under_way(context, j, last, &open, err));
    if (open)
        j->round = last;
    else
        j->round = j->tournament->rounds > 0 && next > j->tournament->rounds ? 0 : next;
    return BD_OK;
}

static void report_use_best(report_job *j)
{
    const bd_best *best = &j->best;
    j->draw = (bd_draw_report){.round = best->round,
                               .draw = &best->draw,
                               .certificate = &best->certificate,
                               .values = best->values,
                               .value_count = best->value_count};
    if (best->certificate.outcome == BD_NO_MATCHING) *j->exit_code = BD_EXIT_NO;
    if (best->certificate.outcome == BD_NOT_PROVED) *j->exit_code = BD_EXIT_LIMIT;
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

static bd_status report_draw_or_check(bd_context *context, report_job *j, const bd_solve_options *how,
                                      bd_err *err)
{
    bool published = false;
    BD_TRY(report_find_draw(context, j, j->round, &published, err));
    if (!published) {
        BD_TRY(
            bd_best_draw(context->arena, j->tournament, j->rules, j->round, &j->options, how, &j->best, err));
        report_use_best(j);
        return BD_OK;
    }
    BD_TRY(
        bd_check_round(context->arena, j->tournament, j->rules, j->round, &j->options, how, &j->check, err));
    if (j->check.partial) BD_FAIL(err, BD_BAD_INPUT, NULL, "%s", j->check.sentence);
    report_use_published(j);
    return BD_OK;
}

static bd_status report_make_page(bd_context *context, report_job *j, bd_text *out, bd_err *err)
{
    j->page.tournament = j->tournament;
    j->page.round = j->round;
    if (j->round > 0) {
        bd_work work;
        bd_solve_options how = {.prove_unique = true};
        BD_TRY(bd_work_begin(&work, context, j->args, &how, err));
        const bd_status status = report_draw_or_check(context, j, &how, err);
        bd_work_end(&work);
        if (status != BD_OK) return status;
        j->page.draw = &j->draw;
    }
    return bd_cli_page(context, j->args, j->rules, &j->options, &j->page, out, err);
}

static bd_status report_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    report_job j = {.args = args, .exit_code = exit_code};
    bd_tournament *tournament = NULL;
    const char *path = bd_args_value(args, "output");
    BD_TRY(bd_cli_round(args, &j.round, err));
    BD_TRY(bd_cli_draw_options(context, args, &j.options, err));
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_rules(args, args->words[0], tournament, &j.rules, err));
    j.tournament = tournament;
    if (j.round == 0) BD_TRY(report_choose_round(context, &j, err));
    bd_text text = bd_text_new(context->arena);
    BD_TRY(report_make_page(context, &j, &text, err));
    if (path == NULL || strcmp(path, "-") == 0) return bd_cli_print(context, &text, err);
    const char *finished = NULL;
    BD_TRY(bd_text_finish(&text, &finished, err));
    return bd_store_write(context->arena, path, finished, text.length, err);
}

const bd_command bd_command_report = {
    .name = "report",
    .group = "Draws",
    .help = "Writes one HTML page on a round: boards, cards, proof, standings.",
    .words = "FILE",
    .about = "The page is one file without scripts, for paper (A4) and for phones: the pairings to pin up, "
             "the cards by level, the "
             "criteria with their proofs, why each board is as it is, standings and crosstable. A round that "
             "is published is shown as it "
             "is, beside the best draw; "
             "else the best draw of the next round is shown; once all rounds are played, the standings "
             "alone. Exit code 1: there is no "
             "legal draw; 4: a limit came before all was proved.",
    .options = report_rows,
    .option_count = BD_OPTION_COUNT(report_rows),
    .least = 1,
    .most = 1,
    .run = report_run};

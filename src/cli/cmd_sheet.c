/* Sheet: what hangs on the wall, as HTML, PDF, text or CSV. */
#include "base/closest.h"
#include "cli/browser.h"
#include "cli/host.h"
#include "cli/ranking.h"
#include "cli/task.h"
#include "event/cards.h"
#include "explain/question.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <string.h>

typedef struct sheet_request {
    bd_event_request event;
    bd_many words; /* const char *: kinds, and with --all more files */
    const char *output, *date;
    int paper, best;
    bool all, screen, blank;
} sheet_request;

static const bd_param sheet_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(sheet_request, TEXT, words, "sheet", "KIND", .place = BD_WORD_ALONE, .many = true),
    BD_ROW_ROUND(CLI_SHEET_ROUND),
    BD_FLAG(sheet_request, all, "all", CLI_SHEET_ALL),
    BD_CHOICE(bd_event_request, format, "format", "text|html|pdf|csv", BD_NOT_GIVEN, CLI_SHEET_FORMAT),
    BD_ROW_OUTPUT(sheet_request, output),
    BD_FLAG(sheet_request, screen, "screen", CLI_SHEET_SCREEN),
    BD_FLAG(sheet_request, blank, "blank", CLI_SHEET_BLANK),
    BD_CHOICE(sheet_request, paper, "paper", "a4|letter", 0, CLI_SHEET_PAPER),
    BD_TEXT(sheet_request, date, "date", "TEXT", CLI_SHEET_DATE),
    {BD_OPTION(sheet_request, WHOLE, best, "best", "N", CLI_SHEET_BEST), .low = 1, .high = BD_PLAYERS_MAX,
     .usual = 4},
    BD_ROW_LENIENT,
};

typedef enum sheet_format { SHEET_TEXT, SHEET_HTML, SHEET_PDF, SHEET_CSV } sheet_format;

typedef struct sheet_job {
    bd_context *context;
    const sheet_request *asked;
    sheet_format format;
    bd_sheet_style style;
    int round;
    bd_sheet_kind kinds[BD_SHEET_KINDS];
    size_t kind_count;
    const char **files;
    size_t file_count;
    bd_sheet *sheets;
    size_t sheet_count;
} sheet_job;

static bool sheet_find_kind(const char *word, bd_sheet_kind *out)
{
    for (int k = 0; k < BD_SHEET_KINDS; k++) {
        if (strcmp(bd_sheet_id((bd_sheet_kind)k), word) != 0) continue;
        *out = (bd_sheet_kind)k;
        return true;
    }
    return false;
}

static bd_status sheet_not_a_kind(const char *word, bd_err *err)
{
    bd_closest closest = {.word = word};
    for (int k = 0; k < BD_SHEET_KINDS; k++) bd_closest_offer(&closest, bd_sheet_id((bd_sheet_kind)k));
    if (closest.best != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SHEET_MEANT), word, closest.best);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SHEET_NOT_A_KIND), word);
}

/* The first word is a file, the others are kinds; with --all every word that is not a kind is a file. */
static bd_status sheet_read_words(sheet_job *j, bd_err *err)
{
    const bool all = j->asked->all;
    const char *const *words = j->asked->words.items;
    BD_NEW(j->files, j->context->arena, j->asked->words.count + 1, err);
    for (size_t i = 0; i <= j->asked->words.count; i++) {
        const char *word = i == 0 ? j->asked->event.path : words[i - 1];
        bd_sheet_kind kind = BD_SHEET_PAIRINGS;
        const bool known = (all || i > 0) && sheet_find_kind(word, &kind);
        if (!known && !all && i > 0) return sheet_not_a_kind(word, err);
        bool there = false;
        for (size_t k = 0; k < j->kind_count; k++) there = there || j->kinds[k] == kind;
        if (!known)
            j->files[j->file_count++] = word;
        else if (!there)
            j->kinds[j->kind_count++] = kind;
    }
    if (j->file_count == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SHEET_NO_FILE), j->asked->event.path);
    if (j->kind_count == 0) j->kinds[j->kind_count++] = BD_SHEET_PAIRINGS;
    if (j->format == SHEET_CSV && j->kind_count * j->file_count > 1)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SHEET_ONE_CSV));
    return BD_OK;
}

static bool sheet_ends_with(const char *path, const char *end)
{
    const size_t length = strlen(path), tail = strlen(end);
    return length > tail && strcmp(path + length - tail, end) == 0;
}

static bd_status sheet_choose_format(sheet_job *j, bd_err *err)
{
    static const char *const ends[] = {".txt", ".html", ".pdf", ".csv"};
    const sheet_request *asked = j->asked;
    int format = asked->screen ? SHEET_HTML : SHEET_TEXT;
    for (int i = 0; asked->output != NULL && i <= SHEET_CSV; i++)
        if (sheet_ends_with(asked->output, ends[i])) format = i;
    if (asked->output != NULL && sheet_ends_with(asked->output, ".htm")) format = SHEET_HTML;
    if (asked->event.format != BD_NOT_GIVEN) format = asked->event.format;
    j->round = asked->event.round;
    j->format = (sheet_format)format;
    j->style = (bd_sheet_style){.letter = asked->paper == 1, .screen = asked->screen};
    if (j->format == SHEET_PDF) BD_TRY(bd_cli_refuse_host(j->context, "pdf", err));
    const bool paper = j->format == SHEET_HTML || j->format == SHEET_PDF;
    if (j->asked->blank && (!paper || j->kind_count != 1 || j->kinds[0] != BD_SHEET_CARDS))
        BD_FAIL(err, BD_USAGE, "--blank", BD_SAY(CLI_SHEET_BLANK_CARDS));
    if (j->style.screen && j->format != SHEET_HTML)
        BD_FAIL(err, BD_USAGE, "--screen", BD_SAY(CLI_SHEET_SCREEN_FORMAT));
    return BD_OK;
}

/* What the draw was made with, as the file keeps it. */
static bd_status sheet_add_wishes(const sheet_job *j, const char *path, bd_sheet *sheet, bd_err *err)
{
    bd_draw kept;
    sheet->made_with = bd_draw_options_none();
    BD_TRY(bd_cli_kept_with_draw(j->context->arena, sheet->tournament, sheet->round, &kept, err));
    if (kept.options == NULL) return BD_OK;
    const bd_status status = bd_draw_options_parse(kept.options, j->context->arena, &sheet->made_with, err);
    if (status == BD_BAD_INPUT) (void)snprintf(err->place, sizeof err->place, "%s", path);
    return status;
}

static bd_status sheet_add_draw(const sheet_job *j, const char *path, bd_sheet *sheet, bd_err *err)
{
    const int last = bd_replay_last_round(sheet->tournament);
    bd_draw *draw;
    BD_NEW(draw, j->context->arena, 1, err);
    if (last == 0) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_SHEET_NO_ROUND));
    sheet->round = j->round > 0 ? j->round : last;
    BD_TRY(bd_replay_draw(j->context->arena, sheet->tournament, sheet->round, draw, err));
    if (!bd_draw_names_somebody(draw))
        BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_SHEET_NOT_DRAWN), sheet->round, last);
    sheet->draw = draw;
    return sheet_add_wishes(j, path, sheet, err);
}

/* A club season has no levels and no tie-breaks. */
static bd_status sheet_add_season(const sheet_job *j, bd_sheet *sheet, bd_err *err)
{
    bd_season_report *season;
    if (!sheet->has_sit_outs) return BD_OK;
    BD_NEW(season, j->context->arena, 1, err);
    BD_TRY(bd_cli_season(j->context->arena, sheet->tournament, sheet->round + 1, 0, season, err));
    sheet->season = season;
    return BD_OK;
}

static bd_status sheet_add_standings(const sheet_job *j, bd_sheet *sheet, bd_grouping grouping, bd_err *err)
{
    bd_arena *arena = j->context->arena;
    bd_standings_report *report;
    bd_groups_report *groups;
    BD_NEW(report, arena, 1, err);
    BD_NEW(groups, arena, 1, err);
    sheet->round = j->round > 0 ? j->round : bd_standings_round(sheet->tournament);
    BD_TRY(bd_cli_ranking(arena, sheet->tournament, sheet->round, NULL, report, err));
    report->cross = true;
    sheet->standings = report;
    BD_TRY(sheet_add_season(j, sheet, err));
    BD_TRY(bd_cli_groups(arena, report, grouping, j->asked->best, groups, err));
    sheet->groups = groups;
    if (!bd_sheet_needs_of(sheet->kind).prizes) return BD_OK;
    bd_award *awards = NULL;
    BD_TRY(bd_prize_money(arena, sheet->tournament, report->standings, &awards, &sheet->award_count, err));
    sheet->awards = awards;
    return BD_OK;
}

/* Cards that cannot be laid out (somebody has no grade yet) are printed without floats. */
static bd_status sheet_add_layout(const sheet_job *j, const char *path, bd_sheet *sheet, bd_err *err)
{
    const bd_rulebook *rules = NULL;
    bd_layout *layout;
    BD_NEW(layout, j->context->arena, 1, err);
    BD_TRY(bd_cli_rules(j->context, path, sheet->tournament, &rules, err));
    const bd_status status =
        bd_layout_new(j->context->arena, sheet->tournament, rules, sheet->round + 1, layout, err);
    if (status == BD_BAD_INPUT) return BD_OK;
    sheet->layout = layout;
    return status;
}

static bd_status sheet_add_boards(const sheet_job *j, bd_sheet *sheet, bd_err *err)
{
    bd_board_score *scores = NULL;
    BD_TRY(bd_board_scores(j->context->arena, sheet->tournament, sheet->round, &scores,
                           &sheet->board_score_count, err));
    sheet->board_scores = scores;
    return BD_OK;
}

static bd_status sheet_make(sheet_job *j, const char *path, const bd_tournament *tournament,
                            bd_sheet_kind kind, bd_err *err)
{
    const bd_sheet_needs needs = bd_sheet_needs_of(kind);
    const char *rules = tournament->rules;
    bd_sheet *sheet = &j->sheets[j->sheet_count++];
    *sheet = (bd_sheet){.kind = kind,
                        .tournament = tournament,
                        .round = j->round > 0 ? j->round : bd_standings_round(tournament),
                        .has_sit_outs = rules != NULL && bd_rulebook_named_has(rules, BD_HAS_SIT_OUTS),
                        .date = j->asked->date,
                        .blank = j->asked->blank};
    if (needs.teams && tournament->members == NULL) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_NO_MEMBERS));
    if (needs.boards) return sheet_add_boards(j, sheet, err);
    if (needs.draw) return sheet_add_draw(j, path, sheet, err);
    if (needs.layout) return sheet_add_layout(j, path, sheet, err);
    if (needs.standings || needs.groups || needs.prizes)
        return sheet_add_standings(j, sheet, needs.grouping, err);
    return BD_OK;
}

static bd_status sheet_print_pdf(const sheet_job *j, bd_text *html, bd_err *err)
{
    const char *path = j->asked->output, *page = "", *pdf = NULL;
    size_t length = 0;
    BD_TRY(bd_text_finish(html, &page, err));
    BD_TRY(bd_browser_print(j->context->arena, page, html->length, "sheet.html", &pdf, &length, err));
    bd_text bytes = bd_text_new(j->context->arena);
    bd_text_add_bytes(&bytes, pdf, length);
    return bd_cli_put(j->context, path, &bytes, err);
}

static bd_status sheet_print(const sheet_job *j, bd_err *err)
{
    bd_text text = bd_text_new(j->context->arena);
    if (j->format == SHEET_HTML || j->format == SHEET_PDF)
        bd_sheets_html(j->sheets, j->sheet_count, &j->style, &text);
    for (size_t i = 0; i < j->sheet_count; i++) {
        if (j->format == SHEET_CSV) bd_sheet_csv(&j->sheets[i], &text);
        if (j->format == SHEET_TEXT && i > 0) bd_text_add_char(&text, '\n');
        if (j->format == SHEET_TEXT) bd_sheet_text(&j->sheets[i], &j->context->terminal, &text);
    }
    if (j->format == SHEET_PDF) return sheet_print_pdf(j, &text, err);
    return bd_cli_put(j->context, j->asked->output, &text, err);
}

static bd_status sheet_run(bd_context *context, const void *request, bd_err *err)
{
    sheet_job j = {.context = context, .asked = request};
    BD_TRY(sheet_choose_format(&j, err));
    BD_TRY(sheet_read_words(&j, err));
    BD_NEW(j.sheets, context->arena, j.file_count * j.kind_count, err);
    for (size_t i = 0; i < j.file_count; i++) {
        bd_tournament *tournament = NULL;
        bd_event *event = NULL;
        BD_TRY(bd_cli_open_event(context, j.files[i], &event, err));
        BD_TRY(bd_event_cards(context->arena, event, &tournament, err));
        for (size_t k = 0; k < j.kind_count; k++)
            BD_TRY(sheet_make(&j, j.files[i], tournament, j.kinds[k], err));
    }
    return sheet_print(&j, err);
}

BD_COMMAND(sheet, "sheet", CLI_GROUP_DRAWS, CLI_SHEET_HELP, CLI_SHEET_ABOUT, sheet_request,
           .role = BD_ROLE_SCREEN);

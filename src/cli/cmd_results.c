/* Results: a list of games entered, all or none. */
#include "cli/common.h"
#include "cli/guest.h"
#include "cli/host.h"
#include "cli/who.h"
#include "io/csv/csv.h"

#include <stdio.h>

typedef struct results_request {
    bd_event_request event;
    const char *list;
    bool replace;
} results_request;

static const bd_param results_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(results_request, TEXT, list, "list", "CSV", .place = BD_WORD_NEEDED),
    BD_ROW_ROUND(CLI_RESULTS_ROUND),
    BD_FLAG(results_request, replace, "replace", CLI_RESULT_REPLACE),
    BD_ROW_LENIENT,
};

typedef struct results_list {
    const results_request *asked;
    bd_csv_results rows;
} results_list;

/* Numbers for the names of a row. */
static bd_status results_find_players(const bd_context *context, const bd_tournament *tournament,
                                      bd_csv_result *row, bd_err *err)
{
    if (row->white_name != NULL)
        BD_TRY(bd_cli_player(context, tournament, &(bd_who){.word = row->white_name}, "white", &row->white,
                             err));
    if (row->black_name != NULL)
        BD_TRY(bd_cli_player(context, tournament, &(bd_who){.word = row->black_name}, "black", &row->black,
                             err));
    return BD_OK;
}

/* The players of a board of the round. */
static bd_status results_find_board(const bd_event *event, int round, bd_csv_result *row, bd_err *err)
{
    const bd_event_round *there = bd_event_round_of(event, round);
    if (there == NULL || !there->published)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULTS_NO_DRAW), round, row->board);
    const bd_event_board *board = bd_event_board_numbered(there, row->board);
    if (board == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULT_NO_BOARD), round, row->board,
                bd_event_highest_number(there));
    const int white = bd_event_white(board), black = bd_event_black(board);
    if ((row->white != 0 && row->white != white) || (row->black != 0 && row->black != black))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULTS_OTHER_BOARD), row->board, round, white, black,
                row->white, row->black);
    row->white = white;
    row->black = black;
    return BD_OK;
}

/* Nobody plays two games of one round in a list. */
static bd_status results_check_new(const bd_csv_result *rows, size_t at, bd_err *err)
{
    const bd_csv_result *row = &rows[at];
    for (size_t i = 0; i < at; i++) {
        const bd_csv_result *other = &rows[i];
        if (other->round != row->round) continue;
        if (other->white == row->white && other->black == row->black)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULTS_GAME_TWICE), row->round, row->white,
                    row->black, other->line);
    }
    return BD_OK;
}

/* *outdated: it was said that a later round is drawn already. */
static bd_status results_enter(bd_context *context, bd_event *event, const results_list *l, size_t at,
                               bool *outdated, bd_err *err)
{
    bd_csv_result *row = &l->rows.items[at];
    const int asked = l->asked->event.round;
    bd_result before = BD_RESULT_NONE;
    if (row->round == 0) row->round = asked != 0 ? asked : bd_event_current_round(event);
    BD_TRY(results_find_players(context, event->entered, row, err));
    const bd_event_round *there = bd_event_round_of(event, row->round);
    const bool own_list = row->board != 0 && row->white != 0 && (there == NULL || !there->published);
    if (row->board != 0 && !own_list) BD_TRY(results_find_board(event, row->round, row, err));
    BD_TRY(results_check_new(l->rows.items, at, err));
    bd_told_result told = {.round = row->round,
                           .white = row->white,
                           .black = row->black,
                           .result = row->result,
                           .replace = l->asked->replace};
    bd_cli_tells(context, &told);
    BD_TRY(bd_change_result(event, &told, &before, err));
    BD_TRY(bd_guest_result(context, event, &told, err));
    if (!*outdated) bd_cli_tell_outdated(context, event, row->round, before, row->result);
    *outdated = *outdated || (before != row->result && bd_event_last_drawn(event) > row->round);
    return BD_OK;
}

static bd_status results_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const results_list *l = request;
    bool outdated = false;
    for (size_t i = 0; i < l->rows.count; i++) {
        const bd_status status = results_enter(context, event, l, i, &outdated, err);
        if (status != BD_OK && err->place[0] == '\0')
            (void)snprintf(err->place, sizeof err->place, "%s", l->rows.items[i].place);
        if (status != BD_OK) return status;
    }
    bd_tell(context, BD_SAY_N(CLI_RESULTS_DONE, l->rows.count), l->rows.count);
    return BD_OK;
}

static bd_status results_run(bd_context *context, const void *request, bd_err *err)
{
    const results_request *asked = request;
    results_list l = {.asked = asked};
    const bd_read_options read = {.lenient = asked->event.lenient};
    bd_file file;
    bd_warnings warnings = bd_warnings_new(context->arena);
    BD_TRY(bd_cli_file_read(context, asked->list, BD_FILE_LIMIT, &file, err));
    const bd_status status = bd_csv_results_read(context->arena, bd_cli_file_shown(asked->list), file.text,
                                                 file.length, &read, &warnings, &l.rows, err);
    bd_cli_tell_warnings(context, &warnings);
    if (status != BD_OK) return status;
    return bd_cli_change(context, &l, results_change, err);
}

BD_COMMAND(results, "results", CLI_GROUP_RUNNING, CLI_RESULTS_HELP, CLI_RESULTS_ABOUT, results_request,
           .role = BD_ROLE_ARBITER, .changes = true);

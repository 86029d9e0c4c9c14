/* Results: a list of games entered, all or none. */
#include "cards/change.h"
#include "cards/publish.h"
#include "cli/common.h"
#include "cli/file_names.h"
#include "cli/who.h"
#include "explain/replay.h"
#include "io/csv/csv_results.h"

#include <stdio.h>
#include <string.h>

static const bd_option_row results_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_RESULTS_ROUND)},
    BD_ROW_LENIENT,
};

typedef struct results_list {
    const char *file; /* the tournament */
    const char *path; /* of the list */
    bool outdated;    /* it was said that a later round is drawn already */
    int round;
    bd_csv_results rows;
} results_list;

/* Numbers for the names of a row. */
static bd_status results_find_players(const bd_context *context, const bd_tournament *tournament,
                                      bd_csv_result *row, bd_err *err)
{
    if (row->white_name == NULL && row->black_name == NULL) return BD_OK;
    if (row->white_name != NULL)
        BD_TRY(bd_cli_player(context, tournament, row->white_name, "white", &row->white, err));
    if (row->black_name != NULL)
        BD_TRY(bd_cli_player(context, tournament, row->black_name, "black", &row->black, err));
    return BD_OK;
}

/* The players of a board in the published draw of the round. */
static bd_status results_find_board(const bd_tournament *tournament, int round, bd_csv_result *row,
                                    bd_err *err)
{
    const bd_draw *draw = bd_published_draw(tournament, round);
    if (draw == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULTS_NO_DRAW), round, row->board);
    const bd_board *board = bd_draw_board(draw, row->board);
    if (board == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULT_NO_BOARD), round, row->board,
                bd_draw_last_number(draw));
    if ((row->white != 0 && row->white != board->white) || (row->black != 0 && row->black != board->black))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULTS_OTHER_BOARD), row->board, round, board->white,
                board->black, row->white, row->black);
    row->white = board->white;
    row->black = board->black;
    return BD_OK;
}

/* Nobody plays two games of one round in a list. */
static bd_status results_check_new(const results_list *l, size_t at, bd_err *err)
{
    const bd_csv_result *row = &l->rows.items[at];
    for (size_t i = 0; i < at; i++) {
        const bd_csv_result *other = &l->rows.items[i];
        if (other->round != row->round) continue;
        if (other->white == row->white && other->black == row->black)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULTS_GAME_TWICE), row->round, row->white,
                    row->black, other->line);
    }
    return BD_OK;
}

static bd_status results_enter(bd_context *context, bd_tournament *tournament, results_list *l, size_t at,
                               int fallback, bd_err *err)
{
    bd_csv_result *row = &l->rows.items[at];
    bd_result before = BD_RESULT_NONE;
    if (row->round == 0) row->round = fallback;
    BD_TRY(results_find_players(context, tournament, row, err));
    const bool own_list =
        row->board != 0 && row->white != 0 && bd_published_draw(tournament, row->round) == NULL;
    if (row->board != 0 && !own_list) BD_TRY(results_find_board(tournament, row->round, row, err));
    BD_TRY(results_check_new(l, at, err));
    BD_TRY(bd_change_result(tournament, row->round, row->white, row->black, row->result, &before, err));
    if (before != row->result && !l->outdated)
        bd_cli_tell_outdated(context, tournament, l->file, row->round, before, row->result);
    l->outdated = l->outdated || (before != row->result && bd_replay_last_round(tournament) > row->round);
    return BD_OK;
}

static bd_status results_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                bd_err *err)
{
    (void)save;
    results_list *l = self;
    int fallback = l->round;
    if (fallback == 0 && tournament->draw_count > 0)
        fallback = tournament->draws[tournament->draw_count - 1].round;
    if (fallback == 0) fallback = bd_tournament_next_round(tournament);
    for (size_t i = 0; i < l->rows.count; i++) {
        const bd_status status = results_enter(context, tournament, l, i, fallback, err);
        if (status != BD_OK && err->place[0] == '\0')
            (void)snprintf(err->place, sizeof err->place, "%s", l->rows.items[i].place);
        if (status != BD_OK) return status;
    }
    bd_tell(context, BD_SAY_N(CLI_RESULTS_DONE, l->rows.count), l->rows.count);
    return BD_OK;
}

static bd_status results_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    results_list l = {.file = args->words[0], .path = args->words[1]};
    BD_TRY(bd_cli_round(args, &l.round, err));
    const bd_read_options read = {.lenient = bd_args_has(args, "lenient")};
    bd_file file;
    bd_warnings warnings = bd_warnings_new(context->arena);
    BD_TRY(bd_cli_file_read(context, l.path, BD_FILE_LIMIT, &file, err));
    const bd_status status =
        bd_csv_results_read(context->arena, strcmp(l.path, "-") == 0 ? BD_SAY(CLI_STANDARD_INPUT) : l.path,
                            file.text, file.length, &read, &warnings, &l.rows, err);
    bd_cli_tell_warnings(context, &warnings);
    if (status != BD_OK) return status;
    return bd_cli_change(context, args, args->words[0], results_change, &l, err);
}

const bd_command bd_command_results = {.name = "results",
                                       .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                       .help = BD_ENGLISH(CLI_RESULTS_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_RESULTS),
                                       .fields = "event,list",
                                       .about = BD_ENGLISH(CLI_RESULTS_ABOUT),
                                       .options = results_rows,
                                       .option_count = BD_OPTION_COUNT(results_rows),
                                       .least = 2,
                                       .most = 2,
                                       .run = results_run};

/* Results: a list of games entered, all or none. */
#include "cards/change.h"
#include "cli/common.h"
#include "io/csv/csv_results.h"
#include "io/file.h"

#include <stdio.h>
#include <string.h>

static const bd_option_row results_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_RESULTS_ROUND)},
    BD_ROW_LENIENT,
};

typedef struct results_list {
    const char *path;
    int round;
    bd_csv_results rows;
} results_list;

/* The players of a board in the published draw of the round. */
static bd_status results_find_board(const bd_tournament *tournament, int round, bd_csv_result *row,
                                    bd_err *err)
{
    for (size_t i = 0; i < tournament->draw_count; i++) {
        const bd_draw *draw = &tournament->draws[i];
        if (draw->round != round) continue;
        if (row->board < 1 || (size_t)row->board > draw->board_count)
            BD_FAIL(err, BD_BAD_INPUT, row->place, BD_SAY(CLI_RESULTS_NO_BOARD), round, draw->board_count,
                    row->board);
        const bd_board *board = &draw->boards[row->board - 1];
        if ((row->white != 0 && row->white != board->white) ||
            (row->black != 0 && row->black != board->black))
            BD_FAIL(err, BD_BAD_INPUT, row->place, BD_SAY(CLI_RESULTS_OTHER_BOARD), row->board, round,
                    board->white, board->black, row->white, row->black);
        row->white = board->white;
        row->black = board->black;
        return BD_OK;
    }
    BD_FAIL(err, BD_BAD_INPUT, row->place, BD_SAY(CLI_RESULTS_NO_DRAW), round, row->board);
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
        bd_csv_result *row = &l->rows.items[i];
        const int round = row->round != 0 ? row->round : fallback;
        if (row->board != 0) BD_TRY(results_find_board(tournament, round, row, err));
        const bd_status status =
            bd_change_result(tournament, round, row->white, row->black, row->result, NULL, err);
        if (status != BD_OK && err->place[0] == '\0')
            (void)snprintf(err->place, sizeof err->place, "%s", row->place);
        if (status != BD_OK) return status;
    }
    bd_tell(context, BD_SAY_N(CLI_RESULTS_DONE, l->rows.count), l->rows.count);
    return BD_OK;
}

static bd_status results_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    results_list l = {.path = args->words[1]};
    BD_TRY(bd_cli_round(args, &l.round, err));
    const bd_read_options read = {.lenient = bd_args_has(args, "lenient")};
    bd_file file;
    bd_warnings warnings = bd_warnings_new(context->arena);
    BD_TRY(bd_file_read(context->arena, l.path, BD_FILE_LIMIT, &file, err));
    const bd_status status =
        bd_csv_results_read(context->arena, l.path, file.text, file.length, &read, &warnings, &l.rows, err);
    bd_cli_tell_warnings(context, &warnings);
    if (status != BD_OK) return status;
    return bd_cli_change(context, args, args->words[0], results_change, &l, err);
}

const bd_command bd_command_results = {.name = "results",
                                       .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                       .help = BD_ENGLISH(CLI_RESULTS_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_RESULTS),
                                       .about = BD_ENGLISH(CLI_RESULTS_ABOUT),
                                       .options = results_rows,
                                       .option_count = BD_OPTION_COUNT(results_rows),
                                       .least = 2,
                                       .most = 2,
                                       .run = results_run};

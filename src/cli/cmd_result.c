/* Result: one game entered or corrected. */
#include "cards/change.h"
#include "cli/common.h"
#include "cli/event_options.h"
#include "cli/open_boards.h"
#include "cli/result_walk.h"
#include "cli/who.h"

static const bd_option_row result_rows[] = {
    {0, "board", "N", BD_ENGLISH(CLI_RESULT_BOARD)},
    BD_ROW_LENIENT,
};

typedef struct result_entry {
    const char *path;
    const char *const *words; /* WHITE BLACK; NULL: by board */
    int round, board, white, black;
    bd_result result;
} result_entry;

static bd_status result_find_game(bd_context *context, const bd_tournament *tournament, result_entry *e,
                                  bd_err *err)
{
    bd_seats seats = {.count = 0};
    if (e->words != NULL) {
        BD_TRY(bd_cli_player(context, tournament, e->words[0], "WHITE", &e->white, err));
        return bd_cli_player(context, tournament, e->words[1], "BLACK", &e->black, err);
    }
    BD_TRY(bd_seats_of_round(context->arena, tournament, e->round, &seats, err));
    for (size_t i = 0; i < seats.count; i++)
        if (seats.items[i].number == e->board) {
            e->white = seats.items[i].white;
            e->black = seats.items[i].black;
            return BD_OK;
        }
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULT_NO_BOARD), e->round, e->board,
            seats.count > 0 ? seats.items[seats.count - 1].number : 0);
}

static bd_status result_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                               bd_err *err)
{
    (void)save;
    result_entry *e = self;
    bd_result before = BD_RESULT_NONE;
    BD_TRY(result_find_game(context, tournament, e, err));
    BD_TRY(bd_change_result(tournament, e->round, e->white, e->black, e->result, &before, err));
    if (before != BD_RESULT_NONE && before != e->result)
        bd_tell(context, BD_SAY(CLI_RESULT_CHANGED), e->round, e->white, bd_cli_who(tournament, e->white),
                bd_result_name(e->result), e->black, bd_cli_who(tournament, e->black),
                bd_result_name(before));
    else
        bd_tell(context, BD_SAY(CLI_RESULT_ENTERED), e->round, e->white, bd_cli_who(tournament, e->white),
                bd_result_name(e->result), e->black, bd_cli_who(tournament, e->black));
    bd_cli_tell_outdated(context, tournament, e->path, e->round, before, e->result);
    return BD_OK;
}

static bd_status result_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    result_entry e = {.path = args->words[0]};
    BD_TRY(bd_cli_round_word(args->words[1], &e.round, err));
    const bool by_board = bd_args_has(args, "board");
    if (args->word_count == 2 && !by_board)
        return bd_result_walk(context, args, args->words[0], e.round, err);
    if (args->word_count != (by_board ? 3 : 5)) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_RESULT_FORMS));
    BD_TRY(bd_cli_number(args, "board", 1, BD_PLAYERS_MAX, &e.board, err));
    if (!by_board) e.words = args->words + 2;
    BD_TRY(bd_result_parse(args->words[args->word_count - 1], &e.result, err));
    return bd_cli_change(context, args, args->words[0], result_change, &e, err);
}

const bd_command bd_command_result = {.name = "result",
                                      .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                      .help = BD_ENGLISH(CLI_RESULT_HELP),
                                      .words = BD_ENGLISH(CLI_WORDS_RESULT),
                                      .fields = "event,round,white?,black?,result!",
                                      .about = BD_ENGLISH(CLI_RESULT_ABOUT),
                                      .options = result_rows,
                                      .option_count = BD_OPTION_COUNT(result_rows),
                                      .least = 2,
                                      .most = 5,
                                      .run = result_run};

/* Result: one game entered or corrected. */
#include "cli/common.h"
#include "cli/result_walk.h"
#include "cli/who.h"

static const bd_param result_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(bd_result_request, WHOLE, event.round, "round", "ROUND", .place = BD_WORD_NEEDED, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_WORD_OF(bd_result_request, PLAYER, white, "white", "WHITE", .place = BD_WORD_NEXT, .without = "board"),
    BD_WORD_OF(bd_result_request, PLAYER, black, "black", "BLACK", .place = BD_WORD_NEXT, .without = "board"),
    BD_WORD_OF(bd_result_request, READ, result, "result", "1-0|0-1|1/2|+-|-+|--", .place = BD_WORD_ALONE,
               .read = bd_given_result_read),
    BD_NUMBER(bd_result_request, board, "board", 1, BD_PLAYERS_MAX, BD_ENGLISH(CLI_RESULT_BOARD)),
    BD_FLAG(bd_result_request, replace, "replace", BD_ENGLISH(CLI_RESULT_REPLACE)),
    BD_FLAG(bd_result_request, reversed, "colours-reversed", BD_ENGLISH(CLI_RESULT_REVERSED)),
    BD_ROW_LENIENT,
};

/* By board: whoever sits there; with the colours the other way round when they were. */
static bd_status result_find_board(const bd_event *event, int number, bd_told_result *told, bd_err *err)
{
    const bd_event_round *round = bd_event_round_of(event, told->round);
    if (round == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_ROUND_NOT_DRAWN), told->round,
                bd_event_next_round(event));
    const bd_event_board *board = bd_event_board_numbered(round, number);
    if (board == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULT_NO_BOARD), told->round, number,
                bd_event_highest_number(round));
    told->white = told->reversed ? board->black : bd_event_white(board);
    told->black = told->reversed ? board->white : bd_event_black(board);
    return BD_OK;
}

static bd_status result_find_game(bd_context *context, const bd_event *event, const bd_result_request *asked,
                                  bd_told_result *told, bd_err *err)
{
    if (asked->board > 0) return result_find_board(event, asked->board, told, err);
    BD_TRY(bd_cli_player(context, event->entered, &asked->white, "WHITE", &told->white, err));
    return bd_cli_player(context, event->entered, &asked->black, "BLACK", &told->black, err);
}

static void result_tell(bd_context *context, const bd_tournament *players, const bd_told_result *told,
                        bd_result before)
{
    const char *white = bd_cli_who(players, told->white), *black = bd_cli_who(players, told->black);
    const char *result = bd_result_name(told->result);
    if (before != BD_RESULT_NONE && before != told->result)
        bd_tell(context, BD_SAY(CLI_RESULT_CHANGED), told->round, told->white, white, result, told->black,
                black, bd_result_name(before));
    else
        bd_tell(context, BD_SAY(CLI_RESULT_ENTERED), told->round, told->white, white, result, told->black,
                black);
}

static bd_status result_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const bd_result_request *asked = request;
    bd_told_result told = {.round = asked->event.round,
                           .result = asked->result.result,
                           .replace = asked->replace,
                           .reversed = asked->reversed};
    bd_result before = BD_RESULT_NONE;
    BD_TRY(result_find_game(context, event, asked, &told, err));
    bd_cli_tells(context, &told);
    BD_TRY(bd_change_result(event, &told, &before, err));
    result_tell(context, event->entered, &told, before);
    bd_cli_tell_outdated(context, event, told.round, before, told.result);
    return BD_OK;
}

static bd_status result_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_result_request *asked = request;
    const bool white = asked->white.word != NULL, black = asked->black.word != NULL;
    const bool players = white && black, board = asked->board > 0;
    if (!white && !black && !board && !asked->result.given) return bd_result_walk(context, err);
    if (!asked->result.given || players == board || white != black)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_RESULT_FORMS));
    return bd_cli_change(context, request, result_change, err);
}

BD_COMMAND(result, "result", CLI_GROUP_RUNNING, CLI_RESULT_HELP, CLI_RESULT_ABOUT, bd_result_request,
           .role = BD_ROLE_DESK, .changes = true);

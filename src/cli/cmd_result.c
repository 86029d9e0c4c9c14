/* Result: one game entered or corrected. */
#include "cli/common.h"
#include "cli/result_walk.h"
#include "cli/who.h"

static bd_status result_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    bd_given_result *out = member;
    (void)arena;
    out->given = true;
    return bd_result_parse(text, &out->result, err);
}

static const bd_param result_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(bd_result_request, WHOLE, event.round, "round", "ROUND", .place = BD_WORD_NEEDED, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_WORD_OF(bd_result_request, PLAYER, white, "white", "WHITE", .place = BD_WORD_NEXT, .without = "board"),
    BD_WORD_OF(bd_result_request, PLAYER, black, "black", "BLACK", .place = BD_WORD_NEXT, .without = "board"),
    BD_WORD_OF(bd_result_request, READ, result, "result", "1-0|0-1|1/2|+-|-+|--", .place = BD_WORD_ALONE,
               .read = result_read),
    BD_NUMBER(bd_result_request, board, "board", 1, BD_PLAYERS_MAX, BD_ENGLISH(CLI_RESULT_BOARD)),
    BD_FLAG(bd_result_request, replace, "replace", BD_ENGLISH(CLI_RESULT_REPLACE)),
    BD_FLAG(bd_result_request, reversed, "colours-reversed", BD_ENGLISH(CLI_RESULT_REVERSED)),
    BD_ROW_LENIENT,
};

typedef struct result_entry {
    const bd_result_request *asked;
    bd_told_result told;
} result_entry;

/* By board: whoever sits there; with the colours the other way round when they were. */
static bd_status result_find_board(const bd_event *event, result_entry *e, bd_err *err)
{
    bd_told_result *told = &e->told;
    const bd_event_round *round = bd_event_round_of(event, told->round);
    if (round == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_ROUND_NOT_DRAWN), told->round,
                bd_event_next_round(event));
    const bd_event_board *board = bd_event_board_numbered(round, e->asked->board);
    if (board == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULT_NO_BOARD), told->round, e->asked->board,
                bd_event_highest_number(round));
    told->white = told->reversed ? board->black : bd_event_white(board);
    told->black = told->reversed ? board->white : bd_event_black(board);
    return BD_OK;
}

static bd_status result_find_game(bd_context *context, const bd_event *event, result_entry *e, bd_err *err)
{
    const bd_result_request *asked = e->asked;
    if (asked->board > 0) return result_find_board(event, e, err);
    BD_TRY(bd_cli_player(context, event->entered, &asked->white, "WHITE", &e->told.white, err));
    return bd_cli_player(context, event->entered, &asked->black, "BLACK", &e->told.black, err);
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

static bd_status result_change(bd_context *context, bd_event *event, void *self, bool *save, bd_err *err)
{
    (void)save;
    result_entry *e = self;
    bd_result before = BD_RESULT_NONE;
    BD_TRY(result_find_game(context, event, e, err));
    bd_cli_tells(context, &e->told);
    BD_TRY(bd_change_result(event, &e->told, &before, err));
    result_tell(context, event->entered, &e->told, before);
    bd_cli_tell_outdated(context, event, e->asked->event.path, e->told.round, before, e->told.result);
    return BD_OK;
}

static bd_status result_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_result_request *asked = request;
    const bool white = asked->white.word != NULL, black = asked->black.word != NULL;
    const bool players = white && black, board = asked->board > 0;
    result_entry e = {.asked = asked,
                      .told = {.round = asked->event.round,
                               .result = asked->result.result,
                               .replace = asked->replace,
                               .reversed = asked->reversed}};
    if (!white && !black && !board && !asked->result.given)
        return bd_result_walk(context, &asked->event, err);
    if (!asked->result.given || players == board || white != black)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_RESULT_FORMS));
    return bd_cli_change(context, &asked->event, asked->event.path, result_change, &e, err);
}

BD_COMMAND(result, "result", CLI_GROUP_RUNNING, CLI_RESULT_HELP, CLI_RESULT_ABOUT, bd_result_request,
           .role = BD_ROLE_DESK, .changes = true);

/* Missing: boards without a result. */
#include "cards/card.h"
#include "cli/common.h"
#include "report/print_lists.h"

static const bd_param missing_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_MISSING_ROUND),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

/* A score that was given counts the games of earlier rounds, which need no result then. */
static bool missing_counts(const bd_event *event, const bd_event_round *round, const bd_event_board *board)
{
    const bd_card *white = bd_tournament_card(event->entered, bd_event_white(board));
    const bool last = round->number == bd_event_last_drawn(event);
    if (board->result != BD_RESULT_NONE) return false;
    return last || round->published || white == NULL || !white->score_given;
}

static bd_status missing_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_event_request *asked = request;
    bd_event *event = NULL;
    const bd_event_round *only = NULL;
    bd_missing *boards;
    size_t most = 0, count = 0;
    BD_TRY(bd_cli_open_event(context, asked->path, &event, err));
    if (asked->round != 0) BD_TRY(bd_cli_round_drawn(event, asked->round, &only, err));
    for (size_t r = 0; r < event->round_count; r++) most += event->rounds[r].board_count;
    BD_NEW(boards, context->arena, most, err);
    for (size_t r = 0; r < event->round_count; r++)
        for (size_t b = 0; b < event->rounds[r].board_count; b++) {
            const bd_event_round *round = &event->rounds[r];
            const bd_event_board *board = &round->boards[b];
            if ((only == NULL || round == only) && missing_counts(event, round, board))
                boards[count++] = (bd_missing){.round = round->number,
                                               .number = board->number,
                                               .white = bd_event_white(board),
                                               .black = bd_event_black(board)};
        }
    context->exit_code = count > 0 ? BD_EXIT_NO : BD_EXIT_DONE;
    const int round = only != NULL ? only->number : bd_event_current_round(event);
    if (count == 0 && asked->format == BD_OUT_TEXT)
        bd_tell(context, only != NULL ? BD_SAY(CLI_WALK_ALL) : BD_SAY(CLI_MISSING_NONE), round);
    return bd_cli_reply(context, bd_missing_reply(event->entered, round, boards, count, context->arena), err);
}

BD_COMMAND(missing, "missing", CLI_GROUP_RUNNING, CLI_MISSING_HELP, CLI_MISSING_ABOUT, bd_event_request,
           .role = BD_ROLE_SCREEN);

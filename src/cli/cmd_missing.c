/* Missing: boards without a result. */
#include "cli/common.h"
#include "cli/open_boards.h"
#include "report/print_missing.h"

static const bd_param missing_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(BD_ENGLISH(CLI_MISSING_ROUND)),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status missing_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_event_request *asked = request;
    bd_tournament *tournament = NULL;
    bd_seats open = {.count = 0};
    bd_missing *boards;
    BD_TRY(bd_cli_open(context, &tournament, err));
    BD_TRY(bd_seats_open(context->arena, tournament, asked->round, &open, err));
    BD_NEW(boards, context->arena, open.count, err);
    for (size_t i = 0; i < open.count; i++)
        boards[i] = (bd_missing){.round = open.items[i].round,
                                 .number = open.items[i].number,
                                 .white = open.items[i].white,
                                 .black = open.items[i].black};
    context->exit_code = open.count > 0 ? BD_EXIT_NO : BD_EXIT_DONE;
    if (open.count == 0 && asked->format == BD_OUT_TEXT) bd_tell(context, "%s", BD_SAY(CLI_MISSING_NONE));
    return bd_cli_reply(context, bd_missing_reply(tournament, boards, open.count, context->arena), err);
}

BD_COMMAND(missing, "missing", CLI_GROUP_RUNNING, CLI_MISSING_HELP, CLI_MISSING_ABOUT, bd_event_request,
           .role = BD_ROLE_SCREEN);

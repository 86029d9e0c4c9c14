/* Table: the ranking of a club season. */
#include "cli/ranking.h"

static const bd_param table_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_TABLE_ROUND),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status table_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_event_request *asked = request;
    const int before = asked->round != 0 ? asked->round + 1 : 0;
    bd_tournament *tournament = NULL;
    bd_season_report report;
    BD_TRY(bd_cli_open(context, &tournament, err));
    BD_TRY(bd_cli_round_is_there(context, tournament, asked->round, err));
    BD_TRY(bd_cli_season(context->arena, tournament, before, 0, &report, err));
    return bd_cli_reply(context, bd_season_reply(&report, context->arena), err);
}

BD_COMMAND(table, "table", CLI_GROUP_FILES, CLI_TABLE_HELP, CLI_TABLE_ABOUT, bd_event_request,
           .role = BD_ROLE_ARBITER);

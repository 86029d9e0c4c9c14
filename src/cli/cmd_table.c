/* Table: the ranking of a club season. */
#include "cli/season_table.h"

static const bd_param table_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(BD_ENGLISH(CLI_TABLE_ROUND)),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status table_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_event_request *asked = request;
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, asked, asked->path, &tournament, err));
    BD_TRY(bd_cli_round_is_there(asked->path, tournament, asked->round, err));
    bd_season_report report;
    BD_TRY(
        bd_cli_season(context->arena, tournament, asked->round != 0 ? asked->round + 1 : 0, 0, &report, err));
    return bd_cli_print_season(context, &report, (bd_output)asked->format, err);
}

BD_COMMAND(table, "table", CLI_GROUP_FILES, CLI_TABLE_HELP, CLI_TABLE_ABOUT, bd_event_request,
           .role = BD_ROLE_ARBITER);

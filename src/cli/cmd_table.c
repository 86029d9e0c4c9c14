/* Table: the ranking of a club season. */
#include "cli/season_table.h"

static const bd_option_row table_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_TABLE_ROUND)},
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status table_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_output format = BD_OUT_TEXT;
    int round = 0;
    BD_TRY(bd_cli_format(args, &format, err));
    BD_TRY(bd_cli_round(args, &round, err));
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_round_is_there(args->words[0], tournament, round, err));
    bd_season_report report;
    BD_TRY(bd_cli_season(context->arena, tournament, round != 0 ? round + 1 : 0, 0, &report, err));
    return bd_cli_print_season(context, &report, format, err);
}

const bd_command bd_command_table = {.name = "table",
                                     .group = BD_ENGLISH(CLI_GROUP_FILES),
                                     .help = BD_ENGLISH(CLI_TABLE_HELP),
                                     .words = BD_ENGLISH(CLI_WORDS_FILE),
                                     .fields = "event",
                                     .about = BD_ENGLISH(CLI_TABLE_ABOUT),
                                     .options = table_rows,
                                     .option_count = BD_OPTION_COUNT(table_rows),
                                     .least = 1,
                                     .most = 1,
                                     .run = table_run};

/* Table: the ranking of a club season. */
#include "cli/common.h"
#include "report/print_season.h"

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
    if (round == 0) round = bd_tournament_last_round(tournament);
    bd_gsrp_row *rows = NULL;
    BD_TRY(bd_gsrp_table(context->arena, tournament, round + 1, &rows, err));
    const bd_season_report report = {
        .tournament = tournament, .round = round, .rows = rows, .count = tournament->card_count};
    bd_text text = bd_text_new(context->arena);
    switch (format) {
    case BD_OUT_TEXT: bd_season_text(&report, &context->terminal, &text); break;
    case BD_OUT_JSON: bd_season_json(&report, &text); break;
    case BD_OUT_CSV: bd_season_csv(&report, &text); break;
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_table = {.name = "table",
                                     .group = BD_ENGLISH(CLI_GROUP_FILES),
                                     .help = BD_ENGLISH(CLI_TABLE_HELP),
                                     .words = BD_ENGLISH(CLI_WORDS_FILE),
                                     .about = BD_ENGLISH(CLI_TABLE_ABOUT),
                                     .options = table_rows,
                                     .option_count = BD_OPTION_COUNT(table_rows),
                                     .least = 1,
                                     .most = 1,
                                     .run = table_run};

/* Missing: boards without a result. */
#include "cli/common.h"
#include "cli/open_boards.h"
#include "report/print_missing.h"

static const bd_option_row missing_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_MISSING_ROUND)},
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status missing_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    bd_output format = BD_OUT_TEXT;
    int round = 0;
    bd_tournament *tournament = NULL;
    bd_seats open = {.count = 0};
    bd_missing *boards;
    BD_TRY(bd_cli_format(args, &format, err));
    BD_TRY(bd_cli_round(args, &round, err));
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_seats_open(context->arena, tournament, round, &open, err));
    BD_NEW(boards, context->arena, open.count, err);
    for (size_t i = 0; i < open.count; i++)
        boards[i] =
            (bd_missing){open.items[i].round, open.items[i].number, open.items[i].white, open.items[i].black};
    *exit_code = open.count > 0 ? BD_EXIT_NO : BD_EXIT_DONE;
    const bd_missing_report report = {.tournament = tournament, .boards = boards, .count = open.count};
    bd_text text = bd_text_new(context->arena);
    switch (format) {
    case BD_OUT_TEXT:
        if (open.count > 0)
            bd_missing_text(&report, &context->terminal, &text);
        else
            bd_tell(context, "%s", BD_SAY(CLI_MISSING_NONE));
        break;
    case BD_OUT_JSON: bd_missing_json(&report, &text); break;
    case BD_OUT_CSV: bd_missing_csv(&report, &text); break;
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_missing = {.name = "missing",
                                       .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                       .help = BD_ENGLISH(CLI_MISSING_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_FILE),
                                       .fields = "event",
                                       .about = BD_ENGLISH(CLI_MISSING_ABOUT),
                                       .options = missing_rows,
                                       .option_count = BD_OPTION_COUNT(missing_rows),
                                       .least = 1,
                                       .most = 1,
                                       .run = missing_run};

/* Show: the cards laid out as an arbiter lays them out. */
#include "cli/season_table.h"
#include "cli/task.h"
#include "hand/layout.h"
#include "report/print_layout.h"

static const bd_option_row show_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_SHOW_ROUND)},
    BD_ROW_RULES,
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status show_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_output format = BD_OUT_TEXT;
    int round = 0;
    BD_TRY(bd_cli_format(args, &format, err));
    BD_TRY(bd_cli_round(args, &round, err));
    bd_tournament *tournament = NULL;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_round_is_there(args->words[0], tournament, round, err));
    BD_TRY(bd_cli_rules(args, args->words[0], tournament, &rules, err));
    if (bd_rulebook_has(rules, BD_HAS_SIT_OUTS)) {
        bd_season_report season;
        if (round == 0) round = bd_tournament_next_round(tournament);
        BD_TRY(bd_cli_season(context->arena, tournament, round, round, &season, err));
        return bd_cli_print_season(context, &season, format, err);
    }
    bd_layout layout;
    BD_TRY(bd_layout_new(context->arena, tournament, rules, round, &layout, err));
    bd_text text = bd_text_new(context->arena);
    switch (format) {
    case BD_OUT_TEXT: bd_layout_text(&layout, &context->terminal, &text); break;
    case BD_OUT_JSON: bd_layout_json(&layout, &text); break;
    case BD_OUT_CSV: bd_layout_csv(&layout, context->arena, &text); break;
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_show = {.name = "show",
                                    .group = BD_ENGLISH(CLI_GROUP_FILES),
                                    .help = BD_ENGLISH(CLI_SHOW_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_FILE),
                                    .fields = "event",
                                    .about = BD_ENGLISH(CLI_SHOW_ABOUT),
                                    .options = show_rows,
                                    .option_count = BD_OPTION_COUNT(show_rows),
                                    .least = 1,
                                    .most = 1,
                                    .run = show_run};

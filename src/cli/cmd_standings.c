/* Standings: ranking, tie-breaks, crosstable. */
#include "cli/common.h"
#include "report/print_groups.h"
#include "report/print_standings.h"

#include <string.h>

static const bd_option_row standings_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_STANDINGS_ROUND)},
    {0, "tiebreaks", "ID,ID,...", BD_ENGLISH(CLI_STANDINGS_TIEBREAKS)},
    {0, "cross", NULL, BD_ENGLISH(CLI_STANDINGS_CROSS)},
    {0, "schools", NULL, BD_ENGLISH(CLI_STANDINGS_SCHOOLS)},
    {0, "teams", NULL, BD_ENGLISH(CLI_STANDINGS_TEAMS)},
    {0, "best", "N", BD_ENGLISH(CLI_STANDINGS_BEST)},
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

/* --schools, --teams and --best; *grouped: whether groups are asked for. */
static bd_status standings_read_groups(const bd_args *args, bd_groups_report *report, bool *grouped,
                                       bd_err *err)
{
    int64_t best = 4;
    const bool schools = bd_args_has(args, "schools");
    *grouped = schools || bd_args_has(args, "teams");
    if (schools && bd_args_has(args, "teams"))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_ONE_GROUPING));
    if (!*grouped && bd_args_has(args, "best"))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_BEST_ALONE));
    if (*grouped && bd_args_has(args, "cross")) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_NO_CROSS));
    BD_TRY(bd_args_int(args, "best", 1, BD_PLAYERS_MAX, &best, err));
    report->by = schools ? BD_BY_SCHOOL : BD_BY_TEAM;
    report->best = (int)best;
    return BD_OK;
}

static bd_status standings_print_groups(bd_context *context, bd_groups_report *report,
                                        const bd_ranked *standings, bd_output format, bd_err *err)
{
    bd_ranked_group *groups = NULL;
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_group_standings(context->arena, report->tournament, standings, report->by, report->best,
                              &groups, &report->group_count, err));
    report->groups = groups;
    switch (format) {
    case BD_OUT_TEXT: bd_groups_text(report, &context->terminal, &text); break;
    case BD_OUT_JSON: bd_groups_json(report, &text); break;
    case BD_OUT_CSV: bd_groups_csv(report, &text); break;
    }
    return bd_cli_print(context, &text, err);
}

static bd_status standings_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_output format = BD_OUT_TEXT;
    int round = 0;
    bd_tiebreak order[BD_TIEBREAKS];
    size_t order_count = 0;
    const char *tiebreaks = bd_args_value(args, "tiebreaks");
    if (tiebreaks == NULL) tiebreaks = "buchholz-cut1,buchholz,sonneborn-berger,wins,progressive";
    if (strcmp(tiebreaks, "none") != 0) BD_TRY(bd_tiebreaks_parse(tiebreaks, order, &order_count, err));
    bd_groups_report groups = {.tournament = NULL};
    bool grouped = false;
    BD_TRY(standings_read_groups(args, &groups, &grouped, err));
    BD_TRY(bd_cli_format(args, &format, err));
    BD_TRY(bd_cli_round(args, &round, err));
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    if (round == 0) round = bd_standings_round(tournament);
    bd_ranked *standings = NULL;
    BD_TRY(bd_standings(context->arena, tournament, round, order, order_count, &standings, err));
    if (grouped) {
        groups.tournament = tournament;
        groups.round = round;
        return standings_print_groups(context, &groups, standings, format, err);
    }
    const bd_standings_report report = {.tournament = tournament,
                                        .round = round,
                                        .standings = standings,
                                        .order = order,
                                        .order_count = order_count,
                                        .cross = bd_args_has(args, "cross")};
    bd_text text = bd_text_new(context->arena);
    switch (format) {
    case BD_OUT_TEXT: bd_standings_text(&report, &context->terminal, &text); break;
    case BD_OUT_JSON: bd_standings_json(&report, &text); break;
    case BD_OUT_CSV: bd_standings_csv(&report, &text); break;
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_standings = {.name = "standings",
                                         .group = BD_ENGLISH(CLI_GROUP_FILES),
                                         .help = BD_ENGLISH(CLI_STANDINGS_HELP),
                                         .words = BD_ENGLISH(CLI_WORDS_FILE),
                                         .about = BD_ENGLISH(CLI_STANDINGS_ABOUT),
                                         .options = standings_rows,
                                         .option_count = BD_OPTION_COUNT(standings_rows),
                                         .least = 1,
                                         .most = 1,
                                         .run = standings_run};

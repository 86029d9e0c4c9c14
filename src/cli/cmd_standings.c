/* Standings: ranking, tie-breaks, crosstable. */
#include "cli/season_table.h"
#include "cli/who.h"
#include "report/print_groups.h"
#include "report/print_places.h"
#include "report/print_standings.h"

#include <string.h>

static const bd_option_row standings_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_STANDINGS_ROUND)},
    {0, "tiebreaks", "ID,ID,...", BD_ENGLISH(CLI_STANDINGS_TIEBREAKS)},
    {0, "keep", NULL, BD_ENGLISH(CLI_STANDINGS_KEEP)},
    {0, "why", NULL, BD_ENGLISH(CLI_STANDINGS_WHY)},
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

typedef struct standings_keeping {
    const char *tiebreaks;
} standings_keeping;

static bd_status standings_keep(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                bd_err *err)
{
    const standings_keeping *keeping = self;
    (void)context, (void)save, (void)err;
    tournament->tiebreaks = keeping->tiebreaks;
    return BD_OK;
}

/* --keep: the list becomes the event's own. */
static bd_status standings_save_list(bd_context *context, const bd_args *args, const bd_tiebreak_list *list,
                                     bd_err *err)
{
    enum { TEXT = BD_TIEBREAKS_MAX * 24 };
    char *text;
    BD_NEW(text, context->arena, TEXT, err);
    standings_keeping keeping = {.tiebreaks = bd_tiebreaks_print(list, text, TEXT)};
    BD_TRY(bd_cli_change(context, args, args->words[0], standings_keep, &keeping, err));
    bd_tell(context, BD_SAY(CLI_STANDINGS_KEPT), args->words[0], text);
    return BD_OK;
}

/* --why A B */
static bd_status standings_separate(bd_context *context, const bd_args *args,
                                    const bd_standings_report *report, bd_output format, bd_err *err)
{
    int who[2] = {0, 0};
    bd_text text = bd_text_new(context->arena);
    for (int i = 0; i < 2; i++) {
        BD_TRY(bd_cli_player(context, report->tournament, args->words[i + 1], BD_SAY(CLI_THE_PLAYER), &who[i],
                             err));
        if (bd_tournament_card(report->tournament, who[i])->filler)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_NO_PLACE), who[i]);
    }
    if (who[0] == who[1]) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_SAME), who[0]);
    if (format == BD_OUT_JSON)
        bd_separated_json(report, who[0], who[1], &text);
    else
        bd_separated_text(report, who[0], who[1], &context->terminal, &text);
    return bd_cli_print(context, &text, err);
}

/* What does not go together. */
static bd_status standings_check_words(const bd_args *args, bool grouped, bd_output format, bd_err *err)
{
    const bool why = bd_args_has(args, "why");
    if (bd_args_has(args, "keep") && !bd_args_has(args, "tiebreaks"))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_KEEP_ALONE));
    if (args->word_count != (why ? 3 : 1)) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_TWO));
    if (why && (grouped || bd_args_has(args, "cross") || bd_args_has(args, "keep")))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_ALONE));
    if (why && format == BD_OUT_CSV) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_CSV));
    return BD_OK;
}

/* A season does, unless something else is asked for. */
static bool standings_ranks_by_gsrp(const bd_args *args, const bd_tournament *tournament)
{
    const bool other = bd_args_has(args, "why") || bd_args_has(args, "tiebreaks");
    return !other && tournament->rules != NULL && bd_rulebook_named_has(tournament->rules, BD_HAS_SIT_OUTS);
}

static bd_status standings_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_output format = BD_OUT_TEXT;
    int round = 0;
    bd_tiebreak_list list;
    const char *tiebreaks = bd_args_value(args, "tiebreaks");
    if (tiebreaks != NULL) BD_TRY(bd_tiebreaks_parse(tiebreaks, &list, err));
    bd_groups_report groups = {.tournament = NULL};
    bool grouped = false;
    BD_TRY(standings_read_groups(args, &groups, &grouped, err));
    BD_TRY(bd_cli_format(args, &format, err));
    BD_TRY(bd_cli_round(args, &round, err));
    BD_TRY(standings_check_words(args, grouped, format, err));
    if (bd_args_has(args, "keep")) BD_TRY(standings_save_list(context, args, &list, err));
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_round_is_there(args->words[0], tournament, round, err));
    if (!grouped && standings_ranks_by_gsrp(args, tournament)) {
        bd_season_report season;
        BD_TRY(bd_cli_season(context->arena, tournament, round != 0 ? round + 1 : 0, 0, &season, err));
        season.cross = bd_args_has(args, "cross");
        return bd_cli_print_season(context, &season, format, err);
    }
    if (round == 0) round = bd_standings_round(tournament);
    if (tiebreaks == NULL) BD_TRY(bd_tiebreaks_of(tournament, &list, err));
    bd_ranked *standings = NULL;
    BD_TRY(bd_standings(context->arena, tournament, round, &list, &standings, err));
    if (grouped) {
        groups.tournament = tournament;
        groups.round = round;
        return standings_print_groups(context, &groups, standings, format, err);
    }
    const bd_standings_report report = {.tournament = tournament,
                                        .round = round,
                                        .standings = standings,
                                        .list = &list,
                                        .cross = bd_args_has(args, "cross")};
    if (bd_args_has(args, "why")) return standings_separate(context, args, &report, format, err);
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
                                         .words = BD_ENGLISH(CLI_WORDS_STANDINGS),
                                         .fields = "event,a?,b?",
                                         .about = BD_ENGLISH(CLI_STANDINGS_ABOUT),
                                         .options = standings_rows,
                                         .option_count = BD_OPTION_COUNT(standings_rows),
                                         .least = 1,
                                         .most = 3,
                                         .run = standings_run};

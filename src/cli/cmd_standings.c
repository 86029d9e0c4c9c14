/* Standings: ranking, tie-breaks, crosstable. */
#include "cards/card.h"
#include "cli/ranking.h"
#include "cli/who.h"
#include "report/print_standings.h"
#include "report/print_teams.h"

enum { STANDINGS_BEST = 4 }; /* players of a group who count, unless said */

typedef struct standings_request {
    bd_event_request event;
    const char *tiebreaks;
    bd_who a, b; /* of --why */
    int best;
    bool keep, why, cross, schools, teams, boards;
} standings_request;

static const bd_param standings_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(standings_request, PLAYER, a, "a", "A", .place = BD_WORD_NEXT),
    BD_WORD_OF(standings_request, PLAYER, b, "b", "B", .place = BD_WORD_NEXT),
    BD_ROW_ROUND(CLI_STANDINGS_ROUND),
    BD_LIST(standings_request, tiebreaks, "tiebreaks", "ID,ID,...", CLI_STANDINGS_TIEBREAKS),
    {BD_OPTION(standings_request, FLAG, keep, "keep", NULL, CLI_STANDINGS_KEEP), .saves = true},
    BD_FLAG(standings_request, why, "why", CLI_STANDINGS_WHY),
    BD_FLAG(standings_request, cross, "cross", CLI_STANDINGS_CROSS),
    BD_FLAG(standings_request, schools, "schools", CLI_STANDINGS_SCHOOLS),
    BD_FLAG(standings_request, teams, "teams", CLI_STANDINGS_TEAMS),
    BD_FLAG(standings_request, boards, "boards", CLI_STANDINGS_BOARDS),
    BD_NUMBER(standings_request, best, "best", 1, BD_PLAYERS_MAX, CLI_STANDINGS_BEST),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

/* What does not go together. */
static bd_status standings_check(const standings_request *asked, bd_err *err)
{
    const bool grouped = asked->schools || asked->teams;
    if (asked->boards && (grouped || asked->cross || asked->keep || asked->why || asked->tiebreaks != NULL))
        BD_FAIL(err, BD_USAGE, "--boards", BD_SAY(CLI_STANDINGS_BOARDS_ALONE));
    if (asked->schools && asked->teams) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_ONE_GROUPING));
    if (!grouped && asked->best > 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_BEST_ALONE));
    if (grouped && asked->cross) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_NO_CROSS));
    if (asked->keep && asked->tiebreaks == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_KEEP_ALONE));
    if ((asked->a.word != NULL) != asked->why || (asked->b.word != NULL) != asked->why)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_TWO));
    if (asked->why && (grouped || asked->cross || asked->keep))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_ALONE));
    if (asked->why && asked->event.format == BD_OUT_CSV)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_CSV));
    return BD_OK;
}

/* --why A B */
static bd_status standings_separate(bd_context *context, const standings_request *asked,
                                    const bd_standings_report *report, bd_err *err)
{
    int who[2] = {0, 0};
    const bd_who *const words[] = {&asked->a, &asked->b};
    for (int i = 0; i < 2; i++) {
        BD_TRY(bd_cli_player(context, report->tournament, words[i], BD_SAY(CLI_THE_PLAYER), &who[i], err));
        if (bd_tournament_card(report->tournament, who[i])->filler)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_NO_PLACE), who[i]);
    }
    if (who[0] == who[1]) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_STANDINGS_WHY_SAME), who[0]);
    return bd_cli_reply(context, bd_separated_reply(report, who[0], who[1], context->arena), err);
}

/* A season does, unless something else is asked for. */
static bool standings_ranks_by_gsrp(const standings_request *asked, const bd_tournament *tournament)
{
    const bool other = asked->why || asked->tiebreaks != NULL;
    return !other && tournament->rules != NULL && bd_rulebook_named_has(tournament->rules, BD_HAS_SIT_OUTS);
}

static bd_status standings_print_boards(bd_context *context, const bd_tournament *tournament, int round,
                                        bd_err *err)
{
    bd_board_score *scores = NULL;
    size_t count = 0;
    const int after = round != 0 ? round : bd_standings_round(tournament);
    if (tournament->members == NULL) BD_FAIL(err, BD_BAD_INPUT, context->asked->path, BD_SAY(CLI_NO_MEMBERS));
    BD_TRY(bd_board_scores(context->arena, tournament, after, &scores, &count, err));
    return bd_cli_reply(context, bd_board_scores_reply(tournament, after, scores, count, context->arena),
                        err);
}

/* list: NULL: the event's own. */
static bd_status standings_print(bd_context *context, const standings_request *asked,
                                 const bd_tiebreak_list *list, bd_tournament *tournament, bd_err *err)
{
    bd_arena *arena = context->arena;
    const bool grouped = asked->schools || asked->teams;
    const int round = asked->event.round;
    BD_TRY(bd_cli_round_is_there(context, tournament, round, err));
    if (!grouped && standings_ranks_by_gsrp(asked, tournament)) {
        bd_season_report season;
        BD_TRY(bd_cli_season(arena, tournament, round != 0 ? round + 1 : 0, 0, &season, err));
        season.cross = asked->cross;
        return bd_cli_reply(context, bd_season_reply(&season, arena), err);
    }
    if (asked->boards) return standings_print_boards(context, tournament, round, err);
    bd_standings_report ranking;
    BD_TRY(bd_cli_ranking(arena, tournament, round != 0 ? round : bd_standings_round(tournament), list,
                          &ranking, err));
    if (grouped) {
        bd_groups_report groups;
        BD_TRY(bd_cli_groups(arena, &ranking, asked->schools ? BD_BY_SCHOOL : BD_BY_TEAM,
                             asked->best > 0 ? asked->best : STANDINGS_BEST, &groups, err));
        return bd_cli_reply(context, bd_groups_reply(&groups, arena), err);
    }
    ranking.cross = asked->cross;
    return asked->why ? standings_separate(context, asked, &ranking, err)
                      : bd_cli_reply(context, bd_standings_reply(&ranking, arena), err);
}

/* --keep: the list becomes the event's own. */
static bd_status standings_keep(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    enum { TEXT = BD_TIEBREAKS_MAX * 24 };
    const standings_request *asked = request;
    bd_tiebreak_list list;
    bd_tournament *tournament = NULL;
    char *text;
    BD_TRY(bd_tiebreaks_parse(asked->tiebreaks, &list, err));
    BD_NEW(text, context->arena, TEXT, err);
    event->entered->tiebreaks = bd_tiebreaks_print(&list, text, TEXT);
    bd_tell(context, BD_SAY(CLI_STANDINGS_KEPT), asked->event.path, text);
    BD_TRY(bd_cli_cards(context, event, &tournament, err));
    return standings_print(context, asked, &list, tournament, err);
}

static bd_status standings_run(bd_context *context, const void *request, bd_err *err)
{
    const standings_request *asked = request;
    bd_tiebreak_list list;
    bd_tournament *tournament = NULL;
    if (asked->tiebreaks != NULL) BD_TRY(bd_tiebreaks_parse(asked->tiebreaks, &list, err));
    BD_TRY(standings_check(asked, err));
    if (asked->keep) return bd_cli_change(context, asked, standings_keep, err);
    BD_TRY(bd_cli_open(context, &tournament, err));
    return standings_print(context, asked, asked->tiebreaks != NULL ? &list : NULL, tournament, err);
}

BD_COMMAND(standings, "standings", CLI_GROUP_FILES, CLI_STANDINGS_HELP, CLI_STANDINGS_ABOUT,
           standings_request, .role = BD_ROLE_SCREEN);

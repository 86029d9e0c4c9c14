/* Show: the cards laid out as an arbiter lays them out. */
#include "cli/ranking.h"
#include "report/print_layout.h"

static const bd_param show_params[] = {
    BD_ROW_FILE, BD_ROW_ROUND(CLI_SHOW_ROUND), BD_ROW_RULES, BD_ROW_FORMAT, BD_ROW_LENIENT,
};

static bd_status show_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_event_request *asked = request;
    int round = asked->round;
    bd_tournament *tournament = NULL;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_cli_open(context, &tournament, err));
    BD_TRY(bd_cli_round_is_there(context, tournament, round, err));
    if (round == 0) round = bd_tournament_current_round(tournament);
    BD_TRY(bd_cli_rules(context, asked->path, tournament, &rules, err));
    if (bd_rulebook_has(rules, BD_HAS_SIT_OUTS)) {
        bd_season_report season;
        BD_TRY(bd_cli_season(context->arena, tournament, round, round, &season, err));
        return bd_cli_reply(context, bd_season_reply(&season, context->arena), err);
    }
    bd_layout layout;
    BD_TRY(bd_layout_new(context->arena, tournament, rules, round, &layout, err));
    return bd_cli_reply(context, bd_layout_reply(&layout, context->arena), err);
}

BD_COMMAND(show, "show", CLI_GROUP_FILES, CLI_SHOW_HELP, CLI_SHOW_ABOUT, bd_event_request,
           .role = BD_ROLE_SCREEN);

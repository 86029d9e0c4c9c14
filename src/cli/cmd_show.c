/* Show: the cards laid out as an arbiter lays them out. */
#include "cli/season_table.h"
#include "cli/task.h"
#include "hand/layout.h"
#include "report/print_layout.h"

static const bd_param show_params[] = {
    BD_ROW_FILE, BD_ROW_ROUND(BD_ENGLISH(CLI_SHOW_ROUND)), BD_ROW_RULES, BD_ROW_FORMAT, BD_ROW_LENIENT,
};

static bd_status show_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_event_request *asked = request;
    int round = asked->round;
    bd_tournament *tournament = NULL;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_cli_open(context, asked, asked->path, &tournament, err));
    BD_TRY(bd_cli_round_is_there(asked->path, tournament, round, err));
    if (round == 0) round = bd_tournament_current_round(tournament);
    BD_TRY(bd_cli_rules(asked, asked->path, tournament, &rules, err));
    if (bd_rulebook_has(rules, BD_HAS_SIT_OUTS)) {
        bd_season_report season;
        BD_TRY(bd_cli_season(context->arena, tournament, round, round, &season, err));
        return bd_cli_print_season(context, &season, (bd_output)asked->format, err);
    }
    bd_layout layout;
    BD_TRY(bd_layout_new(context->arena, tournament, rules, round, &layout, err));
    const bd_reply reply = bd_layout_reply(&layout, context->arena);
    return bd_cli_print_reply(context, &reply, (bd_output)asked->format, err);
}

BD_COMMAND(show, "show", CLI_GROUP_FILES, CLI_SHOW_HELP, CLI_SHOW_ABOUT, bd_event_request,
           .role = BD_ROLE_SCREEN);

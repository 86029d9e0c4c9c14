/* Roster: the players of a team, in the order of boards. */
#include "cards/card.h"
#include "cards/person.h"
#include "cli/common.h"
#include "cli/who.h"
#include "report/print_teams.h"

typedef struct roster_request {
    bd_event_request event;
    bd_who team;
    bd_many players; /* bd_who: all of them, in their order */
    const char *enter;
} roster_request;

static const bd_param roster_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(roster_request, PLAYER, team, "team", "TEAM", .place = BD_WORD_NEXT),
    BD_WORD_OF(roster_request, PLAYER, players, "player", "PLAYER", .place = BD_WORD_ALONE, .many = true),
    BD_ROW(BD_OPTION(roster_request, TEXT, enter, "enter", "NAME", CLI_ROSTER_ENTER), .saves = true),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status roster_enter(bd_context *context, const roster_request *asked, bd_event *event, int team,
                              bd_err *err)
{
    bd_card *card = NULL;
    BD_TRY(bd_change_enter_member(event, team, asked->enter, &card, err));
    bd_tell(context, BD_SAY(CLI_ROSTER_ENTERED), card->id, card->name, team, bd_cli_who(event->entered, team),
            bd_tournament_card(event->entered, team)->person->roster_count);
    return BD_OK;
}

static bd_status roster_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const roster_request *asked = request;
    const bd_tournament *t = event->entered;
    int team = 0, *players;
    size_t count = 0;
    BD_TRY(bd_cli_player(context, t, &asked->team, "TEAM", &team, err));
    if (asked->enter != NULL) return roster_enter(context, asked, event, team, err);
    if (t->members == NULL) BD_FAIL(err, BD_BAD_INPUT, asked->event.path, BD_SAY(CLI_NO_MEMBERS));
    BD_TRY(bd_cli_players(context, t->members, &asked->players, "PLAYER", &players, &count, err));
    BD_TRY(bd_change_roster(event, team, players, count, err));
    bd_tell(context, BD_SAY_N(CLI_ROSTER_DONE, count), team, bd_cli_who(t, team), count);
    return BD_OK;
}

static bd_status roster_run(bd_context *context, const void *request, bd_err *err)
{
    const roster_request *asked = request;
    bd_event *event = NULL;
    int team = 0;
    if (asked->enter != NULL && (asked->team.word == NULL || asked->players.count > 0))
        BD_FAIL(err, BD_USAGE, "--enter", BD_SAY(CLI_ROSTER_ENTER_ONE));
    if (asked->enter != NULL || asked->players.count > 0)
        return bd_cli_change(context, request, roster_change, err);
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    if (event->entered->members == NULL)
        BD_FAIL(err, BD_BAD_INPUT, asked->event.path, BD_SAY(CLI_NO_MEMBERS));
    if (asked->team.word != NULL)
        BD_TRY(bd_cli_player(context, event->entered, &asked->team, "TEAM", &team, err));
    const bd_card *card = team > 0 ? bd_tournament_card(event->entered, team) : NULL;
    return bd_cli_reply(context, bd_roster_reply(event->entered, card, context->arena), err);
}

BD_COMMAND(roster, "roster", CLI_GROUP_RUNNING, CLI_ROSTER_HELP, CLI_ROSTER_ABOUT, roster_request,
           .role = BD_ROLE_ARBITER, .changes = true);

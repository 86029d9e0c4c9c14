/* Line-up: who sits at the boards of a team's match. */
#include "cards/card.h"
#include "cli/common.h"
#include "cli/who.h"
#include "report/print_teams.h"

#include <string.h>

typedef struct line_up_request {
    bd_event_request event;
    bd_who team;
    bd_many players; /* bd_who: by board; "-": nobody */
    bool replace;
} line_up_request;

static const bd_param line_up_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(bd_event_request, WHOLE, round, "round", "ROUND", .place = BD_WORD_NEEDED, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_WORD_OF(line_up_request, PLAYER, team, "team", "TEAM", .place = BD_WORD_NEXT),
    BD_WORD_OF(line_up_request, PLAYER, players, "player", "PLAYER|-", .place = BD_WORD_ALONE, .many = true),
    BD_FLAG(line_up_request, replace, "replace", CLI_LINE_UP_REPLACE),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

/* A name is sought among the team's own players. */
static bd_status line_up_player(bd_context *context, const bd_tournament *t, const bd_card *team,
                                const bd_who *who, int *out, bd_err *err)
{
    bd_tournament own = *t->members;
    *out = 0;
    if (strcmp(who->word, "-") == 0) return BD_OK;
    if (who->number > 0) return bd_cli_player(context, t->members, who, "PLAYER", out, err);
    BD_NEW(own.cards, context->arena, t->members->card_count + 1, err);
    own.card_count = 0;
    for (size_t i = 0; i < t->members->card_count; i++)
        if (bd_roster_place(team, t->members->cards[i].id) > 0)
            own.cards[own.card_count++] = t->members->cards[i];
    return bd_cli_player(context, &own, who, "PLAYER", out, err);
}

/* Whether the players sit in the order of their team. */
static bool line_up_is_in_order(const bd_card *team, const int *players, int count)
{
    int last = 0;
    for (int i = 0; i < count; i++) {
        const int place = players[i] > 0 ? bd_roster_place(team, players[i]) : last;
        if (place < last) return false;
        last = place;
    }
    return true;
}

static bd_status line_up_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const line_up_request *asked = request;
    const bd_tournament *t = event->entered;
    const bd_who *who = asked->players.items;
    bd_told_line_up told = {.round = asked->event.round, .replace = asked->replace};
    int *players;
    BD_TRY(bd_cli_player(context, t, &asked->team, "TEAM", &told.team, err));
    if (t->members == NULL) BD_FAIL(err, BD_BAD_INPUT, asked->event.path, BD_SAY(CLI_NO_MEMBERS));
    const bd_card *team = bd_tournament_card(t, told.team);
    BD_NEW(players, context->arena, asked->players.count, err);
    for (size_t i = 0; i < asked->players.count; i++)
        BD_TRY(line_up_player(context, t, team, &who[i], &players[i], err));
    told.players = players;
    told.count = (int)asked->players.count;
    BD_TRY(bd_change_line_up(event, &told, err));
    bd_tell(context, BD_SAY(CLI_LINE_UP_DONE), told.round, told.team, bd_cli_who(t, told.team));
    if (!line_up_is_in_order(team, players, told.count)) bd_tell(context, BD_SAY(CLI_LINE_UP_ORDER));
    return BD_OK;
}

static bd_status line_up_run(bd_context *context, const void *request, bd_err *err)
{
    const line_up_request *asked = request;
    const bd_event_round *round = NULL;
    bd_event *event = NULL;
    int team = 0;
    if (asked->players.count > 0) return bd_cli_change(context, request, line_up_change, err);
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    if (event->entered->members == NULL)
        BD_FAIL(err, BD_BAD_INPUT, asked->event.path, BD_SAY(CLI_NO_MEMBERS));
    BD_TRY(bd_cli_round_drawn(event, asked->event.round, &round, err));
    if (asked->team.word != NULL)
        BD_TRY(bd_cli_player(context, event->entered, &asked->team, "TEAM", &team, err));
    return bd_cli_reply(context, bd_line_up_reply(event->entered, round, team, context->arena), err);
}

BD_COMMAND(line_up, "line-up", CLI_GROUP_RUNNING, CLI_LINE_UP_HELP, CLI_LINE_UP_ABOUT, line_up_request,
           .role = BD_ROLE_DESK, .changes = true);

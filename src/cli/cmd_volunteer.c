/* Volunteer: who offers to sit out an evening. */
#include "cards/card.h"
#include "cli/common.h"
#include "cli/who.h"
#include "event/change.h"

typedef struct volunteer_request {
    bd_event_request event;
    bd_many players; /* bd_who */
    bool remove, clear;
} volunteer_request;

static const bd_param volunteer_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(volunteer_request, PLAYER, players, "player", "PLAYER", .place = BD_WORD_ALONE, .many = true),
    BD_ROW_ROUND(CLI_PRESENT_ROUND),
    BD_FLAG(volunteer_request, remove, "remove", CLI_VOLUNTEER_REMOVE),
    BD_FLAG(volunteer_request, clear, "clear", CLI_VOLUNTEER_CLEAR),
    BD_ROW_LENIENT,
};

static void volunteer_put(bd_card *card, int round)
{
    card->volunteer = round > 0;
    card->volunteer_round = round;
}

static bd_status volunteer_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const volunteer_request *asked = request;
    const int round = asked->event.round != 0 ? asked->event.round : bd_event_round_to_draw(event);
    int *ids;
    size_t count = 0, named = 0;
    BD_TRY(bd_cli_players(context, tournament, &asked->players, "PLAYER", &ids, &named, err));
    for (size_t k = 0; k < named; k++)
        volunteer_put(bd_tournament_card(tournament, ids[k]), asked->remove ? 0 : round);
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &tournament->cards[i];
        if (asked->clear || !bd_card_volunteers(card, round)) volunteer_put(card, 0);
        count += card->volunteer;
    }
    bd_tell(context, BD_SAY_N(CLI_VOLUNTEER_DONE, count), round, count);
    return BD_OK;
}

static bd_status volunteer_run(bd_context *context, const void *request, bd_err *err)
{
    const volunteer_request *asked = request;
    if (asked->clear == (asked->players.count > 0))
        BD_FAIL(err, BD_USAGE, NULL, "%s",
                asked->clear ? BD_SAY(CLI_PRESENT_WITH_CLEAR) : BD_SAY(CLI_VOLUNTEER_NOBODY));
    return bd_cli_change(context, request, volunteer_change, err);
}

BD_COMMAND(volunteer, "volunteer", CLI_GROUP_RUNNING, CLI_VOLUNTEER_HELP, CLI_VOLUNTEER_ABOUT,
           volunteer_request, .role = BD_ROLE_ARBITER, .changes = true);

/* Arrive, absent: the check-in for the next round, and who is missing. */
#include "cards/card.h"
#include "cards/person.h"
#include "cli/common.h"
#include "cli/who.h"
#include "report/print_desk.h"

typedef struct arrive_request {
    bd_event_request event;
    bd_many players; /* bd_who */
    bool missing;    /* absent: all who have not arrived */
} arrive_request;

static const bd_param arrive_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(arrive_request, PLAYER, players, "player", "PLAYER", .place = BD_WORD_ALONE, .many = true),
    BD_ROW_ROUND(CLI_ARRIVE_ROUND),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static const bd_param absent_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(arrive_request, PLAYER, players, "player", "PLAYER", .place = BD_WORD_ALONE, .many = true),
    BD_ROW_ROUND(CLI_ARRIVE_ROUND),
    BD_FLAG(arrive_request, missing, "missing", CLI_ABSENT_MISSING),
    BD_ROW_LENIENT,
};

static int arrive_round(const arrive_request *asked, const bd_event *event)
{
    return asked->event.round != 0 ? asked->event.round : bd_event_round_to_draw(event);
}

/* Whether the player is to play in the round: entered, not withdrawn, without a bye. */
static bool arrive_is_expected(const bd_card *card, int round)
{
    const bool gone = card->withdrawn > 0 && card->withdrawn <= round;
    return !card->filler && !gone && card->joined <= round && bd_card_arranged(card, round) == NULL;
}

static bool arrive_has(const bd_tournament *t, int round, int id)
{
    for (size_t k = 0; bd_tournament_lists_present(t, round) && k < t->present_count; k++)
        if (t->present[k] == id) return true;
    return false;
}

/* The list of who has arrived, with room for everybody. */
static bd_status arrive_list(bd_tournament *t, int round, int **ids, bd_err *err)
{
    BD_NEW(*ids, t->arena, t->card_count + 1, err);
    const size_t count = bd_tournament_lists_present(t, round) ? t->present_count : 0;
    for (size_t k = 0; k < count; k++) (*ids)[k] = t->present[k];
    t->present = *ids;
    t->present_count = count;
    t->present_round = round;
    return BD_OK;
}

static bd_status arrive_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const arrive_request *asked = request;
    bd_tournament *t = event->entered;
    const int round = arrive_round(asked, event);
    int *named, *ids;
    size_t count = 0, missing = 0;
    BD_TRY(bd_cli_players(context, t, &asked->players, "PLAYER", &named, &count, err));
    BD_TRY(arrive_list(t, round, &ids, err));
    for (size_t i = 0; i < count; i++) {
        const bd_card *card = bd_tournament_card(t, named[i]);
        const bd_arranged *bye = bd_card_arranged(card, round);
        if (bye != NULL && bye->kind == BD_BYE_ZERO) BD_TRY(bd_change_no_bye(event, round, named[i], err));
        if (arrive_has(t, round, named[i])) continue;
        ids[t->present_count++] = named[i];
    }
    for (size_t i = 0; i < t->card_count; i++)
        missing += arrive_is_expected(&t->cards[i], round) && !arrive_has(t, round, t->cards[i].id);
    bd_tell(context, BD_SAY(CLI_ARRIVE_DONE), round, t->present_count, missing);
    return BD_OK;
}

/* The sheet of who is missing, with what the desk needs to find them. */
static bd_status arrive_run(bd_context *context, const void *request, bd_err *err)
{
    const arrive_request *asked = request;
    const bd_card **missing;
    bd_event *event = NULL;
    size_t count = 0;
    if (asked->players.count > 0) return bd_cli_change(context, request, arrive_change, err);
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    const bd_tournament *t = event->entered;
    const int round = arrive_round(asked, event);
    BD_NEW(missing, context->arena, t->card_count + 1, err);
    for (size_t i = 0; i < t->card_count; i++)
        if (arrive_is_expected(&t->cards[i], round) && !arrive_has(t, round, t->cards[i].id))
            missing[count++] = &t->cards[i];
    context->exit_code = count > 0 ? BD_EXIT_NO : BD_EXIT_DONE;
    if (count == 0 && asked->event.format == BD_OUT_TEXT) bd_tell(context, BD_SAY(CLI_ARRIVE_ALL), round);
    return bd_cli_reply(context, bd_desk_reply(missing, count, round, context->arena), err);
}

static bd_status absent_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const arrive_request *asked = request;
    bd_tournament *t = event->entered;
    const int round = arrive_round(asked, event);
    int *named, *ids;
    size_t count = 0, kept = 0;
    if ((asked->players.count > 0) == asked->missing) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ABSENT_WHO));
    if (asked->missing && !bd_tournament_lists_present(t, round))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_ABSENT_NOBODY_YET), round);
    if (asked->missing) {
        BD_NEW(named, context->arena, t->card_count + 1, err);
        for (size_t i = 0; i < t->card_count; i++)
            if (arrive_is_expected(&t->cards[i], round) && !arrive_has(t, round, t->cards[i].id))
                named[count++] = t->cards[i].id;
    } else
        BD_TRY(bd_cli_players(context, t, &asked->players, "PLAYER", &named, &count, err));
    for (size_t i = 0; i < count; i++) {
        BD_TRY(bd_change_bye(event, round, named[i], BD_BYE_ZERO, err));
        bd_tell(context, BD_SAY(CLI_ABSENT_DONE), named[i], bd_cli_who(t, named[i]), round);
    }
    if (!bd_tournament_lists_present(t, round)) return BD_OK;
    BD_TRY(arrive_list(t, round, &ids, err));
    for (size_t k = 0; k < t->present_count; k++) {
        bool away = false;
        for (size_t i = 0; i < count; i++) away = away || named[i] == ids[k];
        if (!away) ids[kept++] = ids[k];
    }
    t->present_count = kept;
    return BD_OK;
}

BD_COMMAND(arrive, "arrive", CLI_GROUP_RUNNING, CLI_ARRIVE_HELP, CLI_ARRIVE_ABOUT, arrive_request,
           .role = BD_ROLE_ARBITER, .changes = true);
BD_CHANGE(absent, "absent", CLI_GROUP_RUNNING, CLI_ABSENT_HELP, CLI_ABSENT_ABOUT, arrive_request,
          .role = BD_ROLE_ARBITER);

/* Present: who attends an evening. */
#include "cards/card.h"
#include "cli/common.h"
#include "cli/who.h"
#include "event/change.h"

typedef struct present_request {
    bd_event_request event;
    bd_many players; /* bd_who */
    bool add, remove, clear;
} present_request;

static const bd_param present_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(present_request, PLAYER, players, "player", "PLAYER", .place = BD_WORD_ALONE, .many = true),
    BD_ROW_ROUND(CLI_PRESENT_ROUND),
    BD_FLAG(present_request, add, "add", CLI_PRESENT_ADD),
    BD_FLAG(present_request, remove, "remove", CLI_PRESENT_REMOVE),
    BD_FLAG(present_request, clear, "clear", CLI_PRESENT_CLEAR),
    BD_ROW_LENIENT,
};

static int present_round(const present_request *asked, const bd_event *event)
{
    return asked->event.round != 0 ? asked->event.round : bd_event_round_to_draw(event);
}

/* The marks of those who attend so far, by card: the list of that round, or nobody, or, to take somebody off,
 * everybody. */
static void present_begin(const bd_tournament *tournament, const present_request *asked, int round,
                          bool *attends)
{
    const bool add = asked->add, remove = asked->remove;
    const bool listed = bd_tournament_lists_present(tournament, round);
    for (size_t i = 0; i < tournament->card_count; i++) {
        attends[i] = remove && !listed;
        for (size_t k = 0; (add || remove) && listed && k < tournament->present_count; k++)
            attends[i] = attends[i] || tournament->present[k] == tournament->cards[i].id;
    }
}

static bd_status present_mark(bd_context *context, const bd_tournament *tournament,
                              const present_request *asked, bool *attends, bd_err *err)
{
    int *ids;
    size_t count = 0;
    BD_TRY(bd_cli_players(context, tournament, &asked->players, "PLAYER", &ids, &count, err));
    for (size_t k = 0; k < count; k++)
        attends[bd_tournament_card(tournament, ids[k]) - tournament->cards] = !asked->remove;
    return BD_OK;
}

static bd_status present_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const present_request *asked = request;
    const int round = present_round(asked, event);
    bool *attends;
    int *ids;
    if (asked->clear) {
        tournament->present = NULL;
        tournament->present_count = 0;
        tournament->present_round = 0;
        bd_tell(context, BD_SAY(CLI_PRESENT_CLEARED), round);
        return BD_OK;
    }
    BD_NEW(attends, context->arena, tournament->card_count, err);
    BD_NEW(ids, tournament->arena, tournament->card_count, err);
    present_begin(tournament, asked, round, attends);
    BD_TRY(present_mark(context, tournament, asked, attends, err));
    tournament->present_count = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        if (attends[i]) ids[tournament->present_count++] = tournament->cards[i].id;
    tournament->present = ids;
    tournament->present_round = round;
    bd_tell(context, BD_SAY_N(CLI_PRESENT_DONE, tournament->present_count), round, tournament->present_count);
    return BD_OK;
}

/* Who attends, as far as it is told. */
static bd_status present_list(bd_context *context, const present_request *asked, bd_err *err)
{
    bd_event *event = NULL;
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    const bd_tournament *tournament = event->entered;
    const int round = present_round(asked, event);
    if (!bd_tournament_lists_present(tournament, round)) {
        bd_text_add(&text, BD_SAY(CLI_PRESENT_NOT_TOLD), round);
        bd_text_add_char(&text, '\n');
        return bd_cli_print(context, &text, err);
    }
    bd_text_add(&text, BD_SAY_N(CLI_PRESENT_DONE, tournament->present_count), round,
                tournament->present_count);
    bd_text_add_char(&text, '\n');
    for (size_t i = 0; i < tournament->card_count; i++) {
        const int id = tournament->cards[i].id;
        for (size_t k = 0; k < tournament->present_count; k++)
            if (tournament->present[k] == id) bd_text_add(&text, "%5d  %s\n", id, bd_cli_who(tournament, id));
    }
    return bd_cli_print(context, &text, err);
}

static bd_status present_run(bd_context *context, const void *request, bd_err *err)
{
    const present_request *asked = request;
    const size_t named = asked->players.count;
    if (asked->add + asked->remove + asked->clear > 1)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_ONE_OF));
    if ((asked->add || asked->remove) && named == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_NOBODY));
    if (asked->clear && named > 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_WITH_CLEAR));
    if (!asked->clear && named == 0) return present_list(context, asked, err);
    return bd_cli_change(context, request, present_change, err);
}

BD_COMMAND(present, "present", CLI_GROUP_RUNNING, CLI_PRESENT_HELP, CLI_PRESENT_ABOUT, present_request,
           .role = BD_ROLE_ARBITER, .changes = true);

/* Present: who attends an evening. */
#include "cards/card.h"
#include "cli/common.h"
#include "cli/who.h"
#include "event/publication.h"

typedef struct present_request {
    bd_event_request event;
    bd_many players; /* bd_who */
    bool add, remove, clear;
} present_request;

static const bd_param present_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(present_request, PLAYER, players, "player", "PLAYER", .place = BD_WORD_ALONE, .many = true),
    BD_ROW_ROUND(BD_ENGLISH(CLI_PRESENT_ROUND)),
    BD_FLAG(present_request, add, "add", BD_ENGLISH(CLI_PRESENT_ADD)),
    BD_FLAG(present_request, remove, "remove", BD_ENGLISH(CLI_PRESENT_REMOVE)),
    BD_FLAG(present_request, clear, "clear", BD_ENGLISH(CLI_PRESENT_CLEAR)),
    BD_ROW_LENIENT,
};

typedef struct present_job {
    const present_request *asked;
    int round;
} present_job;

/* The marks of those who attend so far, by card: the list of that round, or nobody, or, to take somebody off,
 * everybody. */
static void present_begin(const bd_tournament *tournament, const present_job *j, bool *attends)
{
    const bool add = j->asked->add;
    const bool remove = j->asked->remove;
    const bool listed = bd_tournament_lists_present(tournament, j->round);
    for (size_t i = 0; i < tournament->card_count; i++) {
        attends[i] = remove && !listed;
        for (size_t k = 0; (add || remove) && listed && k < tournament->present_count; k++)
            attends[i] = attends[i] || tournament->present[k] == tournament->cards[i].id;
    }
}

static bd_status present_mark(bd_context *context, const bd_tournament *tournament, const present_job *j,
                              bool *attends, bd_err *err)
{
    const bool here = !j->asked->remove;
    int *ids;
    size_t count = 0;
    BD_TRY(bd_cli_players(context, tournament, &j->asked->players, "PLAYER", &ids, &count, err));
    for (size_t k = 0; k < count; k++)
        attends[bd_tournament_card(tournament, ids[k]) - tournament->cards] = here;
    return BD_OK;
}

static bd_status present_change(bd_context *context, bd_event *event, void *self, bool *save, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    (void)save;
    present_job *j = self;
    bool *attends;
    int *ids;
    if (j->round == 0) j->round = bd_event_round_to_draw(event);
    if (j->asked->clear) {
        tournament->present = NULL;
        tournament->present_count = 0;
        tournament->present_round = 0;
        bd_tell(context, BD_SAY(CLI_PRESENT_CLEARED), j->round);
        return BD_OK;
    }
    BD_NEW(attends, context->arena, tournament->card_count, err);
    BD_NEW(ids, tournament->arena, tournament->card_count, err);
    present_begin(tournament, j, attends);
    BD_TRY(present_mark(context, tournament, j, attends, err));
    tournament->present_count = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        if (attends[i]) ids[tournament->present_count++] = tournament->cards[i].id;
    tournament->present = ids;
    tournament->present_round = j->round;
    bd_tell(context, BD_SAY_N(CLI_PRESENT_DONE, tournament->present_count), j->round,
            tournament->present_count);
    return BD_OK;
}

/* Who attends, as far as it is told. */
static bd_status present_list(bd_context *context, present_job *j, bd_err *err)
{
    bd_event *event = NULL;
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_cli_open_event(context, &j->asked->event, j->asked->event.path, &event, err));
    const bd_tournament *tournament = event->entered;
    if (j->round == 0) j->round = bd_event_round_to_draw(event);
    if (!bd_tournament_lists_present(tournament, j->round)) {
        bd_text_add(&text, BD_SAY(CLI_PRESENT_NOT_TOLD), j->round);
        bd_text_add_char(&text, '\n');
        return bd_cli_print(context, &text, err);
    }
    bd_text_add(&text, BD_SAY_N(CLI_PRESENT_DONE, tournament->present_count), j->round,
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
    present_job j = {.asked = asked, .round = asked->event.round};
    if (asked->add + asked->remove + asked->clear > 1)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_ONE_OF));
    if ((asked->add || asked->remove) && named == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_NOBODY));
    if (asked->clear && named > 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_WITH_CLEAR));
    if (!asked->clear && named == 0) return present_list(context, &j, err);
    return bd_cli_change(context, &asked->event, asked->event.path, present_change, &j, err);
}

BD_COMMAND(present, "present", CLI_GROUP_RUNNING, CLI_PRESENT_HELP, CLI_PRESENT_ABOUT, present_request,
           .role = BD_ROLE_ARBITER, .changes = true);

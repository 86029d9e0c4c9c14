/* Find: players by name. */
#include "base/ints.h"
#include "cli/common.h"
#include "people/names.h"
#include "report/print_lists.h"

#include <string.h>

typedef struct find_request {
    bd_event_request event;
    bd_many text; /* const char *: words of a name */
} find_request;

static const bd_param find_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(find_request, TEXT, text, "text", "TEXT", .place = BD_WORD_NEEDED, .many = true),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

/* A number is that player's, whatever names there are. */
static bd_status find_players(bd_arena *arena, const bd_tournament *tournament, const char *wanted,
                              bd_found *found, bd_err *err)
{
    int64_t id = 0;
    BD_TRY(bd_find_players(arena, tournament, wanted, found, err));
    if (!bd_parse_int(wanted, strlen(wanted), 1, BD_ID_MAX, &id)) return BD_OK;
    found->count = 0;
    const bd_card *card = bd_tournament_card(tournament, (int)id);
    if (card != NULL) found->cards[found->count++] = card;
    return BD_OK;
}

static bd_status find_run(bd_context *context, const void *request, bd_err *err)
{
    const find_request *asked = request;
    const char *const *typed = asked->text.items;
    bd_tournament *tournament = NULL;
    bd_found found;
    const char *wanted = NULL;
    bd_text words = bd_text_new(context->arena);
    BD_TRY(bd_cli_open(context, &tournament, err));
    for (size_t i = 0; i < asked->text.count; i++) bd_text_add(&words, i == 0 ? "%s" : " %s", typed[i]);
    BD_TRY(bd_text_finish(&words, &wanted, err));
    BD_TRY(find_players(context->arena, tournament, wanted, &found, err));
    context->exit_code = found.count > 0 ? BD_EXIT_DONE : BD_EXIT_NO;
    if (found.count == 0 && asked->event.format == BD_OUT_TEXT)
        bd_alert(context, BD_SAY(CLI_FIND_NOBODY), wanted);
    return bd_cli_reply(context, bd_find_reply(tournament, found.cards, found.count, context->arena), err);
}

BD_COMMAND(find, "find", CLI_GROUP_FILES, CLI_FIND_HELP, CLI_FIND_ABOUT, find_request,
           .role = BD_ROLE_ARBITER);

/* Bye: a bye arranged beforehand, or cancelled. */
#include "cli/common.h"
#include "cli/who.h"
#include "report/labels.h"

#include <string.h>

typedef struct bye_wish {
    bool none; /* what was arranged is cancelled */
    bd_entry_kind kind;
} bye_wish;

static bd_status bye_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    bye_wish *out = member;
    (void)arena;
    out->none = strcmp(text, "none") == 0;
    return out->none ? BD_OK : bd_bye_parse(text, &out->kind, err);
}

typedef struct bye_request {
    bd_event_request event;
    bd_who player;
    bye_wish bye;
} bye_request;

static const bd_param bye_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(bye_request, PLAYER, player, "player", "PLAYER", .place = BD_WORD_NEEDED),
    BD_WORD_OF(bye_request, WHOLE, event.round, "round", "ROUND", .place = BD_WORD_NEEDED, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_WORD_OF(bye_request, READ, bye, "bye", "H|F|Z|none", .place = BD_WORD_NEEDED, .read = bye_read),
    BD_ROW_LENIENT,
};

static bd_status bye_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const bd_tournament *tournament = event->entered;
    const bye_request *asked = request;
    const int round = asked->event.round;
    int id = 0;
    BD_TRY(bd_cli_player(context, tournament, &asked->player, "PLAYER", &id, err));
    if (asked->bye.none)
        BD_TRY(bd_change_no_bye(event, round, id, err));
    else
        BD_TRY(bd_change_bye(event, round, id, asked->bye.kind, err));
    if (asked->bye.none)
        bd_tell(context, BD_SAY(CLI_BYE_CANCELLED), round, id, bd_cli_who(tournament, id));
    else
        bd_tell(context, BD_SAY(CLI_BYE_ARRANGED), round, id, bd_cli_who(tournament, id),
                bd_word_bye(asked->bye.kind));
    return BD_OK;
}

BD_CHANGE(bye, "bye", CLI_GROUP_RUNNING, CLI_BYE_HELP, CLI_BYE_ABOUT, bye_request, .role = BD_ROLE_ARBITER);

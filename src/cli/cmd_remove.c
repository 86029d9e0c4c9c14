/* Remove: a player who has no game. */
#include "cli/common.h"
#include "cli/who.h"

typedef struct remove_request {
    bd_event_request event;
    bd_who player;
} remove_request;

static const bd_param remove_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(remove_request, PLAYER, player, "player", "PLAYER", .place = BD_WORD_NEEDED),
    BD_ROW_LENIENT,
};

static bd_status remove_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const remove_request *asked = request;
    int id = 0;
    BD_TRY(bd_cli_player(context, event->entered, &asked->player, "PLAYER", &id, err));
    bd_tell(context, BD_SAY(CLI_REMOVE_DONE), id, bd_cli_who(event->entered, id));
    return bd_change_remove(event, id, err);
}

BD_CHANGE(remove, "remove", CLI_GROUP_RUNNING, CLI_REMOVE_HELP, CLI_REMOVE_ABOUT, remove_request,
          .role = BD_ROLE_ARBITER);

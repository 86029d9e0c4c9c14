/* Withdraw: a player who leaves, or comes back. */
#include "cards/card.h"
#include "cli/common.h"
#include "cli/who.h"

typedef struct withdraw_request {
    bd_event_request event;
    bd_who player;
    bool back;
} withdraw_request;

static const bd_param withdraw_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(withdraw_request, PLAYER, player, "player", "PLAYER", .place = BD_WORD_NEEDED),
    BD_WORD_OF(withdraw_request, WHOLE, event.round, "round", "ROUND", .place = BD_WORD_NEXT, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_FLAG(withdraw_request, back, "back", CLI_WITHDRAW_BACK),
    BD_ROW_LENIENT,
};

static bd_status withdraw_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const bd_tournament *tournament = event->entered;
    int lapsed = 0;
    const withdraw_request *asked = request;
    int id = 0;
    BD_TRY(bd_cli_player(context, tournament, &asked->player, "PLAYER", &id, err));
    if (asked->back) {
        BD_TRY(bd_change_return(event, id, err));
        bd_tell(context, BD_SAY(CLI_WITHDRAW_RETURNED), id, bd_cli_who(tournament, id));
        return BD_OK;
    }
    BD_TRY(bd_change_withdraw(event, id, asked->event.round, &lapsed, err));
    bd_tell(context, BD_SAY(CLI_WITHDRAW_DONE), id, bd_cli_who(tournament, id),
            bd_tournament_card(tournament, id)->withdrawn);
    if (lapsed > 0) bd_tell(context, BD_SAY_N(CLI_WITHDRAW_LAPSED, lapsed), lapsed);
    return BD_OK;
}

static bd_status withdraw_run(bd_context *context, const void *request, bd_err *err)
{
    const withdraw_request *asked = request;
    if (asked->back && asked->event.round != 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WITHDRAW_BACK_ROUND));
    return bd_cli_change(context, request, withdraw_change, err);
}

BD_COMMAND(withdraw, "withdraw", CLI_GROUP_RUNNING, CLI_WITHDRAW_HELP, CLI_WITHDRAW_ABOUT, withdraw_request,
           .role = BD_ROLE_ARBITER, .changes = true);

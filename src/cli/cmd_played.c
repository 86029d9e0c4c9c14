/* Played: a game that was played though the draw said otherwise. */
#include "cli/common.h"
#include "cli/who.h"

typedef struct played_request {
    bd_event_request event;
    bd_who white, black;
    bd_given_result result;
    bool replace;
} played_request;

static const bd_param played_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(played_request, WHOLE, event.round, "round", "ROUND", .place = BD_WORD_NEEDED, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_WORD_OF(played_request, PLAYER, white, "white", "WHITE", .place = BD_WORD_NEEDED),
    BD_WORD_OF(played_request, PLAYER, black, "black", "BLACK", .place = BD_WORD_NEEDED),
    BD_WORD_OF(played_request, READ, result, "result", "1-0|0-1|1/2|+-|-+|--", .place = BD_WORD_NEEDED,
               .read = bd_given_result_read),
    BD_FLAG(played_request, replace, "replace", CLI_RESULT_REPLACE),
    BD_ROW_LENIENT,
};

static bd_status played_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const played_request *asked = request;
    bd_told_result told = {.round = asked->event.round, .replace = asked->replace};
    const bd_tournament *players = event->entered;
    const bd_event_board *left = NULL;
    BD_TRY(bd_given_result_of_game(&asked->result, &told.result, err));
    BD_TRY(bd_cli_player(context, players, &asked->white, "WHITE", &told.white, err));
    BD_TRY(bd_cli_player(context, players, &asked->black, "BLACK", &told.black, err));
    bd_cli_tells(context, &told);
    BD_TRY(bd_change_played(event, &told, &left, err));
    bd_tell(context, BD_SAY(CLI_PLAYED_DONE), told.round, told.white, bd_cli_who(players, told.white),
            told.black, bd_cli_who(players, told.black), bd_result_name(told.result));
    if (left != NULL) {
        const int white = bd_event_white(left), black = bd_event_black(left);
        bd_tell(context, BD_SAY(CLI_PLAYED_LEFT), white, bd_cli_who(players, white), black,
                bd_cli_who(players, black), left->number);
    }
    return BD_OK;
}

BD_CHANGE(played, "played", CLI_GROUP_RUNNING, CLI_PLAYED_HELP, CLI_PLAYED_ABOUT, played_request,
          .role = BD_ROLE_ARBITER);

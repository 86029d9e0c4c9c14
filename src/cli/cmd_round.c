/* Round: closed, or opened again. */
#include "cli/common.h"

typedef struct round_request {
    bd_event_request event;
    bool close, open;
} round_request;

static const bd_param round_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(round_request, WHOLE, event.round, "round", "ROUND", .place = BD_WORD_NEEDED, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_FLAG(round_request, close, "close", CLI_ROUND_CLOSE),
    BD_FLAG(round_request, open, "open", CLI_ROUND_OPEN),
    BD_ROW_LENIENT,
};

static bd_status round_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const round_request *asked = request;
    const int round = asked->event.round;
    if (asked->open) {
        BD_TRY(bd_change_open(event, round, err));
        bd_tell(context, BD_SAY(CLI_ROUND_OPENED), round);
        return BD_OK;
    }
    BD_TRY(bd_change_close(event, round, err));
    const size_t pending = bd_event_missing(bd_event_round_of(event, round));
    if (pending > 0)
        bd_tell(context, BD_SAY_N(CLI_ROUND_PENDING, pending), round, pending);
    else
        bd_tell(context, BD_SAY(CLI_ROUND_CLOSED), round, bd_event_current_round(event));
    return BD_OK;
}

static bd_status round_run(bd_context *context, const void *request, bd_err *err)
{
    const round_request *asked = request;
    if (asked->open == asked->close) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ROUND_ONE_OF));
    return bd_cli_change(context, request, round_change, err);
}

BD_COMMAND(round, "round", CLI_GROUP_RUNNING, CLI_ROUND_HELP, CLI_ROUND_ABOUT, round_request,
           .role = BD_ROLE_ARBITER, .changes = true);

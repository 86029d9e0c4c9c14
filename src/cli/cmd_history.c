/* History: what was done to a file, step by step. */
#include "cli/common.h"
#include "report/print_lists.h"

typedef struct history_request {
    bd_event_request event;
    bool check, forget;
} history_request;

static const bd_param history_params[] = {
    BD_ROW_FILE,
    BD_ROW_FORMAT,
    BD_FLAG(history_request, check, "check", CLI_HISTORY_CHECK),
    {BD_OPTION(history_request, FLAG, forget, "forget", NULL, CLI_HISTORY_FORGET), .saves = true},
    BD_ROW_LENIENT,
};

static bd_status history_forget(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const history_request *asked = request;
    BD_TRY(bd_event_forget(event, err));
    bd_tell(context, BD_SAY(CLI_HISTORY_FORGOTTEN), asked->event.path);
    return BD_OK;
}

static bd_status history_run(bd_context *context, const void *request, bd_err *err)
{
    const history_request *asked = request;
    bd_event *event = NULL;
    bd_acts acts = {.count = 0};
    if (asked->forget) return bd_cli_change(context, request, history_forget, err);
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    if (asked->check) BD_TRY(bd_event_check_journal(context->arena, event, err));
    BD_TRY(bd_event_acts(context->arena, event, &acts, err));
    if (acts.count == 0) bd_tell(context, BD_SAY(CLI_HISTORY_NONE), asked->event.path);
    if (asked->check) bd_tell(context, BD_SAY_N(CLI_HISTORY_FITS, acts.count), acts.count);
    return bd_cli_reply(context, bd_history_reply(&acts, context->arena), err);
}

BD_COMMAND(history, "history", CLI_GROUP_RUNNING, CLI_HISTORY_HELP, CLI_HISTORY_ABOUT, history_request,
           .role = BD_ROLE_ARBITER);

/* Start: the starting list, before it is approved and after. */
#include "cards/starting.h"
#include "cli/common.h"
#include "report/print_start.h"

static const bd_param start_params[] = {
    BD_ROW_FILE,
    BD_ROW_RULES,
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status start_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_event_request *asked = request;
    bd_event *event = NULL;
    bd_tournament *cards = NULL;
    const bd_rulebook *rules = NULL;
    size_t *order;
    BD_TRY(bd_cli_open_event(context, asked->path, &event, err));
    BD_TRY(bd_cli_cards(context, event, &cards, err));
    BD_TRY(bd_cli_rules(context, asked->path, cards, &rules, err));
    if (!bd_rulebook_has(rules, BD_HAS_NUMBERS | BD_HAS_TABLE))
        BD_FAIL(err, BD_BAD_INPUT, asked->path, BD_SAY(CLI_START_NONE), rules->id, asked->path);
    const bool final = cards->numbers != NULL && bd_event_last_drawn(event) >= BD_STARTING_FINAL_ROUND;
    BD_TRY(bd_starting_order(cards, context->arena, &order, err));
    return bd_cli_reply(context, bd_start_reply(cards, order, final, context->arena), err);
}

BD_COMMAND(start, "start", CLI_GROUP_FILES, CLI_START_HELP, CLI_START_ABOUT, bd_event_request,
           .role = BD_ROLE_SCREEN);

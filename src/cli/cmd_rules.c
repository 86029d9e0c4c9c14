/* Rules: the table of rulebooks, and what one of them declares. */
#include "cli/common.h"
#include "report/rules.h"

typedef struct rules_request {
    bd_event_request event;
    const char *id;
} rules_request;

static const bd_param rules_params[] = {
    BD_WORD_OF(rules_request, TEXT, id, "id", "ID", .place = BD_WORD_NEXT),
    BD_ROW_FORMAT,
};

static bd_status rules_run(bd_context *context, const void *request, bd_err *err)
{
    const rules_request *asked = request;
    const bd_rulebook *rules = NULL;
    if (asked->id != NULL) BD_TRY(bd_cli_find_rules(asked->id, BD_USAGE, NULL, &rules, err));
    return bd_cli_reply(
        context, rules != NULL ? bd_rules_one(rules, context->arena) : bd_rules_list(context->arena), err);
}

const bd_command bd_command_rules = {.name = "rules",
                                     .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                     .help = BD_ENGLISH(CLI_RULES_HELP),
                                     BD_PARAMS(rules_params, rules_request),
                                     .role = BD_ROLE_SCREEN,
                                     .run = rules_run};

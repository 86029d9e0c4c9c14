/* Perform: a request done, for whoever asks. */
#include "cli/request.h"

#include "base/assert.h"
#include "cli/common.h"
#include "cli/host.h"
#include "cli/rules_file.h"

#include <stdio.h>
#include <string.h>

/* Where a file is named it goes into the context, and the id of its base into the request, so that the rest
 * of the program sees a rulebook as always. */
static bd_status perform_open_rules(bd_context *context, const bd_request *request, bd_err *err)
{
    bd_event_request *asked = request->members;
    bd_draw_options *options;
    const bd_rulebook *base = NULL;
    if (asked->rules == NULL || !bd_cli_names_a_rules_file(asked->rules)) return BD_OK;
    if (bd_command_param(request->command, "priorities") == NULL &&
        !bd_command_param(request->command, "rules")->rules_file)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_RULES_FILE), request->command->name);
    BD_NEW(options, context->arena, 1, err);
    BD_TRY(bd_cli_rules_file(context, asked->rules, &base, options, err));
    context->rules_file = options;
    asked->rules = base->id;
    return BD_OK;
}

bd_status bd_perform(bd_context *context, const bd_request *request, bd_err *err)
{
    const bd_command *command = request->command;
    BD_ASSERT(command != NULL && (command->run != NULL || command->change != NULL));
    context->what = command->name;
    context->by = request->by;
    context->role =
        request->role == NULL && request->by != NULL ? bd_role_of_name(request->by) : request->role;
    context->asked = request->members;
    BD_TRY(perform_open_rules(context, request, err));
    const bd_status status = command->run != NULL
                                 ? command->run(context, request->members, err)
                                 : bd_cli_change(context, request->members, command->change, err);
    if (status == BD_BAD_INPUT && err->place[0] == '\0' && request->first != NULL)
        (void)snprintf(err->place, sizeof err->place, "%s", request->first); /* what is read comes first */
    return status;
}

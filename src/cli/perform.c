#include "cli/perform.h"

#include "base/assert.h"
#include "cli/rules_file.h"

#include <stdio.h>

bd_status bd_perform(bd_context *context, const bd_request *request, bd_err *err)
{
    BD_ASSERT(request->command != NULL && request->command->run != NULL);
    context->what = request->command->name;
    context->role = request->role;
    context->by = request->by;
    BD_TRY(bd_rules_file_open(context, request, err));
    const bd_status status = request->command->run(context, request->members, err);
    if (status == BD_BAD_INPUT && err->place[0] == '\0' && request->first != NULL)
        (void)snprintf(err->place, sizeof err->place, "%s", request->first); /* what is read comes first */
    return status;
}

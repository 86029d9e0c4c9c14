#include "cli/event_options.h"

#include <string.h>

bd_status bd_cli_event_plan(const bd_param *rows, size_t count, const void *request,
                            const bd_event_plan *asked, bd_event_plan *plan, bd_err *err)
{
    const size_t begin = (size_t)((const char *)asked - (const char *)request);
    for (size_t i = 0; i < count; i++) {
        const size_t at = rows[i].offset - begin;
        if (rows[i].type != BD_PARAM_WHOLE || rows[i].offset < begin || at >= sizeof *plan) continue;
        if (bd_param_is_given(&rows[i], request))
            memcpy((char *)plan + at, (const char *)asked + at, sizeof(int));
    }
    plan->accelerated = asked->accelerated;
    if (plan->accelerated && !bd_rulebook_named_has(plan->rules, BD_HAS_ACCELERATION))
        BD_FAIL(err, BD_USAGE, "--accelerated", BD_SAY(CLI_EVENT_NOT_ACCELERATED));
    return BD_OK;
}

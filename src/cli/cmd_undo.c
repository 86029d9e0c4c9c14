/* Undo: the version of the file before the last change. */
#include "cli/step.h"

static bd_status undo_run(bd_context *context, const void *request, bd_err *err)
{
    return bd_cli_step(context, request, false, err);
}

const bd_command bd_command_undo = {.name = "undo",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_UNDO_HELP),
                                    .about = BD_ENGLISH(CLI_UNDO_ABOUT),
                                    .params = bd_step_params,
                                    .param_count = BD_STEP_PARAMS,
                                    .size = sizeof(bd_step_request),
                                    .role = BD_ROLE_ARBITER,
                                    .changes = true,
                                    .run = undo_run};

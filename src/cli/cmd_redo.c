/* Redo: a change that was taken back is made again. */
#include "cli/step.h"

static bd_status redo_run(bd_context *context, const void *request, bd_err *err)
{
    return bd_cli_step(context, request, true, err);
}

const bd_command bd_command_redo = {.name = "redo",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_REDO_HELP),
                                    .about = BD_ENGLISH(CLI_REDO_ABOUT),
                                    .params = bd_step_params,
                                    .param_count = BD_STEP_PARAMS,
                                    .size = sizeof(bd_step_request),
                                    .role = BD_ROLE_ARBITER,
                                    .changes = true,
                                    .run = redo_run};

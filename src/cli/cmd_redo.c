/* Redo: a change that was taken back is made again. */
#include "cli/step.h"

static bd_status redo_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    return bd_cli_step(context, args, true, err);
}

const bd_command bd_command_redo = {.name = "redo",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_REDO_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_STEPS),
                                    .fields = "event,steps?",
                                    .about = BD_ENGLISH(CLI_REDO_ABOUT),
                                    .least = 1,
                                    .most = 2,
                                    .run = redo_run};

/* Undo: the version of the file before the last change. */
#include "cli/step.h"

static bd_status undo_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    return bd_cli_step(context, args, false, err);
}

const bd_command bd_command_undo = {.name = "undo",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_UNDO_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_STEPS),
                                    .fields = "event,steps?",
                                    .about = BD_ENGLISH(CLI_UNDO_ABOUT),
                                    .least = 1,
                                    .most = 2,
                                    .run = undo_run};

/* Undo: the previous version of the file. */
#include "cli/common.h"
#include "io/store.h"

static bd_status undo_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_store store;
    BD_TRY(bd_store_open(context->arena, args->words[0], BD_STORE_WAIT, &store, err));
    const bd_status status = bd_store_undo(&store, err);
    bd_store_close(&store);
    if (status == BD_OK) bd_tell(context, BD_SAY(CLI_UNDO_DONE), args->words[0]);
    return status;
}

const bd_command bd_command_undo = {.name = "undo",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_UNDO_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_FILE),
                                    .about = BD_ENGLISH(CLI_UNDO_ABOUT),
                                    .least = 1,
                                    .most = 1,
                                    .run = undo_run};

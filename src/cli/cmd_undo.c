#include "cli/common.h"
#include "io/store.h"

static bd_status undo_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_store store;
    BD_TRY(bd_store_open(context->arena, args->words[0], BD_STORE_WAIT, &store, err));
    const bd_status status = bd_store_undo(&store, err);
    bd_store_close(&store);
    if (status == BD_OK)
        bd_tell(context, "%s is as before the last change; undo again to take this back", args->words[0]);
    return status;
}

const bd_command bd_command_undo = {
    .name = "undo",
    .group = "Running a tournament",
    .help = "Takes the last change of the file back.",
    .words = "FILE",
    .about = "The file and its previous version, FILE~, change places: a second undo takes back "
             "the first.",
    .least = 1,
    .most = 1,
    .run = undo_run};

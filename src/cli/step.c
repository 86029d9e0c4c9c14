#include "cli/step.h"

#include "base/ints.h"
#include "cli/file_names.h"

#include <string.h>

enum { STEPS_MOST = 9999 };

static bd_status step_take(bd_context *context, bd_store *store, bool forward, int steps, bd_err *err)
{
    const char *what = "";
    BD_TRY(bd_store_step(store, forward, steps, &what, err));
    if (what[0] == '\0')
        bd_tell(context, BD_SAY(CLI_STEP_UNKNOWN), store->path);
    else
        bd_tell(context, forward ? BD_SAY(CLI_REDO_DONE) : BD_SAY(CLI_UNDO_DONE), store->path, what);
    return BD_OK;
}

bd_status bd_cli_step(bd_context *context, const bd_args *args, bool forward, bd_err *err)
{
    int64_t steps = 1;
    bd_store store;
    const char *word = args->word_count > 1 ? args->words[1] : "1";
    if (!bd_parse_int(word, strlen(word), 1, STEPS_MOST, &steps))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_STEPS), STEPS_MOST, word);
    BD_TRY(bd_cli_file_open(context, args->words[0], &store, err));
    const bd_status status = step_take(context, &store, forward, (int)steps, err);
    if (status == BD_OK) bd_cli_file_changed(context);
    bd_store_close(&store);
    return status;
}

#include "cli/stage_listing.h"

#include "base/assert.h"
#include "os/files.h"

#include <errno.h>
#include <string.h>

bd_status bd_cli_listing(bd_task *task, bd_listing *out, bool *found, bd_err *err)
{
    bd_context *context = task->context;
    bd_best *best;
    BD_NEW(best, context->arena, 1, err);
    BD_TRY(bd_task_open_before(task, err));
    BD_TRY(bd_task_best(task, false, best, err));
    *found = best->certificate.outcome != BD_NO_MATCHING;
    bd_task_end(task, best->certificate.outcome);
    if (!*found) {
        bd_tell(context, BD_SAY(CLI_NO_STAGES));
        return BD_OK;
    }
    BD_TRY(bd_listing_of_draw(context->arena, best, out, err));
    if (out->verdict.kind == BD_REFUSED)
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CLI_PROOF_FAILS), out->verdict.sentence);
    if (out->verdict.kind == BD_LEGAL_NOT_PROVED) {
        bd_task_end(task, BD_NOT_PROVED);
        bd_warn(context, BD_SAY(CLI_PROOF_OPEN), out->verdict.sentence);
    }
    return BD_OK;
}

bd_status bd_cli_stage_model(const bd_listing *listing, size_t stage, bd_text *out, bd_err *err)
{
    BD_ASSERT(stage < listing->problem.stage_count);
    bd_text_add_string(out, bd_mathprog_stage_model);
    return bd_mathprog_write_data(out, &listing->problem, stage, err);
}

bd_status bd_scratch_file_new(const char *text, size_t length, bd_scratch_file *out, bd_err *err)
{
    enum { ROOM = 40 }; /* for the name in the folder */
    char folder[sizeof out->path - ROOM];
    bd_status status = BD_OK;
    bd_os_temporary(folder, sizeof folder);
    const int file = bd_os_temporary_file(folder, out->path, sizeof out->path);
    if (file < 0) BD_FAIL(err, BD_SYSTEM, folder, BD_SAY(CLI_NO_SCRATCH_FILE), strerror(errno));
    if (!bd_os_write(file, text, length))
        status = bd_err_set(err, BD_SYSTEM, __FILE__, __LINE__, out->path, "%s", strerror(errno));
    (void)bd_os_close(file);
    if (status != BD_OK) bd_scratch_file_remove(out);
    return status;
}

void bd_scratch_file_remove(const bd_scratch_file *file) { (void)bd_os_remove(file->path); }

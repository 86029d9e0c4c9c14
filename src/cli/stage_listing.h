/* Listing of a user's round, for export and audit: read, drawn, its stages listed. */
#ifndef BD_CLI_STAGE_LISTING_H
#define BD_CLI_STAGE_LISTING_H

#include "cli/task.h"
#include "explain/listing.h"

/* Opens the task that was read, draws and lists. *found is false, and the exit code 1, when there is no legal
 * draw; that is told. */
bd_status bd_cli_listing(bd_task *task, bd_listing *out, bool *found, bd_err *err);

/* The model of one stage with its data: one file for glpsol. */
bd_status bd_cli_stage_model(const bd_listing *listing, size_t stage, bd_text *out, bd_err *err);

/* A file for a moment, for libraries that read and write files only. */
typedef struct bd_scratch_file {
    char path[256];
} bd_scratch_file;

/* A new file with text[length] in the temporary folder, readable by nobody else. */
bd_status bd_scratch_file_new(const char *text, size_t length, bd_scratch_file *out, bd_err *err);

void bd_scratch_file_remove(const bd_scratch_file *file);

#endif

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

#endif

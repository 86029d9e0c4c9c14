/* Rules file: --rules FILE.json, an arbiter's own rulebook (io/rulebook_file.h), for the commands that make
 * draws. */
#ifndef BD_CLI_RULES_FILE_H
#define BD_CLI_RULES_FILE_H

#include "cli/request.h"

/* When --rules names a file: reads and judges it, keeps it in the context, and leaves the id of its base in
 * the request, so that the rest of the program sees a rulebook as always. BD_BAD_INPUT with the place
 * of what is wrong; BD_USAGE for a command without draws. */
bd_status bd_rules_file_open(bd_context *context, const bd_request *request, bd_err *err);

#endif

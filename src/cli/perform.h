/* Perform: the one place where a request is performed, whoever asks: command line, library, server, page. */
#ifndef BD_CLI_PERFORM_H
#define BD_CLI_PERFORM_H

#include "cli/request.h"

/* Reads the rulebook file that --rules names (io/rulebook_file.h), says what the history will tell, and runs
 * or changes. BD_BAD_INPUT has a place. */
bd_status bd_perform(bd_context *context, const bd_request *request, bd_err *err);

#endif

/* Perform: a command done, whoever asks for it: the command line (cli/run.h) or a request (cli/request.h). */
#ifndef BD_CLI_PERFORM_H
#define BD_CLI_PERFORM_H

#include "cli/commands.h"

/* Checks the number of words, says what the history will tell, and runs. BD_BAD_INPUT has a place. */
bd_status bd_perform(bd_context *context, const bd_command *command, bd_args *args, int *exit_code,
                     bd_err *err);

#endif

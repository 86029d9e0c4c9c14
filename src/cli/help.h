/* Help: what the table of commands says, as text. */
#ifndef BD_CLI_HELP_H
#define BD_CLI_HELP_H

#include "cli/commands.h"

/* Prints the list of commands (command NULL) or the help of one. */
bd_status bd_help_print(bd_context *context, const bd_command *command, bd_err *err);

#endif

/* Help: what the table of commands says, as text (cmd_help.c) and for programs (schema.c).
 *
 * bd_schema_command writes the JSON Schema (2020-12) of the object that bestdraw_ask takes for one command;
 * docs/schema/request has them all. */
#ifndef BD_CLI_HELP_H
#define BD_CLI_HELP_H

#include "cli/commands.h"

/* Prints the list of commands (command NULL) or the help of one. */
bd_status bd_help_print(bd_context *context, const bd_command *command, bd_err *err);

/* "commands/1": the name, group and one line of every command. */
void bd_schema_commands(bd_text *out);

/* The schema of one command's options. "x-event" says whether an event is asked, "x-words" what the words
 * are on a command line. */
void bd_schema_command(const bd_command *command, bd_text *out);

#endif

/* Schema: what a request may be, as JSON: the table of commands for programs.
 *
 * bd_schema_command writes the JSON Schema (2020-12) of the object that bestdraw_ask takes for one command;
 * docs/schema/request has them all. */
#ifndef BD_CLI_SCHEMA_H
#define BD_CLI_SCHEMA_H

#include "base/text.h"
#include "cli/commands.h"

/* "commands/1": the name, group and one line of every command. */
void bd_schema_commands(bd_text *out);

/* The schema of one command's options. "x-event" says whether an event is asked, "x-words" what the words
 * are on a command line. */
void bd_schema_command(const bd_command *command, bd_text *out);

#endif

/* File names: what the names of files lead to.
 *
 * On the command line they lead to the disk. Where another program asks (cli/host.h) they lead to texts in
 * memory, and only the name of an event that has a file leads to the disk. */
#ifndef BD_CLI_FILE_NAMES_H
#define BD_CLI_FILE_NAMES_H

#include "cli/context.h"
#include "io/event_file.h"
#include "io/tournament_file.h"

/* The whole file. */
bd_status bd_cli_file_read(const bd_context *context, const char *name, size_t limit, bd_file *out,
                           bd_err *err);

/* As messages call it: "-" is standard input. */
const char *bd_cli_file_shown(const char *name);

/* An event to be looked at. */
bd_status bd_cli_file_event(const bd_context *context, const char *name, bd_warnings *warnings,
                            bd_event **out, bd_err *err);

/* An event that is to be changed (io/event_file.h). */
bd_status bd_cli_file_open(const bd_context *context, const char *name, bd_warnings *warnings,
                           bd_event_file *out, bd_err *err);

/* A whole file, new or in the place of another. */
bd_status bd_cli_file_write(const bd_context *context, const char *name, const char *text, size_t length,
                            bd_err *err);

/* An event that becomes the file. */
bd_status bd_cli_file_save(bd_context *context, const char *name, const char *text, size_t length,
                           bd_err *err);

/* The event was changed: whoever asks will want to know. */
void bd_cli_file_changed(const bd_context *context);

/* Whether there is one of that name. */
bool bd_cli_file_is_there(const bd_context *context, const char *name);

/* BD_USAGE with `what` (an option, or what is asked for) where another program asks: for what only a terminal
 * and a disk can do. */
bd_status bd_cli_refuse_host(const bd_context *context, const char *what, bd_err *err);

#endif

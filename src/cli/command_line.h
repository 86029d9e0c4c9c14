/* Command line: words and options of a call, read by the rows of its command.
 *
 * Long options take a value as `--name=value` or `--name value`, one-letter options as `-n value` or
 * `-nvalue`; flags may be bundled (`-qv`). `--` ends the options, unless it is the last word. A word is an
 * option only when a letter follows its dashes: "-", "--+", "---" and "-5" are plain words (results of games
 * look so). */
#ifndef BD_CLI_COMMAND_LINE_H
#define BD_CLI_COMMAND_LINE_H

#include "cli/request.h"

#include <stdio.h>

typedef struct bd_command_line {
    bd_common common;
    bd_request request; /* command NULL: none is given */
} bd_command_line;

/* Reads argv[0] .. argv[count - 1]: options, a command, its options and words. With --help or --version words
 * may be missing. BD_USAGE for what is unknown (with what was probably meant), missing, too much, or no value
 * of its type; the command is in *out as soon as it is known. */
bd_status bd_command_line_read(bd_arena *arena, int count, char *const *argv, bd_command_line *out,
                               bd_err *err);

/* One call of the program, from the words of the command line (argv as main gets it) to the exit code. */
int bd_cli_run(int argc, char *const *argv, FILE *out, FILE *err);

#endif

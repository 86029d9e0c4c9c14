/* Run: one call of the program, from the words of the command line to the exit code. */
#ifndef BD_CLI_RUN_H
#define BD_CLI_RUN_H

#include <stdio.h>

/* argv as main gets it. */
int bd_cli_run(int argc, char *const *argv, FILE *out, FILE *err);

#endif

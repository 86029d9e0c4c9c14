/* Step: changes of a file taken back or made again. */
#ifndef BD_CLI_STEP_H
#define BD_CLI_STEP_H

#include "cli/common.h"

/* FILE, and how many steps (default: one). BD_USAGE, and nothing is changed, when there are fewer. */
bd_status bd_cli_step(bd_context *context, const bd_args *args, bool forward, bd_err *err);

#endif

/* Step: changes of a file taken back or made again. */
#ifndef BD_CLI_STEP_H
#define BD_CLI_STEP_H

#include "cli/common.h"

typedef struct bd_step_request {
    bd_event_request event;
    int steps;
    bool all;
    int act; /* 0: not given */
} bd_step_request;

enum { BD_STEP_PARAMS = 4 };
extern const bd_param bd_step_params[BD_STEP_PARAMS];

/* FILE, and how many acts (default: one): all of them or none. */
bd_status bd_cli_step(bd_context *context, const bd_step_request *asked, bool redo, bd_err *err);

#endif

/* Round checks: rounds of an event that were played or published, each set against the best draw from the
 * cards before it (explain/check.h): those that `check` shows, and all of a file that is imported. */
#ifndef BD_CLI_ROUND_CHECKS_H
#define BD_CLI_ROUND_CHECKS_H

#include "cli/task.h"
#include "explain/check.h"

typedef struct bd_round_checks {
    bd_round_check *rounds;
    size_t count;
    int stopped; /* the round before which Ctrl-C ended it; 0: none */
} bd_round_checks;

/* The round that the task names, or all that have a draw. BD_USAGE where the one that is named has none. */
bd_status bd_cli_check_rounds(const bd_task *task, const bd_solve_options *how, bd_round_checks *out,
                              bd_err *err);

/* Checks all rounds of an event that comes from another program's file, tells which are not as the rules have
 * them, and notes those in the event, as lines "### Import @ Round 3: ..." of a TRF file. That rounds cannot
 * be checked is told, and no error. `out` is where the event is written. */
bd_status bd_cli_check_import(bd_context *context, const bd_event_request *asked, bd_event *event,
                              const char *out, bd_err *err);

#endif

/* Solving: what all commands that solve have in common: a limit, a clean stop on Ctrl-C, words while it takes long.
 *
 * The first Ctrl-C asks the solver to stop with what is proved so far; a second one ends the program as usual. */
#ifndef BD_CLI_SOLVING_H
#define BD_CLI_SOLVING_H

#include "cli/commands.h"
#include "solve/solve.h"

#define BD_ROW_LIMIT                                                                                                                       \
    {                                                                                                                                      \
        0, "limit", "SECONDS", "stop after so much CPU time with what is proved by then"                                                   \
    }

typedef struct bd_solving {
    bd_context *context;
    double told;              /* seconds on the clock when something was said last, or at the start */
    bd_solve_options options; /* for bd_solve; the caller may change prove_unique, which is set */
} bd_solving;

/* Reads --limit, watches for Ctrl-C. *out must stay where it is while the solver runs. With --verbose every step is told, else once a
 * second from the second on, with --quiet nothing. */
bd_status bd_solving_begin(bd_context *context, const bd_args *args, bd_solving *out, bd_err *err);

#endif

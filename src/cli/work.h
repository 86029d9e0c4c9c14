/* Work: long computations seen from the command line: limits, Ctrl-C, and word of how it goes. */
#ifndef BD_CLI_WORK_H
#define BD_CLI_WORK_H

#include "cli/commands.h"
#include "solve/solve.h"

#include <signal.h>
#include <time.h>

#define BD_ROW_TIME_LIMIT                                                                                    \
    {                                                                                                        \
        0, "time-limit", "SECONDS", "stop after so much processor time with what is proved so far"           \
    }

typedef struct bd_work {
    bd_context *context;
    struct timespec begun, said;
    bool line_open;             /* a progress line stands on the terminal */
    struct sigaction before[2]; /* of SIGINT and SIGTERM */
} bd_work;

/* Begins: from now on Ctrl-C (or SIGTERM) sets a flag that *options' limits look at (the second one ends the
 * program as usual), and *options tells the user what is going on once a second has passed. --time-limit is
 * read. Ends with bd_work_end, also after a failure. */
bd_status bd_work_begin(bd_work *work, bd_context *context, const bd_args *args, bd_solve_options *options,
                        bd_err *err);
void bd_work_end(bd_work *work);

/* True when Ctrl-C was pressed or SIGTERM came. */
bool bd_work_interrupted(void);

#endif

/* Work: long computations seen from the command line: limits, Ctrl-C, and word of how it goes. */
#ifndef BD_CLI_WORK_H
#define BD_CLI_WORK_H

#include "cli/cli_words.h"
#include "cli/commands.h"
#include "solve/solve.h"

#define BD_ROW_TIME_LIMIT                                                                                    \
    {                                                                                                        \
        0, "time-limit", "SECONDS", BD_ENGLISH(CLI_OPTION_TIME_LIMIT)                                        \
    }

#define BD_ENGINE_WORDS "auto|glpk|edmonds|fastest"
#define BD_ROW_SOLVER                                                                                        \
    {                                                                                                        \
        0, "solver", BD_ENGINE_WORDS, BD_ENGLISH(CLI_OPTION_SOLVER)                                          \
    }

/* What --solver says; `otherwise` when it says nothing. */
bd_status bd_work_engine(const bd_args *args, bd_engine otherwise, bd_engine *engine, bd_err *err);

/* What is to be done: a solve, or several, each with these options. */
typedef bd_status bd_worker(void *self, const bd_solve_options *how, bd_err *err);

/* Does it under --time-limit. Ctrl-C (or SIGTERM) meanwhile sets a flag that the options' limits look at (the
 * second one ends the program as usual); what is going on is told once a second has passed. */
bd_status bd_work_do(bd_context *context, const bd_args *args, bool prove_unique, bd_worker *work, void *self,
                     bd_err *err);

/* True when Ctrl-C was pressed or SIGTERM came, or whoever asked wants no more. */
bool bd_work_interrupted(const bd_context *context);

#endif

/* Work: long computations seen from the command line: limits, Ctrl-C, and word of how it goes. */
#ifndef BD_CLI_WORK_H
#define BD_CLI_WORK_H

#include "cli/commands.h"
#include "solve/solve.h"

/* The words of --solver, counted from 1; 0: `otherwise`. */
#define BD_ENGINE_WORDS "auto|glpk|edmonds|fastest"
bd_engine bd_work_engine(int asked, bd_engine otherwise);

/* What is to be done: a solve, or several, each with these options. */
typedef bd_status bd_worker(void *self, const bd_solve_options *how, bd_err *err);

/* Does it within so many seconds (--time-limit; 0: no limit). Ctrl-C (or SIGTERM) meanwhile sets a flag that
 * the options' limits look at (the second one ends the program as usual); what is going on is told once a
 * second has passed. */
bd_status bd_work_do(bd_context *context, double seconds, bool prove_unique, bd_worker *work, void *self,
                     bd_err *err);

/* True when Ctrl-C was pressed or SIGTERM came, or whoever asked wants no more. */
bool bd_work_interrupted(const bd_context *context);

#endif

/* Work: long computations seen from the command line: limits, Ctrl-C, and word of how it goes. */
#ifndef BD_CLI_WORK_H
#define BD_CLI_WORK_H

#include "cli/commands.h"
#include "solve/solve.h"

#include <stdint.h>

/* The words of --solver, counted from 1; 0: `otherwise`. */
#define BD_ENGINE_WORDS "auto|glpk|edmonds|fastest"
bd_engine bd_work_engine(int asked, bd_engine otherwise);

/* Something that takes long: a solve, or several, each with the options `how`. It stays where it is. */
typedef struct bd_work {
    bd_context *context;
    bd_solve_options how;
    double begun, said; /* seconds; 0: not yet */
    bool line_open;     /* a progress line stands on the terminal */
} bd_work;

/* From here on Ctrl-C (or SIGTERM) sets a flag that the options' limits look at (the second one ends the
 * program as usual), and what is going on is told once a second has passed. seconds: --time-limit; 0: none.
 * What was begun is ended; the status of what was done passes through. */
void bd_work_begin(bd_work *work, bd_context *context, double seconds, bool prove_unique);
bd_status bd_work_end(bd_work *work, bd_status status);

/* True when Ctrl-C was pressed or SIGTERM came, or whoever asked wants no more. */
bool bd_work_interrupted(const bd_context *context);

/* ---- How many tournaments are played, and the time that is left: a bar on the terminal ---- */

typedef struct bd_meter {
    bd_context *context;
    int64_t whole, done;
    int64_t before;     /* done already when the work began */
    double begun, said; /* seconds */
    bool shown;
} bd_meter;

/* Nothing is shown where stderr is not a terminal, or with --quiet. */
bd_meter bd_meter_begin(bd_context *context, int64_t whole, int64_t before);

/* One more is done. Shown at most five times a second. */
void bd_meter_step(bd_meter *meter);

/* Wipes the bar away. */
void bd_meter_end(bd_meter *meter);

#endif

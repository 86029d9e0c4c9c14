/* Meter: a bar on the terminal, with the time that is left: how many tournaments are played. */
#ifndef BD_CLI_METER_H
#define BD_CLI_METER_H

#include "cli/context.h"

#include <stdint.h>

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

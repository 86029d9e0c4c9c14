/* Dutch config: what the configuration file of -g asks for, one KEY=VALUE a line. docs/dutch.md lists the
 * keys. */
#ifndef BD_CLI_DUTCH_CONFIG_H
#define BD_CLI_DUTCH_CONFIG_H

#include "cli/dutch.h"
#include "simulate/made_event.h"

/* Ratings; highest 0: not told. */
typedef struct bd_dutch_range {
    int64_t lowest, highest;
} bd_dutch_range;

typedef struct bd_dutch_config {
    bd_event_plan plan;
    bd_event_shape shape;
    bd_dutch_range ratings;
    bd_points points;
    bool bye_told; /* else the bye is worth a win */
    bd_colour initial_colour;
    char tiebreaks[256]; /* as FIDE writes them; "": the usual ones */
} bd_dutch_config;

/* Mean and spread of the plan's ratings from their range. */
void bd_dutch_apply_ratings(bd_event_plan *plan, bd_dutch_range ratings);

/* Reads dutch->config into *out, whose other numbers remain. Unknown keys and values that do not fit are told
 * and left out. */
bd_status bd_dutch_config_read(const bd_dutch *dutch, bd_dutch_config *out, bd_err *err);

#endif

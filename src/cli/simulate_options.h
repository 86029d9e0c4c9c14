/* Simulate options: what the command line says about a series of tournaments. */
#ifndef BD_CLI_SIMULATE_OPTIONS_H
#define BD_CLI_SIMULATE_OPTIONS_H

#include "cli/commands.h"
#include "simulate/series.h"

/* Reads the series; the rulebook too. BD_USAGE. */
bd_status bd_cli_series(const bd_args *args, bd_series *out, bd_err *err);

/* --shard K/N: tournaments first .. end - 1; all of them when it is not given. */
bd_status bd_cli_shard(const bd_args *args, const bd_series *series, int *first, int *end, bd_err *err);

/* BD_USAGE when an option that describes a series is given: --merge takes the series from its files. */
bd_status bd_cli_no_series(const bd_args *args, bd_err *err);

#endif

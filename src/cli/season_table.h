/* Season table: the ranking of a club season, by GSRP. */
#ifndef BD_CLI_SEASON_TABLE_H
#define BD_CLI_SEASON_TABLE_H

#include "cli/common.h"
#include "report/print_season.h"

/* As the season stands before `round` (0: after the last one). evening: the round whose attendance is shown
 * too, or 0. */
bd_status bd_cli_season(bd_arena *arena, const bd_tournament *tournament, int round, int evening,
                        bd_season_report *out, bd_err *err);

/* Prints it. */
bd_status bd_cli_print_season(bd_context *context, const bd_season_report *report, bd_output format,
                              bd_err *err);

#endif

/* Near homes: clubs, schools and teams of an event whose spellings differ in little. */
#ifndef BD_CLI_NEAR_HOMES_H
#define BD_CLI_NEAR_HOMES_H

#include "cards/tournament.h"
#include "cli/context.h"

/* Warns of each two that may be one, with what makes them one. */
bd_status bd_cli_warn_near_homes(bd_context *context, const bd_tournament *tournament, bd_err *err);

#endif

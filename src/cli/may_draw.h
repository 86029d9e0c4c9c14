/* May draw: whether it is time for a round to be drawn. */
#ifndef BD_CLI_MAY_DRAW_H
#define BD_CLI_MAY_DRAW_H

#include "cli/draw_args.h"

/* BD_BAD_INPUT for a round after the event's last, unless --extra, and while games of earlier rounds have no
 * result, unless --without-results: then a warning says so. */
bd_status bd_cli_may_draw(bd_context *context, const bd_draw_request *asked, const bd_tournament *tournament,
                          int round, bd_err *err);

#endif

/* Page: what the HTML report of a round is made from, for the commands that print one. */
#ifndef BD_CLI_PAGE_H
#define BD_CLI_PAGE_H

#include "cli/commands.h"
#include "report/html.h"

/* Fills in the cards before the round and the standings, and writes the page. report->tournament, round and draw are given; layout and
 * table are made here. */
bd_status bd_cli_page(bd_context *context, const bd_rulebook *rules, bd_html_report *report, bd_text *out, bd_err *err);

#endif

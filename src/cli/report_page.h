/* Page: what the HTML report of a round is made from, for the commands that print one. */
#ifndef BD_CLI_REPORT_PAGE_H
#define BD_CLI_REPORT_PAGE_H

#include "cli/task.h"
#include "report/round_page.h"

/* Writes the page. report->tournament, round and draw are given; the cards before the round, the reasons (of
 * a draw with a certificate that proves it best) and the standings are added here. The task is the one the
 * draw was made for. */
bd_status bd_cli_page(const bd_task *task, bd_html_report *report, bd_text *out, bd_err *err);

#endif

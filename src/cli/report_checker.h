/* Report checker: the report that proves itself: the page holds the cards, the proof and the independent
 * checker, and whoever gets it can have the draw checked in their own browser. */
#ifndef BD_CLI_REPORT_CHECKER_H
#define BD_CLI_REPORT_CHECKER_H

#include "cli/task.h"

/* Puts checker, cards and proof into the page, unless there is no checker installed, which is told. `path` is
 * the checker's file, NULL: the installed one; `draw` has the boards that the certificate proves. */
bd_status bd_report_checker_add(const bd_task *task, const char *path, const bd_certificate *certificate,
                                const bd_draw *draw, bd_text *page, bd_err *err);

#endif

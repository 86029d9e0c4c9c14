/* Reports of a repair: what was wrong, which boards are new, and the draw as it is now. */
#ifndef BD_REPORT_PRINT_REPAIR_H
#define BD_REPORT_PRINT_REPAIR_H

#include "base/terminal.h"
#include "base/text.h"
#include "explain/repair.h"
#include "report/print_draw.h"

/* The reasons, the changes, and then the draw as `draw` prints it. */
void bd_repair_text(const bd_repair *repair, const bd_terminal *terminal, bd_draw_depth depth, bd_text *out);

/* "repair/1" (docs/json.md). */
bd_status bd_repair_json(const bd_repair *repair, bd_text *out, bd_err *err);

#endif

/* Report of a method by hand beside the best draw (`bestdraw compare`). */
#ifndef BD_REPORT_PRINT_COMPARE_H
#define BD_REPORT_PRINT_COMPARE_H

#include "base/terminal.h"
#include "base/text.h"
#include "explain/compare.h"

/* Both draws board by board, their values, and where the hand loses. detailed: stage by stage, too. */
void bd_compare_text(const bd_side_by_side *both, const bd_terminal *terminal, bool detailed, bd_text *out);
void bd_compare_json(const bd_side_by_side *both, bd_text *out); /* "compare/1" */

#endif

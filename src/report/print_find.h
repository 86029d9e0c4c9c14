/* Report of players that were looked for by name. */
#ifndef BD_REPORT_PRINT_FIND_H
#define BD_REPORT_PRINT_FIND_H

#include "base/terminal.h"
#include "base/text.h"
#include "cards/tournament.h"

typedef struct bd_find_report {
    const bd_tournament *tournament;
    const bd_card *const *cards;
    size_t count;
} bd_find_report;

void bd_find_text(const bd_find_report *report, const bd_terminal *terminal, bd_text *out);
void bd_find_csv(const bd_find_report *report, bd_text *out);
void bd_find_json(const bd_find_report *report, bd_text *out); /* "find/1" */

#endif

/* Report of boards without a result. */
#ifndef BD_REPORT_PRINT_MISSING_H
#define BD_REPORT_PRINT_MISSING_H

#include "base/terminal.h"
#include "base/text.h"
#include "cards/tournament.h"

/* A board: its round and number, and who sits there. */
typedef struct bd_missing {
    int round, number, white, black;
} bd_missing;

typedef struct bd_missing_report {
    const bd_tournament *tournament;
    const bd_missing *boards;
    size_t count;
} bd_missing_report;

void bd_missing_text(const bd_missing_report *report, const bd_terminal *terminal, bd_text *out);

/* With an empty column "result": to be filled in and read by `results`. */
void bd_missing_csv(const bd_missing_report *report, bd_text *out);
void bd_missing_json(const bd_missing_report *report, bd_text *out); /* "missing/1" */

#endif

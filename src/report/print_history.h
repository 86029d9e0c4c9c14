/* Report of what was done to a file. */
#ifndef BD_REPORT_PRINT_HISTORY_H
#define BD_REPORT_PRINT_HISTORY_H

#include "base/terminal.h"
#include "base/text.h"

#include <time.h>

typedef struct bd_history_row {
    time_t when;
    const char *what; /* ""; the file was there, or another program wrote it */
    bool now;         /* this is what the file is */
} bd_history_row;

/* The newest first; those above the present one were taken back. */
typedef struct bd_history_report {
    const bd_history_row *rows;
    size_t count;
} bd_history_report;

void bd_history_text(const bd_history_report *report, const bd_terminal *terminal, bd_text *out);
void bd_history_csv(const bd_history_report *report, bd_text *out);
void bd_history_json(const bd_history_report *report, bd_text *out); /* "history/1" */

#endif

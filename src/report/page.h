/* Page: the few ways in which reports dress text for a terminal, and the heading above it. */
#ifndef BD_REPORT_PAGE_H
#define BD_REPORT_PAGE_H

#include "base/terminal.h"
#include "base/text.h"
#include "cards/tournament.h"
#include "report/table.h"

/* In bold, or dimmed, where the terminal shows colour. */
void bd_page_bold(bd_text *out, const bd_terminal *terminal, const char *string);
void bd_page_dim(bd_text *out, const bd_terminal *terminal, const char *string);

/* Ends the line without blanks at its end. */
void bd_page_end_line(bd_text *out);

/* The sentence from column `indent` on, where the line stands already; broken between words to fit `width`,
 * with a line end. Line ends in it count as blanks. */
void bd_page_wrapped(bd_text *out, const char *sentence, int indent, int width);

/* "Round 3 of 5", or "After round 3 of 5". */
const char *bd_page_round(bd_text *out, const bd_tournament *event, int round, bool after);

/* "Weekend Open, round 3 of 5" as a line of its own; without the name where the event has none. */
void bd_page_heading(bd_text *out, const bd_terminal *terminal, const bd_tournament *event, int round,
                     bool after);

#endif

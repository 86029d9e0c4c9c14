/* Page: the few ways in which reports dress text for a terminal, and the heading above it. */
#ifndef BD_REPORT_PAGE_H
#define BD_REPORT_PAGE_H

#include "base/terminal.h"
#include "base/text.h"
#include "cards/tournament.h"

#include <stdarg.h>

/* In bold, or dimmed, where the terminal shows colour. */
void bd_page_bold(bd_text *out, const bd_terminal *terminal, const char *string);
void bd_page_dim(bd_text *out, const bd_terminal *terminal, const char *string);

/* A finished part of the page, "" when it is empty or memory ran out (then out fails too). */
const char *bd_page_part(bd_text *out, bd_text *part);

/* What printf would print, as a text of its own; NULL when memory ran out. */
const char *bd_page_print(bd_arena *arena, const char *format, va_list args);

/* Ends the line without blanks at its end. */
void bd_page_end_line(bd_text *out);

/* The sentence from column `indent` on, where the line stands already; broken between words to fit `width`,
 * with a line end. Line ends in it count as blanks. */
void bd_page_wrapped(bd_text *out, const char *sentence, int indent, int width);

/* "Weekend Open, round 3 of 5", or "Round 3 of 5" for an event without a name, as a line of its own. */
void bd_heading(bd_text *out, const bd_terminal *terminal, const bd_tournament *tournament, int round);

/* "Weekend Open, after round 3 of 5". */
void bd_heading_after(bd_text *out, const bd_terminal *terminal, const bd_tournament *tournament, int round);

#endif

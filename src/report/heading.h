/* Heading: the event and the round at the top of a report. */
#ifndef BD_REPORT_HEADING_H
#define BD_REPORT_HEADING_H

#include "base/terminal.h"
#include "base/text.h"
#include "cards/tournament.h"

/* "Weekend Open, round 3 of 5", or "Round 3 of 5" for an event without a name, as a line of its own. */
void bd_heading(bd_text *out, const bd_terminal *terminal, const bd_tournament *tournament, int round);

/* "Weekend Open, after round 3 of 5". */
void bd_heading_after(bd_text *out, const bd_terminal *terminal, const bd_tournament *tournament, int round);

#endif

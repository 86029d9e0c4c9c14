/* Reports of standings, with the crosstable where it is asked for. */
#ifndef BD_REPORT_PRINT_STANDINGS_H
#define BD_REPORT_PRINT_STANDINGS_H

#include "base/terminal.h"
#include "base/text.h"
#include "standings/group_standings.h"
#include "standings/standings.h"

typedef struct bd_standings_report {
    const bd_tournament *tournament;
    int round; /* after this one */
    const bd_ranked *standings;
    const bd_tiebreak_list *list;   /* shown, in this order */
    bool cross;                     /* every round of every player */
    const bd_ranked_group *schools; /* for the page; NULL: none */
    size_t school_count;
} bd_standings_report;

void bd_standings_text(const bd_standings_report *report, const bd_terminal *terminal, bd_text *out);
void bd_standings_csv(const bd_standings_report *report, bd_text *out);
void bd_standings_json(const bd_standings_report *report, bd_text *out); /* "standings/1" */

/* A round on a card as in crosstables: "12w1", "3b=", "7-" (lost by default), "H"; "" where the card says
 * nothing. */
const char *bd_cross_cell(const bd_entry *entry, char *buffer, size_t size);

#endif

/* Standings, with the crosstable where it is asked for. */
#ifndef BD_REPORT_PRINT_STANDINGS_H
#define BD_REPORT_PRINT_STANDINGS_H

#include "report/reply.h"
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

bd_reply bd_standings_reply(const bd_standings_report *report, bd_arena *arena); /* "standings/1" */

/* The rows of it; a page has its standings and its crosstable of them. */
bd_rows bd_standings_rows(const bd_standings_report *report, bd_arena *arena);

/* A round on a card as in crosstables: "12w1", "3b=", "7-" (lost by default), "H"; "" where the card says
 * nothing. */
const char *bd_cross_cell(const bd_entry *entry, char *buffer, size_t size);

/* The rounds 1 to `round` of a card as cells; and their columns "R1"..., `at` is where the bd_texts stand in
 * a row. Programs get one list. */
bd_texts bd_cross_rounds(const bd_card *card, int round, bd_rows *rows);
void bd_cross_show(bd_rows *rows, size_t at, int round);

#endif

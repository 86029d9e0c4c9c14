/* Report of a club season: the GSRP table. */
#ifndef BD_REPORT_PRINT_SEASON_H
#define BD_REPORT_PRINT_SEASON_H

#include "report/reply.h"
#include "rulebook/scc/gsrp.h"

typedef struct bd_season_report {
    const bd_tournament *tournament;
    int round;   /* after this one */
    int evening; /* the round to come: its attendance and the colours due are shown too; 0: the table alone */
    bool cross;  /* with what was played in each round */
    const bd_gsrp_row *rows;
    size_t count;
} bd_season_report;

bd_reply bd_season_reply(const bd_season_report *report, bd_arena *arena); /* "season/1" */

bd_rows bd_season_rows(const bd_season_report *report, bd_arena *arena); /* of it, and for a page */

/* Of an evening: how many attend, as a sentence. */
void bd_season_heading(const bd_season_report *report, bd_text *out);

#endif

/* Report of a club season: the GSRP table. */
#ifndef BD_REPORT_PRINT_SEASON_H
#define BD_REPORT_PRINT_SEASON_H

#include "base/terminal.h"
#include "base/text.h"
#include "rulebook/scc/gsrp.h"

typedef struct bd_season_report {
    const bd_tournament *tournament;
    int round;   /* after this one */
    int evening; /* the round to come: its attendance and the colours due are shown too; 0: the table alone */
    bool cross;  /* with what was played in each round */
    const bd_gsrp_row *rows;
    size_t count;
} bd_season_report;

void bd_season_text(const bd_season_report *report, const bd_terminal *terminal, bd_text *out);
void bd_season_csv(const bd_season_report *report, bd_text *out);
void bd_season_json(const bd_season_report *report, bd_text *out); /* "season/1" */

/* Of an evening: how many attend, as a sentence; what is to be said of a player: away, or a volunteer. */
void bd_season_heading(const bd_season_report *report, bd_text *out);
const char *bd_season_tonight(const bd_season_report *report, const bd_gsrp_row *row);

#endif

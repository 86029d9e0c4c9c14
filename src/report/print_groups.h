/* Reports of group standings: schools or teams. */
#ifndef BD_REPORT_PRINT_GROUPS_H
#define BD_REPORT_PRINT_GROUPS_H

#include "base/terminal.h"
#include "base/text.h"
#include "standings/group_standings.h"

typedef struct bd_groups_report {
    const bd_tournament *tournament;
    int round; /* after this one */
    bd_grouping by;
    int best; /* how many count */
    const bd_ranked_group *groups;
    size_t group_count;
} bd_groups_report;

void bd_groups_text(const bd_groups_report *report, const bd_terminal *terminal, bd_text *out);
void bd_groups_csv(const bd_groups_report *report, bd_text *out);
void bd_groups_json(const bd_groups_report *report, bd_text *out); /* "group-standings/1" */

/* "3, 2.5, 2": the scores of the players, those that count first. */
void bd_groups_scores(const bd_ranked_group *group, bd_text *out);

#endif

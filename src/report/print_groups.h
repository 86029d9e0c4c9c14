/* Reports of group standings: schools or teams. */
#ifndef BD_REPORT_PRINT_GROUPS_H
#define BD_REPORT_PRINT_GROUPS_H

#include "report/reply.h"
#include "standings/group_standings.h"

typedef struct bd_groups_report {
    const bd_tournament *tournament;
    int round; /* after this one */
    bd_grouping by;
    int best; /* how many count */
    const bd_ranked_group *groups;
    size_t group_count;
} bd_groups_report;

bd_reply bd_groups_reply(const bd_groups_report *report, bd_arena *arena); /* "group-standings/1" */

#endif

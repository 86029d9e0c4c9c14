/* Standings: of players, with the crosstable where it is asked for; of a club season, by GSRP; of schools and
 * teams; the places of a file, and what separated two players (print_places.c). */
#ifndef BD_REPORT_PRINT_STANDINGS_H
#define BD_REPORT_PRINT_STANDINGS_H

#include "report/reply.h"
#include "rulebook/scc/gsrp.h"
#include "standings/group_standings.h"
#include "standings/standings.h"

typedef struct bd_standings_report {
    const bd_tournament *tournament;
    int round; /* after this one */
    const bd_ranked *standings;
    const bd_tiebreak_list *list; /* shown, in this order */
    bool cross;                   /* every round of every player */
} bd_standings_report;

bd_reply bd_standings_reply(const bd_standings_report *report, bd_arena *arena); /* "standings/1" */

/* The rows of it; a page has its standings and its crosstable of them. */
bd_rows bd_standings_rows(const bd_standings_report *report, bd_arena *arena);

/* A round on a card as in crosstables: "12w1", "3b=", "7-" (lost by default), "H"; "" where the card says
 * nothing. match: of its games the points, "12w2.5". */
const char *bd_cross_cell(bool match, const bd_entry *entry, char *buffer, size_t size);

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
const char *bd_season_heading(const bd_season_report *report, bd_text *out);

typedef struct bd_groups_report {
    const bd_tournament *tournament;
    int round; /* after this one */
    bd_grouping by;
    int best; /* how many count */
    const bd_ranked_group *groups;
    size_t group_count;
} bd_groups_report;

bd_rows bd_groups_rows(const bd_groups_report *report, bd_arena *arena);
bd_reply bd_groups_reply(const bd_groups_report *report, bd_arena *arena); /* "group-standings/1" */

/* The places of a file after a round. */
typedef struct bd_places_report {
    const bd_tournament *tournament;
    int round;
    const bd_tiebreak_list *list;
    const bd_place_fault *faults;
    size_t count;
} bd_places_report;

/* Further parts: what is wrong with them, and the list "places". */
void bd_places_reply(const bd_places_report *report, bd_reply *reply);

/* Step by step what separated players a and b (ids) in the standings, "separated/1". */
bd_reply bd_separated_reply(const bd_standings_report *report, int a, int b, bd_arena *arena);

#endif

/* Reports of places: those of a file that its tie-breaks do not give, and what separated two players. */
#ifndef BD_REPORT_PRINT_PLACES_H
#define BD_REPORT_PRINT_PLACES_H

#include "report/print_standings.h"
#include "standings/places.h"

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

/* Reports of places: those of a file that its tie-breaks do not give, and what separated two players. */
#ifndef BD_REPORT_PRINT_PLACES_H
#define BD_REPORT_PRINT_PLACES_H

#include "report/print_standings.h"
#include "report/writer.h"
#include "standings/places.h"

/* The places of a file after a round. */
typedef struct bd_places_report {
    const bd_tournament *tournament;
    int round;
    const bd_tiebreak_list *list;
    const bd_place_fault *faults;
    size_t count;
} bd_places_report;

void bd_places_text(const bd_places_report *report, const bd_terminal *terminal, bd_text *out);

/* The list "places" of an object that is being written. */
void bd_places_json(const bd_places_report *report, bd_writer *json);

/* Step by step what separated players a and b (ids) in the standings; "separated/1" as JSON. */
void bd_separated_text(const bd_standings_report *report, int a, int b, const bd_terminal *terminal,
                       bd_text *out);
void bd_separated_json(const bd_standings_report *report, int a, int b, bd_text *out);

#endif

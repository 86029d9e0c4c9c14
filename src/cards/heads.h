/* Heads: what a file says of the event for rating officers and readers, and pairing never uses.
 *
 * City, days, arbiters, time control and what federations ask for in their reports. They are kept as lines of
 * a TRF file, in cards/1 too (tournament->trf_lines): those of TRF in their records, the others in comment
 * lines such as "### ecf.code ABC01". */
#ifndef BD_CARDS_HEADS_H
#define BD_CARDS_HEADS_H

#include "cards/tournament.h"

/* Whether there is a head of that name, "city", or the date of a round, "date.3". */
bool bd_head_is_known(const char *key);

/* What it looks like, "2026-11-20"; NULL where it is not known. */
const char *bd_head_example(const char *key);

/* Sets it; value NULL: takes it away. value stays the caller's. BD_USAGE for a date that is none. */
bd_status bd_head_put(bd_tournament *tournament, const char *key, const char *value, bd_err *err);

/* What the file says, in the arena; NULL: nothing, or memory ran out. Not for dates of rounds. */
const char *bd_head_of(const bd_tournament *tournament, const char *key, bd_arena *arena);

typedef struct bd_day {
    int year, month, day; /* of four digits; 0: not known */
} bd_day;

/* "2026-11-20", "2026/11/20", "20/11/2026", "20.11.2026", "26/11/20". False for anything else. */
bool bd_day_read(const char *text, bd_day *out);

/* The day of a round; false when the file does not tell it. */
bool bd_head_day(const bd_tournament *tournament, int round, bd_day *out);

#endif

/* The tie-breaks in a TRF file.
 *
 * Record 212 has the list that defines the standings, with PTS in it, record 202 the list that separates
 * equal points; 212 is stronger. Lists that cannot be used here (those of teams) are kept as they are. */
#ifndef BD_IO_TRF_TRF_TIES_H
#define BD_IO_TRF_TRF_TIES_H

#include "standings/tiebreak.h"

typedef struct bd_trf_ties {
    bd_tiebreak_list list;
    bool said;    /* a record with a list that can be used was seen */
    bool defines; /* it was a 212 */
} bd_trf_ties;

bool bd_trf_ties_is_line(const char *line, size_t length);

/* Takes one line 202 or 212 into account; BD_USAGE when its list cannot be used. */
bd_status bd_trf_ties_add(bd_trf_ties *ties, const char *line, size_t length, bd_err *err);

/* True when the lines seen say `tiebreaks` (NULL: nothing). */
bool bd_trf_ties_say(const bd_trf_ties *seen, const char *tiebreaks);

/* The line for a list, "202 BH/C1,DE" or "212 PTS,BH/C1"; returns buffer. */
const char *bd_trf_ties_line(const char *tiebreaks, char *buffer, size_t size);

#endif

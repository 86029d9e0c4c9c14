/* The rulebook and the tie-breaks in a TRF file.
 *
 * A comment line "### rules caa" is stronger than all else: rulebooks without a code of their own are written
 * "192 CUSTOM_SWISS" and such a line. Then the code of record 192 counts ("FIDE_DUTCH_2025"; "_BAKU" after it
 * asks for Baku acceleration), then the words of 092 (io/trf/trf_system.h); records of teams mean a system
 * for teams. A code of 192 that is not known is refused where a rulebook is asked for. A file that names
 * nothing is FIDE (Dutch): that is what the format is made for.
 *
 * Record 212 has the list that defines the standings, with PTS in it, record 202 the list that separates
 * equal points; 212 is stronger. Lists that cannot be used here (those of teams) are kept as they are. */
#ifndef BD_IO_TRF_TRF_RULES_H
#define BD_IO_TRF_TRF_RULES_H

#include "standings/tiebreak.h"

typedef struct bd_trf_rules {
    const char *comment; /* in "### rules ...": start of the id, comment_length bytes; NULL: none */
    size_t comment_length;
    bool said;           /* there was a 192, or words in 092 that name a system */
    bool coded;          /* there was a 192 */
    const char *system;  /* the id that they mean; NULL: none that is known */
    const char *unknown; /* the code or the words that name no system; NULL */
    size_t unknown_length;
    bool teams;      /* there are records of teams */
    bool individual; /* 092 says that there are none */
    bool baku;
    bool old_edition; /* FIDE (Dutch) in the edition of 2017 */
} bd_trf_rules;

/* Takes one line into account; true when it says something about the rulebook. */
bool bd_trf_rules_add(bd_trf_rules *seen, const char *line);

/* The id of the rulebook that the lines mean; a code of 192 that is not known is one as it stands. */
const char *bd_trf_rules_id(const bd_trf_rules *seen, size_t *length);
bool bd_trf_rules_mean(const bd_trf_rules *seen, const char *id);

/* True when the lines seen say `rules` (NULL: none) and `baku`. */
bool bd_trf_rules_say(const bd_trf_rules *seen, const char *rules, bool baku);

/* True for a line 310 or 013. */
bool bd_trf_rules_is_of_teams(const char *line);

/* True for a line 192 or "### rules ...". */
bool bd_trf_rules_is_line(const char *line);

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

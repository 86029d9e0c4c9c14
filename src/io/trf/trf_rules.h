/* The rulebook and the tie-breaks in a TRF file.
 *
 * Record 192 has a code ("FIDE_DUTCH_2025"); some files have it in the free text of 092, where it counts when
 * there is no 192. "_BAKU" after it asks for Baku acceleration. Rulebooks without a code of their own are
 * written "192 CUSTOM_SWISS" and a comment line
 * "### rules caa", which is stronger than both.
 *
 * Record 212 has the list that defines the standings, with PTS in it, record 202 the list that separates
 * equal points; 212 is stronger. Lists that cannot be used here (those of teams) are kept as they are. */
#ifndef BD_IO_TRF_TRF_RULES_H
#define BD_IO_TRF_TRF_RULES_H

#include "standings/tiebreak.h"

typedef struct bd_trf_rules {
    const char *comment; /* in "### rules ...": start of the id, comment_length bytes; NULL: none */
    size_t comment_length;
    bool coded;        /* there was a 192 */
    const char *rules; /* the rulebook that the code names; NULL: none of ours */
    bool baku;
    bool old_edition;    /* ... in the edition of 2017 */
    bool teams;          /* the code names a system for teams */
    bool round_robin;    /* the code says that the pairings are fixed beforehand */
    bool unknown_system; /* the code names a system that is not one of ours */
} bd_trf_rules;

/* The code of a rulebook, NULL: it has none. */
const char *bd_trf_rules_code(const char *rules);

/* Takes one line into account; true when it says something about the rulebook. */
bool bd_trf_rules_add(bd_trf_rules *rules, const char *line);

/* True when the lines seen say `rules` (NULL: none) and `baku`. */
bool bd_trf_rules_say(const bd_trf_rules *seen, const char *rules, bool baku);

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

/* The rulebook in a TRF file.
 *
 * Record 192 has a code ("FIDE_DUTCH_2025"); some files have it in the free text of 092, where it counts when
 * there is no 192. "_BAKU" after it asks for Baku acceleration. Rulebooks without a code of their own are
 * written "192 CUSTOM_SWISS" and a comment line
 * "### rules caa", which is stronger than both. */
#ifndef BD_IO_TRF_TRF_RULES_H
#define BD_IO_TRF_TRF_RULES_H

#include <stdbool.h>
#include <stddef.h>

typedef struct bd_trf_rules {
    const char *comment; /* in "### rules ...": start of the id, comment_length bytes; NULL: none */
    size_t comment_length;
    bool coded; /* there was a 192 */
    bool fide;  /* the code says FIDE (Dutch) */
    bool baku;
    bool old_edition;    /* ... in the edition of 2017 */
    bool teams;          /* the code names a system for teams */
    bool round_robin;    /* the code says that the pairings are fixed beforehand */
    bool unknown_system; /* the code names a system that is not one of ours */
} bd_trf_rules;

/* Takes one line into account; true when it says something about the rulebook. */
bool bd_trf_rules_add(bd_trf_rules *rules, const char *line, size_t length);

/* True when the lines seen say `rules` (NULL: none) and `baku`. */
bool bd_trf_rules_say(const bd_trf_rules *seen, const char *rules, bool baku);

/* True for a line 192 or "### rules ...". */
bool bd_trf_rules_is_line(const char *line, size_t length);

#endif

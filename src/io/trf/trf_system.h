/* System: which rulebook the words of a TRF mean.
 *
 * Record 192 has codes ("FIDE_DUTCH_2026", "FIDE_TEAM_TYPEA_MP_GP"), record 092 free text, as programs write
 * it in several languages ("Individual: Swiss-System", "Rundenturnier"). What is meant is named by its id,
 * whether there is such a rulebook or not: then it is refused by that name. */
#ifndef BD_IO_TRF_TRF_SYSTEM_H
#define BD_IO_TRF_TRF_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>

/* The id that a code of 192 means; NULL: it names no system (CUSTOM_SWISS, or a code that is not known). */
const char *bd_trf_system_of_code(const char *code, size_t length);

/* Whether the system with this id, or NULL, has the boards of all rounds fixed beforehand. */
bool bd_trf_system_is_fixed(const char *id);

/* The code that is written for a rulebook, by its id or NULL, in an event of so many rounds and players;
 * NULL: it has none of its own. */
const char *bd_trf_code_of_system(const char *id, int rounds, size_t players);

/* The id that free text means; NULL: it names none. */
const char *bd_trf_system_of_text(const char *text);

#endif

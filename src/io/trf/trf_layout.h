/* The order of the lines of a TRF file.
 *
 * tournament->trf_lines holds kept lines and places (io/trf.h). The layout is that list put right for the
 * tournament as it is now: places for everything that has to be written, none for what is empty, a true
 * number of players and a true rulebook. Reading ends with it and writing starts with it, so that a file read
 * and written again keeps its order. */
#ifndef BD_IO_TRF_TRF_LAYOUT_H
#define BD_IO_TRF_TRF_LAYOUT_H

#include "cards/tournament.h"

typedef struct bd_trf_layout {
    const char **lines;
    size_t count, capacity;
} bd_trf_layout;

bd_status bd_trf_layout_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_layout *out, bd_err *err);

/* True when an item of tournament->trf_lines is only a place (nothing is lost where it cannot be kept). */
bool bd_trf_is_place(const char *line);

/* True when all records of acceleration can be written as lines XXA. */
bool bd_trf_fits_fictitious(const bd_tournament *tournament);

#endif

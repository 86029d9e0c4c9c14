/* Codes of the point system in TRF files: which of our numbers each code stands for. */
#ifndef BD_IO_TRF_TRF_POINTS_H
#define BD_IO_TRF_TRF_POINTS_H

#include "cards/tournament.h"

/* BD_TRF_162_ENGINE: what 162 does not have but clients of pairing engines write. */
typedef enum bd_trf_points_kind { BD_TRF_162, BD_TRF_162_ENGINE, BD_TRF_XXS, BD_TRF_BB } bd_trf_points_kind;

typedef struct bd_trf_points_code {
    bd_trf_points_kind kind;
    const char *code;
    size_t members[6]; /* offsets in bd_points; the first is the one that is written; ends with
                          BD_TRF_POINTS_END */
} bd_trf_points_code;

#define BD_TRF_POINTS_END ((size_t)-1)

size_t bd_trf_points_codes(const bd_trf_points_code **out);

/* All that a code stands for becomes `halves`; false when there is no such code. */
bool bd_trf_points_set(bd_points *points, bd_trf_points_kind kind, const char *code, size_t length,
                       int halves);

/* The number a code is written with. */
int bd_trf_points_get(const bd_points *points, const bd_trf_points_code *code);

/* Points of a game whose colours are not told: as with White. */
void bd_trf_points_level(bd_points *points);

bool bd_trf_points_equal(const bd_points *a, const bd_points *b);

#endif

/* The byes to come that a TRF file tells in records 240: those arranged, and the rounds before a late entry,
 * after a withdrawal and of those who do not attend, for which TRF has no other words. */
#ifndef BD_IO_TRF_TRF_BYES_H
#define BD_IO_TRF_TRF_BYES_H

#include "cards/tournament.h"

typedef struct bd_trf_bye_line {
    int round;
    bd_entry_kind kind;
    size_t card; /* index */
} bd_trf_bye_line;

typedef struct bd_trf_byes {
    bd_trf_bye_line *items; /* by round, kind, card */
    size_t count, capacity;
    size_t withdrawn, joined, absent; /* cards whose state had to be told as byes */
} bd_trf_byes;

bd_status bd_trf_byes_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_byes *out, bd_err *err);

#endif

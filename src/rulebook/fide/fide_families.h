/* The families of the FIDE system's criteria: their records, and their steps in the walk through a bracket.
 *
 * Each family has a file with prices, steps, second counts and records: fide_pairs.c (repeats, wishes),
 * fide_byes.c (C5, C9), fide_leaving.c (C6 .. C8), fide_preference.c (C10 .. C13), fide_again.c (C14 .. C21),
 * fide_limbo.c, fide_exchange.c and fide_opponents.c (the order among equals). */
#ifndef BD_RULEBOOK_FIDE_FIDE_FAMILIES_H
#define BD_RULEBOOK_FIDE_FIDE_FAMILIES_H

#include "rulebook/fide/fide_bracket.h"

extern const bd_criterion bd_criterion_fide_repeat, bd_criterion_fide_avoid;
extern const bd_criterion bd_criterion_c5, bd_criterion_c9;
extern const bd_criterion bd_criterion_c6, bd_criterion_c7, bd_criterion_c8;
extern const bd_criterion bd_criterion_c10, bd_criterion_c11, bd_criterion_c12, bd_criterion_c13;
extern const bd_criterion bd_criterion_c14, bd_criterion_c15, bd_criterion_c16, bd_criterion_c17;
extern const bd_criterion bd_criterion_c18, bd_criterion_c19, bd_criterion_c20, bd_criterion_c21;
extern const bd_criterion bd_criterion_limbo, bd_criterion_exchange;
extern const bd_criterion bd_criterion_moved, bd_criterion_order, bd_criterion_settled;

bd_fide_step bd_fide_repeat, bd_fide_avoid;
bd_fide_step bd_fide_c5, bd_fide_c9;
bd_fide_step bd_fide_c6, bd_fide_c7, bd_fide_c8;
bd_fide_step bd_fide_c10, bd_fide_c11, bd_fide_c12, bd_fide_c13;
bd_fide_step bd_fide_c14, bd_fide_c15, bd_fide_c16, bd_fide_c17, bd_fide_c18, bd_fide_c19, bd_fide_c20,
    bd_fide_c21;
bd_fide_step bd_fide_limbo;
bd_fide_step bd_fide_exchange, bd_fide_leaving, bd_fide_entering, bd_fide_exchanged;
bd_fide_step bd_fide_moved, bd_fide_opponents, bd_fide_close;

#endif

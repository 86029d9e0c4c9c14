/* The families of the FIDE (Dutch) system's own criteria. fide_preference.c (C10 .. C13), fide_again.c (C14
 * .. C21), fide_limbo.c, fide_exchange.c and fide_opponents.c (the order among equals) have their records,
 * prices, steps and second counts; fide_leaving.c has the records of C5 .. C9, whose families it shares with
 * the other systems (brackets/kind.h). */
#ifndef BD_RULEBOOK_FIDE_FIDE_FAMILIES_H
#define BD_RULEBOOK_FIDE_FIDE_FAMILIES_H

#include "rulebook/brackets/kind.h"
#include "rulebook/fide/fide.h"

extern const bd_criterion bd_criterion_c5, bd_criterion_c9;
extern const bd_criterion bd_criterion_c6, bd_criterion_c7, bd_criterion_c8;
extern const bd_criterion bd_criterion_c10, bd_criterion_c11, bd_criterion_c12, bd_criterion_c13;
extern const bd_criterion bd_criterion_c14, bd_criterion_c15, bd_criterion_c16, bd_criterion_c17;
extern const bd_criterion bd_criterion_c18, bd_criterion_c19, bd_criterion_c20, bd_criterion_c21;
extern const bd_criterion bd_criterion_limbo, bd_criterion_exchange;
extern const bd_criterion bd_criterion_moved, bd_criterion_order;

#endif

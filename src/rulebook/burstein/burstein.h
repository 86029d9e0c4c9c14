/* Burstein system, C.04.4.2 in force from 1 February 2026: what its files share. */
#ifndef BD_RULEBOOK_BURSTEIN_BURSTEIN_H
#define BD_RULEBOOK_BURSTEIN_BURSTEIN_H

#include "rulebook/brackets/kind.h"

extern const bd_rulebook bd_rulebook_burstein;

/* Articles 1.7 and 1.8: sets the rank of every player to be paired, by the index, then the TPN. */
bd_status bd_burstein_rank(const bd_round *round, bd_arena *arena, bd_fide *fide, bd_err *err);

/* Article 4: the first pairing in the order of the bracket's sequence numbers. */
extern const bd_criterion bd_criterion_burstein_order;

#endif

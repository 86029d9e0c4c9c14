/* The rulebooks of the Chess Arbiters' Association: seeded, for long events, for large numbers, without
 * seeding. */
#ifndef BD_RULEBOOK_CAA_CAA_H
#define BD_RULEBOOK_CAA_CAA_H

#include "rulebook/round/declaration.h"

extern const bd_rulebook bd_rulebook_caa, bd_rulebook_caa_long, bd_rulebook_caa_large, bd_rulebook_caa_random;

#endif

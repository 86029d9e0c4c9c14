/* The rulebook of the schools' Swiss. */
#ifndef BD_RULEBOOK_SCA_SCA_H
#define BD_RULEBOOK_SCA_SCA_H

#include "rulebook/stages/criterion.h"

extern const bd_rulebook bd_rulebook_sca;
extern const bd_criterion bd_criterion_kin, bd_criterion_top_clash; /* sca_pairs.c */

#endif

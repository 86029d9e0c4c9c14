/* The rulebook of the schools' Swiss. */
#ifndef BD_RULEBOOK_SCA_SCA_H
#define BD_RULEBOOK_SCA_SCA_H

#include "rulebook/options/option.h"
#include "rulebook/stages/criterion.h"

extern const bd_rulebook bd_rulebook_sca;
extern const bd_criterion bd_criterion_kin, bd_criterion_top_clash; /* sca_pairs.c */

/* The options that only the schools' rules know. */
extern const bd_option bd_option_kin_rounds, bd_option_top_rounds;

#endif

/* The options that only the schools' rules know. */
#ifndef BD_RULEBOOK_SCA_SCA_OPTIONS_H
#define BD_RULEBOOK_SCA_SCA_OPTIONS_H

#include "rulebook/options/option.h"

extern const bd_option bd_option_kin_rounds, bd_option_top_rounds;

#endif

/* The options that only the club season knows. */
#ifndef BD_RULEBOOK_SCC_SCC_OPTIONS_H
#define BD_RULEBOOK_SCC_SCC_OPTIONS_H

#include "rulebook/options/option.h"

extern const bd_option bd_option_max_games;

#endif

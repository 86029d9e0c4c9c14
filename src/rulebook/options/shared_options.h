/* Shared options: those that several rulebooks know. What only one knows stands in its folder. */
#ifndef BD_RULEBOOK_OPTIONS_SHARED_OPTIONS_H
#define BD_RULEBOOK_OPTIONS_SHARED_OPTIONS_H

#include "rulebook/options/option.h"

/* Known to every rulebook. */
extern const bd_option bd_option_seed;
extern const bd_option bd_option_ungraded;
enum { BD_UNGRADED_BOTTOM };

/* Known to every rulebook that ranks by grade (cards/conversion.h). */
extern const bd_option bd_option_conversion;

extern const bd_option bd_option_club_rounds;
extern const bd_option bd_option_relax_last_rounds, bd_option_prizes, bd_option_avoid_federations;

/* The best draw among those after which the rest can be played (docs/ahead.md). */
extern const bd_option bd_option_finishable;

#endif

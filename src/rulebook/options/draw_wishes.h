/* Wishes: what the arbiter asked of one draw beyond the rules, in words.
 *
 * A draw is proved best for its options and for no others, so whoever says "proved" names them. A lot (the
 * seed, the colour at the top) is no wish: it has to fall somehow, and the rules ask for it. */
#ifndef BD_RULEBOOK_OPTIONS_DRAW_WISHES_H
#define BD_RULEBOOK_OPTIONS_DRAW_WISHES_H

#include "base/text.h"
#include "rulebook/options/draw_options.h"

/* Whether there are any. NULL: no options, so none. */
bool bd_wishes_any(const bd_draw_options *options);

/* Adds them to *out, separated by ", ": "1-8 paired, 3 has the bye". Of a long list of pairs the first are
 * named, and how many more there are; of boards to be kept the number. The canonical text of the options has
 * all. */
void bd_wishes_add(const bd_draw_options *options, bd_text *out);

#endif

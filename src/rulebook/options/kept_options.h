/* Kept options: what a published draw was made with, together with what is asked for now.
 *
 * A file keeps the wishes of a published draw. Whoever asks for something else goes on from them: what is
 * asked for stands in place of the kept wish that it contradicts, and all the others stay. */
#ifndef BD_RULEBOOK_OPTIONS_KEPT_OPTIONS_H
#define BD_RULEBOOK_OPTIONS_KEPT_OPTIONS_H

#include "rulebook/options/draw_options.h"

/* *out has what is asked for, and of `kept` what does not contradict it: a pair asked for takes away the ban
 * of that pair and the pairs of these two with others, a bye asked for the pair of that player, and so on. */
bd_status bd_kept_options_join(const bd_draw_options *kept, const bd_draw_options *asked, bd_arena *arena,
                               bd_draw_options *out, bd_err *err);

#endif

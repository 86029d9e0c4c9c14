/* Fractions: points and tie-breaks as they are printed on paper. */
#ifndef BD_REPORT_FRACTIONS_H
#define BD_REPORT_FRACTIONS_H

#include "base/arena.h"

/* "2.5" as "2½", "0.25" as "¼", "3 0.5" as "3 ½"; anything else as it is. */
const char *bd_fractions(bd_arena *arena, const char *numbers);

#endif

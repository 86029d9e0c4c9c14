/* Sound: words of a name as they are looked up, whoever wrote them: without case and accents, and with one
 * spelling for what transliterations write in several ("Müller", "Mueller"; "Yuri", "Jurij", "Iouri"). */
#ifndef BD_RATINGS_SOUND_H
#define BD_RATINGS_SOUND_H

#include "base/arena.h"

/* The words, a blank between two; "" where there are none. */
bd_status bd_sound_of(bd_arena *arena, const char *name, const char **out, bd_err *err);

#endif

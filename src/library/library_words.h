/* Words of library/: what goes wrong at the public interface itself (base/words.h). */
#ifndef BD_LIBRARY_WORDS_H
#define BD_LIBRARY_WORDS_H

#include "base/words.h"

BD_WORD(LIBRARY_NO_RULES, "there is no rulebook '%s'")
BD_WORD(LIBRARY_MEMORY, "memory")

#endif

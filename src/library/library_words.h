/* Words of library/: what goes wrong at the public interface itself (base/words.h). */
#ifndef BD_LIBRARY_WORDS_H
#define BD_LIBRARY_WORDS_H

#include "base/words.h"

BD_WORD(LIBRARY_NO_RULES, "there is no rulebook '%s'")
BD_WORD(LIBRARY_NO_SOLVER, "there is no solver '%s': take auto, glpk, edmonds or fastest")
BD_WORD(LIBRARY_MEMORY, "memory")
BD_WORD(LIBRARY_BUSY,
        "another thread is asking this event; ask again when it is done, or use an event for each thread")
BD_WORD(LIBRARY_NO_THREAD, "no thread could be started for the request")

#endif

/* Words of rulebook/stages/ (base/words.h). */
#ifndef BD_RULEBOOK_STAGES_STAGES_WORDS_H
#define BD_RULEBOOK_STAGES_STAGES_WORDS_H

#include "base/words.h"

BD_WORD(STAGES_MEMORY, "memory is exhausted")

#endif

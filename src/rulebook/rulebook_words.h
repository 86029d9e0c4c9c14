/* The sentences of rulebook/. */
#ifndef BD_RULEBOOK_RULEBOOK_WORDS_H
#define BD_RULEBOOK_RULEBOOK_WORDS_H

#include "base/words.h"

BD_WORD(RULEBOOK_OPTION_OF_OTHERS, "%s does not know the option '%.60s'; %s does")
BD_WORD(RULEBOOK_OPTION_MEANT, "%s does not know the option '%.60s'; did you mean '%s'?")
BD_WORD(RULEBOOK_OPTION_UNKNOWN,
        "%s does not know the option '%.60s'; 'bestdraw rules %s' lists the options it knows")

#endif

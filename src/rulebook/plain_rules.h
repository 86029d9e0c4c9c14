/* Plainly: what criteria have to say, without rule words and numbers. */
#ifndef BD_RULEBOOK_PLAIN_RULES_H
#define BD_RULEBOOK_PLAIN_RULES_H

#include "base/words.h"

extern const bd_catalogue bd_rulebook_plain_words;

#endif

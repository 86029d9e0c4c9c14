/* Plainly: reasons for parents, without rule words and numbers. */
#ifndef BD_EXPLAIN_PLAIN_REASONS_H
#define BD_EXPLAIN_PLAIN_REASONS_H

#include "base/words.h"

extern const bd_catalogue bd_explain_plain_words;

#endif

/* Sentences of base: command-line options and memory. */
#ifndef BD_BASE_BASE_WORDS_H
#define BD_BASE_BASE_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(BASE_NO_MEMORY, "memory is exhausted")
/* clang-format on */

/* The language of a page, as HTML names it. */
BD_WORD(BASE_PAGE_LANGUAGE, "en")

#endif

/* Sentences of base: command-line options and memory. */
#ifndef BD_BASE_BASE_WORDS_H
#define BD_BASE_BASE_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(BASE_NO_MEMORY, "memory is exhausted")
BD_WORD(BASE_UNKNOWN_OPTION_NEAR, "unknown option '--%.100s'; did you mean '--%s'?")
BD_WORD(BASE_UNKNOWN_OPTION, "unknown option '--%.100s'; --help lists the options")
BD_WORD(BASE_OPTION_NEEDS_VALUE, "option '--%s' needs a value: --%s=%s")
BD_WORD(BASE_OPTION_TAKES_NO_VALUE, "option '--%s' takes no value, but got '%.100s'")
BD_WORD(BASE_UNKNOWN_LETTER, "unknown option '-%c'; --help lists the options")
BD_WORD(BASE_OPTION_NOT_NUMBER, "option '--%s' needs a whole number from %lld to %lld, not '%.100s'")
BD_WORD(BASE_OPTION_NOT_CHOICE, "option '--%s' must be one of %s, not '%.100s'")
/* clang-format on */

/* The language of a page, as HTML names it. */
BD_WORD(BASE_PAGE_LANGUAGE, "en")

extern const bd_catalogue bd_base_german; /* base_german.c */

#endif

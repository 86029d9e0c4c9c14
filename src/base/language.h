/* Language: in which language a program speaks, as --lang says, or else the locale. English is the default;
 * what is not for people (keys and codes of JSON, columns of CSV, files) is the same in every language. */
#ifndef BD_BASE_LANGUAGE_H
#define BD_BASE_LANGUAGE_H

#include "base/words.h"

/* The language of that code; NULL when there is none. */
const bd_language *bd_language_of(const bd_languages *languages, const char *code);

/* By --lang among the words of a command line, which are not read yet, so that what is wrong with them is
 * said in that language; without it by the locale, such as "de_AT.UTF-8". English where neither is known. */
const bd_language *bd_language_asked(const bd_languages *languages, int argc, char *const *argv);

#endif

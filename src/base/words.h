/* Words: every sentence that a user can read, by name and in the language that was chosen.
 *
 * The English sentences stand in catalogues, `<module>_words.h` in each module's folder, and nowhere else:
 *
 *   BD_WORD(IO_NOT_A_FILE, "'%s' is not a regular file")
 *   BD_WORD_N(IO_WARNINGS, "%d warning", "%d warnings")
 *
 * Code says them by name, BD_SAY(IO_NOT_A_FILE) or BD_SAY_N(IO_WARNINGS, count); the compiler checks what
 * follows against the English form. Tables hold the English form itself, BD_ENGLISH(NAME), and say it with
 * bd_say() when they are printed. Another language is a file of gettext's, src/po/<language>.po, which gives
 * the names their sentences again; src/cmake/Languages.cmake makes a table of it. Where it has none the
 * English one is said. As a sentence is found by its English form (with a plural: by that for many), two
 * names with one English form have one form in every language.
 *
 * <language>@plain.po has what is said in the place of a sentence to who asks for plain words (--plain), for
 * English too. */
#ifndef BD_BASE_WORDS_H
#define BD_BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#define BD_WORD(name, english) static const char bd_english_##name[] = english;
#define BD_WORD_N(name, one, many)                                                                           \
    static const char bd_english_##name##_one[] = one;                                                       \
    static const char bd_english_##name##_many[] = many;

#define BD_ENGLISH(name) bd_english_##name
#define BD_SAY(name)     bd_say(bd_english_##name)
#define BD_SAY_N(name, count)                                                                                \
    bd_say_counted((long long)(count), bd_english_##name##_one, bd_english_##name##_many)

/* The sentence in the chosen language. */
const char *bd_say(const char *english) __attribute__((format_arg(1)));

/* The form for so many. */
const char *bd_say_counted(long long count, const char *one, const char *many)
    __attribute__((format_arg(2), format_arg(3)));

/* A sentence of another language; its forms, for numbers, stand one after the other, each with its '\0'. Then
 * the English form for many is followed by that for one. */
typedef struct bd_translation {
    const char *english, *other;
    unsigned forms;
} bd_translation;

/* In the order of strcmp() of the English forms. */
typedef struct bd_catalogue {
    const bd_translation *rows;
    size_t count;
} bd_catalogue;

typedef struct bd_language {
    bd_catalogue words, plain;
    unsigned long (*form)(unsigned long count); /* which form is for so many: the first is 0 */
} bd_language;

/* English, which is the first, and one for each file of src/po. */
typedef struct bd_languages {
    const char *const *codes; /* "en", "de" */
    const bd_language *items;
    size_t count;
} bd_languages;

/* The languages of a program, with the sentences that it can say: made of src/po for bestdraw-verify, and for
 * bestdraw in cli/. */
extern const bd_languages bd_spoken_languages;

/* What the whole program speaks; NULL: English, as at first. To be called before other threads are started.
 * Languages are kept by reference. */
void bd_words_speak(const bd_language *language);

/* A server answers each request in the language in which it was asked: what this thread speaks from now on;
 * NULL: what the program speaks. */
void bd_words_choose(const bd_language *language);
const bd_language *bd_words_chosen(void);

/* Whether plain words are said from now on, by the whole program. */
void bd_words_plainly(bool plainly);
bool bd_words_are_plain(void);

/* The language of that code; NULL when there is none. */
const bd_language *bd_language_of(const bd_languages *languages, const char *code);

/* By --lang among the words of a command line, which are not read yet, so that what is wrong with them is
 * said in that language; without it by the locale, such as "de_AT.UTF-8". English where neither is known. */
const bd_language *bd_language_asked(const bd_languages *languages, int argc, char *const *argv);

#endif

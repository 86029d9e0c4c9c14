/* Words: every sentence that a user can read, by name and in the language that was chosen.
 *
 * The English sentences stand in catalogues, `<module>_words.h` in each module's folder, and nowhere else:
 *
 *   BD_WORD(IO_NOT_A_FILE, "'%s' is not a regular file")
 *   BD_WORD_N(IO_WARNINGS, "%d warning", "%d warnings")
 *
 * Code says them by name, BD_SAY(IO_NOT_A_FILE) or BD_SAY_N(IO_WARNINGS, count); the compiler checks what
 * follows against the English form. Tables hold the English form itself, BD_ENGLISH(NAME), and say it with
 * bd_say() when they are printed. Another language gives the names their sentences again, in a catalogue
 * beside the English one (`<module>_german.c`); where it has none the English one is said. As a sentence is
 * found by its English form, two names with one English form have one form in every language. */
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

/* A sentence of another language, and all of them that belong to one <module>_words.h. */
typedef struct bd_translation {
    const char *english, *other;
} bd_translation;

typedef struct bd_catalogue {
    const bd_translation *rows;
    size_t count;
} bd_catalogue;

/* Rows of a catalogue. */
#define BD_OTHER(name, other)                                                                                \
    {                                                                                                        \
        bd_english_##name, other                                                                             \
    }
#define BD_OTHER_N(name, one, many)                                                                          \
    {bd_english_##name##_one, one}, { bd_english_##name##_many, many }

/* A sentence in the place of another one, in every language. */
#define BD_PLAIN(name, plain)                                                                                \
    {                                                                                                        \
        bd_english_##name, bd_english_##plain                                                                \
    }

/* The sentence in the chosen language. */
const char *bd_say(const char *english) __attribute__((format_arg(1)));

/* The form for so many; every language here has two, of which the first is for exactly one. */
const char *bd_say_counted(long long count, const char *one, const char *many)
    __attribute__((format_arg(2), format_arg(3)));

/* Chooses the language for the whole program: English, then what these catalogues have in its place, in
 * addition to those added before. To be called before other threads are started; catalogues are kept by
 * reference. */
void bd_words_english(void);
void bd_words_add(const bd_catalogue *const *catalogues, size_t count);

/* From now on these say what their rows (BD_PLAIN) have in the place of a sentence; NULL and 0: nothing. */
void bd_words_plainly(const bd_catalogue *const *catalogues, size_t count);
bool bd_words_are_plain(void);

#endif

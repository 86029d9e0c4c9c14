/* Every language takes what the English sentences take, and each of its sentences is the one that is said.
 * That each name has its row is held by tests/regress/sentences_in_catalogues.sh. */
#include "base/words.h"
#include "explain/explain_words.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static void back_to_english(void) { bd_words_speak(NULL); }

TestSuite(languages, .fini = back_to_english);

/* The conversions of a printf format, one after the other: "s.60sd". A "% " is a per cent sign before a word.
 */
static void conversions(const char *format, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    for (const char *c = strchr(format, '%'); c != NULL; c = strchr(c, '%')) {
        c++;
        const size_t length = strspn(c, "-+#0123456789.*lzh");
        if (strchr("diuoxXcsfgeE%", c[length]) == NULL || c[length] == '\0') continue;
        cr_assert_lt(used + length + 2, size);
        memcpy(out + used, c, length + 1);
        used += length + 1;
        out[used] = '\0';
        c += length + 1;
    }
}

/* Whether "{name" followed by "}" or "#" stands in the text. */
static bool has_place(const char *text, const char *name, size_t length)
{
    for (const char *c = strchr(text, '{'); c != NULL; c = strchr(c + 1, '{'))
        if (strncmp(c + 1, name, length) == 0 && (c[1 + length] == '}' || c[1 + length] == '#')) return true;
    return false;
}

/* Every place of `one` is one of `other`; "{n#one|many}" has two words. */
static bool has_places_of(const char *one, const char *other)
{
    for (const char *c = strchr(one, '{'); c != NULL; c = strchr(c + 1, '{')) {
        const size_t length = strcspn(c + 1, "}#");
        const char *end = strchr(c, '}');
        if (end == NULL) return false;
        const char *bar = memchr(c, '|', (size_t)(end - c));
        if ((c[1 + length] == '#') != (bar != NULL)) return false;
        if (bar != NULL && memchr(bar + 1, '|', (size_t)(end - bar - 1)) != NULL) return false;
        if (length > 0 && c[1] >= 'a' && c[1] <= 'z' && !has_place(other, c + 1, length)) return false;
    }
    return true;
}

/* Hands all sentences to `look`, form by form; their number. */
static int each_form(void (*look)(const char *english, const char *other))
{
    int rows = 0;
    for (size_t i = 1; i < bd_spoken_languages.count; i++) {
        const bd_catalogue *words = &bd_spoken_languages.items[i].words;
        for (size_t j = 0; j < words->count; j++, rows++) {
            const char *many = words->rows[j].english, *other = words->rows[j].other;
            const char *one = words->rows[j].forms > 1 ? many + strlen(many) + 1 : many;
            for (unsigned form = 0; form < words->rows[j].forms; form++, other += strlen(other) + 1)
                look(form == 0 ? one : many, other);
        }
    }
    return rows;
}

static void look_at_places(const char *english, const char *other)
{
    char theirs[200], ours[200];
    conversions(english, ours, sizeof ours);
    conversions(other, theirs, sizeof theirs);
    cr_expect_str_eq(theirs, ours, "other arguments: '%s': '%s'", english, other);
    if (strchr(english, '\"') != NULL) return;
    cr_expect(has_places_of(english, other) && has_places_of(other, english), "other places: '%s': '%s'",
              english, other);
}

Test(languages, take_what_the_english_sentence_takes) { cr_expect_gt(each_form(look_at_places), 2100); }

static void look_at_ends(const char *english, const char *other)
{
    const size_t length = strlen(english), others = strlen(other);
    cr_assert(length > 0 && others > 0, "empty: '%s'", english);
    cr_expect_eq(english[0] == ' ', other[0] == ' ', "'%s': '%s'", english, other);
    const char last = english[length - 1];
    if (strchr(" .\n:;", last) != NULL) cr_expect_eq(other[others - 1], last, "'%s': '%s'", english, other);
}

Test(languages, begin_and_end_as_the_english_sentence) { cr_expect_gt(each_form(look_at_ends), 2100); }

/* The order of the rows is that of the search, and no two are for one sentence. */
static void look_at_order(const bd_catalogue *catalogue)
{
    for (size_t j = 1; j < catalogue->count; j++)
        cr_expect_lt(strcmp(catalogue->rows[j - 1].english, catalogue->rows[j].english), 0, "'%s', then '%s'",
                     catalogue->rows[j - 1].english, catalogue->rows[j].english);
}

Test(languages, are_said)
{
    for (size_t i = 0; i < bd_spoken_languages.count; i++) {
        const bd_language *language = &bd_spoken_languages.items[i];
        look_at_order(&language->words);
        look_at_order(&language->plain);
        bd_words_speak(language);
        for (size_t j = 0; j < language->words.count; j++)
            cr_expect_str_eq(bd_say(language->words.rows[j].english), language->words.rows[j].other);
    }
    bd_words_speak(&bd_spoken_languages.items[0]);
    cr_expect_str_eq(bd_say(BD_ENGLISH(EXPLAIN_WHITE)), "White");
}

static const char *asked(const char *first, const char *second)
{
    char program[] = "bestdraw", one[40], two[40];
    char *words[] = {program, one, two, NULL};
    (void)strncpy(one, first, sizeof one - 1);
    (void)strncpy(two, second, sizeof two - 1);
    one[sizeof one - 1] = two[sizeof two - 1] = '\0';
    const bd_language *language = bd_language_asked(&bd_spoken_languages, 3, words);
    return bd_spoken_languages.codes[language - bd_spoken_languages.items];
}

Test(languages, are_asked_for_by_an_option_or_the_locale)
{
    (void)unsetenv("LC_ALL");
    (void)unsetenv("LC_MESSAGES");
    (void)unsetenv("LANG");
    cr_expect_str_eq(asked("draw", "x"), "en");
    cr_expect_str_eq(asked("--lang=de", "draw"), "de");
    cr_expect_str_eq(asked("--lang", "de"), "de");
    cr_expect_str_eq(asked("--", "--lang=de"), "en");
    cr_expect_str_eq(asked("--lang=den", "draw"), "en");
    (void)setenv("LANG", "de_AT.UTF-8", 1);
    cr_expect_str_eq(asked("draw", "x"), "de");
    cr_expect_str_eq(asked("draw", "--lang=en"), "en");
    (void)setenv("LC_MESSAGES", "C", 1);
    cr_expect_str_eq(asked("draw", "x"), "en");
    (void)setenv("LC_ALL", "de", 1);
    cr_expect_str_eq(asked("draw", "x"), "de");
    (void)setenv("LC_ALL", "del_DE", 1);
    cr_expect_str_eq(asked("draw", "x"), "en");
}

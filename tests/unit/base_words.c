/* Sentences by name: an invented language says what it has, the rest is English, counts have two forms. */
#include "base/words.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

BD_WORD(TEST_BREAD, "bread")
BD_WORD(TEST_GIVES, "%s gives %d to %s")
BD_WORD(TEST_WATER, "water")
BD_WORD_N(TEST_LOAVES, "%d loaf", "%d loaves")

static const bd_translation invented_rows[] = {
    BD_OTHER_N(TEST_LOAVES, "pa %d", "papa %d"),
    BD_OTHER(TEST_GIVES, "lo %3$s ti %1$s %2$d"),
    BD_OTHER(TEST_BREAD, "pamo"),
};
static const bd_catalogue invented = {invented_rows, sizeof invented_rows / sizeof *invented_rows};

static void back_to_english(void) { bd_words_english(); }

static void choose(const bd_catalogue *catalogue)
{
    const bd_catalogue *const catalogues[] = {catalogue};
    bd_words_english();
    bd_words_add(catalogues, 1);
}

TestSuite(words, .fini = back_to_english);

static const char *count(int loaves)
{
    static char said[32];
    (void)snprintf(said, sizeof said, BD_SAY_N(TEST_LOAVES, loaves), loaves);
    return said;
}

Test(words, english_is_said_when_nothing_is_chosen)
{
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "bread");
    cr_assert_str_eq(bd_say(BD_ENGLISH(TEST_BREAD)), "bread");
    cr_assert_str_eq(bd_say("not in a catalogue"), "not in a catalogue");
}

Test(words, one_form_is_for_exactly_one)
{
    cr_assert_str_eq(count(1), "1 loaf");
    cr_assert_str_eq(count(0), "0 loaves");
    cr_assert_str_eq(count(2), "2 loaves");
    cr_assert_str_eq(count(-1), "-1 loaves");
    cr_assert_str_eq(count(101), "101 loaves");
}

Test(words, another_language_says_what_it_has)
{
    char said[64];
    choose(&invented);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "pamo");
    cr_assert_str_eq(count(1), "pa 1");
    cr_assert_str_eq(count(3), "papa 3");
    (void)snprintf(said, sizeof said, BD_SAY(TEST_GIVES), "Ann", 2, "Bob");
    cr_assert_str_eq(said, "lo Bob ti Ann 2");
    cr_assert_str_eq(BD_SAY(TEST_WATER), "water");
    cr_assert_str_eq(bd_say(""), "");
    cr_assert_str_eq(bd_say("%d"), "%d", "before the first row, and a beginning of it");
    cr_assert_str_eq(bd_say("zzz"), "zzz");
}

Test(words, every_row_is_found_in_lists_of_any_length)
{
    static char english[20][8], other[20][8];
    static bd_translation rows[20];
    for (int i = 0; i < 20; i++) {
        (void)snprintf(english[i], sizeof english[i], "word%c", 'a' + i);
        (void)snprintf(other[i], sizeof other[i], "owor%c", 'a' + i);
        rows[i] = (bd_translation){english[i], other[i]};
    }
    for (size_t length = 0; length <= 20; length++) {
        const bd_catalogue catalogue = {rows, length};
        choose(&catalogue);
        for (size_t i = 0; i < 20; i++)
            cr_assert_str_eq(bd_say(english[i]), i < length ? other[i] : english[i], "%zu of %zu", i, length);
    }
}

Test(words, english_comes_back)
{
    choose(&invented);
    bd_words_english();
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "bread");
}

/* Sentences by name: an invented language says what it has, the rest is English, counts have two forms. */
#include "base/words.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

BD_WORD(TEST_BREAD, "bread")
BD_WORD(TEST_GIVES, "%s gives %d to %s")
BD_WORD(TEST_WATER, "water")
BD_WORD_N(TEST_LOAVES, "%d loaf", "%d loaves")

/* Sorted by the English sentences. */
static const bd_translation invented[] = {
    {"%d loaf", "pa %d"},
    {"%d loaves", "papa %d"},
    {"%s gives %d to %s", "lo %3$s ti %1$s %2$d"},
    {"bread", "pamo"},
};

static void back_to_english(void) { bd_words_choose(NULL, 0); }

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
    bd_words_choose(invented, sizeof invented / sizeof *invented);
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
        bd_words_choose(rows, length);
        for (size_t i = 0; i < 20; i++)
            cr_assert_str_eq(bd_say(english[i]), i < length ? other[i] : english[i], "%zu of %zu", i, length);
    }
}

Test(words, english_comes_back)
{
    bd_words_choose(invented, sizeof invented / sizeof *invented);
    bd_words_choose(NULL, 0);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "bread");
}

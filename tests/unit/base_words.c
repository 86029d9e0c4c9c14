/* Sentences by name: another language says what it has, the rest is English, counts have their own forms. */
#include "base/words.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

BD_WORD(TEST_BREAD, "bread")
BD_WORD(TEST_GIVES, "%s gives %d to %s")
BD_WORD(TEST_WATER, "water")
BD_WORD_N(TEST_LOAVES, "%d loaf", "%d loaves")

static const bd_translation invented_rows[] = {
    {"%d loaves", "pa %d\0papa %d\0papapa %d", 3},
    {"%s gives %d to %s", "lo %3$s ti %1$s %2$d", 1},
    {"bread", "pamo", 1},
};
static const bd_translation plain_rows[] = {{"bread", "pa", 1}, {"water", "wa", 1}};

/* As Polish has it: one, few, many; a form that a sentence lacks is its last one. */
static unsigned long invented_form(unsigned long count)
{
    if (count == 1) return 0;
    return count < 5 ? 1 : count < 100 ? 2 : 7;
}
static const bd_language invented = {{invented_rows, 3}, {plain_rows, 2}, invented_form};

static void back_to_english(void)
{
    bd_words_speak(NULL);
    bd_words_choose(NULL);
    bd_words_plainly(false);
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
    bd_words_speak(&invented);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "pamo");
    (void)snprintf(said, sizeof said, BD_SAY(TEST_GIVES), "Ann", 2, "Bob");
    cr_assert_str_eq(said, "lo Bob ti Ann 2");
    cr_assert_str_eq(BD_SAY(TEST_WATER), "water");
    cr_assert_str_eq(bd_say(""), "");
    cr_assert_str_eq(bd_say("%d"), "%d", "before the first row, and a beginning of it");
    cr_assert_str_eq(bd_say("zzz"), "zzz");
}

Test(words, another_language_counts_in_its_own_way)
{
    bd_words_speak(&invented);
    cr_assert_str_eq(count(1), "pa 1");
    cr_assert_str_eq(count(3), "papa 3");
    cr_assert_str_eq(count(50), "papapa 50");
    cr_assert_str_eq(count(1000), "papapa 1000", "a form that is not there");
    cr_assert_str_eq(bd_say_counted(1, "%d drop", "%d drops"), "%d drop");
    cr_assert_str_eq(bd_say_counted(3, "%d drop", "%d drops"), "%d drops");
    cr_assert_str_eq(bd_say_counted(9, "a slice", "bread"), "pamo", "it has one form");
}

Test(words, every_row_is_found_in_lists_of_any_length)
{
    static char english[20][8], other[20][8];
    static bd_translation rows[20];
    for (int i = 0; i < 20; i++) {
        (void)snprintf(english[i], sizeof english[i], "word%c", 'a' + i);
        (void)snprintf(other[i], sizeof other[i], "owor%c", 'a' + i);
        rows[i] = (bd_translation){english[i], other[i], 1};
    }
    for (size_t length = 0; length <= 20; length++) {
        const bd_language language = {{rows, length}, {NULL, 0}, invented_form};
        bd_words_speak(&language);
        for (size_t i = 0; i < 20; i++)
            cr_assert_str_eq(bd_say(english[i]), i < length ? other[i] : english[i], "%zu of %zu", i, length);
    }
}

Test(words, plain_ones_come_first_where_they_are_asked_for)
{
    bd_words_speak(&invented);
    bd_words_plainly(true);
    cr_assert(bd_words_are_plain());
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "pa");
    cr_assert_str_eq(BD_SAY(TEST_WATER), "wa");
    cr_assert_str_eq(count(3), "papa 3");
    bd_words_plainly(false);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "pamo");
}

Test(words, a_thread_chooses_for_itself)
{
    static const bd_language english = {{NULL, 0}, {NULL, 0}, invented_form};
    bd_words_choose(&invented);
    cr_assert_eq(bd_words_chosen(), &invented);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "pamo");
    bd_words_speak(&invented);
    bd_words_choose(&english);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "bread");
    bd_words_choose(NULL);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "pamo");
}

Test(words, english_comes_back)
{
    bd_words_speak(&invented);
    bd_words_speak(NULL);
    cr_assert_str_eq(BD_SAY(TEST_BREAD), "bread");
}

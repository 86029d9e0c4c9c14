/* base/text and base/err: UTF-8 is judged exactly, strings are escaped for JSON, errors keep their place. */
#include "base/err.h"
#include "base/shown.h"
#include "base/text.h"
#include "faults/arena_fault.h"

#include <criterion/criterion.h>
#include <string.h>

Test(text, utf8_good_and_bad)
{
    static const struct {
        const char *bytes;
        int length; /* of the first character; 0: not valid */
        uint32_t character;
    } rows[] = {{"a", 1, 'a'},
                {"\xC3\xA9", 2, 0xE9},
                {"\xE2\x82\xAC", 3, 0x20AC},
                {"\xF0\x9F\x8F\x86", 4, 0x1F3C6},
                {"\xC0\xAF", 0, 0},         /* overlong */
                {"\xE0\x80\x80", 0, 0},     /* overlong */
                {"\xED\xA0\x80", 0, 0},     /* surrogate */
                {"\xF4\x90\x80\x80", 0, 0}, /* beyond U+10FFFF */
                {"\xF0\x80\x80\x80", 0, 0}, /* overlong */
                {"\x7F", 1, 0x7F},
                {"\xC2\x80", 2, 0x80},
                {"\xDF\xBF", 2, 0x7FF},
                {"\xE0\xA0\x80", 3, 0x800},
                {"\xED\x9F\xBF", 3, 0xD7FF},
                {"\xEE\x80\x80", 3, 0xE000},
                {"\xEF\xBF\xBF", 3, 0xFFFF},
                {"\xF0\x90\x80\x80", 4, 0x10000},
                {"\xF4\x8F\xBF\xBF", 4, 0x10FFFF},
                {"\xED\xBF\xBF", 0, 0}, /* surrogate */
                {"\xC1\xBF", 0, 0},     /* overlong */
                {"\xF5\x80\x80\x80", 0, 0},
                {"\xF0\x9F\x8F", 0, 0},
                {"\xE2\x82z", 0, 0},
                {"\xE2z\xAC", 0, 0},
                {"\xC3\xC3", 0, 0},
                {"", 0, 0},
                {"\x80", 0, 0},
                {"\xFF", 0, 0},
                {"\xE2\x82", 0, 0},
                {"\xC3", 0, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint32_t character = 0;
        cr_assert_eq(bd_utf8_decode(rows[i].bytes, strlen(rows[i].bytes), &character), rows[i].length,
                     "row %zu", i);
        if (rows[i].length > 0) cr_assert_eq(character, rows[i].character, "row %zu", i);
    }
    cr_assert_eq(bd_utf8_check("ab\xC3\xA9\xFFz", 6), 4);
    cr_assert_eq(bd_utf8_check("ab", 2), 2);
}

Test(text, json_strings_are_escaped)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    const char *got = NULL;
    bd_text_add_json(&text, "a\"b\\c\n\r\t\x01\x1F \x7E\x7F\xC3\xA9");
    cr_assert_eq(bd_text_finish(&text, &got, NULL), BD_OK);
    cr_assert_str_eq(got, "\"a\\\"b\\\\c\\n\\r\\t\\u0001\\u001f \x7E\\u007f\xC3\xA9\"");
    bd_arena_free(arena);
}

Test(err, long_sentences_are_cut_between_characters)
{
    bd_err err;
    char filler[2000];
    for (size_t shift = 0; shift < 3; shift++) {
        memset(filler, 'x', shift);
        filler[shift] = '\0';
        while (strlen(filler) < sizeof filler - 8) (void)strcat(filler, "\xE6\x9D\x8E");
        cr_assert_eq(bd_err_set(&err, BD_BAD_INPUT, __FILE__, __LINE__, filler, "%s", filler), BD_BAD_INPUT);
        cr_assert_eq(bd_utf8_check(err.sentence, strlen(err.sentence)), strlen(err.sentence));
        cr_assert_eq(bd_utf8_check(err.place, strlen(err.place)), strlen(err.place));
        cr_assert_geq(strlen(err.sentence), sizeof err.sentence - 4);
    }
}

Test(text, every_way_of_adding)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    const char *got = NULL;
    bd_text_add_bytes(&text, "", 0);
    cr_assert_str_eq(text.bytes, "");
    bd_text_add_string(&text, "ab");
    bd_text_add_char(&text, 'c');
    bd_text_add_spaces(&text, 2);
    bd_text_add_spaces(&text, -1);
    bd_text_add(&text, "%d-%s", 7, "seven");
    bd_text_add_bytes(&text, "xyz", 2);
    cr_assert_eq(text.length, 14);
    cr_assert_eq(bd_text_finish(&text, &got, NULL), BD_OK);
    cr_assert_str_eq(got, "abc  7-sevenxy");
    for (int i = 0; i < 3000; i++) bd_text_add(&text, "%c", 'a' + i % 26);
    cr_assert_eq(text.length, 3014);
    for (int i = 0; i < 3000; i++) cr_assert_eq(text.bytes[14 + i], 'a' + i % 26);
    arena_fail_after(0);
    for (int i = 0; i < 3000; i++) bd_text_add(&text, "%s", "much more than there is room for");
    cr_assert(text.failed);
    arena_fail_after(-1);
    bd_text_add_string(&text, "x");
    cr_assert_eq(bd_text_finish(&text, &got, NULL), BD_NO_MEMORY, "what has failed stays so");
    bd_arena_free(arena);
}

Test(err, the_place_comes_first)
{
    bd_err err;
    char buffer[64];
    cr_assert_eq(bd_err_set(&err, BD_USAGE, "here.c", 12, NULL, "so many: %d", 3), BD_USAGE);
    cr_assert(err.status == BD_USAGE && err.source_line == 12 && strcmp(err.source_file, "here.c") == 0);
    cr_assert_str_eq(bd_err_text(&err, buffer, sizeof buffer), "so many: 3");
    (void)bd_err_set(&err, BD_SYSTEM, "here.c", 12, "a.json", "%s", "gone");
    cr_assert_str_eq(bd_err_text(&err, buffer, sizeof buffer), "a.json: gone");
    cr_assert_eq(bd_err_set(NULL, BD_INTERNAL, "here.c", 12, NULL, "nobody listens"), BD_INTERNAL);
}

Test(err, a_text_that_fits_is_left_as_it_is)
{
    static const char *const whole[] = {"abc", "", "\xC3\xA9", "a\xE2\x82\xAC", "\xF0\x9F\x8F\x86"};
    static const char *const cut[][2] = {{"ab\xC3", "ab"}, {"ab\xE2\x82", "ab"}, {"\xF0\x9F\x8F", ""}};
    bd_err err;
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
        (void)bd_err_set(&err, BD_USAGE, "", 0, NULL, "%s", whole[i]);
        cr_assert_str_eq(err.sentence, whole[i]);
    }
    for (size_t i = 0; i < sizeof cut / sizeof *cut; i++) {
        (void)bd_err_set(&err, BD_USAGE, "", 0, NULL, "%s", cut[i][0]);
        cr_assert_str_eq(err.sentence, cut[i][1]);
    }
}

Test(err, exit_codes)
{
    cr_assert_eq(bd_status_exit_code(BD_OK), 0);
    cr_assert_eq(bd_status_exit_code(BD_USAGE), 2);
    cr_assert_eq(bd_status_exit_code(BD_BAD_INPUT), 3);
    cr_assert_eq(bd_status_exit_code(BD_NO_MEMORY), 5);
    cr_assert_eq(bd_status_exit_code(BD_SYSTEM), 5);
    cr_assert_eq(bd_status_exit_code(BD_INTERNAL), 5);
}

/* What has no sign of its own, from its first character to its last; what stands beside it has one. */
Test(text, hidden_characters_end_where_they_should)
{
    static const struct {
        uint32_t first, last;
    } rows[] = {{0, 0x1F},        {0x7F, 0x9F},     {0x061C, 0x061C}, {0x200E, 0x200F},  {0x2028, 0x202E},
                {0x2066, 0x2069}, {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE007F}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_expect(bd_is_hidden(rows[i].first) && bd_is_hidden(rows[i].last), "row %zu", i);
        cr_expect(rows[i].first == 0 || !bd_is_hidden(rows[i].first - 1), "row %zu", i);
        cr_expect_not(bd_is_hidden(rows[i].last + 1), "row %zu", i);
    }
}

/* JSON has no escape for what is beyond U+FFFF but two halves. */
Test(text, a_hidden_character_of_another_plane_is_two_escapes)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_text_add_json(&text, "\xF3\xA0\x81\xBF\xF3\xA0\x80\x81");
    cr_assert_str_eq(text.bytes, "\"\\udb40\\udc7f\\udb40\\udc01\"");
    bd_arena_free(arena);
}

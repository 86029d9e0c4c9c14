/* base/text and base/err: UTF-8 is judged exactly, widths are what a terminal shows, texts are cut between
 * characters. */
#include "base/err.h"
#include "base/text.h"

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

Test(text, widths)
{
    cr_assert_eq(bd_text_width("Jos\xC3\xA9"), 4);
    cr_assert_eq(bd_text_width("Jose\xCC\x81"), 4, "a combining accent takes no column");
    cr_assert_eq(bd_text_width("\xE6\x9D\x8E"), 2, "a Chinese character takes two");
}

Test(text, columns_are_exact)
{
    bd_arena *arena = bd_arena_new();
    static const struct {
        const char *string;
        int columns;
        bool right;
        const char *want;
    } rows[] = {{"abc", 5, false, "abc  "},
                {"abc", 5, true, "  abc"},
                {"abcdef", 4, false, "abc~"},
                {"\xE6\x9D\x8E\xE6\x9D\x8E", 3, false, "\xE6\x9D\x8E~"},
                {"\xE6\x9D\x8E\xE6\x9D\x8E\xE6\x9D\x8E", 4, false, "\xE6\x9D\x8E~ "}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_text text = bd_text_new(arena);
        const char *got = NULL;
        bd_text_add_column(&text, rows[i].string, rows[i].columns, rows[i].right);
        cr_assert_eq(bd_text_finish(&text, &got, NULL), BD_OK);
        cr_assert_str_eq(got, rows[i].want, "row %zu", i);
    }
    bd_arena_free(arena);
}

Test(text, json_strings_are_escaped)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    const char *got = NULL;
    bd_text_add_json(&text, "a\"b\\c\n\x01\xC3\xA9");
    cr_assert_eq(bd_text_finish(&text, &got, NULL), BD_OK);
    cr_assert_str_eq(got, "\"a\\\"b\\\\c\\n\\u0001\xC3\xA9\"");
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

Test(err, exit_codes)
{
    cr_assert_eq(bd_status_exit_code(BD_OK), 0);
    cr_assert_eq(bd_status_exit_code(BD_USAGE), 2);
    cr_assert_eq(bd_status_exit_code(BD_BAD_INPUT), 3);
    cr_assert_eq(bd_status_exit_code(BD_NO_MEMORY), 5);
    cr_assert_eq(bd_status_exit_code(BD_SYSTEM), 5);
    cr_assert_eq(bd_status_exit_code(BD_INTERNAL), 5);
}

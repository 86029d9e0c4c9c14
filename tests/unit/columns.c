/* How many columns of a terminal text takes. */
#include "people/unicode.h"

#include <criterion/criterion.h>

Test(columns, widths)
{
    cr_assert_eq(bd_text_width("Jos\xC3\xA9"), 4);
    cr_assert_eq(bd_text_width("Jose\xCC\x81"), 4, "a combining accent takes no column");
    cr_assert_eq(bd_text_width("\xE6\x9D\x8E"), 2, "a Chinese character takes two");
    cr_assert_eq(bd_text_width("a\xFF"), 2, "a byte that is not UTF-8 takes one");
    static const struct {
        uint32_t character;
        int width;
    } rows[] = {{'a', 1},     {0x2FF, 1},      {0x300, 0},   {0x370, 1},  {0x64B, 0},
                {0x20D0, 0},  {0x10FF, 1},     {0x1100, 2},  {0x1160, 1}, {0x4E00, 2},
                {0xD7A3, 2},  {0xFF00 + 1, 2}, {0xFF61, 1},  {0x200B, 0}, {0xFEFF, 0},
                {0x1F300, 2}, {0x1F94C, 2},    {0x1FAE8, 2}, {0xE000, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_assert_eq(bd_width_of(rows[i].character), rows[i].width, "U+%04X", (unsigned)rows[i].character);
}

Test(columns, text_is_set_in_exactly_as_many)
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
                {"abc", 3, false, "abc"},
                {"abc", 2, true, "a~"},
                {"abc", 1, false, "~"},
                {"abc", 0, false, ""},
                {"a\xFFq", 4, true, " a\xFFq"},
                {"a\xFFqrs", 3, false, "a\xFF~"},
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

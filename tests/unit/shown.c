/* Text made safe to be seen: what is escaped, what is not, and where a message is cut. */
#include "base/shown.h"

#include <criterion/criterion.h>

#include <string.h>

static void check(const char *raw, const char *want)
{
    bd_arena *arena = bd_arena_new();
    char buffer[200];
    cr_expect_str_eq(bd_shown(arena, raw), want);
    cr_expect_str_eq(bd_shown_message(raw, buffer, sizeof buffer), want);
    bd_arena_free(arena);
}

Test(shown, what_is_harmless_stays)
{
    check("", "");
    check("Zo\u00eb \u0141uk\u00e1cs \u4e2d 1\u00bd \\x1B", "Zo\u00eb \u0141uk\u00e1cs \u4e2d 1\u00bd \\x1B");
    check("\u05d0\u05d1 \u0627\u0628", "\u05d0\u05d1 \u0627\u0628");
    check("a\u00a0b", "a\u00a0b");
}

Test(shown, controls_are_escapes)
{
    check("\x1b[31mred\x1b[0m", "\\x1B[31mred\\x1B[0m");
    check("a\rb\nc\td\x7f", "a\\x0Db\\x0Ac\\x09d\\x7F");
    check("\xc2\x80\xc2\x9b"
          "1m\xc2\x9f",
          "\\u{80}\\u{9B}1m\\u{9F}");
}

Test(shown, direction_is_an_escape)
{
    check("\u202egpj.exe", "\\u{202E}gpj.exe");
    check("\u2066a\u2069\u200f\u061c", "\\u{2066}a\\u{2069}\\u{200F}\\u{61C}");
    check("a\u2028b\ufeff", "a\\u{2028}b\\u{FEFF}");
}

Test(shown, broken_utf8_is_an_escape)
{
    check("M\xfcller", "M\\xFCller");
    check("\xc3", "\\xC3");
    check("\xed\xa0\x80", "\\xED\\xA0\\x80");
    check("\xc0\xaf", "\\xC0\\xAF");
}

/* Every character there is: raw exactly when it is not hidden. */
Test(shown, every_character)
{
    for (uint32_t c = 1; c < 0x110000; c++) {
        char bytes[5] = "";
        char shown[32];
        if (c >= 0xd800 && c < 0xe000) continue;
        const size_t length = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        static const unsigned char leads[] = {0, 0, 0xc0, 0xe0, 0xf0};
        for (size_t i = length; i > 1; i--) bytes[i - 1] = (char)(0x80 | ((c >> (6 * (length - i))) & 0x3f));
        bytes[0] = (char)(leads[length] | (c >> (6 * (length - 1))));
        (void)bd_shown_message(bytes, shown, sizeof shown);
        cr_assert_eq(strcmp(bytes, shown) == 0, !bd_is_hidden(c), "%x: %s", (unsigned)c, shown);
        cr_assert(!bd_is_hidden(c) || shown[0] == '\\');
        if (c == 0x3000) c = 0xdfff; /* the plain middle */
    }
}

Test(shown, a_message_is_cut_between_characters)
{
    for (size_t size = 1; size < 24; size++) {
        char buffer[24];
        memset(buffer, 'x', sizeof buffer);
        (void)bd_shown_message("ab\u00eb\u4e2d\x1b\U0001f600 end", buffer, size);
        cr_assert_lt(strlen(buffer), size);
        cr_assert_eq(bd_utf8_check(buffer, strlen(buffer)), strlen(buffer));
        cr_assert(strlen(buffer) < 8 || strstr(buffer, "\\x1B") != NULL, "%s", buffer);
    }
}

Test(shown, errors_are_safe_and_cut_at_characters)
{
    bd_err err;
    char text[800];
    (void)bd_err_set(&err, BD_USAGE, __FILE__, __LINE__, "a\x1b[2Jb", "'%s' is wrong", "x\u202ey\nz");
    cr_assert_str_eq(bd_err_text(&err, text, sizeof text), "a\\x1B[2Jb: 'x\\u{202E}y\\x0Az' is wrong");
    char longest[2000];
    for (size_t lead = 0; lead < 4; lead++) {
        memset(longest, 'a', lead);
        for (size_t i = lead; i + 4 < sizeof longest; i += 3) memcpy(longest + i, "\u4e2d", 4);
        (void)bd_err_set(&err, BD_USAGE, __FILE__, __LINE__, longest, "%s", longest);
        cr_assert_eq(bd_utf8_check(err.sentence, strlen(err.sentence)), strlen(err.sentence));
        cr_assert_eq(bd_utf8_check(err.place, strlen(err.place)), strlen(err.place));
        cr_assert_gt(strlen(err.sentence), 500);
        (void)bd_err_text(&err, text, 100);
        cr_assert_eq(bd_utf8_check(text, strlen(text)), strlen(text));
    }
}

Test(shown, what_is_to_be_kept_is_kept)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    const char *out = "";
    bd_text_add_shown(&text, "a\nb\tc\x1b\0d", 8, "\n\t");
    cr_assert_eq(bd_text_finish(&text, &out, NULL), BD_OK);
    cr_assert_str_eq(out, "a\nb\tc\\x1B\\x00d");
    cr_assert_eq(bd_shown_prefix("ab\ncd", 5, ""), 2);
    bd_arena_free(arena);
}

/* The bytes of a file before anything is read from it: what is refused, where, and what becomes UTF-8. */
#include <criterion/criterion.h>

#include "io/encoding.h"

#include <stdio.h>
#include <string.h>

static bd_arena *arena;
static bd_err err;
static const char *text;
static size_t length;

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(io_encoding, .init = begin, .fini = end);

static bd_status take_sized(const char *bytes, size_t count, bool lenient)
{
    const bd_read_options options = {.lenient = lenient};
    text = bytes;
    length = count;
    err = (bd_err){.status = BD_OK};
    return bd_encoding_to_utf8(arena, "f", &options, NULL, &text, &length, &err);
}

static bd_status take(const char *bytes, bool lenient) { return take_sized(bytes, strlen(bytes), lenient); }

Test(io_encoding, no_control_character_but_tab_and_line_ends)
{
    for (int byte = 0; byte < 0x80; byte++) {
        char said[200];
        const char bytes[] = {'a', '\n', 'b', (char)byte, 'c'};
        const bool fine = byte >= 0x20 ? byte != 0x7F : byte == '\t' || byte == '\r' || byte == '\n';
        cr_assert_eq(take_sized(bytes, sizeof bytes, true), fine ? BD_OK : BD_BAD_INPUT, "0x%02X", byte);
        if (fine) continue;
        (void)snprintf(said, sizeof said, "0x%02X", byte);
        cr_expect_str_eq(err.place, "f:2:2", "0x%02X", byte);
        cr_expect(byte == 0 || strstr(err.sentence, said) != NULL, "%s", err.sentence);
    }
}

/* Lines end with LF, CR LF or CR; columns count characters, not bytes. */
Test(io_encoding, a_place_is_a_line_and_a_character)
{
    static const struct {
        const char *bytes, *place;
    } rows[] = {
        {"\x01", "f:1:1"},
        {"ab\x01", "f:1:3"},
        {"a\nb\x01", "f:2:2"},
        {"a\rb\x01", "f:2:2"},
        {"a\r\nb\x01", "f:2:2"},
        {"a\r\n\r\n\x01", "f:3:1"},
        {"a\r\r\x01", "f:3:1"},
        {"a\n\rb\x01", "f:3:2"},
        {"\xC3\xA9\xE2\x82\xAC\x01", "f:1:3"},
        {"a\r\n\xC3\xA9\x01", "f:2:2"},
        {"a\tb\x01", "f:1:4"},
        {"\r\x01", "f:2:1"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cr_assert_eq(take(rows[i].bytes, false), BD_BAD_INPUT, "row %zu", i);
        cr_expect_str_eq(err.place, rows[i].place, "row %zu", i);
    }
}

Test(io_encoding, latin_1_is_read_only_when_asked_for)
{
    cr_assert_eq(take("a\nb\xE9", false), BD_BAD_INPUT);
    cr_expect_str_eq(err.place, "f:2:2");
    cr_assert_eq(take("\xC0\xE9\xFF\xA0\xBFz", true), BD_OK);
    cr_expect_str_eq(text, "\xC3\x80\xC3\xA9\xC3\xBF\xC2\xA0\xC2\xBFz");
    cr_expect_eq(length, 11);
    cr_assert_eq(take("\x80\x9F\xE9", true), BD_OK, "what is a control character in Latin-1");
    cr_expect_str_eq(text, "??\xC3\xA9");
}

Test(io_encoding, marks_at_either_end_are_not_text)
{
    cr_assert_eq(take("\xEF\xBB\xBFx", false), BD_OK);
    cr_expect_str_eq(text, "x");
    cr_assert_eq(take("\xEF\xBB\xBF", false), BD_OK);
    cr_expect_eq(length, 0);
    cr_assert_eq(take("x\x1A", false), BD_OK);
    cr_expect_eq(length, 1);
    cr_assert_eq(take("\x1A", false), BD_OK);
    cr_expect_eq(length, 0);
    cr_assert_eq(take("\x1Ax", false), BD_BAD_INPUT, "the mark of DOS stands at the end");
    cr_assert_eq(take("\xFF\xFEx", true), BD_BAD_INPUT);
    cr_assert_eq(take("\xFE\xFFx", true), BD_BAD_INPUT);
    cr_assert_eq(take_sized("\xFF\xFE", 2, true), BD_BAD_INPUT, "nothing but the mark of UTF-16");
    cr_assert_eq(take_sized("\xFF\xFE", 1, true), BD_OK, "half a mark is a letter");
}

/* A long file name is cut in front, between two characters. */
Test(io_encoding, a_long_name_is_cut_between_characters)
{
    char name[400], place[600], want[600];
    for (size_t tail = 118; tail <= 121; tail++) {
        memset(name, 'x', sizeof name);
        memcpy(name + 4, "\xE2\x82\xAC", 3); /* the euro sign: two bytes that go on a character */
        memcpy(name + 10, "\xC3\xA4", 2);
        name[7 + tail - 1] = '\0';
        bd_place_write(name, 3, 4, place, sizeof place);
        const size_t kept = strlen(name) - 120 <= 4 ? strlen(name) - 120 : 7;
        (void)snprintf(want, sizeof want, "...%s:3:4", name + kept);
        cr_expect_str_eq(place, want, "%zu bytes", strlen(name));
    }
    name[120] = '\0';
    bd_place_write(name, 3, 0, place, sizeof place);
    (void)snprintf(want, sizeof want, "%s:3", name);
    cr_expect_str_eq(place, want, "120 bytes are shown whole, and without a column");
    static const char *const letters[] = {"\xC3\xA4", "\xC3\xBF", "\xC2\x80", "\xE2\x82\xAC",
                                          "\xF0\x9F\x99\x82"};
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
        const size_t size = strlen(letters[i]);
        memcpy(name, letters[i], size);
        memset(name + size, 'y', 119);
        name[size + 119] = '\0'; /* the cut falls behind the first byte, or further on */
        bd_place_write(name, 1, 1, place, sizeof place);
        (void)snprintf(want, sizeof want, "...%s:1:1", name + size);
        cr_expect_str_eq(place, want, "letter %zu", i);
    }
}

Test(io_encoding, a_piece_shown_ends_with_a_whole_character)
{
    char piece[64];
    for (int before = 37; before <= 41; before++) {
        memset(piece, 'x', sizeof piece);
        memcpy(piece + before, "\xE2\x82\xAC", 3);
        const int whole = before + 3 <= 40 ? 40 : before <= 40 ? before : 40;
        cr_expect_eq(bd_shown_part(piece, sizeof piece), whole, "the sign at %d", before);
        cr_expect_eq(bd_shown_part(piece, 40), 40);
        cr_expect_eq(bd_shown_part(piece, 7), 7);
    }
    memset(piece, '\x80', sizeof piece);
    cr_expect_eq(bd_shown_part(piece, sizeof piece), 0, "no character begins here");
}

#include "base/text.h"

#include "base/shown.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bd_text bd_text_new(bd_arena *arena) { return (bd_text){.arena = arena}; }

static bool text_make_room(bd_text *text, size_t more)
{
    if (text->failed) return false;
    const size_t want = text->length + more + 1;
    if (want > text->capacity) {
        char *moved = bd_arena_grow(text->arena, text->bytes, &text->capacity, want, 1);
        if (moved == NULL) {
            text->failed = true;
            return false;
        }
        text->bytes = moved;
    }
    return true;
}

void bd_text_add_bytes(bd_text *text, const char *bytes, size_t count)
{
    if (!text_make_room(text, count)) return;
    if (count > 0) memcpy(text->bytes + text->length, bytes, count);
    text->length += count;
    text->bytes[text->length] = '\0';
}

void bd_text_add_string(bd_text *text, const char *string)
{
    bd_text_add_bytes(text, string, strlen(string));
}

void bd_text_add_char(bd_text *text, char c) { bd_text_add_bytes(text, &c, 1); }

void bd_text_add_spaces(bd_text *text, int count)
{
    for (int i = 0; i < count; i++) bd_text_add_char(text, ' ');
}

void bd_text_add(bd_text *text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    va_list again;
    va_copy(again, args);
    const int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (length < 0)
        text->failed = true;
    else if (text_make_room(text, (size_t)length)) {
        (void)vsnprintf(text->bytes + text->length, (size_t)length + 1, format, again);
        text->length += (size_t)length;
    }
    va_end(again);
}

/* Characters that must not be seen raw (base/shown.h) as escapes, which mean the same to every reader. */
static bool text_add_json_hidden(bd_text *text, const unsigned char **p)
{
    uint32_t c = 0;
    const int length = bd_utf8_decode((const char *)*p, strlen((const char *)*p), &c);
    if (length == 0 || !bd_is_hidden(c)) return false;
    if (c >= 0x10000)
        bd_text_add(text, "\\u%04x\\u%04x", (unsigned)(0xD800 + ((c - 0x10000) >> 10)),
                    (unsigned)(0xDC00 + ((c - 0x10000) & 0x3FF)));
    else
        bd_text_add(text, "\\u%04x", (unsigned)c);
    *p += length - 1;
    return true;
}

void bd_text_add_json(bd_text *text, const char *string)
{
    bd_text_add_char(text, '"');
    for (const unsigned char *p = (const unsigned char *)string; *p != '\0'; p++) {
        if (*p >= 0x80 && text_add_json_hidden(text, &p)) continue;
        switch (*p) {
        case '"': bd_text_add_string(text, "\\\""); break;
        case '\\': bd_text_add_string(text, "\\\\"); break;
        case '\n': bd_text_add_string(text, "\\n"); break;
        case '\r': bd_text_add_string(text, "\\r"); break;
        case '\t': bd_text_add_string(text, "\\t"); break;
        default:
            if (*p < 0x20 || *p == 0x7F)
                bd_text_add(text, "\\u%04x", *p);
            else
                bd_text_add_char(text, (char)*p);
        }
    }
    bd_text_add_char(text, '"');
}

void bd_text_add_column(bd_text *text, const char *string, int columns, bool right)
{
    const int width = bd_text_width(string);
    if (width <= columns) {
        if (right) bd_text_add_spaces(text, columns - width);
        bd_text_add_string(text, string);
        if (!right) bd_text_add_spaces(text, columns - width);
        return;
    }
    int used = 0;
    const char *p = string;
    size_t left = strlen(string);
    while (left > 0) {
        uint32_t c = 0;
        int n = bd_utf8_decode(p, left, &c);
        if (n == 0) n = 1;
        const int w = bd_width_of(c);
        if (used + w > columns - 1) break;
        bd_text_add_bytes(text, p, (size_t)n);
        used += w;
        p += n;
        left -= (size_t)n;
    }
    if (columns > 0) bd_text_add_char(text, '~');
    bd_text_add_spaces(text, columns - used - 1);
}

bd_status bd_text_finish(bd_text *text, const char **out, bd_err *err)
{
    if (!text_make_room(text, 0)) BD_FAIL_MEMORY(err);
    text->bytes[text->length] = '\0';
    *out = text->bytes;
    return BD_OK;
}

int bd_utf8_decode(const char *bytes, size_t count, uint32_t *character)
{
    const unsigned char *b = (const unsigned char *)bytes;
    if (count == 0) return 0;
    if (b[0] < 0x80) {
        *character = b[0];
        return 1;
    }
    const int length = b[0] >= 0xF0 && b[0] <= 0xF4  ? 4
                       : b[0] >= 0xE0 && b[0] < 0xF0 ? 3
                       : b[0] >= 0xC2 && b[0] < 0xE0 ? 2
                                                     : 0;
    if (length == 0 || (size_t)length > count) return 0;
    uint32_t c = length == 4 ? b[0] & 0x07u : length == 3 ? b[0] & 0x0Fu : b[0] & 0x1Fu;
    for (int i = 1; i < length; i++) {
        if ((b[i] & 0xC0) != 0x80) return 0;
        c = c << 6 | (b[i] & 0x3Fu);
    }
    if (length == 3 && (c < 0x800 || (c >= 0xD800 && c <= 0xDFFF))) return 0;
    if (length == 4 && (c < 0x10000 || c > 0x10FFFF)) return 0;
    *character = c;
    return length;
}

size_t bd_utf8_mark(const char *bytes, size_t count)
{
    static const char mark[] = {'\xEF', '\xBB', '\xBF'};
    return count >= sizeof mark && memcmp(bytes, mark, sizeof mark) == 0 ? sizeof mark : 0;
}

/* How many bytes at the beginning are ASCII, or some less: those are passed 8 at a time. */
static size_t text_pass_ascii(const char *bytes, size_t count)
{
    size_t i = 0;
    for (uint64_t word; count - i >= sizeof word; i += sizeof word) {
        memcpy(&word, bytes + i, sizeof word);
        if ((word & UINT64_C(0x8080808080808080)) != 0) break;
    }
    return i;
}

size_t bd_utf8_check(const char *bytes, size_t count)
{
    size_t i = 0;
    for (;;) {
        i += text_pass_ascii(bytes + i, count - i);
        while (i < count && (unsigned char)bytes[i] < 0x80) i++;
        if (i == count) return count;
        uint32_t c;
        const int n = bd_utf8_decode(bytes + i, count - i, &c);
        if (n == 0) return i;
        i += (size_t)n;
    }
}

typedef struct range {
    uint32_t first, last;
} range;

static bool text_in_ranges(uint32_t c, const range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (c >= ranges[i].first && c <= ranges[i].last) return true;
    return false;
}

int bd_width_of(uint32_t character)
{
    static const range no_width[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x610, 0x61A},
                                     {0x64B, 0x65F},   {0x93C, 0x93C},   {0x94D, 0x94D},   {0xE31, 0xE31},
                                     {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
                                     {0x200B, 0x200F}, {0x202A, 0x202E}, {0x2060, 0x2064}, {0x20D0, 0x20FF},
                                     {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}};
    static const range wide[] = {
        {0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},
        {0x4E00, 0x9FFF},   {0xA000, 0xA4CF},   {0xA960, 0xA97F},   {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x2FFFD}, {0x30000, 0x3FFFD}};
    if (character < 0x300) return 1;
    if (text_in_ranges(character, no_width, sizeof no_width / sizeof *no_width)) return 0;
    return text_in_ranges(character, wide, sizeof wide / sizeof *wide) ? 2 : 1;
}

int bd_text_width(const char *string)
{
    int width = 0;
    size_t left = strlen(string);
    while (left > 0) {
        uint32_t c = 0;
        int n = bd_utf8_decode(string, left, &c);
        if (n == 0) n = 1;
        width += bd_width_of(c);
        string += n;
        left -= (size_t)n;
    }
    return width;
}

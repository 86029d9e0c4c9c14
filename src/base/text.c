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

void bd_text_reserve(bd_text *text, size_t count)
{
    char *bytes = text->bytes == NULL ? bd_arena_room(text->arena, count + 1) : NULL;
    if (bytes == NULL) {
        (void)text_make_room(text, count);
        return;
    }
    *text = (bd_text){.arena = text->arena, .bytes = bytes, .capacity = count + 1, .failed = text->failed};
    bytes[0] = '\0';
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

void bd_text_add_char(bd_text *text, char c)
{
    if (!text_make_room(text, 1)) return;
    text->bytes[text->length++] = c;
    text->bytes[text->length] = '\0';
}

void bd_text_add_int(bd_text *text, int number)
{
    char digits[12];
    size_t at = sizeof digits;
    unsigned left = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    do digits[--at] = (char)('0' + left % 10);
    while ((left /= 10) > 0);
    if (number < 0) digits[--at] = '-';
    bd_text_add_bytes(text, digits + at, sizeof digits - at);
}

void bd_text_add_spaces(bd_text *text, int count)
{
    for (int i = 0; i < count; i++) bd_text_add_char(text, ' ');
}

/* Printed into the room that there is; a second time only where that was too little. */
void bd_text_add(bd_text *text, const char *format, ...)
{
    enum { USUALLY_ENOUGH = 63 };
    for (size_t more = USUALLY_ENOUGH; text_make_room(text, more);) {
        const size_t room = text->capacity - text->length;
        va_list args;
        va_start(args, format);
        const int length = vsnprintf(text->bytes + text->length, room, format, args);
        va_end(args);
        text->failed = length < 0;
        more = length < 0 ? 0 : (size_t)length;
        if (more >= room) continue;
        text->length += more;
        return;
    }
}

/* Characters that must not be seen raw (base/shown.h) as escapes, which mean the same to every reader. */
static bool text_add_json_hidden(bd_text *text, const unsigned char *p, int *length)
{
    uint32_t c = 0;
    *length = bd_utf8_decode((const char *)p, 4, &c); /* stops at the NUL */
    const bool hidden = *length > 0 && bd_is_hidden(c);
    if (*length == 0) *length = 1;
    if (!hidden) return false;
    if (c >= 0x10000)
        bd_text_add(text, "\\u%04x\\u%04x", (unsigned)(0xD800 + ((c - 0x10000) >> 10)),
                    (unsigned)(0xDC00 + ((c - 0x10000) & 0x3FF)));
    else
        bd_text_add(text, "\\u%04x", (unsigned)c);
    return true;
}

static void text_add_json_escape(bd_text *text, unsigned char c)
{
    switch (c) {
    case '"': bd_text_add_string(text, "\\\""); break;
    case '\\': bd_text_add_string(text, "\\\\"); break;
    case '\n': bd_text_add_string(text, "\\n"); break;
    case '\r': bd_text_add_string(text, "\\r"); break;
    case '\t': bd_text_add_string(text, "\\t"); break;
    default: bd_text_add(text, "\\u%04x", c); break;
    }
}

/* What stands for itself is added at one go. */
void bd_text_add_json(bd_text *text, const char *string)
{
    const unsigned char *from = (const unsigned char *)string, *p = from;
    bd_text_add_char(text, '"');
    for (;;) {
        int length = 1;
        while (*p >= 0x20 && *p < 0x7F && *p != '"' && *p != '\\') p++;
        bd_text_add_bytes(text, (const char *)from, (size_t)(p - from));
        from = p;
        if (*p == '\0') break;
        if (*p < 0x80) {
            text_add_json_escape(text, *p);
            from = ++p;
        } else {
            const bool hidden = text_add_json_hidden(text, p, &length);
            p += length;
            if (hidden) from = p;
        }
    }
    bd_text_add_char(text, '"');
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

size_t bd_utf8_encode(uint32_t character, char bytes[4])
{
    size_t n = 0;
    if (character < 0x80) {
        bytes[n++] = (char)character;
        return n;
    }
    if (character < 0x800)
        bytes[n++] = (char)(0xC0 | character >> 6);
    else if (character < 0x10000)
        bytes[n++] = (char)(0xE0 | character >> 12);
    else {
        bytes[n++] = (char)(0xF0 | character >> 18);
        bytes[n++] = (char)(0x80 | (character >> 12 & 0x3F));
    }
    if (character >= 0x800) bytes[n++] = (char)(0x80 | (character >> 6 & 0x3F));
    bytes[n++] = (char)(0x80 | (character & 0x3F));
    return n;
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

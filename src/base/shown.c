#include "base/shown.h"

#include <stdio.h>
#include <string.h>

bool bd_is_hidden(uint32_t c)
{
    return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x061C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF ||
           (c >= 0xFFF9 && c <= 0xFFFB) || (c >= 0xE0000 && c <= 0xE007F);
}

/* The character at bytes[0] of `count`: its length; *raw: it may be seen as it is. */
static size_t shown_take(const char *bytes, size_t count, const char *keep, bool *raw)
{
    uint32_t c = 0;
    const int length = bd_utf8_decode(bytes, count, &c);
    BD_ASSERT(count > 0 && keep != NULL);
    *raw = length > 0 && !bd_is_hidden(c);
    if (bytes[0] != '\0' && strchr(keep, bytes[0]) != NULL) *raw = true;
    return length > 0 ? (size_t)length : 1;
}

size_t bd_shown_escape(const char *bytes, size_t count, char escape[BD_ESCAPE_SIZE])
{
    uint32_t c = 0;
    const int length = bd_utf8_decode(bytes, count, &c);
    BD_ASSERT(count > 0);
    if (length > 1)
        (void)snprintf(escape, BD_ESCAPE_SIZE, "\\u{%X}", (unsigned)c);
    else
        (void)snprintf(escape, BD_ESCAPE_SIZE, "\\x%02X", (unsigned)(unsigned char)bytes[0]);
    return length > 1 ? (size_t)length : 1;
}

size_t bd_shown_prefix(const char *bytes, size_t count, const char *keep)
{
    size_t at = 0;
    for (;;) {
        bool raw = false;
        while (at < count && bytes[at] >= 0x20 && bytes[at] < 0x7F) at++; /* nearly all of every text */
        if (at == count) return at;
        const size_t length = shown_take(bytes + at, count - at, keep, &raw);
        if (!raw) return at;
        at += length;
    }
}

void bd_text_add_shown(bd_text *text, const char *bytes, size_t count, const char *keep)
{
    while (count > 0) {
        char escape[BD_ESCAPE_SIZE];
        const size_t plain = bd_shown_prefix(bytes, count, keep);
        bd_text_add_bytes(text, bytes, plain);
        bytes += plain;
        count -= plain;
        if (count == 0) return;
        const size_t length = bd_shown_escape(bytes, count, escape);
        bd_text_add_string(text, escape);
        bytes += length;
        count -= length;
    }
}

const char *bd_shown(bd_arena *arena, const char *string)
{
    const size_t length = strlen(string);
    const char *shown = "?";
    if (bd_shown_prefix(string, length, "") == length) return string;
    bd_text text = bd_text_new(arena);
    bd_text_add_shown(&text, string, length, "");
    return bd_text_finish(&text, &shown, NULL) == BD_OK ? shown : "?";
}

const char *bd_shown_message(const char *message, char *buffer, size_t size)
{
    size_t left = strlen(message), used = 0;
    BD_ASSERT(size > 0);
    while (left > 0) {
        bool raw = false;
        char escape[BD_ESCAPE_SIZE];
        const size_t length = shown_take(message, left, "", &raw);
        if (!raw) (void)bd_shown_escape(message, left, escape);
        const size_t wanted = raw ? length : strlen(escape);
        if (used + wanted >= size) break;
        memcpy(buffer + used, raw ? message : escape, wanted);
        used += wanted;
        message += length;
        left -= length;
    }
    buffer[used] = '\0';
    return buffer;
}

void bd_cut_at_character(char *text)
{
    const size_t length = strlen(text);
    size_t start = length;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80) start--;
    if (start == 0) return;
    const unsigned char lead = (unsigned char)text[start - 1];
    const size_t want = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    if (length - (start - 1) < want) text[start - 1] = '\0';
}

#include "io/encoding.h"

#include "base/assert.h"
#include "io/io_words.h"

#include <stdio.h>
#include <string.h>

/* ---- Places ---- */

void bd_place_write(const char *file_name, int line, int column, char *place, size_t size)
{
    BD_ASSERT(file_name != NULL && line >= 0 && column >= 0 && size > 0);
    enum { LONGEST = 120 };
    const size_t length = strlen(file_name);
    const char *shown = length > LONGEST ? file_name + length - LONGEST : file_name;
    while (((unsigned char)*shown & 0xC0) == 0x80) shown++;
    const char *dots = shown == file_name ? "" : "...";
    if (column > 0)
        (void)snprintf(place, size, "%s%s:%d:%d", dots, shown, line, column);
    else
        (void)snprintf(place, size, "%s%s:%d", dots, shown, line);
}

int bd_shown_part(const char *text, size_t length)
{
    enum { LONGEST = 40 };
    if (length <= LONGEST) return (int)length;
    int cut = LONGEST;
    while (cut > 0 && ((unsigned char)text[cut] & 0xC0) == 0x80) cut--;
    return cut;
}

int bd_columns_between(const char *from, const char *to)
{
    int columns = 0;
    for (; from < to; from++) columns += ((unsigned char)*from & 0xC0) != 0x80;
    return columns;
}

void bd_text_place_move(bd_text_place *at, const char *text, size_t length, size_t offset)
{
    BD_ASSERT(at->offset <= offset && offset <= length);
    for (; at->offset < offset; at->offset++) {
        const char *c = text + at->offset;
        const bool lone_return = *c == '\r' && (at->offset + 1 >= length || c[1] != '\n');
        if (*c == '\n' || lone_return) {
            at->line++;
            at->column = 0;
        } else
            at->column += (size_t)bd_columns_between(c, c + 1);
    }
}

/* ---- Encodings ---- */

static void encoding_place(const char *file_name, const char *text, size_t length, size_t offset, char *place,
                           size_t size)
{
    bd_text_place at = {.offset = 0};
    bd_text_place_move(&at, text, length, offset);
    bd_place_write(file_name, (int)at.line + 1, (int)at.column + 1, place, size);
}

static bool encoding_has_no_place(unsigned char c)
{
    return (c < 0x20 && c != '\t' && c != '\r' && c != '\n') || c == 0x7F;
}

static bd_status encoding_refuse_control_characters(const char *file_name, const char *text, size_t length,
                                                    bd_err *err)
{
    for (size_t i = 0; i < length; i++) {
        if (!encoding_has_no_place((unsigned char)text[i])) continue;
        char place[sizeof((bd_err *)0)->place];
        encoding_place(file_name, text, length, i, place, sizeof place);
        if (text[i] == '\0') BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(IO_NUL_BYTE));
        BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(IO_CONTROL_CHARACTER), (unsigned)(unsigned char)text[i]);
    }
    return BD_OK;
}

static bd_status encoding_from_latin1(bd_arena *arena, const char **text, size_t *length, bd_err *err)
{
    size_t more = 0;
    for (size_t i = 0; i < *length; i++)
        if ((unsigned char)(*text)[i] >= 0x80) more++;
    char *made;
    BD_NEW(made, arena, *length + more + 1, err);
    size_t n = 0;
    for (size_t i = 0; i < *length; i++) {
        const unsigned char c = (unsigned char)(*text)[i];
        if (c < 0x80)
            made[n++] = (char)c;
        else if (c < 0xA0)
            made[n++] = '?'; /* Latin-1 has only control characters here */
        else {
            made[n++] = (char)(0xC0 | c >> 6);
            made[n++] = (char)(0x80 | (c & 0x3F));
        }
    }
    *text = made;
    *length = n;
    return BD_OK;
}

static bd_status encoding_make_utf8(bd_arena *arena, const char *file_name, const bd_read_options *options,
                                    bd_warnings *warnings, const char **text, size_t *length, bd_err *err)
{
    const size_t bad = bd_utf8_check(*text, *length);
    if (bad == *length) return BD_OK;
    char place[sizeof((bd_err *)0)->place];
    encoding_place(file_name, *text, *length, bad, place, sizeof place);
    const unsigned byte = (unsigned char)(*text)[bad];
    if (options == NULL || (!options->lenient && !options->engine))
        BD_FAIL(err, BD_BAD_INPUT, place, BD_SAY(IO_NOT_UTF8), byte);
    bd_warnings_add(warnings, place, BD_SAY(IO_READ_AS_LATIN1), byte);
    return encoding_from_latin1(arena, text, length, err);
}

bd_status bd_encoding_to_utf8(bd_arena *arena, const char *file_name, const bd_read_options *options,
                              bd_warnings *warnings, const char **text, size_t *length, bd_err *err)
{
    BD_ASSERT(file_name != NULL);
    BD_ASSERT(*text != NULL || *length == 0);
    if (*length >= 2 && (memcmp(*text, "\xFF\xFE", 2) == 0 || memcmp(*text, "\xFE\xFF", 2) == 0))
        BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(IO_UTF16));
    const size_t mark = bd_utf8_mark(*text, *length);
    BD_ASSERT(mark <= *length);
    if (mark > 0) {
        *text += mark;
        *length -= mark;
    }
    if (*length > 0 && (*text)[*length - 1] == 0x1A) --*length; /* the end of a file under DOS */
    BD_TRY(encoding_refuse_control_characters(file_name, *text, *length, err));
    return encoding_make_utf8(arena, file_name, options, warnings, text, length, err);
}

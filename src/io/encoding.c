#include "io/encoding.h"

#include "base/assert.h"
#include "io/error_place.h"
#include "io/io_words.h"

#include <string.h>

typedef struct text_place {
    int line, column;
} text_place;

/* The place of the byte at `offset`. */
static text_place encoding_spot_of(const char *text, size_t length, size_t offset)
{
    BD_ASSERT(offset < length);
    text_place s = {.line = 1, .column = 1};
    for (size_t i = 0; i < offset; i++) {
        const bool crlf = text[i] == '\r' && text[i + 1] == '\n';
        if (text[i] == '\n' || (text[i] == '\r' && !crlf)) {
            s.line++;
            s.column = 1;
        } else if (((unsigned char)text[i] & 0xC0) != 0x80 && !crlf)
            s.column++;
    }
    return s;
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
        const text_place s = encoding_spot_of(text, length, i);
        bd_place_write(file_name, s.line, s.column, place, sizeof place);
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
    const text_place s = encoding_spot_of(*text, *length, bad);
    bd_place_write(file_name, s.line, s.column, place, sizeof place);
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

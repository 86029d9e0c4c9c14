#include "io/trf/trf_line.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "io/trf/trf_words.h"

#include <string.h>

static bool trf_line_is_ascii(const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)bytes[i] >= 0x80) return false;
    return true;
}

bd_trf_line bd_trf_line_of(const char *file_name, int number, const char *bytes, size_t length)
{
    BD_ASSERT(number >= 1);
    while (length > 0 && (bytes[length - 1] == ' ' || bytes[length - 1] == '\t')) length--;
    return (bd_trf_line){.file_name = file_name,
                         .bytes = bytes,
                         .length = length,
                         .number = number,
                         .by_bytes = trf_line_is_ascii(bytes, length),
                         .at_column = 1,
                         .at_byte = 0};
}

/* Files put together by hand have a byte order mark before any line. A line kept with one would say something
 * else once it stands first in the file. */
static size_t trf_line_past_marks(const char *text, size_t length, size_t at)
{
    for (size_t mark; (mark = bd_utf8_mark(text + at, length - at)) > 0;) at += mark;
    return at;
}

bd_trf_line bd_trf_line_next(const char *file_name, int number, const char *text, size_t length, size_t *at)
{
    const size_t from = trf_line_past_marks(text, length, *at);
    size_t end = from;
    while (end < length && text[end] != '\r' && text[end] != '\n') end++;
    *at = end + 1;
    if (end + 1 < length && text[end] == '\r' && text[end + 1] == '\n') ++*at;
    return bd_trf_line_of(file_name, number, text + from, end - from);
}

static size_t trf_line_step(const bd_trf_line *line, size_t byte)
{
    uint32_t c;
    const int n = bd_utf8_decode(line->bytes + byte, line->length - byte, &c);
    return n > 0 ? (size_t)n : 1;
}

/* The byte where a column starts; the length of the line past its end. */
static size_t trf_line_byte_of(bd_trf_line *line, int column)
{
    const size_t want = (size_t)column;
    if (line->by_bytes) return want - 1 < line->length ? want - 1 : line->length;
    if (want < line->at_column) {
        line->at_column = 1;
        line->at_byte = 0;
    }
    while (line->at_column < want && line->at_byte < line->length) {
        line->at_byte += trf_line_step(line, line->at_byte);
        line->at_column++;
    }
    return line->at_column == want ? line->at_byte : line->length;
}

static bool trf_line_blank(char c) { return c == ' ' || c == '\t'; }

static bd_trf_field trf_line_trimmed(const char *text, size_t length, int column)
{
    bd_trf_field field = {.text = text, .length = length, .column = column};
    while (field.length > 0 && trf_line_blank(field.text[field.length - 1])) field.length--;
    if (field.length == 0) return field;
    while (trf_line_blank(*field.text)) {
        field.text++;
        field.length--;
        field.column++;
    }
    return field;
}

bd_trf_field bd_trf_field_at(bd_trf_line *line, int first, int last)
{
    BD_ASSERT(first >= 1 && last >= first);
    const size_t from = trf_line_byte_of(line, first);
    const size_t to = trf_line_byte_of(line, last + 1);
    return trf_line_trimmed(line->bytes + from, to - from, first);
}

bd_trf_field bd_trf_rest(bd_trf_line *line, int first)
{
    const size_t from = trf_line_byte_of(line, first);
    return trf_line_trimmed(line->bytes + from, line->length - from, first);
}

char bd_trf_char_at(bd_trf_line *line, int column)
{
    const size_t at = trf_line_byte_of(line, column);
    if (at >= line->length) return ' ';
    return (unsigned char)line->bytes[at] >= 0x80 ? '\1' : line->bytes[at];
}

static bool trf_line_parts_words(char c) { return c == ' ' || c == '\t' || c == ','; }

bool bd_trf_word(bd_trf_line *line, int *column, bd_trf_field *out)
{
    size_t at = trf_line_byte_of(line, *column);
    while (at < line->length && trf_line_parts_words(line->bytes[at])) {
        at++;
        ++*column;
    }
    if (at >= line->length) return false;
    *out = (bd_trf_field){.text = line->bytes + at, .length = 0, .column = *column};
    while (at < line->length && !trf_line_parts_words(line->bytes[at])) {
        const size_t n = line->by_bytes ? 1 : trf_line_step(line, at);
        at += n;
        out->length += n;
        ++*column;
    }
    return true;
}

bool bd_trf_ends_before(bd_trf_line *line, int column)
{
    return trf_line_byte_of(line, column) >= line->length;
}

bd_status bd_trf_int(const bd_trf_line *line, bd_trf_field field, const char *what, int low, int high,
                     int *out, bd_err *err)
{
    BD_ASSERT(what != NULL && low <= high);
    if (field.length == 0)
        BD_TRF_FAIL(line, field.column, err, BD_SAY(TRF_NUMBER_MISSING), bd_say(what), low, high);
    int64_t value;
    if (!bd_parse_int(field.text, field.length, low, high, &value))
        BD_TRF_FAIL(line, field.column, err, BD_SAY(TRF_NOT_A_NUMBER), bd_say(what), BD_TRF_SHOWN(field), low,
                    high);
    *out = (int)value;
    return BD_OK;
}

bd_status bd_trf_halves(const bd_trf_line *line, bd_trf_field field, const char *what, int *out, bd_err *err)
{
    BD_ASSERT(what != NULL);
    if (field.length == 0) BD_TRF_FAIL(line, field.column, err, BD_SAY(TRF_POINTS_MISSING), bd_say(what));
    if (!bd_parse_halves(field.text, field.length, out))
        BD_TRF_FAIL(line, field.column, err, BD_SAY(TRF_NOT_POINTS), bd_say(what), BD_TRF_SHOWN(field));
    return BD_OK;
}

bd_status bd_trf_blank(bd_trf_line *line, int first, int last, bd_err *err)
{
    const bd_trf_field field = bd_trf_field_at(line, first, last);
    if (field.length > 0) BD_TRF_FAIL(line, field.column, err, BD_SAY(TRF_NOT_BLANK), BD_TRF_SHOWN(field));
    return BD_OK;
}

bd_status bd_trf_blanks(bd_trf_line *line, const bd_trf_gap *gaps, size_t count, bd_err *err)
{
    const char *tab = line->length > 0 ? memchr(line->bytes, '\t', line->length) : NULL;
    if (tab != NULL) BD_TRF_FAIL(line, 1 + bd_columns_between(line->bytes, tab), err, BD_SAY(TRF_TAB));
    for (size_t i = 0; i < count; i++) BD_TRY(bd_trf_blank(line, gaps[i].first, gaps[i].last, err));
    return BD_OK;
}

#include "ratings/list_reader.h"

#include "base/assert.h"
#include "ratings/ratings_words.h"

#include <string.h>

enum { LINE_MOST = 64 * 1024 };

bd_status bd_list_reader_begin(bd_list_reader *reader, bd_entry_book *book, const char *path, const char *map,
                               bd_err *err)
{
    *reader = (bd_list_reader){.book = book, .path = path, .map = map, .element = -1, .err = err};
    reader->line = bd_text_new(book->arena);
    bd_text_reserve(&reader->line, LINE_MOST + 1);
    for (int f = 0; f < BD_LIST_FIELDS; f++) {
        reader->values[f] = bd_text_new(book->arena);
        bd_text_reserve(&reader->values[f], LINE_MOST + 1);
        if (reader->values[f].failed) BD_FAIL_MEMORY(err);
    }
    if (reader->line.failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status reader_line(bd_list_reader *r, char *line, size_t length)
{
    if (length > 0 && line[length - 1] == '\r') line[--length] = '\0';
    r->lines++;
    if (strlen(line) < length) BD_FAIL(r->err, BD_BAD_INPUT, r->path, BD_SAY(RATINGS_NOT_A_LIST));
    if (r->layout == BD_LAYOUT_FIXED) return bd_list_fixed_line(r, line, length);
    if (r->layout == BD_LAYOUT_CSV) return bd_list_csv_line(r, line);
    if (strspn(line, " \t,;") == length) return BD_OK; /* above the headings */
    if (strncmp(line, "\xEF\xBB\xBF", 3) == 0) line += 3;
    r->layout = bd_list_is_fixed(line) ? BD_LAYOUT_FIXED : BD_LAYOUT_CSV;
    return r->layout == BD_LAYOUT_FIXED ? bd_list_fixed_header(r, line) : bd_list_csv_header(r, line);
}

/* What there is of the line so far, and this. */
static bd_status reader_add(bd_list_reader *r, const char *bytes, size_t length)
{
    if (r->line.length + length > LINE_MOST)
        BD_FAIL(r->err, BD_BAD_INPUT, r->path, BD_SAY(RATINGS_NOT_A_LIST));
    bd_text_add_bytes(&r->line, bytes, length);
    if (r->line.failed) BD_FAIL_MEMORY(r->err);
    return BD_OK;
}

static bd_status reader_end_line(bd_list_reader *r)
{
    bd_text_add_char(&r->line, '\0');
    if (r->line.failed) BD_FAIL_MEMORY(r->err);
    const bd_status status = reader_line(r, r->line.bytes, r->line.length - 1);
    r->line.length = 0;
    return status;
}

bd_status bd_list_reader_take(void *reader, const char *bytes, size_t length, bd_err *err)
{
    bd_list_reader *r = reader;
    r->err = err;
    if (r->layout == BD_LAYOUT_NOT_SEEN && r->line.length == 0 && length > 0 && bytes[0] == '<')
        r->layout = BD_LAYOUT_XML;
    if (r->layout == BD_LAYOUT_XML) return bd_list_xml_take(r, bytes, length, false);
    for (const char *at = bytes, *end = bytes + length; at < end;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        BD_TRY(reader_add(r, at, (size_t)((stop != NULL ? stop : end) - at)));
        if (stop == NULL) return BD_OK;
        BD_TRY(reader_end_line(r));
        at = stop + 1;
    }
    return BD_OK;
}

bd_status bd_list_reader_end(bd_list_reader *r, bd_err *err)
{
    r->err = err;
    if (r->layout == BD_LAYOUT_XML) BD_TRY(bd_list_xml_take(r, "", 0, true));
    if (r->layout != BD_LAYOUT_XML && r->line.length > 0) BD_TRY(reader_end_line(r));
    if (r->book->count == 0) BD_FAIL(err, BD_BAD_INPUT, r->path, BD_SAY(RATINGS_NO_PLAYERS));
    for (const char *at = r->path; r->month[0] == '\0' && *at != '\0'; at++)
        (void)bd_list_month_of(at, r->month);
    return BD_OK;
}

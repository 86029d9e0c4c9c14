#include "io/lines.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/io_words.h"

#include <stdio.h>
#include <string.h>

bd_lines bd_lines_open(bd_arena *arena, const char *name, const char *bytes, size_t count)
{
    BD_ASSERT(arena != NULL && name != NULL);
    BD_ASSERT(bytes != NULL || count == 0);
    bd_lines lines = {.arena = arena, .name = name, .at = bytes, .end = bytes + count};
    bd_lines_next(&lines);
    return lines;
}

const char *bd_lines_place(bd_lines *lines)
{
    (void)snprintf(lines->place, sizeof lines->place, "%.140s:%d", lines->name, lines->line);
    return lines->place;
}

static bool lines_is_blank(char c) { return c == ' ' || c == '\t'; }

static void lines_skip_blanks(bd_lines *lines)
{
    while (lines->p < lines->stop && lines_is_blank(*lines->p)) lines->p++;
}

void bd_lines_next(bd_lines *lines)
{
    while (lines->at < lines->end) {
        const char *newline = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
        lines->line++;
        lines->p = lines->at;
        lines->stop = newline != NULL ? newline : lines->end;
        lines->at = newline != NULL ? newline + 1 : lines->end;
        if (lines->stop > lines->p && lines->stop[-1] == '\r') lines->stop--;
        lines_skip_blanks(lines);
        if (lines->p < lines->stop && *lines->p != '#') return;
    }
    lines->p = lines->stop = lines->end;
}

const char *bd_lines_here(const bd_lines *lines) { return lines->p; }

void bd_lines_go_to(bd_lines *lines, const char *at, int passed)
{
    BD_ASSERT(at > lines->p && at <= lines->end && passed > 0);
    lines->at = at;
    lines->line += passed - 1;
    bd_lines_next(lines);
}

bool bd_lines_at_line_end(const bd_lines *lines)
{
    BD_ASSERT(lines->p <= lines->stop && lines->stop <= lines->end);
    return lines->p == lines->stop;
}

static size_t lines_word_length(const bd_lines *lines)
{
    const char *q = lines->p;
    while (q < lines->stop && !lines_is_blank(*q)) q++;
    return (size_t)(q - lines->p);
}

bool bd_lines_take_word(bd_lines *lines, const char *word)
{
    const size_t length = strlen(word);
    if (lines_word_length(lines) != length || memcmp(lines->p, word, length) != 0) return false;
    lines->p += length;
    lines_skip_blanks(lines);
    return true;
}

/* The next word for an error message: short, and without bytes that would spoil a terminal. */
static const char *lines_word_shown(const bd_lines *lines, char shown[32])
{
    size_t length = lines_word_length(lines);
    if (length > 24) length = 24;
    for (size_t i = 0; i < length; i++)
        shown[i] = lines->p[i] >= ' ' && lines->p[i] <= '~' ? lines->p[i] : '?';
    shown[length] = '\0';
    return shown;
}

bd_status bd_lines_expect_word(bd_lines *lines, const char *word, bd_err *err)
{
    BD_ASSERT(word[0] != '\0');
    char shown[32];
    if (bd_lines_take_word(lines, word)) return BD_OK;
    if (bd_lines_at_line_end(lines)) BD_LINES_FAIL(lines, err, BD_SAY(IO_WORD_MISSING), word);
    BD_LINES_FAIL(lines, err, BD_SAY(IO_WORD_EXPECTED), word, lines_word_shown(lines, shown));
}

bd_status bd_lines_expect_end(bd_lines *lines, bd_err *err)
{
    char shown[32];
    if (lines->p != lines->stop)
        BD_LINES_FAIL(lines, err, BD_SAY(IO_LINE_GOES_ON), lines_word_shown(lines, shown));
    bd_lines_next(lines);
    return BD_OK;
}

/* A number of at most 19 digits, ended by anything else than a digit. */
static bd_status lines_take_digits(bd_lines *lines, const char *what, int64_t low, int64_t high, int64_t *out,
                                   bd_err *err)
{
    BD_ASSERT(what != NULL);
    char shown[32];
    const char *p = lines->p;
    const bool negative = p < lines->stop && *p == '-';
    if (negative) p++;
    const char *digits = p;
    uint64_t value = 0;
    for (; p < lines->stop && *p >= '0' && *p <= '9' && p - digits < 19; p++)
        value = value * 10 + (uint64_t)(*p - '0');
    const bool cut = p < lines->stop && *p >= '0' && *p <= '9';
    if (p == digits || cut || value > (uint64_t)INT64_MAX || (*digits == '0' && p - digits > 1) ||
        (negative && value == 0))
        BD_LINES_FAIL(lines, err, BD_SAY(IO_NOT_AN_INTEGER), bd_say(what), lines_word_shown(lines, shown));
    const int64_t number = negative ? -(int64_t)value : (int64_t)value;
    if (number < low || number > high)
        BD_LINES_FAIL(lines, err, BD_SAY(IO_OUT_OF_RANGE), bd_say(what), (long long)number, (long long)low,
                      (long long)high);
    lines->p = p;
    *out = number;
    return BD_OK;
}

bd_status bd_lines_expect_blank(bd_lines *lines, const char *after, bd_err *err)
{
    char shown[32];
    if (lines->p < lines->stop && !lines_is_blank(*lines->p))
        BD_LINES_FAIL(lines, err, BD_SAY(IO_NO_BLANK), bd_say(after), lines_word_shown(lines, shown));
    lines_skip_blanks(lines);
    return BD_OK;
}

bd_status bd_lines_take_number(bd_lines *lines, const char *what, int64_t low, int64_t high, int64_t *out,
                               bd_err *err)
{
    BD_TRY(lines_take_digits(lines, what, low, high, out, err));
    return bd_lines_expect_blank(lines, what, err);
}

bd_status bd_lines_take_range(bd_lines *lines, const char *what, int64_t high, int64_t *first, int64_t *last,
                              bd_err *err)
{
    BD_ASSERT(high >= 0 && *last >= 0);
    BD_TRY(lines_take_digits(lines, what, 1, high, first, err));
    if (*first <= *last) BD_LINES_FAIL(lines, err, BD_SAY(IO_NOT_ASCENDING), bd_say(what), (long long)*first);
    *last = *first;
    if (lines->p == lines->stop || *lines->p != '-') return BD_OK;
    lines->p++;
    BD_TRY(lines_take_digits(lines, what, 1, high, last, err));
    if (*last <= *first)
        BD_LINES_FAIL(lines, err, BD_SAY(IO_RANGE_ASCENDS), (long long)*first, (long long)*last);
    return BD_OK;
}

bd_status bd_lines_take_token(bd_lines *lines, const char *what, size_t longest, const char **out,
                              bd_err *err)
{
    BD_ASSERT(longest > 0);
    const size_t length = lines_word_length(lines);
    if (length == 0) BD_LINES_FAIL(lines, err, BD_SAY(IO_WHAT_MISSING), bd_say(what));
    if (length > longest) BD_LINES_FAIL(lines, err, BD_SAY(IO_WHAT_TOO_LONG), bd_say(what), longest);
    for (size_t i = 0; i < length; i++)
        if (lines->p[i] <= ' ' || lines->p[i] > '~')
            BD_LINES_FAIL(lines, err, BD_SAY(IO_WHAT_NOT_PLAIN), bd_say(what));
    char *token = bd_arena_copy_bytes(lines->arena, lines->p, length);
    if (token == NULL) BD_FAIL_MEMORY(err);
    lines->p += length;
    lines_skip_blanks(lines);
    *out = token;
    return BD_OK;
}

bd_status bd_lines_take_text(bd_lines *lines, const char **out, bd_err *err)
{
    const size_t length = (size_t)(lines->stop - lines->p);
    if (bd_utf8_check(lines->p, length) != length) BD_LINES_FAIL(lines, err, BD_SAY(IO_LINE_NOT_UTF8));
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)lines->p[i] < 0x20 || lines->p[i] == 0x7F)
            BD_LINES_FAIL(lines, err, BD_SAY(IO_LINE_CONTROL));
    char *text = bd_arena_copy_bytes(lines->arena, lines->p, length);
    if (text == NULL) BD_FAIL_MEMORY(err);
    *out = text;
    bd_lines_next(lines);
    return BD_OK;
}

#include "cards/heads.h"

#include "base/ints.h"
#include "base/text.h"
#include "cards/cards_words.h"

#include <stdio.h>
#include <string.h>

typedef struct head {
    const char *key, *tag; /* what the line begins with, before a blank */
    const char *example;
} head;

static const head heads_known[] = {
    {"city", "022", "Hastings"},
    {"country", "032", "ENG"},
    {"start", "042", "2026-11-20"},
    {"end", "052", "2026-11-22"},
    {"players", "062", "46"},
    {"rated", "072", "40"},
    {"teams", "082", "0"},
    {"type", "092", "Swiss"},
    {"arbiter", "102", "'Kim, Kay'"},
    {"deputies", "112", "'Lee, Lou'"},
    {"time", "122", "90+15"},
    {"ecf.code", "### ecf.code", "ABC01"},
    {"ecf.submission", "### ecf.submission", "1"},
    {"ecf.section", "### ecf.section", "Open"},
    {"ecf.officer", "### ecf.officer", "'Kim, Kay'"},
    {"ecf.officer-address", "### ecf.officer-address", "kay@example.org"},
    {"ecf.treasurer", "### ecf.treasurer", "'Lee, Lou'"},
    {"ecf.treasurer-address", "### ecf.treasurer-address", "lou@example.org"},
    {"uschess.affiliate", "### uschess.affiliate", "A1234567"},
    {"uschess.td", "### uschess.td", "12345678"},
    {"uschess.assistant", "### uschess.assistant", "12345678"},
    {"uschess.section", "### uschess.section", "Open"},
    {"uschess.state", "### uschess.state", "OH"},
    {"uschess.zip", "### uschess.zip", "44101"},
};

enum { HEADS = sizeof heads_known / sizeof *heads_known };

enum { DATES_AT = 91 /* column 92: round 1 */, DATE_WIDTH = 10, TAG_LENGTH = 3 };

static const head *heads_find(const char *key)
{
    for (size_t i = 0; i < HEADS; i++)
        if (strcmp(heads_known[i].key, key) == 0) return &heads_known[i];
    return NULL;
}

static bool heads_is_date(const char *key) { return strncmp(key, "date.", 5) == 0; }

bool bd_head_is_known(const char *key) { return heads_is_date(key) || heads_find(key) != NULL; }

const char *bd_head_example(const char *key)
{
    const head *found = heads_find(key);
    return heads_is_date(key) ? "2026-11-20" : found != NULL ? found->example : NULL;
}

/* Whether the line is that of the tag, the place of one included. */
static bool heads_is_of(const char *line, const char *tag)
{
    const size_t length = strlen(tag);
    if (strncmp(line, tag, length) != 0) return false;
    return length == TAG_LENGTH || line[length] == ' ' || line[length] == '\0';
}

static bd_status heads_push_line(bd_tournament *t, size_t at, const char *line, bd_err *err)
{
    BD_ASSERT(at <= t->trf_line_count);
    BD_ROOM(t->trf_lines, t->trf_line_count, t->trf_line_capacity, t->arena, err);
    for (size_t i = t->trf_line_count++; i > at; i--) t->trf_lines[i] = t->trf_lines[i - 1];
    t->trf_lines[at] = line;
    return BD_OK;
}

/* In the order of the tags, behind the place of the name; comments before the first player. */
static bd_status heads_insert_line(bd_tournament *t, const char *line, bd_err *err)
{
    size_t name = 0, at = 0;
    while (name < t->trf_line_count && strncmp(t->trf_lines[name], "012", TAG_LENGTH) != 0) name++;
    if (name == t->trf_line_count) BD_TRY(heads_push_line(t, 0, "012", err));
    while (line[0] == '#' && at < t->trf_line_count && strncmp(t->trf_lines[at], "001", TAG_LENGTH) != 0)
        at++;
    if (line[0] == '#') return heads_push_line(t, at, line, err);
    for (size_t i = 0; i < t->trf_line_count; i++)
        if (strncmp(t->trf_lines[i], "001", TAG_LENGTH) > 0 && strncmp(t->trf_lines[i], line, TAG_LENGTH) < 0)
            at = i + 1;
    return heads_push_line(t, at, line, err);
}

/* The line with that tag, NULL for none; all others like it go. */
static bd_status heads_put_line(bd_tournament *t, const char *tag, const char *line, bd_err *err)
{
    size_t count = 0;
    bool there = line == NULL;
    for (size_t i = 0; i < t->trf_line_count; i++) {
        const bool same = heads_is_of(t->trf_lines[i], tag);
        if (same && there) continue;
        t->trf_lines[count++] = same ? line : t->trf_lines[i];
        there = there || same;
    }
    t->trf_line_count = count;
    return there ? BD_OK : heads_insert_line(t, line, err);
}

/* "2026-11-20" as "26/11/20"; eight blanks for an empty value. */
static bd_status heads_read_date(const char *key, const char *value, char out[16], bd_err *err)
{
    int64_t year = 0, month = 0, day = 0;
    (void)snprintf(out, 16, "%8s", "");
    if (value == NULL) return BD_OK;
    if (strlen(value) != 10 || value[4] != '-' || value[7] != '-' ||
        !bd_parse_int(value, 4, 1900, 2999, &year) || !bd_parse_int(value + 5, 2, 1, 12, &month) ||
        !bd_parse_int(value + 8, 2, 1, 31, &day))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_DATE), key, value);
    (void)snprintf(out, 16, "%02u/%02u/%02u", (unsigned)year % 100u, (unsigned)month % 100u,
                   (unsigned)day % 100u);
    return BD_OK;
}

static bd_status heads_put_date(bd_tournament *t, const char *key, const char *value, bd_err *err)
{
    enum { LINE = DATES_AT + DATE_WIDTH * BD_ROUNDS_MAX };
    char line[LINE + 1], date[16];
    const char *kept = NULL;
    int64_t round = 0;
    const int most = t->rounds > 0 ? t->rounds : BD_ROUNDS_MAX;
    const char *number = strchr(key, '.') + 1;
    if (!bd_parse_int(number, strlen(number), 1, most, &round))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NO_DATE_ROUND), key, most);
    BD_TRY(heads_read_date(key, value, date, err));
    memset(line, ' ', LINE);
    memcpy(line, "132", TAG_LENGTH);
    for (size_t i = 0; i < t->trf_line_count; i++)
        if (strncmp(t->trf_lines[i], "132", TAG_LENGTH) == 0) {
            const size_t length = strlen(t->trf_lines[i]);
            memcpy(line, t->trf_lines[i], length < LINE ? length : LINE);
        }
    memcpy(line + DATES_AT + DATE_WIDTH * (round - 1), date, 8);
    size_t end = LINE;
    while (end > TAG_LENGTH && line[end - 1] == ' ') end--;
    if (end == TAG_LENGTH) return heads_put_line(t, "132", NULL, err);
    kept = bd_arena_copy_bytes(t->arena, line, end);
    if (kept == NULL) BD_FAIL_MEMORY(err);
    return heads_put_line(t, "132", kept, err);
}

bd_status bd_head_put(bd_tournament *tournament, const char *key, const char *value, bd_err *err)
{
    const head *found = heads_find(key);
    const char *line = NULL;
    BD_ASSERT(bd_head_is_known(key));
    if (heads_is_date(key)) return heads_put_date(tournament, key, value, err);
    BD_ASSERT(found != NULL);
    if (value == NULL) return heads_put_line(tournament, found->tag, NULL, err);
    bd_text whole = bd_text_new(tournament->arena);
    bd_text_add(&whole, "%s %s", found->tag, value);
    BD_TRY(bd_text_finish(&whole, &line, err));
    return heads_put_line(tournament, found->tag, line, err);
}

const char *bd_head_of(const bd_tournament *tournament, const char *key, bd_arena *arena)
{
    const head *found = heads_find(key);
    BD_ASSERT(found != NULL);
    for (size_t i = 0; i < tournament->trf_line_count; i++) {
        const char *line = tournament->trf_lines[i];
        if (!heads_is_of(line, found->tag)) continue;
        line += strlen(found->tag);
        line += strspn(line, " ");
        size_t length = strlen(line);
        while (length > 0 && line[length - 1] == ' ') length--;
        return length > 0 ? bd_arena_copy_bytes(arena, line, length) : NULL;
    }
    return NULL;
}

/* Numbers of one to four digits with the same sign between them. */
static bool heads_read_three(const char *text, int number[3])
{
    const char between = text[strcspn(text, "-/.")];
    for (size_t k = 0; k < 3; k++) {
        const size_t length = strspn(text, "0123456789");
        int64_t value = 0;
        if (length < 1 || length > 4 || !bd_parse_int(text, length, 0, 9999, &value)) return false;
        if (text[length] != (k < 2 ? between : '\0')) return false;
        number[k] = (int)value;
        text += length + (k < 2);
    }
    return between != '\0';
}

bool bd_day_read(const char *text, bd_day *out)
{
    int number[3] = {0, 0, 0};
    *out = (bd_day){0, 0, 0};
    if (text == NULL || !heads_read_three(text, number)) return false;
    if (number[2] > 999)
        *out = (bd_day){number[2], number[1], number[0]};
    else
        *out = (bd_day){number[0] > 999 ? number[0] : 2000 + number[0], number[1], number[2]};
    return out->year >= 1900 && out->year < 3000 && out->month >= 1 && out->month <= 12 && out->day >= 1 &&
           out->day <= 31;
}

bool bd_head_day(const bd_tournament *tournament, int round, bd_day *out)
{
    enum { LENGTH = 8 };
    char date[LENGTH + 1] = "";
    BD_ASSERT(round >= 1 && round <= BD_ROUNDS_MAX);
    for (size_t i = 0; i < tournament->trf_line_count; i++) {
        const char *line = tournament->trf_lines[i];
        const size_t at = DATES_AT + DATE_WIDTH * ((size_t)round - 1);
        if (strncmp(line, "132", TAG_LENGTH) == 0 && strlen(line) >= at + LENGTH)
            memcpy(date, line + at, LENGTH);
    }
    return bd_day_read(date, out);
}

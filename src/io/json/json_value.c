/* Places, paths, messages and typed values of an opened JSON text. */
#include "base/assert.h"
#include "base/text.h"
#include "io/json/json.h"
#include "io/json/json_words.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void bd_json_place(const bd_json_doc *doc, size_t offset, char *place, size_t size)
{
    BD_ASSERT(offset <= doc->length);
    bd_json_cursor at = {0};
    if (doc->cursor != NULL && doc->cursor->offset <= offset) at = *doc->cursor;
    for (; at.offset < offset; at.offset++) {
        const size_t i = at.offset;
        const bool line_feed = doc->text[i] == '\n';
        const bool lone_return = doc->text[i] == '\r' && (i + 1 >= doc->length || doc->text[i + 1] != '\n');
        if (line_feed || lone_return) {
            at.line++;
            at.column = 0;
        } else if (((unsigned char)doc->text[i] & 0xC0) != 0x80)
            at.column++;
    }
    if (doc->cursor != NULL) *doc->cursor = at;
    (void)snprintf(place, size, "%s:%zu:%zu", doc->file_name, at.line + 1, at.column + 1);
}

/* Adds to path, which may already be full. */
static void json_append(char *path, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static void json_append(char *path, size_t size, const char *format, ...)
{
    const size_t used = strlen(path);
    va_list args;
    va_start(args, format);
    (void)vsnprintf(path + used, size - used, format, args);
    va_end(args);
}

static size_t json_index_in_list(const bd_json_doc *doc, const bd_json *list, const bd_json *value)
{
    BD_ASSERT(list->kind == BD_JSON_LIST && list->as.count > 0);
    size_t index = 0;
    for (const bd_json *item = bd_json_first(doc, list); item != value; item = bd_json_next(doc, item))
        index++;
    return index;
}

void bd_json_path(const bd_json_doc *doc, const bd_json *value, char *path, size_t size)
{
    const bd_json *chain[BD_JSON_DEPTH_MAX + 2];
    int depth = 0;
    for (const bd_json *v = value; v != NULL; v = bd_json_around(doc, v)) chain[depth++] = v;
    path[0] = '\0';
    for (int i = depth - 2; i >= 0; i--) {
        const char *key = bd_json_key(doc, chain[i]);
        if (key == NULL)
            json_append(path, size, "[%zu]", json_index_in_list(doc, chain[i + 1], chain[i]));
        else
            json_append(path, size, "%s%.40s", path[0] == '\0' ? "" : ".", key);
    }
}

static bd_status json_fail_at(const bd_json_doc *doc, const bd_json *value, size_t offset, bd_err *err,
                              const char *sentence)
{
    char place[sizeof err->place];
    char path[160];
    bd_json_place(doc, offset, place, sizeof place);
    bd_json_path(doc, value, path, sizeof path);
    BD_FAIL(err, BD_BAD_INPUT, place, "%s%s%s", path, path[0] == '\0' ? "" : ": ", sentence);
}

bd_status bd_json_fail(const bd_json_doc *doc, const bd_json *value, bd_err *err, const char *format, ...)
{
    char sentence[sizeof err->sentence];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    return json_fail_at(doc, value, value->start, err, sentence);
}

bd_status bd_json_fail_key(const bd_json_doc *doc, const bd_json *value, bd_err *err, const char *format, ...)
{
    char sentence[sizeof err->sentence];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    return json_fail_at(doc, value, bd_json_key_start(doc, value), err, sentence);
}

const char *bd_json_describe(const bd_json_doc *doc, const bd_json *value, char *buffer, size_t size)
{
    enum { SHOWN = 32 };
    switch ((bd_json_kind)value->kind) {
    case BD_JSON_NULL: (void)snprintf(buffer, size, "null"); break;
    case BD_JSON_BOOL: (void)snprintf(buffer, size, "%s", value->as.integer != 0 ? "true" : "false"); break;
    case BD_JSON_NUMBER:
        (void)snprintf(buffer, size, BD_SAY(JSON_THE_NUMBER), (int)(bd_json_end(doc, value) - value->start),
                       doc->text + value->start);
        break;
    case BD_JSON_TEXT: {
        bd_err cut; /* cuts at a character's border */
        (void)snprintf(cut.sentence, SHOWN + 1, "%s", value->as.text);
        cut.sentence[SHOWN] = '\0';
        const size_t whole = bd_utf8_check(cut.sentence, strlen(cut.sentence));
        (void)snprintf(buffer, size, BD_SAY(JSON_THE_TEXT), (int)whole, cut.sentence,
                       strlen(value->as.text) > whole ? "..." : "");
        break;
    }
    case BD_JSON_LIST: (void)snprintf(buffer, size, "%s", BD_SAY(JSON_A_LIST)); break;
    case BD_JSON_OBJECT: (void)snprintf(buffer, size, "%s", BD_SAY(JSON_AN_OBJECT)); break;
    }
    return buffer;
}

enum { DESCRIPTION_SIZE = 96 };

bd_status bd_json_int(const bd_json_doc *doc, const bd_json *value, int low, int high, int *out, bd_err *err)
{
    BD_ASSERT(low <= high);
    if (value->kind == BD_JSON_NUMBER && value->whole && value->as.integer >= low &&
        value->as.integer <= high) {
        *out = (int)value->as.integer;
        return BD_OK;
    }
    char found[DESCRIPTION_SIZE];
    return bd_json_fail(doc, value, err, BD_SAY(JSON_NOT_AN_INTEGER), low, high,
                        bd_json_describe(doc, value, found, sizeof found));
}

bd_status bd_json_want(const bd_json_doc *doc, const bd_json *value, bd_json_kind kind, bd_err *err)
{
    static const char *const names[] = {[BD_JSON_NULL] = "null",
                                        [BD_JSON_BOOL] = BD_ENGLISH(JSON_TRUE_OR_FALSE),
                                        [BD_JSON_NUMBER] = BD_ENGLISH(JSON_A_NUMBER),
                                        [BD_JSON_TEXT] = BD_ENGLISH(JSON_A_TEXT),
                                        [BD_JSON_LIST] = BD_ENGLISH(JSON_A_LIST),
                                        [BD_JSON_OBJECT] = BD_ENGLISH(JSON_AN_OBJECT)};
    if (value->kind == kind) return BD_OK;
    char found[DESCRIPTION_SIZE];
    return bd_json_fail(doc, value, err, BD_SAY(JSON_EXPECTED), bd_say(names[kind]),
                        bd_json_describe(doc, value, found, sizeof found));
}

bd_status bd_json_bool(const bd_json_doc *doc, const bd_json *value, bool *out, bd_err *err)
{
    BD_TRY(bd_json_want(doc, value, BD_JSON_BOOL, err));
    *out = value->as.integer != 0;
    return BD_OK;
}

static bool json_has_control_character(const char *text)
{
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++)
        if (*p < 0x20 || *p == 0x7F) return true;
    return false;
}

bd_status bd_json_text(const bd_json_doc *doc, const bd_json *value, const char **out, bd_err *err)
{
    BD_TRY(bd_json_want(doc, value, BD_JSON_TEXT, err));
    if (json_has_control_character(value->as.text))
        return bd_json_fail(doc, value, err, BD_SAY(JSON_ONE_LINE));
    if (strlen(value->as.text) > BD_JSON_LINE_MAX)
        return bd_json_fail(doc, value, err, BD_SAY(JSON_TEXT_TOO_LONG), BD_JSON_LINE_MAX,
                            strlen(value->as.text));
    *out = value->as.text;
    return BD_OK;
}

bd_status bd_json_choice(const bd_json_doc *doc, const bd_json *value, const char *const *choices,
                         size_t count, size_t *out, bd_err *err)
{
    BD_ASSERT(count > 0);
    for (size_t i = 0; i < count && value->kind == BD_JSON_TEXT; i++)
        if (strcmp(value->as.text, choices[i]) == 0) {
            *out = i;
            return BD_OK;
        }
    char list[128] = "";
    for (size_t i = 0; i < count; i++)
        json_append(list, sizeof list, "%s\"%s\"", i == 0 ? "" : ", ", choices[i]);
    char found[DESCRIPTION_SIZE];
    return bd_json_fail(doc, value, err, count == 1 ? BD_SAY(JSON_EXPECTED) : BD_SAY(JSON_EXPECTED_ONE_OF),
                        list, bd_json_describe(doc, value, found, sizeof found));
}

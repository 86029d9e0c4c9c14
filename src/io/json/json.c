#include "io/json/json.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/json/json_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The first member of the object with this key. */
static const bd_json *json_first_with_key(const bd_json_doc *doc, const bd_json *object, uint32_t key)
{
    const bd_json *member = bd_json_first(doc, object);
    while (member->key != key) member = bd_json_next(doc, member);
    return member;
}

static bd_status json_fail_key_twice(const bd_json_doc *doc, const bd_json *first, const bd_json *second,
                                     bd_err *err)
{
    char place[64];
    bd_json_doc nameless = *doc;
    nameless.file_name = "";
    bd_json_place(&nameless, bd_json_key_start(doc, first), place, sizeof place);
    return bd_json_fail_key(doc, second, err, BD_SAY(JSON_KEY_TWICE), place + 1);
}

/* used_by[key]: the object, from 1, that had a member with this key last. */
static bd_status json_check_keys_once(const bd_json_doc *doc, bd_err *err)
{
    uint32_t *used_by;
    const bd_arena_mark mark = bd_arena_here(doc->arena);
    BD_NEW(used_by, doc->arena, doc->key_count, err);
    bd_status status = BD_OK;
    for (size_t i = 0; i < doc->count && status == BD_OK; i++) {
        const bd_json *object = &doc->values[i];
        if (object->kind != BD_JSON_OBJECT) continue;
        for (const bd_json *m = bd_json_first(doc, object); m != NULL; m = bd_json_next(doc, m)) {
            if (used_by[m->key] == i + 1) {
                status = json_fail_key_twice(doc, json_first_with_key(doc, object, m->key), m, err);
                break;
            }
            used_by[m->key] = (uint32_t)i + 1;
        }
    }
    bd_arena_back_to(doc->arena, mark);
    return status;
}

bd_status bd_json_open(bd_arena *arena, const char *file_name, const char *text, size_t length,
                       bd_json_doc *out, bd_err *err)
{
    BD_ASSERT(arena != NULL && file_name != NULL);
    BD_ASSERT(text != NULL || length == 0);
    const size_t mark = bd_utf8_mark(text, length);
    *out = (bd_json_doc){.arena = arena, .file_name = file_name, .text = text, .length = length};
    if (mark > 0) {
        out->text += mark;
        out->length -= mark;
    }
    BD_TRY(bd_json_scan(out, err));
    BD_NEW(out->cursor, arena, 1, err);
    return json_check_keys_once(out, err);
}

const bd_json *bd_json_first(const bd_json_doc *doc, const bd_json *value)
{
    const bool container = value->kind == BD_JSON_LIST || value->kind == BD_JSON_OBJECT;
    (void)doc;
    return container && value->as.count > 0 ? value + 1 : NULL;
}

const bd_json *bd_json_next(const bd_json_doc *doc, const bd_json *value)
{
    BD_ASSERT(value->next == 0 || value->next < doc->count);
    return value->next == 0 ? NULL : &doc->values[value->next];
}

const bd_json *bd_json_around(const bd_json_doc *doc, const bd_json *value)
{
    const bd_json *around = NULL;
    /* The last of each list or object that does not begin after the value has it inside, or is it. */
    for (const bd_json *v = doc->values; v != value;) {
        const bd_json *next = bd_json_next(doc, v);
        if (next != NULL && next <= value) {
            v = next;
        } else {
            around = v;
            v = bd_json_first(doc, v);
        }
        BD_ASSERT(v != NULL);
    }
    return around;
}

/* Behind the closing quote of the text that begins at `at`. */
static size_t json_end_of_text(const char *text, size_t at)
{
    BD_ASSERT(text[at] == '"');
    at++;
    while (text[at] != '"') at += text[at] == '\\' ? 2 : 1;
    return at + 1;
}

size_t bd_json_end(const bd_json_doc *doc, const bd_json *value)
{
    static const char ends[] = ",]} \t\r\n";
    size_t at = value->start;
    int depth = 0;
    if (value->kind == BD_JSON_TEXT) return json_end_of_text(doc->text, at);
    if (value->kind != BD_JSON_LIST && value->kind != BD_JSON_OBJECT) {
        while (at < doc->length && memchr(ends, doc->text[at], sizeof ends - 1) == NULL) at++;
        return at;
    }
    do {
        const char c = doc->text[at];
        depth += (c == '[' || c == '{') - (c == ']' || c == '}');
        at = c == '"' ? json_end_of_text(doc->text, at) : at + 1;
    } while (depth > 0);
    return at;
}

/* A quote inside of a text stands behind a backslash, an opening one never does. */
size_t bd_json_key_start(const bd_json_doc *doc, const bd_json *value)
{
    size_t at = value->start;
    if (value->key == 0) return at;
    do at--;
    while (doc->text[at] != '"');
    size_t backslashes;
    do {
        do at--;
        while (doc->text[at] != '"');
        for (backslashes = 0; doc->text[at - backslashes - 1] == '\\';) backslashes++;
    } while (backslashes % 2 != 0);
    return at;
}

const bd_json *bd_json_member(const bd_json_doc *doc, const bd_json *object, const char *key)
{
    BD_ASSERT(key != NULL);
    if (object->kind != BD_JSON_OBJECT) return NULL;
    for (const bd_json *m = bd_json_first(doc, object); m != NULL; m = bd_json_next(doc, m)) {
        const char *own = bd_json_key(doc, m);
        if (own[0] == key[0] && strcmp(own, key) == 0) return m;
    }
    return NULL;
}

const char *bd_json_raw(const bd_json_doc *doc, const bd_json *value, bd_arena *arena)
{
    const size_t end = bd_json_end(doc, value);
    BD_ASSERT(value->start < end && end <= doc->length);
    return bd_arena_copy_bytes(arena, doc->text + value->start, end - value->start);
}

/* ---- Places, paths and messages ---- */

void bd_json_place(const bd_json_doc *doc, size_t offset, char *place, size_t size)
{
    bd_text_place at = {.offset = 0};
    if (doc->cursor != NULL && doc->cursor->offset <= offset) at = *doc->cursor;
    bd_text_place_move(&at, doc->text, doc->length, offset);
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

/* "players[3].grade" into path[size]; "" for the outermost value. Items of lists are counted from 0. */
static void json_path(const bd_json_doc *doc, const bd_json *value, char *path, size_t size)
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
                              const char *format, va_list args)
{
    char place[sizeof err->place], path[160], sentence[sizeof err->sentence];
    bd_json_place(doc, offset, place, sizeof place);
    json_path(doc, value, path, sizeof path);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    BD_FAIL(err, BD_BAD_INPUT, place, "%s%s%s", path, path[0] == '\0' ? "" : ": ", sentence);
}

bd_status bd_json_fail(const bd_json_doc *doc, const bd_json *value, bd_err *err, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const bd_status status = json_fail_at(doc, value, value->start, err, format, args);
    va_end(args);
    return status;
}

bd_status bd_json_fail_key(const bd_json_doc *doc, const bd_json *value, bd_err *err, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const bd_status status = json_fail_at(doc, value, bd_json_key_start(doc, value), err, format, args);
    va_end(args);
    return status;
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

/* ---- Values of a kind ---- */

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

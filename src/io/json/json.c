#include "io/json/json.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/json/json_scan.h"
#include "io/json/json_words.h"

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

#include "io/json/json.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "io/json/json_scan.h"
#include "io/json/json_words.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Texts of which copies are shared, and how many of those. */
enum { JSON_SHORT = 16, JSON_SEEN = 256 };

typedef struct json_decoder {
    bd_json_doc *doc;
    const char *seen[JSON_SEEN];
} json_decoder;

static const int64_t json_integer_max = INT64_C(9007199254740992); /* 2^53 */

static bd_status json_no_memory(bd_err *err) { BD_FAIL_MEMORY(err); }

static bd_status json_decode_number(const bd_json_doc *doc, bd_json *value, bd_err *err)
{
    const char *digits = doc->text + value->start;
    const size_t length = value->end - value->start;
    if (!value->whole) {
        cJSON *item = cJSON_ParseWithLength(digits, length);
        if (item == NULL) return json_no_memory(err);
        const bool finite = isfinite(item->valuedouble);
        cJSON_Delete(item);
        return finite ? BD_OK : bd_json_fail(doc, value, err, BD_SAY(JSON_NUMBER_TOO_LARGE));
    }
    if (length == 2 && memcmp(digits, "-0", 2) == 0) return BD_OK;
    if (!bd_parse_int(digits, length, -json_integer_max, json_integer_max, &value->as.integer))
        return bd_json_fail(doc, value, err, BD_SAY(JSON_NUMBER_BEYOND));
    return BD_OK;
}

/* Short texts come again and again: keys, results, colours. A copy of one that was seen lately is that one.
 */
static const char *json_copy(json_decoder *d, const char *text, size_t length)
{
    if (length > JSON_SHORT) return bd_arena_copy_bytes(d->doc->arena, text, length);
    size_t slot = length;
    for (size_t i = 0; i < length; i++) slot = slot * 31 + (unsigned char)text[i];
    const char **seen = &d->seen[slot % JSON_SEEN];
    if (*seen == NULL || strncmp(*seen, text, length) != 0 || (*seen)[length] != '\0')
        *seen = bd_arena_copy_bytes(d->doc->arena, text, length);
    return *seen;
}

/* A text in its quotes. Without an escape it is the bytes between them. The scan has seen that it is good, so
 * cJSON can only fail for want of memory. */
static bd_status json_decode_text(json_decoder *d, const char *quoted, size_t length, const char **out,
                                  bd_err *err)
{
    BD_ASSERT(length >= 2 && quoted[0] == '"' && quoted[length - 1] == '"');
    if (memchr(quoted, '\\', length) == NULL) {
        *out = json_copy(d, quoted + 1, length - 2);
    } else {
        cJSON *item = cJSON_ParseWithLength(quoted, length);
        *out = item == NULL ? NULL : json_copy(d, item->valuestring, strlen(item->valuestring));
        cJSON_Delete(item);
    }
    return *out == NULL ? json_no_memory(err) : BD_OK;
}

static bd_status json_decode_key(json_decoder *d, bd_json *value, bd_err *err)
{
    const char *quote = d->doc->text + value->key_start;
    const char *end = quote + 1;
    if (value->key_start == value->start) return BD_OK;
    BD_ASSERT(*quote == '"');
    while (*end != '"') end += *end == '\\' ? 2 : 1;
    return json_decode_text(d, quote, (size_t)(end + 1 - quote), &value->key, err);
}

/* Keys, texts and numbers, in the order of the text. */
static bd_status json_decode_all(json_decoder *d, bd_err *err)
{
    for (size_t i = 0; i < d->doc->count; i++) {
        bd_json *value = &d->doc->values[i];
        BD_TRY(json_decode_key(d, value, err));
        if (value->kind == BD_JSON_NUMBER) BD_TRY(json_decode_number(d->doc, value, err));
        if (value->kind == BD_JSON_TEXT)
            BD_TRY(json_decode_text(d, d->doc->text + value->start, value->end - value->start,
                                    &value->as.text, err));
    }
    return BD_OK;
}

static int json_by_key(const void *a, const void *b)
{
    const bd_json *const *x = a;
    const bd_json *const *y = b;
    const int order = strcmp((*x)->key, (*y)->key);
    return order != 0 ? order : ((*x)->start > (*y)->start) - ((*x)->start < (*y)->start);
}

/* sorted[] has room for the members of the object. */
static bd_status json_check_keys_once(const bd_json_doc *doc, const bd_json *object, const bd_json **sorted,
                                      bd_err *err)
{
    BD_ASSERT(object->kind == BD_JSON_OBJECT);
    size_t count = 0;
    for (const bd_json *m = bd_json_first(doc, object); m != NULL; m = bd_json_next(doc, m))
        sorted[count++] = m;
    qsort(sorted, count, sizeof *sorted, json_by_key);
    const bd_json *second = NULL;
    const bd_json *first = NULL;
    for (size_t i = 1; i < count; i++) {
        if (strcmp(sorted[i]->key, sorted[i - 1]->key) != 0 ||
            (second != NULL && second->start < sorted[i]->start))
            continue;
        second = sorted[i];
        first = sorted[i - 1];
    }
    if (second == NULL) return BD_OK;
    char place[64];
    bd_json_doc nameless = *doc;
    nameless.file_name = "";
    bd_json_place(&nameless, first->key_start, place, sizeof place);
    return bd_json_fail_key(doc, second, err, BD_SAY(JSON_KEY_TWICE), place + 1);
}

static bd_status json_check_all_keys_once(const bd_json_doc *doc, bd_err *err)
{
    size_t most = 0;
    for (size_t i = 0; i < doc->count; i++)
        if (doc->values[i].kind == BD_JSON_OBJECT && doc->values[i].count > most) most = doc->values[i].count;
    const bd_json **sorted = NULL;
    const bd_arena_mark mark = bd_arena_here(doc->arena);
    BD_NEW(sorted, doc->arena, most, err);
    bd_status status = BD_OK;
    for (size_t i = 0; i < doc->count && status == BD_OK; i++)
        if (doc->values[i].kind == BD_JSON_OBJECT)
            status = json_check_keys_once(doc, &doc->values[i], sorted, err);
    bd_arena_back_to(doc->arena, mark);
    return status;
}

bd_status bd_json_open(bd_arena *arena, const char *file_name, const char *text, size_t length,
                       bd_json_doc *out, bd_err *err)
{
    BD_ASSERT(arena != NULL && file_name != NULL);
    BD_ASSERT(text != NULL || length == 0);
    const bool marked = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0;
    *out = (bd_json_doc){.arena = arena, .file_name = file_name, .text = text, .length = length};
    if (marked) {
        out->text += 3;
        out->length -= 3;
    }
    BD_TRY(bd_json_scan(out, err));
    BD_NEW(out->cursor, arena, 1, err);
    json_decoder decoder = {.doc = out};
    BD_TRY(json_decode_all(&decoder, err));
    return json_check_all_keys_once(out, err);
}

const bd_json *bd_json_first(const bd_json_doc *doc, const bd_json *value)
{
    const bool container = value->kind == BD_JSON_LIST || value->kind == BD_JSON_OBJECT;
    (void)doc;
    return container && value->count > 0 ? value + 1 : NULL;
}

const bd_json *bd_json_next(const bd_json_doc *doc, const bd_json *value)
{
    BD_ASSERT(value->next == 0 || value->next < doc->count);
    return value->next == 0 ? NULL : &doc->values[value->next];
}

const bd_json *bd_json_member(const bd_json_doc *doc, const bd_json *object, const char *key)
{
    BD_ASSERT(key != NULL);
    if (object->kind != BD_JSON_OBJECT) return NULL;
    for (const bd_json *m = bd_json_first(doc, object); m != NULL; m = bd_json_next(doc, m))
        if (strcmp(m->key, key) == 0) return m;
    return NULL;
}

const char *bd_json_raw(const bd_json_doc *doc, const bd_json *value, bd_arena *arena)
{
    BD_ASSERT(value->start < value->end && value->end <= doc->length);
    return bd_arena_copy_bytes(arena, doc->text + value->start, value->end - value->start);
}

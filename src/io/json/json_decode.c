#include "io/json/json_decode.h"

#include "base/assert.h"
#include "base/ints.h"
#include "io/json/json_words.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <string.h>

/* Texts of which copies are shared. */
enum { DECODE_SHORT = 16 };

static const int64_t decode_integer_max = INT64_C(9007199254740992); /* 2^53 */

static bd_status decode_no_memory(bd_err *err) { BD_FAIL_MEMORY(err); }

bd_status bd_json_decode_number(const bd_json_doc *doc, bd_json *value, size_t length, bd_err *err)
{
    const char *digits = doc->text + value->start;
    if (!value->whole) {
        cJSON *item = cJSON_ParseWithLength(digits, length);
        if (item == NULL) return decode_no_memory(err);
        const bool finite = isfinite(item->valuedouble);
        cJSON_Delete(item);
        return finite ? BD_OK : bd_json_fail(doc, value, err, BD_SAY(JSON_NUMBER_TOO_LARGE));
    }
    if (length == 2 && memcmp(digits, "-0", 2) == 0) return BD_OK;
    if (!bd_parse_int(digits, length, -decode_integer_max, decode_integer_max, &value->as.integer))
        return bd_json_fail(doc, value, err, BD_SAY(JSON_NUMBER_BEYOND));
    return BD_OK;
}

static size_t decode_hash(const char *text, size_t length)
{
    size_t hash = length;
    for (size_t i = 0; i < length; i++) hash = hash * 31 + (unsigned char)text[i];
    return hash;
}

static bool decode_same(const char *known, const char *text, size_t length)
{
    return strncmp(known, text, length) == 0 && known[length] == '\0';
}

/* Short texts come again and again: results, colours. A copy of one that was seen lately is that one. */
static const char *decode_copy(bd_json_decoder *d, const char *text, size_t length)
{
    if (length > DECODE_SHORT) return bd_arena_copy_bytes(d->doc->arena, text, length);
    const char **seen = &d->seen[decode_hash(text, length) % BD_JSON_SEEN];
    if (*seen == NULL || !decode_same(*seen, text, length))
        *seen = bd_arena_copy_bytes(d->doc->arena, text, length);
    return *seen;
}

/* Without an escape a text is the bytes between its quotes. The scan has seen that it is good, so cJSON can
 * only fail for want of memory. */
bd_status bd_json_decode_text(bd_json_decoder *d, const char *quoted, size_t length, bool escapes,
                              const char **out, bd_err *err)
{
    BD_ASSERT(length >= 2 && quoted[0] == '"' && quoted[length - 1] == '"');
    if (!escapes) {
        *out = decode_copy(d, quoted + 1, length - 2);
    } else {
        cJSON *item = cJSON_ParseWithLength(quoted, length);
        *out = item == NULL ? NULL : decode_copy(d, item->valuestring, strlen(item->valuestring));
        cJSON_Delete(item);
    }
    return *out == NULL ? decode_no_memory(err) : BD_OK;
}

/* Where this key is in slots, or would be. */
static uint32_t *decode_slot(const bd_json_decoder *d, const char *text, size_t length)
{
    for (size_t at = decode_hash(text, length);; at++) {
        uint32_t *slot = &d->slots[at & (d->slot_count - 1)];
        if (*slot == 0 || decode_same(d->doc->keys[*slot], text, length)) return slot;
    }
}

/* Twice as many slots as there will be keys, or more. */
static bd_status decode_room_for_key(bd_json_decoder *d, bd_err *err)
{
    bd_json_doc *doc = d->doc;
    BD_ROOM(doc->keys, doc->key_count, doc->key_capacity, doc->arena, err);
    if (2 * doc->key_count < d->slot_count) return BD_OK;
    d->slot_count = d->slot_count == 0 ? 64 : 2 * d->slot_count;
    BD_NEW(d->slots, doc->arena, d->slot_count, err);
    for (size_t i = 1; i < doc->key_count; i++)
        *decode_slot(d, doc->keys[i], strlen(doc->keys[i])) = (uint32_t)i;
    return BD_OK;
}

bd_status bd_json_decode_key(bd_json_decoder *d, const char *quoted, size_t length, bool escapes,
                             uint32_t *out, bd_err *err)
{
    const char *key = quoted + 1;
    size_t key_length = length - 2;
    if (escapes) {
        BD_TRY(bd_json_decode_text(d, quoted, length, true, &key, err));
        key_length = strlen(key);
    }
    BD_TRY(decode_room_for_key(d, err));
    uint32_t *slot = decode_slot(d, key, key_length);
    if (*slot == 0) {
        const char *copy = bd_arena_copy_bytes(d->doc->arena, key, key_length);
        if (copy == NULL) return decode_no_memory(err);
        *slot = (uint32_t)d->doc->key_count;
        d->doc->keys[d->doc->key_count++] = copy;
    }
    *out = *slot;
    return BD_OK;
}

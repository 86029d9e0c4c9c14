#include "io/json/cards_fields.h"

#include "base/assert.h"
#include "base/closest.h"
#include "base/ints.h"
#include "io/json/json_words.h"

#include <string.h>

enum { FOUND_SIZE = 96 };

static bd_status fields_fail_unknown_key(const bd_json_doc *doc, const bd_json *member,
                                         const bd_field *fields, size_t count, bd_err *err)
{
    bd_closest closest = {.word = bd_json_key(doc, member)};
    for (size_t i = 0; i < count; i++) bd_closest_offer(&closest, fields[i].key);
    if (closest.best != NULL)
        return bd_json_fail_key(doc, member, err, BD_SAY(JSON_UNKNOWN_KEY_NEAR), closest.best);
    return bd_json_fail_key(doc, member, err, BD_SAY(JSON_UNKNOWN_KEY));
}

bd_status bd_fields_halves(const bd_json_doc *doc, const bd_json *value, int low, int high, int *out,
                           bd_err *err)
{
    BD_ASSERT(low <= high);
    int halves = 0;
    if (value->kind == BD_JSON_TEXT && bd_parse_halves(value->as.text, strlen(value->as.text), &halves) &&
        halves >= low && halves <= high) {
        *out = halves;
        return BD_OK;
    }
    char found[FOUND_SIZE];
    return bd_json_fail(doc, value, err, BD_SAY(JSON_NOT_POINTS),
                        bd_json_describe(doc, value, found, sizeof found));
}

static bd_status fields_read_field(bd_cards_reader *reader, const bd_json *value, const bd_field *field,
                                   void *target, bd_err *err)
{
    void *place =
        field->player != NULL ? bd_player_place(target, field->player) : (char *)target + field->offset;
    switch (field->kind) {
    case BD_FIELD_TEXT: return bd_json_text(reader->doc, value, place, err);
    case BD_FIELD_INT: return bd_json_int(reader->doc, value, field->low, field->high, place, err);
    case BD_FIELD_BOOL: return bd_json_bool(reader->doc, value, place, err);
    case BD_FIELD_HALVES: return bd_fields_halves(reader->doc, value, field->low, field->high, place, err);
    case BD_FIELD_OWN:
    case BD_FIELD_NOTE: break;
    }
    return field->own(reader, value, target, err);
}

/* Members mostly stand in the order of the table: the search goes on from the row `from`, and round. */
static const bd_field *fields_find_field(const bd_field *fields, size_t count, size_t from, const char *key)
{
    for (size_t i = 0; i < count; i++, from++) {
        if (from >= count) from = 0;
        if (fields[from].key[0] == key[0] && strcmp(fields[from].key, key) == 0) return &fields[from];
    }
    return NULL;
}

static bd_status fields_check_needed(const bd_json_doc *doc, const bd_json *object, const bd_field *fields,
                                     size_t count, bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        if (!fields[i].needed) continue;
        const bd_json *member = bd_json_member(doc, object, fields[i].key);
        if (member == NULL) return bd_json_fail(doc, object, err, BD_SAY(JSON_KEY_MISSING), fields[i].key);
        if (member->kind == BD_JSON_NULL) return bd_json_fail(doc, member, err, BD_SAY(JSON_NULL_VALUE));
    }
    return BD_OK;
}

bd_status bd_fields_read(bd_cards_reader *reader, const bd_json *object, const bd_field *fields, size_t count,
                         void *target, bd_err *err)
{
    BD_ASSERT(count > 0 && target != NULL);
    const bd_json_doc *doc = reader->doc;
    size_t from = 0;
    BD_TRY(bd_json_want(doc, object, BD_JSON_OBJECT, err));
    for (const bd_json *member = bd_json_first(doc, object); member != NULL;
         member = bd_json_next(doc, member)) {
        const bd_field *field = fields_find_field(fields, count, from, bd_json_key(doc, member));
        from = field != NULL ? (size_t)(field - fields) + 1 : 0;
        if (field == NULL) return fields_fail_unknown_key(doc, member, fields, count, err);
        if (member->kind == BD_JSON_NULL && field->kind != BD_FIELD_NOTE) continue;
        BD_TRY(fields_read_field(reader, member, field, target, err));
    }
    return fields_check_needed(doc, object, fields, count, err);
}

bd_status bd_fields_ints(bd_cards_reader *reader, const bd_json *value, int low, int high, int **out,
                         size_t *count, bd_err *err)
{
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    int *items = NULL;
    BD_NEW(items, reader->arena, value->as.count, err);
    size_t at = 0;
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(bd_json_int(doc, item, low, high, &items[at++], err));
    *out = items;
    *count = at;
    return BD_OK;
}

bd_status bd_fields_key_int(const bd_json_doc *doc, const bd_json *member, int low, int high,
                            const char *what, int *out, bd_err *err)
{
    BD_ASSERT(bd_json_key(doc, member) != NULL && low <= high);
    int64_t number = 0;
    if (bd_json_key(doc, member)[0] == '0' ||
        !bd_parse_int(bd_json_key(doc, member), strlen(bd_json_key(doc, member)), low, high, &number))
        return bd_json_fail_key(doc, member, err, BD_SAY(JSON_KEY_NOT_NUMBER), bd_say(what), low, high);
    *out = (int)number;
    return BD_OK;
}

bd_status bd_fields_tuple(const bd_json_doc *doc, const bd_json *value, const char *form, int low, int high,
                          size_t count, int *out, bd_err *err)
{
    BD_ASSERT(count > 0 && low <= high);
    char found[FOUND_SIZE];
    if (value->kind != BD_JSON_LIST)
        return bd_json_fail(doc, value, err, BD_SAY(JSON_EXPECTED), bd_say(form),
                            bd_json_describe(doc, value, found, sizeof found));
    if (value->as.count != count)
        return bd_json_fail(doc, value, err, BD_SAY(JSON_EXPECTED_LENGTH), bd_say(form),
                            (unsigned)value->as.count);
    size_t at = 0;
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(bd_json_int(doc, item, low, high, &out[at++], err));
    return BD_OK;
}

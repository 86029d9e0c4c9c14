#include "io/json/cards_fields.h"

#include "base/assert.h"
#include "base/closest.h"
#include "base/ints.h"
#include "base/text.h"
#include "io/json/json_words.h"

#include <string.h>

/* ---- Reading ---- */

enum { FOUND_SIZE = 96 };

static bd_status fields_fail_unknown_key(const bd_json_doc *doc, const bd_json *member, bd_fields rows,
                                         bd_err *err)
{
    bd_closest closest = {.word = bd_json_key(doc, member)};
    for (size_t i = 0; i < rows.count; i++) bd_closest_offer(&closest, rows.items[i].key);
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

bd_status bd_fields_choice(bd_cards_reader *reader, const bd_json *value, const char *const *choices,
                           int *out, bd_err *err)
{
    size_t count = 0, which = 0;
    while (choices[count] != NULL) count++;
    BD_TRY(bd_json_choice(reader->doc, value, choices, count, &which, err));
    *out = (int)which + 1;
    return BD_OK;
}

static bd_status fields_read_text(bd_cards_reader *reader, const bd_json *value, const bd_field *field,
                                  const char **out, bd_err *err)
{
    int which = 0;
    if (field->choices == NULL) return bd_json_text(reader->doc, value, out, err);
    BD_TRY(bd_fields_choice(reader, value, field->choices, &which, err));
    *out = field->choices[which - 1];
    return BD_OK;
}

static bd_status fields_read_choice(bd_cards_reader *reader, const bd_json *value, const bd_field *field,
                                    int *out, bd_err *err)
{
    BD_TRY(bd_fields_choice(reader, value, field->choices, out, err));
    *out += field->low - 1;
    return BD_OK;
}

static bd_status fields_read_letter(bd_cards_reader *reader, const bd_json *value, const bd_field *field,
                                    char *out, bd_err *err)
{
    int which = 0;
    BD_TRY(bd_fields_choice(reader, value, field->choices, &which, err));
    *out = field->choices[which - 1][0];
    return BD_OK;
}

static bd_status fields_read_item(bd_cards_reader *reader, const bd_json *item, const bd_field *field,
                                  void *place, bd_err *err)
{
    const bd_list *list = field->list;
    if (list->read != NULL) return list->read(reader, item, place, err);
    if (list->rows.count > 0) return bd_fields_read(reader, item, list->rows, place, err);
    if (list->width == 1) return bd_json_int(reader->doc, item, field->low, field->high, place, err);
    return bd_fields_tuple(reader->doc, item, list->form, field->low, field->high, list->width, place, err);
}

/* Behind what is there already. The array is a pointer to whatever its items are, and so it is copied. */
static bd_status fields_read_list(bd_cards_reader *reader, const bd_json *value, const bd_field *field,
                                  char *target, bd_err *err)
{
    const bd_list *list = field->list;
    size_t *count = (size_t *)(void *)(target + field->count_offset);
    char *items, *all;
    BD_TRY(bd_json_want(reader->doc, value, BD_JSON_LIST, err));
    const size_t room = *count + value->as.count;
    if ((all = bd_arena_alloc(reader->arena, room, list->size)) == NULL) BD_FAIL_MEMORY(err);
    memcpy(&items, target + field->offset, sizeof items);
    if (*count > 0) memcpy(all, items, *count * list->size);
    memcpy(target + field->offset, &all, sizeof all);
    if (list->capacity_offset > 0) *(size_t *)(void *)(target + list->capacity_offset) = room;
    for (const bd_json *item = bd_json_first(reader->doc, value); item != NULL;
         item = bd_json_next(reader->doc, item))
        BD_TRY(fields_read_item(reader, item, field, all + (*count)++ * list->size, err));
    return BD_OK;
}

static bd_status fields_read_field(bd_cards_reader *reader, const bd_json *value, const bd_field *field,
                                   void *target, bd_err *err)
{
    void *place =
        field->player != NULL ? bd_player_place(target, field->player) : (char *)target + field->offset;
    if (field->own != NULL) return field->own(reader, value, target, err);
    switch (field->kind) {
    case BD_FIELD_TEXT: return fields_read_text(reader, value, field, place, err);
    case BD_FIELD_INT: return bd_json_int(reader->doc, value, field->low, field->high, place, err);
    case BD_FIELD_BOOL: return bd_json_bool(reader->doc, value, place, err);
    case BD_FIELD_HALVES: return bd_fields_halves(reader->doc, value, field->low, field->high, place, err);
    case BD_FIELD_CHOICE: return fields_read_choice(reader, value, field, place, err);
    case BD_FIELD_LETTER: return fields_read_letter(reader, value, field, place, err);
    case BD_FIELD_LIST: return fields_read_list(reader, value, field, target, err);
    case BD_FIELD_OWN:
    case BD_FIELD_NOTE: break;
    }
    return BD_OK; /* it was looked at before all else */
}

/* The row of that key, or the one for all others, which has none. Members mostly stand in the order of the
 * table: the search goes on at the row `from`, and round. */
static const bd_field *fields_find_field(bd_fields rows, size_t from, const char *key)
{
    const bd_field *any = NULL;
    for (size_t i = 0; i < rows.count; i++, from++) {
        if (from >= rows.count) from = 0;
        const char *own = rows.items[from].key;
        if (own == NULL)
            any = &rows.items[from];
        else if (own[0] == key[0] && strcmp(own, key) == 0)
            return &rows.items[from];
    }
    return any;
}

static bd_status fields_check_needed(const bd_json_doc *doc, const bd_json *object, bd_fields rows,
                                     bd_err *err)
{
    for (size_t i = 0; i < rows.count; i++) {
        const char *key = rows.items[i].key;
        if (!rows.items[i].needed) continue;
        const bd_json *member = bd_json_member(doc, object, key);
        if (member == NULL) return bd_json_fail(doc, object, err, BD_SAY(JSON_KEY_MISSING), key);
        if (member->kind == BD_JSON_NULL) return bd_json_fail(doc, member, err, BD_SAY(JSON_NULL_VALUE));
    }
    return BD_OK;
}

bd_status bd_fields_read(bd_cards_reader *reader, const bd_json *object, bd_fields rows, void *target,
                         bd_err *err)
{
    BD_ASSERT(rows.count > 0 && target != NULL);
    const bd_json_doc *doc = reader->doc;
    size_t from = 0;
    BD_TRY(bd_json_want(doc, object, BD_JSON_OBJECT, err));
    for (const bd_json *member = bd_json_first(doc, object); member != NULL;
         member = bd_json_next(doc, member)) {
        const bd_field *field = fields_find_field(rows, from, bd_json_key(doc, member));
        if (field == NULL) return fields_fail_unknown_key(doc, member, rows, err);
        from = (size_t)(field - rows.items) + 1;
        if (member->kind == BD_JSON_NULL && field->kind != BD_FIELD_NOTE) continue;
        BD_TRY(fields_read_field(reader, member, field, target, err));
    }
    return fields_check_needed(doc, object, rows, err);
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

/* ---- Writing ---- */

void bd_json_put_key(bd_cards_writer *w, const char *key)
{
    if (w->inside) bd_text_add_string(w->out, w->between);
    w->inside = true;
    bd_text_add_json(w->out, key);
    bd_text_add_bytes(w->out, ": ", 2);
}

static bool fields_is_plain(const char *text)
{
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++)
        if (*p < 0x20 || *p == 0x7F) return false;
    const size_t length = strlen(text);
    return length <= BD_JSON_LINE_MAX && bd_utf8_check(text, length) == length;
}

/* Control characters become spaces, stray bytes the replacement character, and what is too long is cut. */
static bd_text fields_mended(bd_cards_writer *w, const char *text)
{
    bd_text copy = bd_text_new(w->tournament->arena);
    size_t left = strlen(text);
    while (left > 0 && copy.length < BD_JSON_LINE_MAX - 4) {
        uint32_t character = 0;
        const int length = bd_utf8_decode(text, left, &character);
        if (length == 0)
            bd_text_add_string(&copy, "\xEF\xBF\xBD");
        else if (character < 0x20 || character == 0x7F)
            bd_text_add_char(&copy, ' ');
        else
            bd_text_add_bytes(&copy, text, (size_t)length);
        const size_t step = length == 0 ? 1 : (size_t)length;
        text += step;
        left -= step;
    }
    return copy;
}

void bd_json_put_text(bd_cards_writer *w, const char *text)
{
    if (fields_is_plain(text)) {
        bd_text_add_json(w->out, text);
        return;
    }
    const bd_text copy = fields_mended(w, text);
    if (copy.failed) {
        w->out->failed = true;
        return;
    }
    bd_warnings_add(w->warnings, NULL, BD_SAY(JSON_REPAIRED), copy.bytes);
    bd_text_add_json(w->out, copy.bytes);
}

void bd_json_put_halves(bd_cards_writer *w, int halves)
{
    char buffer[16];
    bd_text_add(w->out, "\"%s\"", bd_print_halves(halves, buffer, sizeof buffer));
}

static const void *fields_at(const bd_field *field, const void *target)
{
    if (field->player == NULL) return (const char *)target + field->offset;
    return bd_player_look(target, field->player);
}

/* The item of the list at *at or behind it that is written; NULL: none is. */
static const void *fields_next_item(const bd_field *field, const void *target, size_t *at)
{
    const bd_list *list = field->list;
    const char *items;
    memcpy(&items, fields_at(field, target), sizeof items);
    const size_t count = *(const size_t *)(const void *)((const char *)target + field->count_offset);
    for (; *at < count; ++*at) {
        const void *item = items + *at * list->size;
        if (list->skips == NULL || !list->skips(item)) return item;
    }
    return NULL;
}

bool bd_fields_is_set(const bd_field *field, const void *target)
{
    const void *place = fields_at(field, target);
    size_t first = 0;
    if (field->is_set != NULL) return field->is_set(target);
    switch (field->kind) {
    case BD_FIELD_TEXT: return *(const char *const *)place != NULL;
    case BD_FIELD_INT:
    case BD_FIELD_CHOICE: return field->needed || *(const int *)place > 0;
    case BD_FIELD_BOOL: return *(const bool *)place;
    case BD_FIELD_LETTER: return *(const char *)place != 0;
    case BD_FIELD_LIST: return field->needed || fields_next_item(field, target, &first) != NULL;
    case BD_FIELD_HALVES: return field->needed || *(const int *)place != 0;
    case BD_FIELD_OWN:
    case BD_FIELD_NOTE: break;
    }
    return field->needed && field->write != NULL;
}

static void fields_write_item(bd_cards_writer *w, const bd_list *list, const void *item)
{
    const int *numbers = item;
    if (list->write != NULL)
        list->write(w, item);
    else if (list->rows.count > 0)
        bd_fields_write_object(w, list->rows, item);
    else if (list->width == 1)
        bd_text_add_int(w->out, *numbers);
    for (unsigned i = 0; list->width > 1 && i < list->width; i++) {
        bd_text_add_string(w->out, i == 0 ? "[" : ", ");
        bd_text_add_int(w->out, numbers[i]);
    }
    if (list->width > 1) bd_text_add_char(w->out, ']');
}

static void fields_write_list(bd_cards_writer *w, const bd_field *field, const void *target)
{
    const bd_list *list = field->list;
    const void *item;
    bool any = false;
    bd_text_add_char(w->out, '[');
    for (size_t i = 0; (item = fields_next_item(field, target, &i)) != NULL; i++, any = true) {
        if (any) bd_text_add_char(w->out, ',');
        if (list->indent > 0) bd_text_add_char(w->out, '\n');
        bd_text_add_spaces(w->out, list->indent > 0 ? list->indent : any);
        fields_write_item(w, list, item);
    }
    if (list->indent > 0 && any) {
        bd_text_add_char(w->out, '\n');
        bd_text_add_spaces(w->out, list->indent - 1);
    }
    bd_text_add_char(w->out, ']');
}

static void fields_write_value(bd_cards_writer *w, const bd_field *field, const void *target)
{
    const void *place = fields_at(field, target);
    const char letter[] = {field->kind == BD_FIELD_LETTER ? *(const char *)place : '\0', '\0'};
    if (field->write != NULL) {
        field->write(w, target);
        return;
    }
    switch (field->kind) {
    case BD_FIELD_TEXT: bd_json_put_text(w, *(const char *const *)place); break;
    case BD_FIELD_INT: bd_text_add_int(w->out, *(const int *)place); break;
    case BD_FIELD_BOOL: bd_text_add_string(w->out, "true"); break;
    case BD_FIELD_HALVES: bd_json_put_halves(w, *(const int *)place); break;
    case BD_FIELD_CHOICE: bd_text_add_json(w->out, field->choices[*(const int *)place - field->low]); break;
    case BD_FIELD_LETTER: bd_text_add_json(w->out, letter); break;
    case BD_FIELD_LIST: fields_write_list(w, field, target); break;
    case BD_FIELD_OWN:
    case BD_FIELD_NOTE: break;
    }
}

void bd_fields_write(bd_cards_writer *w, const char *between, bd_fields rows, const void *target)
{
    const char *around = w->between;
    w->between = between;
    w->inside = false;
    for (size_t i = 0; i < rows.count; i++) {
        const bd_field *field = &rows.items[i];
        const bool notes = field->kind == BD_FIELD_NOTE && field->write != NULL;
        if (!notes && !bd_fields_is_set(field, target)) continue;
        if (!notes) bd_json_put_key(w, field->key);
        fields_write_value(w, field, target);
    }
    w->between = around;
    w->inside = true;
}

void bd_fields_write_object(bd_cards_writer *w, bd_fields rows, const void *target)
{
    bd_text_add_char(w->out, '{');
    bd_fields_write(w, ", ", rows, target);
    bd_text_add_char(w->out, '}');
}

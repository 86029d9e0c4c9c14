#include "io/rulebook_file.h"

#include "base/assert.h"
#include "io/io_words.h"
#include "io/json/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bd_status rulebook_file_place_of(const bd_json_doc *doc, size_t offset, const char **out, bd_err *err)
{
    char place[512];
    bd_json_place(doc, offset, place, sizeof place);
    *out = bd_arena_copy_text(doc->arena, place);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status rulebook_file_read_format(const bd_json_doc *doc, bd_err *err)
{
    static const char *const formats[] = {"rulebook/1"};
    size_t which;
    const bd_json *format = bd_json_member(doc, doc->values, "format");
    if (format == NULL) return bd_json_fail(doc, doc->values, err, BD_SAY(IO_RULEBOOK_NO_FORMAT));
    return bd_json_choice(doc, format, formats, 1, &which, err);
}

static bd_status rulebook_file_read_priorities(const bd_json_doc *doc, const bd_json *list,
                                               bd_rulebook_file *out, bd_err *err)
{
    const char **names, **places;
    BD_ASSERT(out->priority_count == 0); /* a key stands once in an object */
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    if (list->as.count == 0) return bd_json_fail(doc, list, err, BD_SAY(IO_RULEBOOK_NO_PRIORITY));
    BD_NEW(names, doc->arena, list->as.count, err);
    BD_NEW(places, doc->arena, list->as.count, err);
    for (const bd_json *item = bd_json_first(doc, list); item != NULL; item = bd_json_next(doc, item)) {
        BD_TRY(bd_json_text(doc, item, &names[out->priority_count], err));
        BD_TRY(rulebook_file_place_of(doc, item->start, &places[out->priority_count++], err));
    }
    out->priorities = names;
    out->priority_places = places;
    return BD_OK;
}

static bool rulebook_file_is_plain(const char *text)
{
    for (const char *p = text; *p != '\0'; p++)
        if (*p <= ' ' || *p > '~') return false;
    return text[0] != '\0';
}

/* Settings are numbers, words or truth values; blanks would not survive the text of the options in a
 * certificate. */
static bd_status rulebook_file_read_options(const bd_json_doc *doc, const bd_json *object,
                                            bd_rulebook_file *out, bd_err *err)
{
    bd_setting *options;
    BD_TRY(bd_json_want(doc, object, BD_JSON_OBJECT, err));
    BD_NEW(options, doc->arena, object->as.count, err);
    for (const bd_json *item = bd_json_first(doc, object); item != NULL; item = bd_json_next(doc, item)) {
        bd_setting *option = &options[out->option_count++];
        const bool one_word =
            item->kind == BD_JSON_BOOL || item->kind == BD_JSON_NUMBER || item->kind == BD_JSON_TEXT;
        option->key = bd_json_key(doc, item);
        option->text = bd_json_raw(doc, item, doc->arena);
        if (option->text == NULL) BD_FAIL_MEMORY(err);
        if (!one_word || !rulebook_file_is_plain(option->key) || !rulebook_file_is_plain(option->text) ||
            strchr(option->key, ':') != NULL)
            return bd_json_fail(doc, item, err, BD_SAY(IO_RULEBOOK_NOT_A_SETTING));
        BD_TRY(rulebook_file_place_of(doc, bd_json_key_start(doc, item), &option->place, err));
        BD_TRY(rulebook_file_place_of(doc, item->start, &option->value_place, err));
    }
    out->options = options;
    return BD_OK;
}

/* ---- criteria ---- */

/* {"id": ..., "before": ..., "rounds": [1, 2], "hard": true, "cost": ...} */
static bd_status rulebook_file_read_rounds(const bd_json_doc *doc, const bd_json *item,
                                           bd_rulebook_criterion_text *out, bd_err *err)
{
    const bd_json *first = item, *last = item;
    if (item->kind == BD_JSON_LIST) {
        first = bd_json_first(doc, item);
        last = first != NULL ? bd_json_next(doc, first) : NULL;
        if (last == NULL || bd_json_next(doc, last) != NULL)
            return bd_json_fail(doc, item, err, BD_SAY(IO_RULEBOOK_ROUNDS));
    }
    BD_TRY(bd_json_int(doc, first, 1, BD_ROUNDS_MAX, &out->first, err));
    return bd_json_int(doc, last, out->first, BD_ROUNDS_MAX, &out->last, err);
}

static bd_status rulebook_file_read_position(const bd_json_doc *doc, const bd_json *item, const char *key,
                                             bd_rulebook_criterion_text *out, bd_err *err)
{
    static const char *const places[] = {"first", "last", "listed"};
    size_t which;
    if (out->position != NULL) return bd_json_fail_key(doc, item, err, BD_SAY(IO_RULEBOOK_TWO_PLACES));
    out->position = key;
    if (strcmp(key, "place") == 0) {
        BD_TRY(bd_json_choice(doc, item, places, 3, &which, err));
        out->position = places[which];
        return BD_OK;
    }
    BD_TRY(rulebook_file_place_of(doc, item->start, &out->anchor_place, err));
    BD_TRY(bd_json_text(doc, item, &out->anchor, err));
    if (!rulebook_file_is_plain(out->anchor) || strchr(out->anchor, ':') != NULL)
        return bd_json_fail(doc, item, err, BD_SAY(IO_RULEBOOK_NOT_AN_ID));
    return BD_OK;
}

static bd_status rulebook_file_read_cost(const bd_json_doc *doc, const bd_json *item,
                                         bd_rulebook_criterion_text *out, bd_err *err)
{
    char place[512];
    BD_TRY(bd_json_text(doc, item, &out->cost, err));
    out->raw = bd_json_raw(doc, item, doc->arena);
    if (out->raw == NULL) BD_FAIL_MEMORY(err);
    bd_json_place(doc, item->start, place, sizeof place);
    const char *column = strrchr(place, ':');
    BD_ASSERT(column != NULL);
    out->cost_column = atoi(column + 1);
    place[column - place] = '\0';
    out->cost_file = bd_arena_copy_text(doc->arena, place);
    if (out->cost_file == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status rulebook_file_read_member(const bd_json_doc *doc, const bd_json *item,
                                           bd_rulebook_criterion_text *out, bd_err *err)
{
    const char *key = bd_json_key(doc, item);
    if (strcmp(key, "id") == 0) {
        BD_TRY(rulebook_file_place_of(doc, item->start, &out->id_place, err));
        return bd_json_text(doc, item, &out->id, err);
    }
    if (strcmp(key, "cost") == 0) return rulebook_file_read_cost(doc, item, out, err);
    if (strcmp(key, "hard") == 0) return bd_json_bool(doc, item, &out->hard, err);
    if (strcmp(key, "rounds") == 0) return rulebook_file_read_rounds(doc, item, out, err);
    if (strcmp(key, "before") == 0 || strcmp(key, "after") == 0 || strcmp(key, "place") == 0)
        return rulebook_file_read_position(doc, item, key, out, err);
    return bd_json_fail_key(doc, item, err, BD_SAY(IO_RULEBOOK_CRITERION_KEY));
}

static bd_status rulebook_file_read_criteria(const bd_json_doc *doc, const bd_json *list,
                                             bd_rulebook_file *out, bd_err *err)
{
    bd_rulebook_criterion_text *criteria;
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    BD_NEW(criteria, doc->arena, list->as.count, err);
    for (const bd_json *item = bd_json_first(doc, list); item != NULL; item = bd_json_next(doc, item)) {
        bd_rulebook_criterion_text *criterion = &criteria[out->criterion_count++];
        *criterion = (bd_rulebook_criterion_text){.first = 1, .last = BD_ROUNDS_MAX};
        BD_TRY(bd_json_want(doc, item, BD_JSON_OBJECT, err));
        for (const bd_json *member = bd_json_first(doc, item); member != NULL;
             member = bd_json_next(doc, member))
            BD_TRY(rulebook_file_read_member(doc, member, criterion, err));
        if (criterion->id == NULL || criterion->cost == NULL)
            return bd_json_fail(doc, item, err, BD_SAY(IO_RULEBOOK_CRITERION_NEEDS));
        if (criterion->hard && criterion->position != NULL)
            return bd_json_fail(doc, item, err, BD_SAY(IO_RULEBOOK_HARD_PLACE));
        if (criterion->position == NULL) criterion->position = "first";
    }
    out->criteria = criteria;
    return BD_OK;
}

/* How many bytes of JSON stand for the next character of the text, and how many it has there. */
static size_t rulebook_file_step(const char *raw, size_t *decoded)
{
    *decoded = 1;
    if (raw[0] != '\\') return 1;
    if (raw[1] != 'u') return 2;
    char digits[5] = "";
    memcpy(digits, raw + 2, 4);
    const unsigned long unit = strtoul(digits, NULL, 16);
    const bool pair = unit >= 0xD800 && unit < 0xDC00;
    *decoded = pair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
    return pair ? 12 : 6;
}

void bd_rulebook_cost_place(const bd_rulebook_criterion_text *criterion, size_t byte, char *place,
                            size_t size)
{
    const char *raw = criterion->raw + 1;
    int column = criterion->cost_column + 1;
    for (size_t at = 0, decoded = 0; at < byte && *raw != '\0'; at += decoded) {
        const size_t step = rulebook_file_step(raw, &decoded);
        for (size_t i = 0; i < step; i++) column += ((unsigned char)raw[i] & 0xC0) != 0x80;
        raw += step;
    }
    (void)snprintf(place, size, "%s:%d", criterion->cost_file, column);
}

bd_status bd_rulebook_file_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                                bd_rulebook_file *out, bd_err *err)
{
    bd_json_doc doc;
    *out = (bd_rulebook_file){.base = NULL};
    BD_TRY(bd_json_open(arena, file_name, text, length, &doc, err));
    BD_TRY(bd_json_want(&doc, doc.values, BD_JSON_OBJECT, err));
    BD_TRY(rulebook_file_read_format(&doc, err));
    for (const bd_json *item = bd_json_first(&doc, doc.values); item != NULL;
         item = bd_json_next(&doc, item)) {
        if (strcmp(bd_json_key(&doc, item), "base") == 0) {
            BD_TRY(bd_json_text(&doc, item, &out->base, err));
            BD_TRY(rulebook_file_place_of(&doc, item->start, &out->base_place, err));
        } else if (strcmp(bd_json_key(&doc, item), "priorities") == 0) {
            BD_TRY(rulebook_file_read_priorities(&doc, item, out, err));
        } else if (strcmp(bd_json_key(&doc, item), "criteria") == 0) {
            BD_TRY(rulebook_file_read_criteria(&doc, item, out, err));
        } else if (strcmp(bd_json_key(&doc, item), "options") == 0) {
            BD_TRY(rulebook_file_read_options(&doc, item, out, err));
        } else if (strcmp(bd_json_key(&doc, item), "format") != 0) {
            return bd_json_fail_key(&doc, item, err, BD_SAY(IO_RULEBOOK_UNKNOWN_KEY));
        }
    }
    if (out->base == NULL) return bd_json_fail(&doc, doc.values, err, BD_SAY(IO_RULEBOOK_NO_BASE));
    return BD_OK;
}

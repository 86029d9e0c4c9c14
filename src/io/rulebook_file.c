#include "io/rulebook_file.h"

#include "base/assert.h"
#include "io/io_words.h"
#include "io/json/json.h"

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
        } else if (strcmp(bd_json_key(&doc, item), "options") == 0) {
            BD_TRY(rulebook_file_read_options(&doc, item, out, err));
        } else if (strcmp(bd_json_key(&doc, item), "format") != 0) {
            return bd_json_fail_key(&doc, item, err, BD_SAY(IO_RULEBOOK_UNKNOWN_KEY));
        }
    }
    if (out->base == NULL) return bd_json_fail(&doc, doc.values, err, BD_SAY(IO_RULEBOOK_NO_BASE));
    return BD_OK;
}

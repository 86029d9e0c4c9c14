#include "serve/order.h"

#include "serve/serve_words.h"

#include <string.h>

/* {"command": ..., "options": {...}} */
static bd_status order_read_one(const bd_json_doc *doc, const bd_json *from, bd_role role, const char *path,
                                bd_order_part *out, bool *allowed, bd_err *err)
{
    const bd_json *name = bd_json_member(doc, from, "command"), *given = bd_json_member(doc, from, "options");
    const bd_json_doc *options = doc; /* where `given` stands: a mistake has a place there */
    if (name == NULL || name->kind != BD_JSON_TEXT)
        return bd_json_fail(doc, from, err, "%s", BD_SAY(SERVE_NO_COMMAND));
    if (given != NULL) BD_TRY(bd_json_want(doc, given, BD_JSON_OBJECT, err));
    if (given == NULL) {
        bd_json_doc *empty;
        BD_NEW(empty, doc->arena, 1, err);
        BD_TRY(bd_json_open(doc->arena, "request", "{}", 2, empty, err));
        options = empty;
        given = &empty->values[0];
    }
    const bd_command *command = bd_command_named(name->as.text);
    *allowed = command != NULL && bd_request_may(options, given, command, role);
    if (!*allowed) return bd_json_fail(doc, name, err, BD_SAY(SERVE_MAY_NOT), name->as.text);
    out->status = bd_request_read(options, given, path, command, &out->request, &out->err);
    out->request.role = bd_role_word(role);
    return out->status == BD_NO_MEMORY ? BD_NO_MEMORY : BD_OK;
}

static bd_status order_read_before(const bd_json_doc *doc, const bd_json *list, bd_role role,
                                   const char *path, bd_order *out, bool *allowed, bd_err *err)
{
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    for (const bd_json *one = bd_json_first(doc, list); one != NULL; one = bd_json_next(doc, one)) {
        if (out->before_count == BD_ORDER_BEFORE)
            return bd_json_fail(doc, one, err, BD_SAY(SERVE_BEFORE_MANY), BD_ORDER_BEFORE);
        BD_TRY(order_read_one(doc, one, role, path, &out->before[out->before_count], allowed, err));
        out->before_count++;
    }
    return BD_OK;
}

static bd_status order_speak(const bd_json_doc *doc, const bd_json *root, bd_err *err)
{
    const bd_languages *languages = &bd_spoken_languages;
    const bd_json *lang = bd_json_member(doc, root, "lang");
    size_t which = 0;
    if (lang == NULL) return BD_OK;
    BD_TRY(bd_json_choice(doc, lang, languages->codes, languages->count, &which, err));
    bd_words_choose(&languages->items[which]);
    return BD_OK;
}

bd_status bd_order_read(bd_arena *arena, bd_role role, const char *path, const char *body, size_t length,
                        bd_order *out, bool *allowed, bd_err *err)
{
    bd_json_doc *doc;
    *allowed = true;
    memset(out, 0, sizeof *out);
    BD_NEW(doc, arena, 1, err);
    BD_TRY(bd_json_open(arena, "request", body, length, doc, err));
    const bd_json *root = &doc->values[0], *before = bd_json_member(doc, root, "before");
    BD_TRY(bd_json_want(doc, root, BD_JSON_OBJECT, err));
    BD_TRY(order_speak(doc, root, err));
    BD_TRY(order_read_one(doc, root, role, path, &out->asked, allowed, err));
    out->changes = bd_request_changes(&out->asked.request);
    if (before == NULL) return BD_OK;
    if (out->changes && bd_json_first(doc, before) != NULL)
        return bd_json_fail(doc, before, err, "%s", BD_SAY(SERVE_BEFORE_CHANGE));
    return order_read_before(doc, before, role, path, out, allowed, err);
}

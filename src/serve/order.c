#include "serve/order.h"

#include "base/assert.h"
#include "io/store.h"
#include "serve/serve_words.h"

#include <string.h>

/* ---- Reading ---- */

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

/* ---- Doing ---- */

static int order_is_in_time(void *self, double seconds, const char *stage, const char *sentence)
{
    (void)self;
    (void)stage;
    (void)sentence;
    return seconds < BD_ORDER_SECONDS;
}

static bestdraw_status order_ask(bestdraw_event *event, const bd_order_part *asked, bestdraw_answer **answer)
{
    return asked->status == BD_OK ? bd_ask(event, &asked->request, answer)
                                  : bd_ask_refused(asked->request.command, &asked->err, answer);
}

/* What would be if: on a copy that nobody sees. False: *answer says why not. */
static bool order_before(bestdraw_event *event, const bd_order *order, bestdraw_answer **answer)
{
    for (size_t i = 0; i < order->before_count; i++) {
        bestdraw_answer_free(*answer);
        if (order_ask(event, &order->before[i], answer) != BESTDRAW_OK) return false;
    }
    return true;
}

bd_status bd_order_do(const char *path, const bd_order *order, bestdraw_answer **answer, bd_err *err)
{
    bestdraw_event *event = NULL;
    const bool copy = order->before_count > 0;
    BD_ASSERT(!copy || !order->changes);
    *answer = NULL;
    const bestdraw_status opened =
        copy ? bestdraw_event_read_file(path, &event) : bestdraw_event_open(path, &event);
    if (opened == BESTDRAW_OK && bestdraw_event_watch(event, order_is_in_time, NULL) == BESTDRAW_OK &&
        order_before(event, order, answer)) {
        bestdraw_answer_free(*answer);
        *answer = NULL;
        (void)order_ask(event, &order->asked, answer);
    }
    if (*answer == NULL)
        (void)bd_err_set(err, BD_SYSTEM, __FILE__, __LINE__, NULL, "%s",
                         event != NULL && bestdraw_event_error(event)[0] != '\0' ? bestdraw_event_error(event)
                                                                                 : BD_SAY(SERVE_NO_MEMORY));
    bestdraw_event_free(event);
    return *answer != NULL ? BD_OK : BD_SYSTEM;
}

/* ---- Results together ---- */

static void batch_fail(bd_batch_item *const *items, size_t count, bd_status status, const bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        bestdraw_answer_free(items[i]->answer);
        items[i]->answer = NULL;
        items[i]->status = status;
        items[i]->err = *err;
    }
}

/* Each on the text as the ones before have left it, an act of its own. *saved: how many have changed it.
 */
static bd_status batch_ask_all(bestdraw_event *event, bd_batch_item *const *items, size_t count,
                               size_t *saved, bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        const bd_order *order = items[i]->order;
        items[i]->status = BD_OK;
        const bestdraw_status asked = order_ask(event, &order->asked, &items[i]->answer);
        if (items[i]->answer == NULL) BD_FAIL_MEMORY(err);
        *saved += asked == BESTDRAW_OK && bd_answer_saved(items[i]->answer);
    }
    return BD_OK;
}

static bd_status batch_save(bd_store *store, bestdraw_event *event, bd_err *err)
{
    const char *text = NULL, *copy = NULL;
    size_t length = 0;
    if (bestdraw_event_text(event, &text, &length) != BESTDRAW_OK) BD_FAIL_MEMORY(err);
    copy = bd_arena_copy_bytes(store->arena, text, length);
    if (copy == NULL) BD_FAIL_MEMORY(err);
    return bd_store_save(store, copy, length, err);
}

static bd_status batch_do_together(bd_arena *arena, const char *path, bd_batch_item *const *items,
                                   size_t count, bd_err *err)
{
    bd_store store;
    bestdraw_event *event = NULL;
    size_t saved = 0;
    BD_TRY(bd_store_open(arena, path, BD_STORE_WAIT, &store, err));
    bd_status status = BD_OK;
    if (bestdraw_event_read(path, store.file.text, store.file.length, &event) != BESTDRAW_OK)
        status = bd_arena_exhausted(err, __FILE__, __LINE__);
    if (status == BD_OK) status = batch_ask_all(event, items, count, &saved, err);
    if (status == BD_OK && saved > 0) status = batch_save(&store, event, err);
    bd_store_close(&store);
    bestdraw_event_free(event);
    return status;
}

static void batch_do_all(const char *path, bd_batch_item *const *items, size_t count)
{
    bd_err err = {.status = BD_OK};
    if (count == 1) {
        items[0]->status = bd_order_do(path, items[0]->order, &items[0]->answer, &items[0]->err);
        return;
    }
    bd_arena *arena = bd_arena_new();
    const bd_status status = arena != NULL ? batch_do_together(arena, path, items, count, &err)
                                           : bd_arena_exhausted(&err, __FILE__, __LINE__);
    bd_arena_free(arena);
    if (status != BD_OK) batch_fail(items, count, status, &err);
}

/* Takes what lies there. */
static size_t batch_take(bd_batch *batch, bd_os_monitor *inside, bd_batch_item **items)
{
    bd_os_enter(inside);
    const size_t count = batch->count;
    memcpy(items, batch->items, count * sizeof *items);
    batch->count = 0;
    bd_os_leave(inside);
    return count;
}

void bd_batch_do(bd_batch *batch, bd_os_monitor *inside, bd_os_monitor *changing, const char *path,
                 bd_batch_item *item)
{
    bd_batch_item *items[BD_BATCH_MOST];
    BD_ASSERT(!item->done && item->order->changes);
    bd_os_enter(inside);
    const bool lies = batch->count < BD_BATCH_MOST;
    if (lies) batch->items[batch->count++] = item;
    bd_os_leave(inside);
    bd_os_enter(changing);
    if (!item->done) {
        const size_t count = lies ? batch_take(batch, inside, items) : 1;
        if (!lies) items[0] = item;
        batch_do_all(path, items, count);
        for (size_t i = 0; i < count; i++) items[i]->done = true;
    }
    bd_os_leave(changing);
}

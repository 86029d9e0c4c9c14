#include "serve/tray.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/store.h"

#include <string.h>

static void tray_fail(bd_tray_item *const *items, size_t count, bd_status status, const bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        bestdraw_answer_free(items[i]->answer);
        items[i]->answer = NULL;
        items[i]->status = status;
        items[i]->err = *err;
    }
}

/* Each on the text as the ones before have left it. *changes: how many have changed it. */
static bd_status tray_ask_all(bestdraw_event *event, bd_tray_item *const *items, size_t count, bd_text *what,
                              bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        const bd_order *order = items[i]->order;
        items[i]->status = BD_OK;
        const bestdraw_status asked = bestdraw_ask(event, order->command, order->options, &items[i]->answer);
        if (items[i]->answer == NULL) BD_FAIL_MEMORY(err);
        if (asked == BESTDRAW_OK) bd_text_add(what, "%s%s", what->length > 0 ? "; " : "", order->said);
    }
    return BD_OK;
}

static bd_status tray_save(bd_store *store, bestdraw_event *event, bd_text *what, bd_err *err)
{
    const char *text = NULL, *copy = NULL;
    size_t length = 0;
    if (what->length == 0) return BD_OK; /* all were refused */
    BD_TRY(bd_text_finish(what, &store->what, err));
    if (bestdraw_event_text(event, &text, &length) != BESTDRAW_OK) BD_FAIL_MEMORY(err);
    copy = bd_arena_copy_bytes(store->arena, text, length);
    if (copy == NULL) BD_FAIL_MEMORY(err);
    return bd_store_save(store, copy, length, err);
}

static bd_status tray_do_together(bd_arena *arena, const char *path, bd_tray_item *const *items, size_t count,
                                  bd_err *err)
{
    bd_store store;
    bestdraw_event *event = NULL;
    bd_text what = bd_text_new(arena);
    BD_TRY(bd_store_open(arena, path, BD_STORE_WAIT, &store, err));
    bd_status status = BD_OK;
    if (bestdraw_event_read(path, store.file.text, store.file.length, &event) != BESTDRAW_OK)
        status = bd_arena_exhausted(err, __FILE__, __LINE__);
    if (status == BD_OK) status = tray_ask_all(event, items, count, &what, err);
    if (status == BD_OK) status = tray_save(&store, event, &what, err);
    bd_store_close(&store);
    bestdraw_event_free(event);
    return status;
}

static void tray_do_all(const char *path, bd_tray_item *const *items, size_t count)
{
    bd_err err = {.status = BD_OK};
    if (count == 1) {
        items[0]->status = bd_order_do(path, items[0]->order, &items[0]->answer, &items[0]->err);
        return;
    }
    bd_arena *arena = bd_arena_new();
    const bd_status status = arena != NULL ? tray_do_together(arena, path, items, count, &err)
                                           : bd_arena_exhausted(&err, __FILE__, __LINE__);
    bd_arena_free(arena);
    if (status != BD_OK) tray_fail(items, count, status, &err);
}

/* Takes what lies there. */
static size_t tray_take(bd_tray *tray, bd_os_monitor *inside, bd_tray_item **items)
{
    bd_os_enter(inside);
    const size_t count = tray->count;
    memcpy(items, tray->items, count * sizeof *items);
    tray->count = 0;
    bd_os_leave(inside);
    return count;
}

void bd_tray_do(bd_tray *tray, bd_os_monitor *inside, bd_os_monitor *changing, const char *path,
                bd_tray_item *item)
{
    bd_tray_item *items[BD_TRAY_MOST];
    BD_ASSERT(!item->done && item->order->changes);
    bd_os_enter(inside);
    const bool lies = tray->count < BD_TRAY_MOST;
    if (lies) tray->items[tray->count++] = item;
    bd_os_leave(inside);
    bd_os_enter(changing);
    if (!item->done) {
        const size_t count = lies ? tray_take(tray, inside, items) : 1;
        if (!lies) items[0] = item;
        tray_do_all(path, items, count);
        for (size_t i = 0; i < count; i++) items[i]->done = true;
    }
    bd_os_leave(changing);
}

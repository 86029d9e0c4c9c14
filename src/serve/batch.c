#include "serve/batch.h"

#include "base/assert.h"
#include "io/store.h"

#include <string.h>

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
        const bestdraw_status asked = bd_order_ask(event, &order->asked, &items[i]->answer);
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

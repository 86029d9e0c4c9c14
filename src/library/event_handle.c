/* An event in memory or on the disk behind its public handle. */
#include "library/handles.h"

#include <string.h>

bestdraw_status bd_library_status(bd_status status)
{
    switch (status) {
    case BD_OK: return BESTDRAW_OK;
    case BD_USAGE: return BESTDRAW_USAGE;
    case BD_BAD_INPUT: return BESTDRAW_BAD_INPUT;
    case BD_NO_MEMORY: return BESTDRAW_NO_MEMORY;
    case BD_SYSTEM: return BESTDRAW_SYSTEM;
    case BD_INTERNAL: break;
    }
    return BESTDRAW_INTERNAL;
}

bool bd_event_handle_take(bestdraw_event *event) { return !atomic_flag_test_and_set(&event->busy); }

void bd_event_handle_give_back(bestdraw_event *event) { atomic_flag_clear(&event->busy); }

static bestdraw_event *event_handle_new(const char *name, bool in_memory)
{
    bd_arena *arena = bd_arena_new();
    bestdraw_event *event = arena != NULL ? bd_arena_alloc(arena, 1, sizeof *event) : NULL;
    const char *copy = event != NULL ? bd_arena_copy_text(arena, name) : NULL;
    bd_memory_file *memory = copy != NULL && in_memory ? bd_memory_file_new(name) : NULL;
    bd_arena *text = copy != NULL && (memory != NULL || !in_memory) ? bd_arena_new() : NULL;
    if (text == NULL) {
        bd_memory_file_free(memory);
        bd_arena_free(arena);
        return NULL;
    }
    event->arena = arena;
    event->text = text;
    event->name = copy;
    event->memory = memory;
    atomic_flag_clear(&event->busy);
    return event;
}

static bestdraw_status event_handle_fail(bestdraw_event *event, const bd_err *err)
{
    (void)bd_err_text(err, event->error, sizeof event->error);
    return bd_library_status(err->status);
}

bestdraw_status bestdraw_event_read(const char *name, const char *bytes, size_t count, bestdraw_event **out)
{
    bd_err err = {.status = BD_OK};
    if (out == NULL) return BESTDRAW_USAGE;
    *out = event_handle_new(name != NULL && name[0] != '\0' ? name : "event", true);
    if (*out == NULL) return BESTDRAW_NO_MEMORY;
    if (bytes == NULL) return BESTDRAW_OK;
    if (bd_memory_file_put((*out)->memory, bytes, count, &err) != BD_OK) return event_handle_fail(*out, &err);
    return BESTDRAW_OK;
}

bestdraw_status bestdraw_event_read_file(const char *path, bestdraw_event **out)
{
    bd_err err = {.status = BD_OK};
    bd_file file;
    if (out == NULL) return BESTDRAW_USAGE;
    *out = NULL;
    if (path == NULL || path[0] == '\0') return BESTDRAW_USAGE;
    *out = event_handle_new(path, true);
    if (*out == NULL) return BESTDRAW_NO_MEMORY;
    bd_status status = bd_file_read((*out)->text, path, BD_FILE_LIMIT, &file, &err);
    if (status == BD_OK) status = bd_memory_file_put((*out)->memory, file.text, file.length, &err);
    return status == BD_OK ? BESTDRAW_OK : event_handle_fail(*out, &err);
}

bestdraw_status bestdraw_event_open(const char *path, bestdraw_event **out)
{
    if (out == NULL) return BESTDRAW_USAGE;
    *out = NULL;
    if (path == NULL || path[0] == '\0' || strcmp(path, "-") == 0) return BESTDRAW_USAGE;
    *out = event_handle_new(path, false);
    return *out != NULL ? BESTDRAW_OK : BESTDRAW_NO_MEMORY;
}

void bestdraw_event_free(bestdraw_event *event)
{
    if (event == NULL) return;
    bd_memory_file_free(event->memory);
    bd_arena_free(event->text);
    bd_arena_free(event->arena);
}

const char *bestdraw_event_error(const bestdraw_event *event) { return event != NULL ? event->error : ""; }

/* The bytes of the event, in memory or on the disk. */
static bd_status event_handle_bytes(bestdraw_event *event, bd_file *out, bd_err *err)
{
    static const bd_arena_mark beginning = {NULL, 0};
    bd_arena_back_to(event->text, beginning);
    if (event->memory == NULL) return bd_file_read(event->text, event->name, BD_FILE_LIMIT, out, err);
    bd_store store;
    BD_TRY(bd_store_open_memory(event->text, event->memory, &store, err));
    *out = store.file;
    bd_store_close(&store);
    return BD_OK;
}

static bestdraw_status event_handle_end(bestdraw_event *event, bd_status status, const bd_err *err)
{
    const bestdraw_status result = status == BD_OK ? BESTDRAW_OK : event_handle_fail(event, err);
    bd_event_handle_give_back(event);
    return result;
}

bestdraw_status bestdraw_event_text(bestdraw_event *event, const char **bytes, size_t *count)
{
    bd_err err = {.status = BD_OK};
    bd_file file = {.text = ""};
    if (event == NULL || bytes == NULL || count == NULL) return BESTDRAW_USAGE;
    *bytes = "";
    *count = 0;
    if (!bd_event_handle_take(event)) return BESTDRAW_BUSY;
    event->error[0] = '\0';
    const bd_status status = event_handle_bytes(event, &file, &err);
    *bytes = file.text;
    *count = file.length;
    return event_handle_end(event, status, &err);
}

bestdraw_status bestdraw_event_save(bestdraw_event *event, const char *path)
{
    bd_err err = {.status = BD_OK};
    bd_file file;
    if (event == NULL || path == NULL || path[0] == '\0' || strcmp(path, "-") == 0) return BESTDRAW_USAGE;
    if (!bd_event_handle_take(event)) return BESTDRAW_BUSY;
    event->error[0] = '\0';
    bd_status status = event_handle_bytes(event, &file, &err);
    if (status == BD_OK) status = bd_store_write(event->text, path, file.text, file.length, &err);
    return event_handle_end(event, status, &err);
}

bestdraw_status bestdraw_event_watch(bestdraw_event *event, bestdraw_progress *progress, void *self)
{
    if (event == NULL) return BESTDRAW_USAGE;
    if (!bd_event_handle_take(event)) return BESTDRAW_BUSY;
    event->progress = progress;
    event->self = self;
    bd_event_handle_give_back(event);
    return BESTDRAW_OK;
}

void bestdraw_event_stop(bestdraw_event *event)
{
    if (event != NULL) event->stop = 1;
}

#include "io/store.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/io_words.h"
#include "os/process.h"

#include <errno.h>
#include <string.h>

/* ---- Files in memory ---- */

bd_memory_file *bd_memory_file_new(const char *name)
{
    bd_arena *arena = bd_arena_new();
    bd_memory_file *file = arena != NULL ? bd_arena_alloc(arena, 1, sizeof *file) : NULL;
    const char *copy = file != NULL ? bd_arena_copy_text(arena, name) : NULL;
    if (copy == NULL) {
        bd_arena_free(arena);
        return NULL;
    }
    file->arena = arena;
    file->name = copy;
    return file;
}

void bd_memory_file_free(bd_memory_file *file)
{
    if (file == NULL) return;
    bd_arena_free(file->text);
    bd_arena_free(file->arena);
}

bool bd_memory_file_read(const bd_memory_file *file, bd_file *out)
{
    *out = file->file;
    return file->text != NULL;
}

static bd_status memory_file_put(bd_memory_file *file, const bd_parts *parts, bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    bd_text copy = bd_text_new(arena);
    copy.failed = arena == NULL;
    size_t length = 0;
    for (size_t i = 0; i < parts->count; i++) length += parts->items[i].length;
    if (!copy.failed) bd_text_reserve(&copy, length);
    for (size_t i = 0; i < parts->count; i++)
        bd_text_add_bytes(&copy, parts->items[i].text, parts->items[i].length);
    if (copy.failed) {
        bd_arena_free(arena);
        BD_FAIL_MEMORY(err);
    }
    bd_arena_free(file->text);
    file->text = arena;
    file->file = (bd_file){.text = copy.bytes, .length = length};
    file->writes++;
    return BD_OK;
}

bd_status bd_memory_file_put(bd_memory_file *file, const char *text, size_t length, bd_err *err)
{
    BD_ASSERT(text != NULL || length == 0);
    const bd_parts whole = bd_in_one(text, length);
    return memory_file_put(file, &whole, err);
}

/* ---- The store ---- */

static bd_status store_fail_system(const char *path, const char *what, bd_err *err)
{
    BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_BECAUSE), what, strerror(errno));
}

/* Without permission for the folder there is no lock that anybody could remove. */
static bd_status store_refuse_lock(const char *shown, const char *path, bd_err *err)
{
    bd_os_about about;
    const char *reason = strerror(errno);
    if (!bd_os_look(path, &about)) BD_FAIL(err, BD_SYSTEM, shown, BD_SAY(IO_CANNOT_MAKE_LOCK), path, reason);
    BD_FAIL(err, BD_SYSTEM, shown, BD_SAY(IO_CANNOT_LOCK), path, reason);
}

enum { PAUSE = 20 /* milliseconds */ };

static bd_status store_take_lock(const char *shown, const char *path, int wait, int *out, bd_err *err)
{
    BD_ASSERT(wait >= 0);
    for (int waited = 0;; waited += PAUSE) {
        const bd_os_attempt result = bd_os_lock(path, out);
        if (result == BD_OS_GOT_IT) return BD_OK;
        if (result == BD_OS_REFUSED) return store_refuse_lock(shown, path, err);
        if (waited >= wait) BD_FAIL(err, BD_SYSTEM, shown, BD_SAY(IO_LOCKED));
        bd_os_pause(PAUSE);
    }
}

static bd_status store_lock_only(bd_arena *arena, const char *path, int wait, bd_store *store, bd_err *err)
{
    const char *target = NULL;
    *store = (bd_store){.arena = arena, .path = path, .lock = -1};
    BD_TRY(bd_file_follow(arena, path, &target, err));
    BD_TRY(bd_file_names_of(arena, target, &store->names, err));
    return store_take_lock(path, store->names.lock, wait, &store->lock, err);
}

/* A missing file should leave no lock, nor be called unlockable; and what is not a regular file cannot be
 * replaced. */
static bd_status store_check_plain(const char *path, bd_err *err)
{
    bd_os_about about;
    const bool found = bd_os_look(path, &about);
    if (!found && errno == ENOENT) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_NO_FILE));
    if (!found) return store_fail_system(path, BD_SAY(IO_CANNOT_OPEN), err);
    if (about.kind == BD_OS_FOLDER) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_FOLDER));
    if (about.kind != BD_OS_REGULAR) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_NOT_REGULAR));
    return BD_OK;
}

/* What a killed saving of two files left undone, before either is changed again. */
static bd_status store_finish(bd_store *store, bd_err *err)
{
    const char *path = NULL;
    bd_store other;
    if (!bd_os_exists(store->names.with)) return BD_OK;
    BD_TRY(bd_replace_partner(store->arena, &store->names, &path, err));
    if (path == NULL) return bd_replace_finish(store->arena, &store->names, err);
    BD_TRY(store_lock_only(store->arena, path, BD_STORE_WAIT, &other, err));
    const bd_status status = bd_replace_finish(store->arena, &other.names, err);
    bd_store_close(&other);
    if (status == BD_OK) bd_replace_clear(&store->names);
    return status;
}

bd_status bd_store_open(bd_arena *arena, const char *path, int wait, bd_store *out, bd_err *err)
{
    BD_ASSERT(arena != NULL && path != NULL);
    *out = (bd_store){.lock = -1};
    BD_TRY(store_check_plain(path, err));
    BD_TRY(store_lock_only(arena, path, wait, out, err));
    bd_status status = store_finish(out, err);
    (void)bd_os_look(out->names.file, &out->seen);
    if (status == BD_OK) status = bd_file_read(arena, out->names.file, BD_FILE_LIMIT, &out->file, err);
    out->parts = bd_in_one(out->file.text, out->file.length);
    if (status != BD_OK) bd_store_close(out);
    return status;
}

bd_status bd_store_open_memory(bd_arena *arena, bd_memory_file *memory, bd_store *out, bd_err *err)
{
    BD_ASSERT(arena != NULL && memory != NULL);
    *out = (bd_store){.arena = arena, .path = memory->name, .lock = -1};
    if (!bd_memory_file_read(memory, &out->file))
        BD_FAIL(err, BD_BAD_INPUT, memory->name, BD_SAY(IO_NO_MEMORY_FILE));
    out->memory = memory;
    return BD_OK;
}

bool bd_store_is_open(const bd_store *store) { return store->memory != NULL || store->lock >= 0; }

void bd_store_close(bd_store *store)
{
    store->memory = NULL;
    if (store->lock < 0) return;
    bd_os_unlock(store->names.lock, store->lock);
    store->lock = -1;
}

static bd_status store_check_unchanged(const bd_store *store, bd_err *err)
{
    bool same = false;
    bd_os_about now;
    const bool touched = !bd_os_look(store->names.file, &now) || !bd_os_same(&now, &store->seen);
    BD_TRY(bd_file_is_still(store->names.file, &store->parts, touched, &same, err));
    if (same) return BD_OK;
    BD_FAIL(err, BD_SYSTEM, store->path, BD_SAY(IO_CHANGED_MEANWHILE));
}

void bd_store_part(bd_store *store, size_t first)
{
    const bd_file *file = &store->file;
    BD_ASSERT(first <= file->length);
    store->parts = (bd_parts){.items = {{.text = file->text, .length = first},
                                        {.text = file->text + first, .length = file->length - first}},
                              .count = 2};
}

/* The parts are in their place. */
static void store_saved(bd_store *store, const bd_parts *parts)
{
    (void)bd_os_look(store->names.file, &store->seen);
    store->parts = *parts;
}

bd_status bd_store_save_parts(bd_store *store, const bd_parts *parts, bd_err *err)
{
    BD_ASSERT(bd_store_is_open(store));
    if (store->memory != NULL) return memory_file_put(store->memory, parts, err);
    BD_TRY(store_check_unchanged(store, err));
    BD_TRY(bd_replace(&store->names, parts, err));
    store_saved(store, parts);
    return BD_OK;
}

bd_status bd_store_save(bd_store *store, const char *text, size_t length, bd_err *err)
{
    BD_ASSERT(text != NULL || length == 0);
    const bd_parts whole = bd_in_one(text, length);
    return bd_store_save_parts(store, &whole, err);
}

bd_status bd_store_save_both(bd_store *store, const bd_parts *parts, bd_store *other,
                             const bd_parts *other_parts, bd_err *err)
{
    BD_ASSERT(bd_store_is_open(store) && bd_store_is_open(other));
    BD_ASSERT((store->memory == NULL) == (other->memory == NULL));
    if (store->memory != NULL) {
        BD_TRY(memory_file_put(store->memory, parts, err));
        return memory_file_put(other->memory, other_parts, err);
    }
    BD_TRY(store_check_unchanged(store, err));
    BD_TRY(store_check_unchanged(other, err));
    BD_TRY(bd_replace_both(store->arena, &store->names, parts, &other->names, other_parts, err));
    store_saved(store, parts);
    store_saved(other, other_parts);
    return BD_OK;
}

static bd_status store_write_straight(const char *path, const char *text, size_t length, bd_err *err)
{
    const int fd = bd_os_open(path, BD_OS_WRITE);
    if (fd < 0) return store_fail_system(path, BD_SAY(IO_CANNOT_WRITE), err);
    const bool written = bd_os_write(fd, text, length);
    const int reason = errno;
    const bool closed = bd_os_close(fd);
    if (written && closed) return BD_OK;
    if (!written) errno = reason;
    return store_fail_system(path, BD_SAY(IO_CANNOT_WRITE), err);
}

/* That a file cannot be locked says little where its folder is not there. */
static bd_status store_check_folder(bd_arena *arena, const char *path, bd_err *err)
{
    bd_os_about about;
    bd_file_names names;
    BD_TRY(bd_file_names_of(arena, path, &names, err));
    if (!bd_os_look(names.folder, &about) && errno == ENOENT)
        BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_NO_FOLDER), names.folder);
    return BD_OK;
}

bd_status bd_store_write(bd_arena *arena, const char *path, const char *text, size_t length, bd_err *err)
{
    bd_os_about about;
    bd_store store;
    const bool exists = bd_os_look(path, &about);
    if (!exists && !bd_os_is_absent(errno)) return store_fail_system(path, BD_SAY(IO_CANNOT_OPEN), err);
    if (exists && about.kind == BD_OS_FOLDER) BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_FOLDER));
    if (exists && about.kind != BD_OS_REGULAR) return store_write_straight(path, text, length, err);
    if (!exists) BD_TRY(store_check_folder(arena, path, err));
    BD_TRY(store_lock_only(arena, path, BD_STORE_WAIT, &store, err));
    const bd_parts whole = bd_in_one(text, length);
    const bd_status written = bd_replace(&store.names, &whole, err);
    bd_store_close(&store);
    return written;
}

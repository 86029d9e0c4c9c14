#include "io/store.h"

#include "base/assert.h"
#include "io/io_words.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PAUSE = 20 /* milliseconds */ };

static void store_pause_a_little(void)
{
    const struct timespec time = {.tv_nsec = PAUSE * 1000000L};
    (void)nanosleep(&time, NULL);
}

static bd_status store_fail_system(const char *path, const char *what, bd_err *err)
{
    BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_BECAUSE), what, strerror(errno));
}

/* True when the locked file still is the one of that name: its last holder may have removed it. */
static bool store_is_still_there(int fd, const char *path)
{
    struct stat ours;
    struct stat there;
    return fstat(fd, &ours) == 0 && stat(path, &there) == 0 && ours.st_ino == there.st_ino &&
           ours.st_dev == there.st_dev;
}

typedef enum attempt { GOT_IT, TAKEN, REFUSED } attempt;

static attempt store_try_lock(const char *path, int *out)
{
    const struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    const int fd = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (fd < 0) return REFUSED;
    const bool locked = fcntl(fd, F_SETLK, &whole) == 0;
    const int reason = errno;
    if (locked && store_is_still_there(fd, path)) {
        *out = fd;
        return GOT_IT;
    }
    (void)close(fd);
    errno = reason;
    return locked || reason == EACCES || reason == EAGAIN ? TAKEN : REFUSED;
}

static bd_status store_take_lock(const char *shown, const char *path, int wait, int *out, bd_err *err)
{
    BD_ASSERT(wait >= 0);
    for (int waited = 0;; waited += PAUSE) {
        const attempt result = store_try_lock(path, out);
        if (result == GOT_IT) return BD_OK;
        if (result == REFUSED) return store_fail_system(shown, BD_SAY(IO_CANNOT_LOCK), err);
        if (waited >= wait) BD_FAIL(err, BD_SYSTEM, shown, BD_SAY(IO_LOCKED));
        store_pause_a_little();
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
    struct stat status;
    if (stat(path, &status) != 0 && errno == ENOENT) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_NO_FILE));
    if (stat(path, &status) != 0) return store_fail_system(path, BD_SAY(IO_CANNOT_OPEN), err);
    if (S_ISDIR(status.st_mode)) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_FOLDER));
    if (!S_ISREG(status.st_mode)) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_NOT_REGULAR));
    return BD_OK;
}

bd_status bd_store_open(bd_arena *arena, const char *path, int wait, bd_store *out, bd_err *err)
{
    BD_ASSERT(arena != NULL && path != NULL);
    *out = (bd_store){.lock = -1};
    BD_TRY(store_check_plain(path, err));
    BD_TRY(store_lock_only(arena, path, wait, out, err));
    bd_status status = bd_replace_finish(arena, &out->names, err);
    if (status == BD_OK) status = bd_file_read(arena, out->names.file, BD_FILE_LIMIT, &out->file, err);
    if (status != BD_OK) bd_store_close(out);
    return status;
}

void bd_store_close(bd_store *store)
{
    if (store->lock < 0) return;
    (void)unlink(store->names.lock);
    (void)close(store->lock);
    store->lock = -1;
}

static bd_status store_check_unchanged(const bd_store *store, bd_err *err)
{
    bd_file now;
    const bd_arena_mark mark = bd_arena_here(store->arena);
    BD_TRY(bd_file_read(store->arena, store->names.file, BD_FILE_LIMIT, &now, err));
    bd_arena_back_to(store->arena, mark);
    if (strcmp(now.digest, store->file.digest) == 0) return BD_OK;
    BD_FAIL(err, BD_SYSTEM, store->path, BD_SAY(IO_CHANGED_MEANWHILE));
}

bd_status bd_store_save(bd_store *store, const char *text, size_t length, bd_err *err)
{
    BD_ASSERT(store->lock >= 0);
    BD_ASSERT(text != NULL || length == 0);
    BD_TRY(store_check_unchanged(store, err));
    BD_TRY(bd_replace(store->arena, &store->names, text, length, err));
    store->file.text = text;
    store->file.length = length;
    bd_file_digest(text, length, store->file.digest);
    return BD_OK;
}

bd_status bd_store_save_both(bd_store *store, const char *text, size_t length, bd_store *other,
                             const char *other_text, size_t other_length, bd_err *err)
{
    BD_ASSERT(store->lock >= 0 && other->lock >= 0);
    BD_TRY(store_check_unchanged(store, err));
    BD_TRY(store_check_unchanged(other, err));
    return bd_replace_both(store->arena, &store->names, text, length, &other->names, other_text, other_length,
                           err);
}

bd_status bd_store_undo(bd_store *store, bd_err *err)
{
    BD_ASSERT(store->lock >= 0);
    struct stat status;
    bd_file backup;
    BD_TRY(store_check_unchanged(store, err));
    if (stat(store->names.backup, &status) != 0)
        BD_FAIL(err, BD_USAGE, store->path, BD_SAY(IO_NO_BACKUP), store->names.backup);
    BD_TRY(bd_file_read(store->arena, store->names.backup, BD_FILE_LIMIT, &backup, err));
    if (strcmp(backup.digest, store->file.digest) == 0)
        BD_FAIL(err, BD_USAGE, store->path, BD_SAY(IO_SAME_BACKUP), store->names.backup);
    BD_TRY(bd_replace_by_backup(store->arena, &store->names, err));
    store->file = backup;
    return BD_OK;
}

static bd_status store_write_straight(const char *path, const char *text, size_t length, bd_err *err)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0) return store_fail_system(path, BD_SAY(IO_CANNOT_WRITE), err);
    ssize_t written = 0;
    while (length > 0 && (written = write(fd, text, length)) != 0) {
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) break;
        text += written;
        length -= (size_t)written;
    }
    const int reason = errno;
    const bool closed = close(fd) == 0;
    if (length == 0 && closed) return BD_OK;
    if (length > 0) errno = reason;
    return store_fail_system(path, BD_SAY(IO_CANNOT_WRITE), err);
}

bd_status bd_store_write(bd_arena *arena, const char *path, const char *text, size_t length, bd_err *err)
{
    struct stat status;
    bd_store store;
    const bool exists = stat(path, &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_FOLDER));
    if (exists && !S_ISREG(status.st_mode)) return store_write_straight(path, text, length, err);
    BD_TRY(store_lock_only(arena, path, BD_STORE_WAIT, &store, err));
    const bd_status written = bd_replace(arena, &store.names, text, length, err);
    bd_store_close(&store);
    return written;
}

#include "io/file_replace.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/file.h"
#include "io/io_words.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void (*bd_replace_watcher)(const char *step) = NULL;

static void replace_done(const char *step)
{
    if (bd_replace_watcher != NULL) bd_replace_watcher(step);
}

static bd_status replace_fail_system(const char *path, const char *what, bd_err *err)
{
    BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_BECAUSE), what, strerror(errno));
}

static bd_status replace_join(bd_arena *arena, const char *folder, const char *before, const char *name,
                              const char *after, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "%s%s%s%s", folder, before, name, after);
    return bd_text_finish(&text, out, err);
}

bd_status bd_file_names_of(bd_arena *arena, const char *path, bd_file_names *out, bd_err *err)
{
    BD_ASSERT(path != NULL && out != NULL);
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    const char *prefix =
        bd_arena_copy_bytes(arena, path, (size_t)(name - path)); /* "" or with the slash at its end */
    out->file = path;
    if (prefix == NULL) BD_FAIL_MEMORY(err);
    if (name[0] == '\0') BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_FOLDER));
    out->folder = prefix[0] == '\0' ? "." : prefix;
    BD_TRY(replace_join(arena, prefix, "", name, "~", &out->backup, err));
    BD_TRY(replace_join(arena, prefix, ".", name, ".lock", &out->lock, err));
    BD_TRY(replace_join(arena, prefix, ".", name, ".new", &out->fresh, err));
    BD_TRY(replace_join(arena, prefix, ".", name, ".old", &out->old, err));
    return replace_join(arena, prefix, ".", name, ".with", &out->with, err);
}

static bool replace_write_all(int fd, const char *text, size_t length)
{
    while (length > 0) {
        const ssize_t written = write(fd, text, length);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text += written;
        length -= (size_t)written;
    }
    return true;
}

/* A file of our own at `path`, whatever lay there. Permissions as `like`, where that exists. */
static bd_status replace_write_new(const char *path, const char *like, const char *text, size_t length,
                                   bd_err *err)
{
    BD_ASSERT(strcmp(path, like) != 0);
    BD_ASSERT(text != NULL || length == 0);
    struct stat status;
    (void)unlink(path);
    const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (fd < 0) return replace_fail_system(path, BD_SAY(IO_CANNOT_WRITE_BESIDE), err);
    bool good = true;
    if (stat(like, &status) == 0) {
        if (fchown(fd, status.st_uid, status.st_gid) != 0)
            errno = 0; /* only the superuser may; our own name is fine then */
        good = fchmod(fd, status.st_mode & 07777) == 0;
    }
    good = good && replace_write_all(fd, text, length) && fsync(fd) == 0;
    const int reason = errno;
    const bool closed = close(fd) == 0;
    if (good && closed) return BD_OK;
    if (!good) errno = reason;
    const bd_status failed = replace_fail_system(path, BD_SAY(IO_CANNOT_WRITE_NEW), err);
    (void)unlink(path);
    return failed;
}

static bd_status replace_sync_folder(const char *folder, bd_err *err)
{
    const int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return BD_OK; /* a folder may be writable but not readable; the rename itself has been done */
    const bool good = fsync(fd) == 0 || errno == EINVAL;
    const int reason = errno;
    (void)close(fd);
    errno = reason;
    return good ? BD_OK : replace_fail_system(folder, BD_SAY(IO_CANNOT_SYNC), err);
}

/* A second name for the same content; a copy where the disk knows no hard links. */
static bd_status replace_add_name(bd_arena *arena, const char *from, const char *to, bd_err *err)
{
    (void)unlink(to);
    if (link(from, to) == 0) return BD_OK;
    bd_file content;
    BD_TRY(bd_file_read(arena, from, BD_FILE_LIMIT, &content, err));
    return replace_write_new(to, from, content.text, content.length, err);
}

static bd_status replace_move(const char *from, const char *to, bd_err *err)
{
    return rename(from, to) == 0 ? BD_OK : replace_fail_system(to, BD_SAY(IO_CANNOT_REPLACE), err);
}

static bd_status replace_keep_old(bd_arena *arena, const bd_file_names *names, bd_err *err)
{
    struct stat status;
    if (stat(names->file, &status) != 0) return BD_OK;
    BD_TRY(replace_add_name(arena, names->file, names->old, err));
    replace_done("named old");
    BD_TRY(replace_move(names->old, names->backup, err));
    replace_done("kept old");
    return BD_OK;
}

static void replace_clear(const bd_file_names *names)
{
    (void)unlink(names->fresh);
    (void)unlink(names->old);
    (void)unlink(names->with);
}

static bd_status replace_replace(bd_arena *arena, const bd_file_names *names, bd_err *err)
{
    BD_TRY(replace_keep_old(arena, names, err));
    BD_TRY(replace_move(names->fresh, names->file, err));
    replace_done("renamed");
    return replace_sync_folder(names->folder, err);
}

bd_status bd_replace(bd_arena *arena, const bd_file_names *names, const char *text, size_t length,
                     bd_err *err)
{
    BD_ASSERT(names->fresh != NULL && names->old != NULL && names->backup != NULL);
    BD_TRY(replace_write_new(names->fresh, names->file, text, length, err));
    replace_done("written");
    const bd_status status = replace_replace(arena, names, err);
    replace_clear(names);
    return status;
}

enum { DIGEST = 64 /* hex digits */ };

/* The note beside the second file: digests of both new versions, and where the first file is. */
static bd_status replace_write_note(bd_arena *arena, const bd_file_names *names, const char *text,
                                    size_t length, const bd_file_names *other, const char *other_text,
                                    size_t other_length, bd_err *err)
{
    char here[4096] = "";
    char digest[DIGEST + 1], other_digest[DIGEST + 1];
    const char *note = NULL;
    bd_text out = bd_text_new(arena);
    bd_file_digest(text, length, digest);
    bd_file_digest(other_text, other_length, other_digest);
    if (names->file[0] != '/' && getcwd(here, sizeof here) == NULL)
        return replace_fail_system(names->file, BD_SAY(IO_CANNOT_WRITE_BESIDE), err);
    bd_text_add(&out, "%s%s%s%s%s", digest, other_digest, here, here[0] != '\0' ? "/" : "", names->file);
    BD_TRY(bd_text_finish(&out, &note, err));
    return replace_write_new(other->with, other->file, note, strlen(note), err);
}

static bool replace_has_digest(bd_arena *arena, const char *path, const char *digest)
{
    bd_file file;
    bd_err why;
    return bd_file_read(arena, path, BD_FILE_LIMIT, &file, &why) == BD_OK &&
           memcmp(file.digest, digest, DIGEST) == 0;
}

bd_status bd_replace_finish(bd_arena *arena, const bd_file_names *names, bd_err *err)
{
    struct stat status;
    bd_file note;
    bd_file_names first;
    if (stat(names->with, &status) != 0) return BD_OK;
    BD_TRY(bd_file_read(arena, names->with, BD_FILE_LIMIT, &note, err));
    bool finish = note.length > 2 * DIGEST && replace_has_digest(arena, names->fresh, note.text + DIGEST);
    if (finish) {
        BD_TRY(bd_file_names_of(arena, note.text + 2 * DIGEST, &first, err));
        /* The first may have been changed once more since. */
        finish = replace_has_digest(arena, first.file, note.text) ||
                 replace_has_digest(arena, first.backup, note.text);
    }
    const bd_status done = finish ? replace_replace(arena, names, err) : BD_OK;
    replace_clear(names);
    return done;
}

static bd_status replace_both_written(bd_arena *arena, const bd_file_names *names, const bd_file_names *other,
                                      bd_err *err)
{
    BD_TRY(replace_keep_old(arena, names, err));
    BD_TRY(replace_keep_old(arena, other, err));
    BD_TRY(replace_move(names->fresh, names->file, err));
    replace_done("renamed");
    const bd_status status = replace_move(other->fresh, other->file, err);
    bd_err why;
    if (status != BD_OK) (void)bd_replace_by_backup(arena, names, &why);
    if (status != BD_OK) return status;
    replace_done("both-renamed");
    BD_TRY(replace_sync_folder(names->folder, err));
    return replace_sync_folder(other->folder, err);
}

bd_status bd_replace_both(bd_arena *arena, const bd_file_names *names, const char *text, size_t length,
                          const bd_file_names *other_names, const char *other_text, size_t other_length,
                          bd_err *err)
{
    BD_ASSERT(strcmp(names->file, other_names->file) != 0);
    BD_TRY(replace_write_new(names->fresh, names->file, text, length, err));
    replace_done("written");
    bd_status status =
        replace_write_new(other_names->fresh, other_names->file, other_text, other_length, err);
    if (status == BD_OK) {
        replace_done("both-written");
        status = replace_write_note(arena, names, text, length, other_names, other_text, other_length, err);
    }
    if (status == BD_OK) {
        replace_done("noted");
        status = replace_both_written(arena, names, other_names, err);
    }
    replace_clear(names);
    replace_clear(other_names);
    return status;
}

/* The older version comes to the front first: should we be killed in between, it is not lost. */
static bd_status replace_exchange(bd_arena *arena, const bd_file_names *names, bd_err *err)
{
    BD_TRY(replace_add_name(arena, names->backup, names->fresh, err));
    replace_done("named backup");
    BD_TRY(replace_add_name(arena, names->file, names->old, err));
    replace_done("named file");
    BD_TRY(replace_move(names->fresh, names->file, err));
    replace_done("backup is the file");
    BD_TRY(replace_move(names->old, names->backup, err));
    replace_done("file is the backup");
    return replace_sync_folder(names->folder, err);
}

bd_status bd_replace_by_backup(bd_arena *arena, const bd_file_names *names, bd_err *err)
{
    BD_ASSERT(names->fresh != NULL && names->old != NULL && names->backup != NULL);
    const bd_status status = replace_exchange(arena, names, err);
    replace_clear(names);
    return status;
}

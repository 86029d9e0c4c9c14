#include "io/file.h"

#include "base/assert.h"
#include "base/sha256.h"
#include "base/text.h"
#include "io/io_words.h"
#include "os/console.h"
#include "os/files.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { LINKS_MAX = 40, STEP = 64 * 1024, PIECE = 16 * 1024 };

static bd_status file_fail_system(const char *path, const char *what, bd_err *err)
{
    BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_BECAUSE), what, strerror(errno));
}

static bd_status file_fail_too_large(const char *path, size_t limit, bd_err *err)
{
    BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_TOO_LARGE), limit / (1024 * 1024));
}

static bool file_make_room(bd_arena *arena, char **bytes, size_t *capacity, size_t want)
{
    if (*capacity >= want) return true;
    const bool first = *capacity == 0; /* as much as is expected, not the next power of two */
    char *moved = first ? bd_arena_room(arena, want) : bd_arena_grow(arena, *bytes, capacity, want, 1);
    if (moved == NULL) return false;
    if (first) *capacity = want;
    *bytes = moved;
    return true;
}

/* Reads until the end: pipes do not tell their size beforehand, and a file may grow meanwhile. */
static bd_status file_read_all(bd_arena *arena, const char *path, int fd, size_t expected, size_t limit,
                               bd_file *out, bd_err *err)
{
    BD_ASSERT(expected <= limit);
    char *bytes = NULL;
    size_t capacity = 0;
    size_t length = 0;
    size_t room = expected + 1; /* one more, to see the end without growing */
    for (;;) {
        if (!file_make_room(arena, &bytes, &capacity, length + room + 1)) BD_FAIL_MEMORY(err);
        size_t got = 0;
        if (!bd_os_read(fd, bytes + length, capacity - length - 1, &got))
            return file_fail_system(path, BD_SAY(IO_CANNOT_READ), err);
        if (got == 0) break;
        length += got;
        if (length > limit) return file_fail_too_large(path, limit, err);
        room = length < expected ? expected - length + 1 : capacity - length > 1 ? 1 : STEP;
    }
    bytes[length] = '\0';
    out->text = bytes;
    out->length = length;
    return BD_OK;
}

static bd_status file_read_open(bd_arena *arena, const char *path, int fd, size_t limit, bd_file *out,
                                bd_err *err)
{
    bd_os_about about;
    if (!bd_os_look_at_open(fd, &about)) return file_fail_system(path, BD_SAY(IO_CANNOT_READ), err);
    if (about.kind == BD_OS_FOLDER) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_FOLDER));
    const size_t size = about.kind == BD_OS_REGULAR && about.size > 0 ? (size_t)about.size : 0;
    if (size > limit) return file_fail_too_large(path, limit, err);
    return file_read_all(arena, path, fd, size, limit, out, err);
}

static bd_status file_open(const char *path, int *out, bd_err *err)
{
    *out = bd_os_open(path, BD_OS_READ);
    if (*out < 0 && errno == ENOENT) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_NO_FILE));
    if (*out < 0)
        BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_BECAUSE), BD_SAY(IO_CANNOT_OPEN), strerror(errno));
    return BD_OK;
}

bd_status bd_file_read(bd_arena *arena, const char *path, size_t limit, bd_file *out, bd_err *err)
{
    BD_ASSERT(path != NULL && out != NULL && limit > 0);
    const bool standard = strcmp(path, "-") == 0;
    int fd;
    if (standard)
        fd = bd_os_stream_number(stdin);
    else
        BD_TRY(file_open(path, &fd, err));
    const bd_status status =
        file_read_open(arena, standard ? BD_SAY(IO_STANDARD_INPUT) : path, fd, limit, out, err);
    if (!standard) (void)bd_os_close(fd);
    return status;
}

void bd_file_digest(const char *text, size_t length, char hex[65])
{
    BD_ASSERT(text != NULL || length == 0);
    bd_digest digest = bd_digest_new();
    bd_digest_add(&digest, text, length);
    bd_digest_finish(&digest, hex);
}

bd_status bd_file_is_still(const char *path, const bd_parts *parts, bool whole, bool *same, bd_err *err)
{
    char piece[PIECE];
    int fd;
    size_t got = 1;
    bool read = true;
    BD_TRY(file_open(path, &fd, err));
    *same = true;
    for (size_t i = 0; i < (whole ? parts->count : 1); i++)
        for (size_t at = 0; read && *same && at < parts->items[i].length; at += got) {
            const size_t left = parts->items[i].length - at;
            read = bd_os_read(fd, piece, left < PIECE ? left : PIECE, &got);
            *same = got > 0 && memcmp(piece, parts->items[i].text + at, got) == 0;
        }
    if (whole && read && *same) {
        read = bd_os_read(fd, piece, 1, &got);
        *same = got == 0;
    }
    const bd_status status = read ? BD_OK : file_fail_system(path, BD_SAY(IO_CANNOT_READ), err);
    (void)bd_os_close(fd);
    return status;
}

bool bd_file_has_digest(const bd_file *file, const char *hex)
{
    char own[65];
    bd_file_digest(file->text, file->length, own);
    return memcmp(own, hex, sizeof own - 1) == 0;
}

/* One link further: the target of `path`, seen from where `path` lies. */
static bd_status file_follow_once(bd_arena *arena, const char *path, size_t size, const char **out,
                                  bd_err *err)
{
    char *target = NULL;
    BD_NEW(target, arena, size + 1, err);
    if (!bd_os_follow_link(path, target, size + 1))
        return file_fail_system(path, BD_SAY(IO_CANNOT_READ_LINK), err);
    const char *name = bd_os_name_of(path);
    if (bd_os_is_absolute(target) || name == path) {
        *out = target;
        return BD_OK;
    }
    bd_text joined = bd_text_new(arena);
    bd_text_add_bytes(&joined, path, (size_t)(name - path));
    bd_text_add_string(&joined, target);
    return bd_text_finish(&joined, out, err);
}

bd_status bd_file_follow(bd_arena *arena, const char *path, const char **out, bd_err *err)
{
    BD_ASSERT(path != NULL && out != NULL);
    enum { LONGEST = 4096 };
    bd_os_about about;
    *out = path;
    for (int i = 0; i < LINKS_MAX; i++) {
        const bool found = bd_os_look_at_link(*out, &about);
        if (!found && !bd_os_is_absent(errno)) return file_fail_system(path, BD_SAY(IO_CANNOT_OPEN), err);
        if (!found || about.kind != BD_OS_LINK) return BD_OK;
        BD_TRY(file_follow_once(arena, *out, LONGEST, out, err));
    }
    BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_TOO_MANY_LINKS));
}

bd_status bd_file_overwrite(const char *path, const char *text, size_t length, bd_err *err)
{
    BD_ASSERT(path != NULL && (text != NULL || length == 0));
    FILE *file = bd_os_stream(path, "w");
    if (file == NULL) return file_fail_system(path, BD_SAY(IO_CANNOT_OPEN), err);
    const bool written = length == 0 || fwrite(text, 1, length, file) == length;
    const int reason = errno;
    if (fclose(file) == 0 && written) return BD_OK;
    if (!written) errno = reason;
    return file_fail_system(path, BD_SAY(IO_CANNOT_WRITE), err);
}

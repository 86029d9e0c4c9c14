#include "io/file.h"

#include "base/assert.h"
#include "base/sha256.h"
#include "base/text.h"
#include "io/io_words.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LINKS_MAX = 40, STEP = 64 * 1024 };

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
    char *moved = bd_arena_grow(arena, *bytes, capacity, want, 1);
    if (moved != NULL) *bytes = moved;
    return moved != NULL;
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
        const ssize_t got = read(fd, bytes + length, capacity - length - 1);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return file_fail_system(path, BD_SAY(IO_CANNOT_READ), err);
        if (got == 0) break;
        length += (size_t)got;
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
    struct stat status;
    if (fstat(fd, &status) != 0) return file_fail_system(path, BD_SAY(IO_CANNOT_READ), err);
    if (S_ISDIR(status.st_mode)) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_FOLDER));
    const size_t size = S_ISREG(status.st_mode) && status.st_size > 0 ? (size_t)status.st_size : 0;
    if (size > limit) return file_fail_too_large(path, limit, err);
    return file_read_all(arena, path, fd, size, limit, out, err);
}

bd_status bd_file_read(bd_arena *arena, const char *path, size_t limit, bd_file *out, bd_err *err)
{
    BD_ASSERT(path != NULL && out != NULL && limit > 0);
    const bool standard = strcmp(path, "-") == 0;
    const int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0 && errno == ENOENT) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_NO_FILE));
    if (fd < 0) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(IO_BECAUSE), BD_SAY(IO_CANNOT_OPEN), strerror(errno));
    const bd_status status =
        file_read_open(arena, standard ? BD_SAY(IO_STANDARD_INPUT) : path, fd, limit, out, err);
    if (!standard) (void)close(fd);
    if (status != BD_OK) return status;
    bd_file_digest(out->text, out->length, out->digest);
    return BD_OK;
}

void bd_file_digest(const char *text, size_t length, char hex[65])
{
    BD_ASSERT(text != NULL || length == 0);
    bd_digest digest = bd_digest_new();
    bd_digest_add(&digest, text, length);
    bd_digest_finish(&digest, hex);
}

/* One link further: the target of `path`, seen from where `path` lies. */
static bd_status file_follow_once(bd_arena *arena, const char *path, size_t size, const char **out,
                                  bd_err *err)
{
    char *target = NULL;
    BD_NEW(target, arena, size + 1, err);
    const ssize_t length = readlink(path, target, size);
    if (length < 0) return file_fail_system(path, BD_SAY(IO_CANNOT_READ_LINK), err);
    target[length] = '\0';
    const char *slash = strrchr(path, '/');
    if (target[0] == '/' || slash == NULL) {
        *out = target;
        return BD_OK;
    }
    bd_text joined = bd_text_new(arena);
    bd_text_add_bytes(&joined, path, (size_t)(slash - path) + 1);
    bd_text_add_string(&joined, target);
    return bd_text_finish(&joined, out, err);
}

bd_status bd_file_follow(bd_arena *arena, const char *path, const char **out, bd_err *err)
{
    BD_ASSERT(path != NULL && out != NULL);
    enum { LONGEST = 4096 };
    struct stat status;
    *out = path;
    for (int i = 0; i < LINKS_MAX; i++) {
        if (lstat(*out, &status) != 0 || !S_ISLNK(status.st_mode)) return BD_OK;
        BD_TRY(file_follow_once(arena, *out, LONGEST, out, err));
    }
    BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_TOO_MANY_LINKS));
}

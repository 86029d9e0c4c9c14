/* File: a whole file as bytes. */
#ifndef BD_IO_FILE_H
#define BD_IO_FILE_H

#include "base/arena.h"
#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>

/* Larger files are refused: no tournament of 20,000 players and 99 rounds comes near. */
#define BD_FILE_LIMIT ((size_t)256 * 1024 * 1024)

typedef struct bd_file {
    const char *text; /* ends with a NUL that is not counted */
    size_t length;
} bd_file;

/* A text in parts, one after the other, that lie apart. */
enum { BD_PARTS = 4 };

typedef struct bd_parts {
    bd_file items[BD_PARTS];
    size_t count;
} bd_parts;

static inline bd_parts bd_in_one(const char *text, size_t length)
{
    return (bd_parts){.items = {{.text = text, .length = length}}, .count = 1};
}

/* Reads the file `path`, or standard input when it is "-". BD_BAD_INPUT: missing, a folder, may not be
 * opened, larger than `limit` bytes; BD_SYSTEM: the disk fails. */
bd_status bd_file_read(bd_arena *arena, const char *path, size_t limit, bd_file *out, bd_err *err);

/* SHA-256 in hex. */
void bd_file_digest(const char *text, size_t length, char hex[65]);

/* Whether the file `path` is still these parts; not whole: whether it begins with the first of them. */
bd_status bd_file_is_still(const char *path, const bd_parts *parts, bool whole, bool *same, bd_err *err);

bool bd_file_has_digest(const bd_file *file, const char *hex);

/* Writes into the file `path` as it lies there, or a new one: nothing stands beside it while that happens,
 * and whoever holds it open sees the new text. The end of a line is that of the system. Not for a user's own
 * data: see io/store.h. BD_SYSTEM when it fails. */
bd_status bd_file_overwrite(const char *path, const char *text, size_t length, bd_err *err);

/* The name of the file that `path` leads to through symbolic links, whether it exists or not. */
bd_status bd_file_follow(bd_arena *arena, const char *path, const char **out, bd_err *err);

#endif

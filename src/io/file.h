/* File: a whole file as bytes, with its digest. */
#ifndef BD_IO_FILE_H
#define BD_IO_FILE_H

#include "base/arena.h"
#include "base/err.h"

#include <stddef.h>

/* Larger files are refused: no tournament of 9,999 players and 99 rounds comes near. */
#define BD_FILE_LIMIT ((size_t)256 * 1024 * 1024)

typedef struct bd_file {
    const char *text; /* ends with a NUL that is not counted */
    size_t length;
    char digest[65]; /* SHA-256 in hex */
} bd_file;

/* Reads the file `path`, or standard input when it is "-". BD_BAD_INPUT: missing, a folder, may not be
 * opened, larger than `limit` bytes; BD_SYSTEM: the disk fails. */
bd_status bd_file_read(bd_arena *arena, const char *path, size_t limit, bd_file *out, bd_err *err);

void bd_file_digest(const char *text, size_t length, char hex[65]);

/* The name of the file that `path` leads to through symbolic links, whether it exists or not. */
bd_status bd_file_follow(bd_arena *arena, const char *path, const char **out, bd_err *err);

#endif

/* Replace: the moves by which one version of a file takes the place of another.
 *
 * A file is never written to in place: the new version is written beside it, brought to the disk, and
 * renamed. Whoever looks, at any moment, also after a kill or a power cut, finds either the old version or
 * the new one, whole. The version before stays as "FILE~". Beside FILE there may lie, for the time of a
 * change, ".FILE.lock", ".FILE.new", ".FILE.old" and ".FILE.with"; what a killed process left behind is used
 * again or removed by the next one. Callers hold the lock (io/store.h). */
#ifndef BD_IO_FILE_REPLACE_H
#define BD_IO_FILE_REPLACE_H

#include "base/arena.h"
#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>

/* The names around a file. */
typedef struct bd_file_names {
    const char *file, *folder;
    const char *backup;             /* FILE~ */
    const char *lock, *fresh, *old; /* hidden, beside it */
    const char *history;            /* a hidden folder (io/versions.h) */
    const char *with;               /* hidden: that this file is being saved together with another */
} bd_file_names;

bd_status bd_file_names_of(bd_arena *arena, const char *path, bd_file_names *out, bd_err *err);

/* Puts text[length] in the place of the file, which need not exist; the version before becomes the backup,
 * permissions stay. */
bd_status bd_replace(bd_arena *arena, const bd_file_names *names, const char *text, size_t length,
                     bd_err *err);

/* The same for two files: both new versions are on the disk before either takes its place. Where the second
 * cannot take its place, the first goes back to what it was. A kill between the two is made good by
 * bd_replace_finish when the second file is opened next. */
bd_status bd_replace_both(bd_arena *arena, const bd_file_names *names, const char *text, size_t length,
                          const bd_file_names *other_names, const char *other_text, size_t other_length,
                          bd_err *err);

/* What a killed bd_replace_both left undone: where the other file has its new version, this one gets its own;
 * else nothing is left of the attempt. Harmless when there was none. */
bd_status bd_replace_finish(bd_arena *arena, const bd_file_names *names, bd_err *err);

/* Exchanges the file and its backup. */
bd_status bd_replace_by_backup(bd_arena *arena, const bd_file_names *names, bd_err *err);

#endif

/* File replace: new content comes in the place of a file whole or not at all.
 *
 * It is written beside the file, brought to the disk, and renamed; the folder is brought to the disk too.
 * Whatever fails before the renaming leaves the file as it was, and nothing fails after it. */
#ifndef BD_IO_FILE_REPLACE_H
#define BD_IO_FILE_REPLACE_H

#include "base/arena.h"
#include "base/err.h"
#include "io/file.h"

#include <stdbool.h>
#include <stddef.h>

/* The names around a file; all but the first two are hidden, beside it. */
typedef struct bd_file_names {
    const char *file, *folder;
    const char *lock, *fresh, *old;
    const char *with; /* that this file is being saved together with another */
} bd_file_names;

bd_status bd_file_names_of(bd_arena *arena, const char *path, bd_file_names *out, bd_err *err);

/* Puts the parts, one after the other, in the place of the file, which need not exist; permissions stay. */
bd_status bd_replace(const bd_file_names *names, const bd_parts *parts, bd_err *err);

/* The same for two files: both new versions are on the disk before either takes its place. Where the second
 * cannot take its place, the first goes back to what it was. A kill between the two is made good when either
 * file is opened next (bd_replace_partner, bd_replace_finish). */
bd_status bd_replace_both(bd_arena *arena, const bd_file_names *names, const bd_parts *text,
                          const bd_file_names *other_names, const bd_parts *other_text, bd_err *err);

/* After a killed bd_replace_both: the other file, which is to be finished before this one, its first, is
 * changed again; NULL: there is none. */
bd_status bd_replace_partner(bd_arena *arena, const bd_file_names *names, const char **other, bd_err *err);

/* What a killed bd_replace_both left undone: where the first file has its new version, this one gets its own;
 * else nothing is left of the attempt. Harmless when there was none. */
bd_status bd_replace_finish(bd_arena *arena, const bd_file_names *names, bd_err *err);

/* Nothing is left of an attempt. */
void bd_replace_clear(const bd_file_names *names);

#endif

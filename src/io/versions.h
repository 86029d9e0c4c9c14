/* Versions: what a file was after each change, so that changes can be taken back and made again.
 *
 * Beside FILE lies the folder ".FILE.history" with a file for each version: one line (the version it came
 * from, the digest of its text, what was done) and then the text. A version is written there before the file
 * is replaced by it, whole or not at all; the file "at" says which one the file is, and where that is not so
 * (after a kill, or when another program has written) the text decides. So a kill at any moment leaves the
 * old or the new file, and a history that is whole. A change after some were taken back begins a branch: what
 * was made again from then on is that one. The oldest versions go when there are too many. Callers hold the
 * lock (io/store.h). */
#ifndef BD_IO_VERSIONS_H
#define BD_IO_VERSIONS_H

#include "io/file.h"
#include "io/file_replace.h"

#include <time.h>

enum { BD_VERSIONS_MOST = 400, BD_VERSIONS_MEGABYTES = 64 };

typedef struct bd_version {
    int number, parent; /* parent 0: the first, or its own is gone */
    char digest[65];
    const char *what; /* was done; "": the file was there, or another program wrote it */
    time_t when;
    size_t line, size; /* bytes of the line, and of the text */
} bd_version;

typedef struct bd_versions {
    bd_version *items; /* by number, ascending */
    size_t count, capacity;
    int at; /* the number of the version that the file is; 0: of none */
} bd_versions;

/* The versions there are; none when there is no history. */
bd_status bd_versions_read(bd_arena *arena, const bd_file_names *names, const bd_file *file, bd_versions *out,
                           bd_err *err);

/* The same; and where there is a history, but the file is none of its versions (another program has written
 * it), it becomes the newest. */
bd_status bd_versions_keep(bd_arena *arena, const bd_file_names *names, const bd_file *file,
                           bd_versions *versions, bd_err *err);

/* The version of that number, or NULL. */
const bd_version *bd_versions_find(const bd_versions *versions, int number);

/* One step back or forward from the version that the file is; NULL: there is none. Of several ways forward
 * the newest. */
const bd_version *bd_versions_back(const bd_versions *versions, int number);
const bd_version *bd_versions_forward(const bd_versions *versions, int number);

/* The text of a version. */
bd_status bd_versions_text(bd_arena *arena, const bd_file_names *names, const bd_version *version,
                           bd_file *out, bd_err *err);

/* Before the file is replaced by text[length]: writes that version, and first, where it is not there yet, the
 * file as it is. *number is that of the new one. */
bd_status bd_versions_prepare(bd_arena *arena, const bd_file_names *names, const bd_file *file,
                              const char *text, size_t length, const char *what, int *number, bd_err *err);

/* After it: the file is this version now. */
bd_status bd_versions_arrive(bd_arena *arena, const bd_file_names *names, int number, bd_err *err);

#endif

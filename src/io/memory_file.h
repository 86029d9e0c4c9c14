/* Memory file: a file that is on no disk, with its versions.
 *
 * A program that holds an event in memory changes it by the same commands as a file on the disk (io/store.h):
 * every change is a version with what was done (no digest), undo and redo walk along them as io/versions.h
 * says. The oldest versions go when there are too many. A file that has no version yet is not there. Not for
 * two threads at a time. */
#ifndef BD_IO_MEMORY_FILE_H
#define BD_IO_MEMORY_FILE_H

#include "io/versions.h"

typedef struct bd_memory_text bd_memory_text;

typedef struct bd_memory_file {
    bd_arena *arena;       /* of the lists */
    const char *name;      /* for messages */
    bd_versions versions;  /* what was done, and which one the file is now */
    bd_memory_text *texts; /* of each version */
    size_t text_capacity;
} bd_memory_file;

/* NULL when memory is exhausted. */
bd_memory_file *bd_memory_file_new(const char *name);
void bd_memory_file_free(bd_memory_file *file); /* NULL is fine */

/* The file as it is now; false: it is not there. The text lives until its version goes. */
bool bd_memory_file_read(const bd_memory_file *file, bd_file *out);

/* A new version; `what` was done ("": the file came from elsewhere). The text is copied. */
bd_status bd_memory_file_put(bd_memory_file *file, const char *text, size_t length, const char *what,
                             bd_err *err);

/* The file is this version from now on. */
void bd_memory_file_go(bd_memory_file *file, int number);

#endif

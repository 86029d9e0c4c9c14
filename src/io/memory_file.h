/* Memory file: a file that is on no disk.
 *
 * A program that holds an event in memory changes it by the same commands as a file on the disk (io/store.h).
 * A file that was never written is not there. Not for two threads at a time. */
#ifndef BD_IO_MEMORY_FILE_H
#define BD_IO_MEMORY_FILE_H

#include "io/file.h"

typedef struct bd_memory_file {
    const char *name; /* for messages */
    bd_arena *arena;  /* of the name */
    bd_arena *text;   /* of the text alone, so that it can go alone; NULL: the file is not there */
    bd_file file;
    int writes; /* how often it was written */
} bd_memory_file;

/* NULL when memory is exhausted. */
bd_memory_file *bd_memory_file_new(const char *name);
void bd_memory_file_free(bd_memory_file *file); /* NULL is fine */

/* The file as it is now; false: it is not there. The text lives until the next one comes. */
bool bd_memory_file_read(const bd_memory_file *file, bd_file *out);

/* Puts a copy of the text in its place; when that fails the old one stays. */
bd_status bd_memory_file_put(bd_memory_file *file, const char *text, size_t length, bd_err *err);

#endif

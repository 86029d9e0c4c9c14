/* Store: changing a file that others may change too.
 *
 * A change is: open (lock and read), decide, save, close. The lock is a record lock on ".FILE.lock": another
 * of our programs waits for it, and it is gone when its holder dies, however that happens. Programs that know
 * nothing of locks (editors) are noticed by their bytes: save refuses when the file is no longer what was
 * read. Symbolic links are followed: the file they lead to is changed. */
#ifndef BD_IO_STORE_H
#define BD_IO_STORE_H

#include "io/file.h"
#include "io/file_replace.h"
#include "os/files.h"

#include <stdbool.h>

/* A file that is on no disk: a program that holds an event in memory changes it by the same commands. One
 * that was never written is not there. Not for two threads at a time. */
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

typedef struct bd_store {
    bd_arena *arena;
    const char *path; /* as given, for messages */
    bd_file_names names;
    bd_file file;           /* as it was read */
    bd_parts parts;         /* as it is now, as far as we know */
    bd_os_about seen;       /* when that was so */
    int lock;               /* file descriptor; -1: closed */
    bd_memory_file *memory; /* the file is in memory, where nobody else can change it; NULL: on the disk */
} bd_store;

enum { BD_STORE_WAIT = 5000 };

/* Locks, waiting at most `wait` milliseconds, and reads. BD_BAD_INPUT where there is no regular file;
 * BD_SYSTEM when another process holds the lock for longer. */
bd_status bd_store_open(bd_arena *arena, const char *path, int wait, bd_store *out, bd_err *err);

/* The same for a file in memory. BD_BAD_INPUT where it is not there yet. */
bd_status bd_store_open_memory(bd_arena *arena, bd_memory_file *memory, bd_store *out, bd_err *err);

/* Open, and not closed again. */
bool bd_store_is_open(const bd_store *store);

/* Puts text[length], which must outlive the store, in the place of the file. Refused (BD_SYSTEM) when the
 * file was changed since it was read. */
bd_status bd_store_save(bd_store *store, const char *text, size_t length, bd_err *err);

bd_status bd_store_save_parts(bd_store *store, const bd_parts *parts, bd_err *err);

/* How long the first part is of what was read. That is compared at every saving, byte by byte; the rest only
 * where the file or its time are others: it is the journal, which grows without end and decides nothing. */
void bd_store_part(bd_store *store, size_t first);

/* Saves two files together: both or neither. They are not the same file; either both are on the disk or both
 * in memory. */
bd_status bd_store_save_both(bd_store *store, const bd_parts *parts, bd_store *other,
                             const bd_parts *other_parts, bd_err *err);

/* Unlocks. Harmless when closed already. */
void bd_store_close(bd_store *store);

/* A whole file, new or in the place of another, in the same safe way; straight out where it is not a regular
 * file (a pipe, a terminal). */
bd_status bd_store_write(bd_arena *arena, const char *path, const char *text, size_t length, bd_err *err);

#endif

/* Warnings: what a reader noticed and put right, or could not use, without refusing the file.
 *
 * A warning has a place in the user's data and a sentence, like an error. Readers collect, callers print. The
 * list is bounded: after BD_WARNINGS_MAX only the number of further ones is kept, so that a broken file
 * cannot fill the memory. */
#ifndef BD_IO_WARNINGS_H
#define BD_IO_WARNINGS_H

#include "base/arena.h"
#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>

enum { BD_WARNINGS_MAX = 1000 };

typedef struct bd_warning {
    const char *place; /* "open.trf:12:5"; "" when there is none */
    const char *sentence;
} bd_warning;

typedef struct bd_warnings {
    bd_arena *arena;
    bd_warning *items;
    size_t count, capacity;
    size_t dropped; /* not kept: there were too many */
    bool failed;    /* memory ran out: bd_warnings_check says so */
} bd_warnings;

/* The list and its texts live in the arena. */
bd_warnings bd_warnings_new(bd_arena *arena);

/* warnings may be NULL: nobody wants to know. place may be NULL. */
void bd_warnings_add(bd_warnings *warnings, const char *place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds an error that is only a warning here (--lenient). */
void bd_warnings_add_err(bd_warnings *warnings, const bd_err *err);

/* BD_NO_MEMORY when a warning was lost because memory ran out: every reader ends with it. NULL is fine. */
bd_status bd_warnings_check(const bd_warnings *warnings, bd_err *err);

#endif

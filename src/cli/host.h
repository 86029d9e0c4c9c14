/* Host: another program that asks a command, in the place of a terminal.
 *
 * A command is the same for both. What it prints is gathered, what it remarks is kept in order, how a long
 * draw goes is told to a function, and the names of files lead to texts: the event, the files that came with
 * the request, and those that the command makes. Of all of the disk a request reaches the event's own file
 * only, where the event has one (cli/host.h). */
#ifndef BD_CLI_HOST_H
#define BD_CLI_HOST_H

#include "base/text.h"
#include "cli/context.h"
#include "io/event_file.h"
#include "io/store.h"
#include "io/tournament_file.h"
#include "os/process.h"

#include <stdbool.h>

typedef enum bd_remark_kind { BD_REMARK_WARNING, BD_REMARK_NOTE, BD_REMARK_RESULT } bd_remark_kind;

/* A sentence beside the result; while a change waits to be saved also what is printed. */
typedef struct bd_remark_line {
    bd_remark_kind kind;
    const char *sentence;
    size_t length;
} bd_remark_line;

/* What was said, in its order. */
typedef struct bd_said {
    bd_arena *arena;
    bd_remark_line *items;
    size_t count, capacity;
    bool failed; /* there was no memory for all of it */
} bd_said;

/* A file of the request. */
typedef struct bd_host_file {
    bd_memory_file *file;
    bool made; /* or changed, by the command */
} bd_host_file;

typedef struct bd_host {
    bd_arena *arena; /* of all that follows */
    bd_text out;
    bd_said said;
    const char *event_name; /* the word that means the event; NULL: there is none */
    bd_memory_file *event;  /* NULL: its name is that of a file on the disk */
    bd_host_file *files;
    size_t file_count, file_capacity;
    /* Is told how it goes; false: stop. May be NULL. */
    bool (*progress)(void *self, double seconds, const char *stage, const char *sentence);
    void *self;
    bool changed;                /* the event was */
    volatile sig_atomic_t *stop; /* set by others or by us: the work ends with what is proved so far */
} bd_host;

/* Frees the files of the request. */
void bd_host_end(bd_host *host);

/* Keeps it; it is lost when memory is exhausted. */
void bd_said_keep(bd_said *said, bd_remark_kind kind, const char *bytes, size_t count);

/* A file that came with the request. BD_USAGE when there is one of that name. */
bd_status bd_host_give(bd_host *host, const char *name, const char *text, size_t length, bd_err *err);

/* ---- Names of files ----
 *
 * On the command line they lead to the disk. Where another program asks they lead to texts in memory, and
 * only the name of an event that has a file leads to the disk. */

/* The whole file. */
bd_status bd_cli_file_read(const bd_context *context, const char *name, size_t limit, bd_file *out,
                           bd_err *err);

/* As messages call it: "-" is standard input. */
const char *bd_cli_file_shown(const char *name);

/* An event to be looked at. */
bd_status bd_cli_file_event(const bd_context *context, const char *name, bd_warnings *warnings,
                            bd_event **out, bd_err *err);

/* An event that is to be changed (io/event_file.h). */
bd_status bd_cli_file_open(const bd_context *context, const char *name, bd_warnings *warnings,
                           bd_event_file *out, bd_err *err);

/* A whole file, new or in the place of another. */
bd_status bd_cli_file_write(const bd_context *context, const char *name, const char *text, size_t length,
                            bd_err *err);

/* An event that becomes the file. */
bd_status bd_cli_file_save(bd_context *context, const char *name, const char *text, size_t length,
                           bd_err *err);

/* The event was changed: whoever asks will want to know, and nothing that fails now is a failure of it. */
void bd_cli_file_changed(bd_context *context);

/* Whether there is one of that name. */
bool bd_cli_file_is_there(const bd_context *context, const char *name);

/* BD_USAGE with `what` (an option, or what is asked for) where another program asks: for what only a terminal
 * and a disk can do. */
bd_status bd_cli_refuse_host(const bd_context *context, const char *what, bd_err *err);

#endif

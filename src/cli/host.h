/* Host: another program that asks a command, in the place of a terminal.
 *
 * A command is the same for both. What it prints is gathered, what it remarks is kept in order, how a long
 * draw goes is told to a function, and the names of files lead to texts: the event, the files that came with
 * the request, and those that the command makes. Of all of the disk a request reaches the event's own file
 * only, where the event has one (cli/file_names.h). */
#ifndef BD_CLI_HOST_H
#define BD_CLI_HOST_H

#include "base/text.h"
#include "io/memory_file.h"
#include "os/interrupt.h"

#include <stdbool.h>

typedef enum bd_remark_kind { BD_REMARK_WARNING, BD_REMARK_NOTE } bd_remark_kind;

/* A sentence beside the result. */
typedef struct bd_remark_line {
    bd_remark_kind kind;
    const char *sentence;
} bd_remark_line;

/* A file of the request. */
typedef struct bd_host_file {
    bd_memory_file *file;
    bool made; /* or changed, by the command */
} bd_host_file;

typedef struct bd_host {
    bd_arena *arena; /* of all that follows */
    bd_text out;
    bd_remark_line *remarks;
    size_t remark_count, remark_capacity;
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

/* Keeps a sentence; it is lost when memory is exhausted. */
void bd_host_remark(bd_host *host, bd_remark_kind kind, const char *sentence);

/* Whether a word means the event. */
bool bd_host_is_event(const bd_host *host, const char *name);

/* The file in memory of that name, the event or another; NULL: there is none. */
bd_memory_file *bd_host_find(const bd_host *host, const char *name);

/* A file that came with the request. BD_USAGE when there is one of that name. */
bd_status bd_host_give(bd_host *host, const char *name, const char *text, size_t length, bd_err *err);

/* A file that the command makes, new or in the place of another one. BD_USAGE for the event's name. */
bd_status bd_host_make(bd_host *host, const char *name, const char *text, size_t length, bd_err *err);

#endif

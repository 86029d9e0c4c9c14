/* Context: what every command gets besides its words: memory, where to write, how much to say.
 *
 * Commands write results with bd_print and remarks with bd_warn and bd_tell; nothing else in the project
 * prints. A write that fails is remembered and makes the program fail at its end (bd_context_finish), but not
 * where a change was saved: the exit code then says that it stands. */
#ifndef BD_CLI_CONTEXT_H
#define BD_CLI_CONTEXT_H

#include "base/arena.h"
#include "base/err.h"
#include "base/terminal.h"

#include <stdbool.h>
#include <stdio.h>

typedef enum bd_verbosity { BD_QUIET = -1, BD_NORMAL = 0, BD_VERBOSE = 1 } bd_verbosity;

struct bd_draw_options;
struct bd_host;
struct bd_said;
struct bd_event_file;
struct bd_event_request;

typedef struct bd_context {
    bd_arena *arena;      /* lives as long as the command */
    FILE *out, *err;      /* NULL where `host` gathers what is said */
    struct bd_host *host; /* another program that asks (cli/host.h); NULL: the command line */
    bd_terminal terminal; /* of `out` */
    bd_verbosity verbosity;
    bool out_is_terminal;
    bool err_is_terminal;                     /* progress lines are welcome */
    const struct bd_event_request *asked;     /* what the request begins with (cli/requests.h) */
    const struct bd_draw_options *rules_file; /* what --rules FILE sets; NULL: none */
    struct bd_event_file *file;               /* open while an event is changed */
    struct bd_event_file *other;              /* and another that is saved with it; NULL */
    const char *what;                         /* the command's name, for the journal */
    const char *by;                           /* who asks: a name; NULL: none was given */
    const char *role;                         /* "arbiter", "desk", ...; NULL: arbiter */
    struct bd_said *held; /* what is said while a change is not saved yet (bd_context_hold); NULL */
    char now[24];         /* when the change is made (bd_cli_actor) */
    int exit_code;        /* when all went well: 0, 1 (negative answer) or 4 (limit reached) */
    int write_errno;      /* why writing to `out` failed first; 0: it did not */
    bool saved;           /* a change is on the disk: what cannot be printed any more is no failure of it */
    bool refused;         /* `out` has failed before anything was saved, and that was said */
} bd_context;

/* Result text. What must not be seen raw (base/shown.h) is escaped here whoever has let it through; only the
 * bold and dim of our own headings pass, and only where the terminal takes them. */
void bd_print(bd_context *context, const char *text);
void bd_print_bytes(bd_context *context, const char *bytes, size_t count);

/* A file that goes to a program, byte by byte. */
void bd_print_raw(bd_context *context, const char *bytes, size_t count);

/* "bestdraw: warning: ..." on stderr, unless --quiet. */
void bd_warn(bd_context *context, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* "bestdraw: ..." on stderr, unless --quiet: what was done, where no result says it. */
void bd_tell(bd_context *context, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same also with --quiet: what the user must not miss although nothing has failed. */
void bd_alert(bd_context *context, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* From now on what is printed and said waits until the change that it tells of is saved: "done" is said after
 * the fact. Let go of with `saved` false, results and warnings are printed all the same, what was done is not
 * said. BD_NO_MEMORY when there is no room to keep it; nothing is held then. */
bd_status bd_context_hold(bd_context *context, bd_err *err);
bd_status bd_context_let_go(bd_context *context, bool saved, bd_err *err);

/* Before a change is saved: what was printed goes out where it goes into a file, which may be full; nothing
 * is to be saved then, BD_SYSTEM. Whoever reads from a pipe or a terminal may take their time while nobody
 * else can change the event, and leave when they like: there it is printed when the change is saved. */
bd_status bd_context_settle(bd_context *context, bd_err *err);

/* "bestdraw: place: sentence" on stderr; with --verbose also the line of our source that noticed. */
void bd_report_error(bd_context *context, const bd_err *err);

/* Flushes; BD_SYSTEM when anything written so far did not arrive (disk full, pipe closed). A reader who has
 * seen enough and closed the pipe (`| head`) needs no words about it: *silent is set then, the status is the
 * same. The sentence says so when a change stands all the same. */
bd_status bd_context_finish(bd_context *context, bool *silent, bd_err *err);

#endif

/* Event file: an event in a file of any format, read, changed and written in one atomic step.
 *
 * The native format is event/2 (io/event). Cards in other formats (cards/1, TRF, a list) are imported as an
 * event when they are read. A file in cards/1 is written as event/2 when it is changed; a TRF stays one, and
 * what TRF has no place for stands in its "### bestdraw" lines.
 *
 * A change is: open (lock and read), change the event (event/change.h), save, close. Saving checks the event,
 * adds one act to its journal, compares the file with what was read, and replaces it; when it returns BD_OK
 * the change is on the disk, and nothing after it can fail. A change that changes nothing writes nothing.
 * What reads the journal is in io/event/take_back.c. */
#ifndef BD_IO_EVENT_FILE_H
#define BD_IO_EVENT_FILE_H

#include "event/act.h"
#include "event/event.h"
#include "io/format.h"
#include "io/store.h"

/* Who makes a change, and when. */
typedef struct bd_actor {
    const char *role; /* "arbiter", "desk", "player", "import" */
    const char *name; /* "desk 2", "Kim"; NULL: none was given */
    const char *at;   /* "2026-11-20T14:05:00Z" */
} bd_actor;

typedef struct bd_event_file {
    bd_store store;
    bd_event *event; /* to be changed */
    bd_file_format format;
    struct bd_event_rows *before; /* as it was read */
    const char *journal;          /* as it was read */
    bd_text added;                /* lines that were saved behind it, and are not in event->journal */
    int takes_back;               /* the act that this change takes back (bd_event_take_back); 0: none */
} bd_event_file;

/* Reads text of any format. */
bd_status bd_event_read_text(bd_arena *arena, const char *file_name, const char *text, size_t length,
                             const bd_read_options *options, bd_warnings *warnings, bd_event **out,
                             bd_err *err);

/* The event as text of that format; BD_FORMAT_NONE: event/2. */
bd_status bd_event_write_text(const bd_event *event, bd_file_format format, bd_warnings *warnings,
                              bd_text *out, bd_err *err);

/* Locks and reads a file; the file is closed when opening fails. */
bd_status bd_event_open(bd_arena *arena, const char *path, const bd_read_options *options,
                        bd_warnings *warnings, bd_event_file *out, bd_err *err);
bd_status bd_event_open_memory(bd_arena *arena, bd_memory_file *memory, const bd_read_options *options,
                               bd_warnings *warnings, bd_event_file *out, bd_err *err);

/* Saves what was changed as one act; `what` is the name of the command. *changed says whether there was
 * anything to save. */
bd_status bd_event_save(bd_event_file *file, const char *what, const bd_actor *actor, bool *changed,
                        bd_warnings *warnings, bd_err *err);

/* Makes what was changed since then an act of its own, which the next saving writes too. */
bd_status bd_event_end_act(bd_event_file *file, const char *what, const bd_actor *actor, bd_err *err);
void bd_event_close(bd_event_file *file);

/* Saves two events together: both or neither. */
bd_status bd_event_save_both(bd_event_file *file, bd_event_file *other, const char *what,
                             const bd_actor *actor, bd_warnings *warnings, bd_err *err);

/* ---- The journal ---- */

bd_status bd_event_acts(bd_arena *arena, const bd_event *event, bd_acts *out, bd_err *err);

/* Which act is meant. */
typedef struct bd_take_back {
    bool redo; /* the newest taking back is taken back */
    bool all;  /* the newest act of anybody; else the newest of that role and name */
    const char *role, *name;
    int act; /* that one; 0: the newest */
} bd_take_back;

/* Puts file->event back to what it was without that act, which later ones may stand on: then it is refused
 * (BD_BAD_INPUT, with what stands in the way and who did it). BD_USAGE when there is nothing to take back.
 * *out is what was taken back, or made again. */
bd_status bd_event_take_back(bd_event_file *file, const bd_take_back *wish, bd_act *out, bd_err *err);

/* The event as it was when the round was published for the last time (as it is now, when the journal does not
 * tell). */
bd_status bd_event_as_published(bd_arena *arena, const bd_event *event, int round, bd_event **out,
                                bd_err *err);

/* Folds the journal backwards over the event: BD_BAD_INPUT, with the act and the fact, where the two
 * contradict each other. */
bd_status bd_event_check_journal(bd_arena *arena, const bd_event *event, bd_err *err);

/* Cuts the journal: only the number of acts stays. */
bd_status bd_event_forget(bd_event *event, bd_err *err);

#endif

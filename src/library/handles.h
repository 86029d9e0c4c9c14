/* Handles: what is behind the public handles: of a tournament and its draws (draw_handle.c), of an event
 * (event_handle.c), of an answer (answer_handle.c); and how work is done for them (apart.c). */
#ifndef BD_LIBRARY_HANDLES_H
#define BD_LIBRARY_HANDLES_H

#include "bestdraw/bestdraw.h"
#include "cards/tournament.h"
#include "cli/host.h"
#include "io/store.h"
#include "io/warnings.h"

#include <stdatomic.h>

struct bestdraw_tournament {
    bd_arena *arena; /* of the handle and all it holds */
    bd_tournament *cards;
    bd_warnings warnings;
    bool lenient; /* read so */
    const char **warning_texts;
    char error[800];
};

/* Keeps the error's text in the handle and gives the public status. */
bestdraw_status bd_library_fail(bestdraw_tournament *handle, const bd_err *err);

struct bestdraw_event {
    bd_arena *arena; /* of the handle */
    bd_arena *text;  /* of what bestdraw_event_text gives, and of one call */
    const char *name;
    bd_memory_file *memory; /* NULL: the file `name` on the disk */
    atomic_flag busy;
    volatile sig_atomic_t stop;
    bestdraw_progress *progress; /* may be NULL */
    void *self;
    char error[800];
};

/* Takes the event for one call; false: another thread has it. */
bool bd_event_handle_take(bestdraw_event *event);
void bd_event_handle_give_back(bestdraw_event *event);

/* Our status as callers know it. */
bestdraw_status bd_library_status(bd_status status);

struct bestdraw_answer {
    bd_arena *arena;
    const char *command;
    bd_host host; /* what was printed, remarked and made */
    bd_err err;
    bestdraw_status status;
    int code;
    bool is_json; /* the report */
    const char *report, *json;
};

/* NULL when memory is exhausted. */
bestdraw_answer *bd_answer_new(void);

/* Writes the answer as JSON. */
bd_status bd_answer_finish(bestdraw_answer *answer, bd_err *err);

/* In the place of it, for want of memory: the change is saved, and nothing more. */
void bd_answer_say_saved(bestdraw_answer *answer);

/* Work done in a thread of its own while the caller waits: GLPK keeps its problems, hooks and memory by
 * thread, and an error inside it frees all of them. In a thread of its own that is nobody else's, and all of
 * it is given back at the end. */
typedef bd_status bd_apart_work(void *self, bd_err *err);

/* BD_SYSTEM where no thread can be had. */
bd_status bd_apart(bd_apart_work *work, void *self, bd_err *err);

#endif

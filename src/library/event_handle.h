/* Event: what is behind the public handle of an event: a file in memory, or the name of one on the disk. */
#ifndef BD_LIBRARY_EVENT_HANDLE_H
#define BD_LIBRARY_EVENT_HANDLE_H

#include "bestdraw/bestdraw.h"
#include "io/memory_file.h"

#include <stdatomic.h>

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

#endif

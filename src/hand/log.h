/* Log: what the arbiter looked at, decided, and why. Work that is undone is cut from the log again, with one
 * line left in its place. */
#ifndef BD_HAND_LOG_H
#define BD_HAND_LOG_H

#include "base/arena.h"
#include "hand/hand.h"

typedef struct bd_hand_log {
    bd_arena *arena; /* NULL: no log is wanted */
    bd_hand_step *steps;
    size_t count, capacity;
    int level; /* of the next lines */
    bool failed;
} bd_hand_log;

void bd_log_add(bd_hand_log *log, const char *article, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Cuts the log back to its first `count` lines. */
void bd_log_cut(bd_hand_log *log, size_t count);

#endif

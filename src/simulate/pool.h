/* Worker pool: threads that play the tournaments of a series.
 *
 * Each takes the next tournament that is still to be played; trials are handed on strictly in the order of
 * the tournaments, whoever was faster, so that nobody can see from the results how many there were. A thread
 * that is far ahead of the slowest one waits, and memory stays the same however long the series is.
 */
#ifndef BD_SIMULATE_POOL_H
#define BD_SIMULATE_POOL_H

#include "os/process.h"
#include "simulate/series.h"

enum { BD_POOL_MAX = 256 };

typedef struct bd_pool {
    int threads;      /* 1 .. BD_POOL_MAX */
    int first, end;   /* tournaments first .. end - 1 */
    const bool *done; /* [end - first] those that need not be played; NULL: none */
    const volatile sig_atomic_t
        *stop; /* when it becomes non-zero no tournament is begun or handed on any more; may be NULL */
    void *self;
    /* Called by one thread at a time, in order. */
    bd_status (*take)(void *self, const bd_trial *trial, bd_err *err);
} bd_pool;

/* BD_OK also when it was stopped. A failure ends the work. */
bd_status bd_pool_play(const bd_series *series, const bd_pool *pool, bd_arena *arena, bd_err *err);

#endif

#include "simulate/pool.h"

#include "base/base_words.h"
#include "os/threads.h"
#include "simulate/contest.h"
#include "simulate/simulate_words.h"
#include "solve/solve.h"

/* Outcomes that wait for their turn, per thread. */
enum { AHEAD = 8 };

typedef struct slot {
    bool full;
    bd_trial trial;
} slot;

typedef struct shop {
    const bd_series *series;
    const bd_pool *pool;
    bd_os_monitor monitor; /* who changes the shop is inside; woken when the next tournament to be handed on
                           is another one */
    slot *slots;           /* a ring: tournament k waits at k % slot_count */
    int slot_count;
    int next_begun, next_handed;
    bd_status status;
    bd_err err;
} shop;

static bool pool_is_stopped(const shop *s)
{
    return s->status != BD_OK || (s->pool->stop != NULL && *s->pool->stop != 0);
}

static int pool_skip_done(const shop *s, int number)
{
    const bool *done = s->pool->done;
    while (number < s->pool->end && done != NULL && done[number - s->pool->first]) number++;
    return number;
}

/* The next tournament to play, or -1 when there is no more work. Called and returns inside. */
static int pool_begin_next(shop *s)
{
    for (;;) {
        s->next_begun = pool_skip_done(s, s->next_begun);
        s->next_handed = pool_skip_done(s, s->next_handed);
        if (pool_is_stopped(s) || s->next_begun >= s->pool->end) return -1;
        if (s->next_begun < s->next_handed + s->slot_count) return s->next_begun++;
        bd_os_wait(&s->monitor);
    }
}

/* Hands on all trials whose turn it is. */
static void pool_hand_on(shop *s)
{
    for (;;) {
        s->next_handed = pool_skip_done(s, s->next_handed);
        slot *at = &s->slots[s->next_handed % s->slot_count];
        if (pool_is_stopped(s) || !at->full) break;
        at->full = false;
        s->status = s->pool->take(s->pool->self, &at->trial, &s->err);
        s->next_handed++;
    }
    bd_os_wake_all(&s->monitor);
}

static void pool_fail(shop *s, bd_status status, const bd_err *err)
{
    if (s->status == BD_OK) {
        s->status = status;
        s->err = *err;
    }
    bd_os_wake_all(&s->monitor);
}

static void pool_work(void *self)
{
    shop *s = self;
    bd_err err = {.status = BD_OK};
    bd_arena *arena = bd_arena_new();
    bd_trial *trial = arena != NULL ? bd_arena_alloc(arena, 1, sizeof *trial) : NULL;
    bd_os_enter(&s->monitor);
    if (trial == NULL)
        pool_fail(s, bd_err_set(&err, BD_NO_MEMORY, __FILE__, __LINE__, NULL, BD_SAY(BASE_NO_MEMORY)), &err);
    for (int number; trial != NULL && (number = pool_begin_next(s)) >= 0;) {
        bd_os_leave(&s->monitor);
        const bd_status status = bd_contest_play(s->series, number, arena, trial, &err);
        bd_os_enter(&s->monitor);
        if (status != BD_OK) {
            pool_fail(s, status, &err);
            break;
        }
        s->slots[number % s->slot_count] = (slot){.full = true, .trial = *trial};
        pool_hand_on(s);
    }
    bd_os_leave(&s->monitor);
    bd_arena_free(arena);
    bd_solve_end_thread();
}

bd_status bd_pool_play(const bd_series *series, const bd_pool *pool, bd_arena *arena, bd_err *err)
{
    shop s = {.series = series,
              .pool = pool,
              .slot_count = AHEAD * pool->threads,
              .next_begun = pool->first,
              .next_handed = pool->first};
    bd_os_thread threads[BD_POOL_MAX];
    BD_NEW(s.slots, arena, s.slot_count, err);
    if (!bd_os_monitor_new(&s.monitor)) BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(SIMULATE_NO_THREADS));
    int started = 0;
    while (started < pool->threads && bd_os_start(&threads[started], pool_work, &s)) started++;
    if (started == 0) pool_work(&s); /* where no thread can be had, whoever calls does the work */
    for (int i = 0; i < started; i++) bd_os_join(&threads[i]);
    bd_os_monitor_end(&s.monitor);
    if (s.status != BD_OK && err != NULL) *err = s.err;
    return s.status;
}

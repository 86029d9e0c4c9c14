/* Threads: to start and await them, and a monitor, which one of them is in at a time.
 *
 * The functions are in threads_posix.c and threads_windows.c. */
#ifndef BD_OS_THREADS_H
#define BD_OS_THREADS_H

#include <stdbool.h>

typedef struct bd_os_monitor {
    union {
        unsigned char bytes[160];
        void *pointer;
        long double aligned;
    } inside;
} bd_os_monitor;

bool bd_os_monitor_new(bd_os_monitor *monitor);
void bd_os_monitor_end(bd_os_monitor *monitor);
void bd_os_enter(bd_os_monitor *monitor);
void bd_os_leave(bd_os_monitor *monitor);

/* Leaves, waits until somebody wakes it (or for no reason), and enters again. */
void bd_os_wait(bd_os_monitor *monitor);
void bd_os_wake_all(bd_os_monitor *monitor);
void bd_os_wake_one(bd_os_monitor *monitor);

/* The thread's own state must outlive it; it ends with bd_os_join. */
typedef struct bd_os_thread {
    void (*work)(void *self);
    void *self;
    union {
        unsigned char bytes[16];
        void *pointer;
    } inside;
} bd_os_thread;

bool bd_os_start(bd_os_thread *thread, void (*work)(void *self), void *self);
void bd_os_join(bd_os_thread *thread);

/* Whether this thread has its copy of what each thread keeps for itself in the library that the function is
 * from. Where that was loaded by dlopen, glibc makes the copy at the first use, and ends the process when
 * there is no memory for it: nobody can catch that. */
bool bd_os_thread_has_library(void (*function)(void));

#endif

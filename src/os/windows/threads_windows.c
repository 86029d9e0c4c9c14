/* Threads as Windows has them. */
#include "os/threads.h"

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

typedef struct windows_monitor {
    CRITICAL_SECTION section;
    CONDITION_VARIABLE moved;
} windows_monitor;

/* A section and a condition fit into a monitor. */
_Static_assert(sizeof(windows_monitor) <= sizeof(bd_os_monitor), "");

static windows_monitor *windows_inside(bd_os_monitor *monitor)
{
    return (windows_monitor *)(void *)&monitor->inside;
}

bool bd_os_monitor_new(bd_os_monitor *monitor)
{
    InitializeCriticalSection(&windows_inside(monitor)->section);
    InitializeConditionVariable(&windows_inside(monitor)->moved);
    return true;
}

void bd_os_monitor_end(bd_os_monitor *monitor) { DeleteCriticalSection(&windows_inside(monitor)->section); }

void bd_os_enter(bd_os_monitor *monitor) { EnterCriticalSection(&windows_inside(monitor)->section); }

void bd_os_leave(bd_os_monitor *monitor) { LeaveCriticalSection(&windows_inside(monitor)->section); }

void bd_os_wait(bd_os_monitor *monitor)
{
    (void)SleepConditionVariableCS(&windows_inside(monitor)->moved, &windows_inside(monitor)->section,
                                   INFINITE);
}

void bd_os_wake_all(bd_os_monitor *monitor) { WakeAllConditionVariable(&windows_inside(monitor)->moved); }

void bd_os_wake_one(bd_os_monitor *monitor) { WakeConditionVariable(&windows_inside(monitor)->moved); }

static DWORD WINAPI windows_thread_work(LPVOID self)
{
    const bd_os_thread *thread = self;
    thread->work(thread->self);
    return 0;
}

bool bd_os_start(bd_os_thread *thread, void (*work)(void *self), void *self)
{
    enum { STACK = 8 << 20 }; /* as much as elsewhere */
    thread->work = work;
    thread->self = self;
    thread->inside.pointer =
        CreateThread(NULL, STACK, windows_thread_work, thread, STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
    return thread->inside.pointer != NULL;
}

void bd_os_join(bd_os_thread *thread)
{
    (void)WaitForSingleObject(thread->inside.pointer, INFINITE);
    (void)CloseHandle(thread->inside.pointer);
}

/* Windows makes the copies when a thread begins. */
bool bd_os_thread_has_library(void (*function)(void)) { return function != NULL; }

#endif

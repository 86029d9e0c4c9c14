/* Threads as POSIX has them. */
#ifdef __linux__
#define _GNU_SOURCE /* dl_iterate_phdr */
#endif
#include "os/threads.h"

#ifndef _WIN32

#include <pthread.h>
#include <stdint.h>
#include <string.h>

#ifdef __GLIBC__
#include <link.h>
#endif

typedef struct posix_monitor {
    pthread_mutex_t lock;
    pthread_cond_t moved;
} posix_monitor;

/* They fit into what the header keeps for them. */
_Static_assert(sizeof(posix_monitor) <= sizeof(bd_os_monitor), "");
_Static_assert(sizeof(pthread_t) <= 16, "");

static posix_monitor *posix_inside(bd_os_monitor *monitor)
{
    return (posix_monitor *)(void *)&monitor->inside;
}

bool bd_os_monitor_new(bd_os_monitor *monitor)
{
    posix_monitor *inside = posix_inside(monitor);
    if (pthread_mutex_init(&inside->lock, NULL) != 0) return false;
    if (pthread_cond_init(&inside->moved, NULL) == 0) return true;
    (void)pthread_mutex_destroy(&inside->lock);
    return false;
}

void bd_os_monitor_end(bd_os_monitor *monitor)
{
    (void)pthread_cond_destroy(&posix_inside(monitor)->moved);
    (void)pthread_mutex_destroy(&posix_inside(monitor)->lock);
}

void bd_os_enter(bd_os_monitor *monitor) { (void)pthread_mutex_lock(&posix_inside(monitor)->lock); }

void bd_os_leave(bd_os_monitor *monitor) { (void)pthread_mutex_unlock(&posix_inside(monitor)->lock); }

void bd_os_wait(bd_os_monitor *monitor)
{
    (void)pthread_cond_wait(&posix_inside(monitor)->moved, &posix_inside(monitor)->lock);
}

void bd_os_wake_all(bd_os_monitor *monitor) { (void)pthread_cond_broadcast(&posix_inside(monitor)->moved); }

void bd_os_wake_one(bd_os_monitor *monitor) { (void)pthread_cond_signal(&posix_inside(monitor)->moved); }

static void *posix_thread_work(void *self)
{
    const bd_os_thread *thread = self;
    thread->work(thread->self);
    return NULL;
}

bool bd_os_start(bd_os_thread *thread, void (*work)(void *self), void *self)
{
    pthread_t made;
    thread->work = work;
    thread->self = self;
    if (pthread_create(&made, NULL, posix_thread_work, thread) != 0) return false;
    memcpy(&thread->inside, &made, sizeof made);
    return true;
}

void bd_os_join(bd_os_thread *thread)
{
    pthread_t made;
    memcpy(&made, &thread->inside, sizeof made);
    (void)pthread_join(made, NULL);
}

#ifdef __GLIBC__

typedef struct posix_library {
    uintptr_t function;
    bool ready;
} posix_library;

static int posix_look_at_library(struct dl_phdr_info *about, size_t size, void *self)
{
    posix_library *library = self;
    (void)size;
    for (int i = 0; i < about->dlpi_phnum; i++) {
        const uintptr_t start = about->dlpi_addr + about->dlpi_phdr[i].p_vaddr;
        if (about->dlpi_phdr[i].p_type != PT_LOAD || library->function - start >= about->dlpi_phdr[i].p_memsz)
            continue;
        library->ready = about->dlpi_tls_modid == 0 || about->dlpi_tls_data != NULL;
        return 1;
    }
    return 0;
}

bool bd_os_thread_has_library(void (*function)(void))
{
    posix_library library = {.function = (uintptr_t)function, .ready = true};
    (void)dl_iterate_phdr(posix_look_at_library, &library);
    return library.ready;
}

#else

bool bd_os_thread_has_library(void (*function)(void)) { return function != NULL; }

#endif

#endif

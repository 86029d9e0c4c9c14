/* Processes as POSIX has them. */
#include "os/process.h"

#ifndef _WIN32

#include <errno.h>
#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__ /* libraries have no environ there */
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

void bd_os_begin(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
}

/* What stands in the place of a closed stream is read-only, so that writing to it fails and is noticed. */
static void posix_fill_closed_descriptors(void)
{
    int descriptor = 0;
    do {
        descriptor = open("/dev/null", O_RDONLY);
    } while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor > STDERR_FILENO) (void)close(descriptor);
}

void bd_os_keep_memory(void)
{
#ifdef __GLIBC__
    enum { LARGEST_PIECE = 32 * 1024 * 1024, KEPT = 256 * 1024 * 1024 };
    (void)mallopt(M_ARENA_MAX, 1); /* one store for all threads: what one freed the next one takes */
    (void)mallopt(M_MMAP_THRESHOLD, LARGEST_PIECE);
    (void)mallopt(M_TRIM_THRESHOLD, KEPT);
#endif
}

void bd_os_guard_streams(void)
{
    posix_fill_closed_descriptors();
    (void)signal(SIGPIPE, SIG_IGN);
#ifdef SIGXFSZ
    (void)signal(SIGXFSZ, SIG_IGN);
#endif
}

enum { SIGNALS = 2 };
static const int posix_signals[SIGNALS] = {SIGINT, SIGTERM};
static struct sigaction posix_before[SIGNALS];
static volatile sig_atomic_t posix_interrupted;

static void posix_on_interrupt(int number)
{
    (void)number;
    posix_interrupted = 1;
}

void bd_os_catch_interrupts(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = posix_on_interrupt;
    action.sa_flags = (int)SA_RESETHAND;
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < SIGNALS; i++) {
        /* Where somebody has switched a signal off (nohup, a background job) it stays off. */
        if (sigaction(posix_signals[i], NULL, &posix_before[i]) == 0 && posix_before[i].sa_handler != SIG_IGN)
            (void)sigaction(posix_signals[i], &action, NULL);
    }
}

void bd_os_release_interrupts(void)
{
    for (size_t i = 0; i < SIGNALS; i++) (void)sigaction(posix_signals[i], &posix_before[i], NULL);
}

const volatile sig_atomic_t *bd_os_interrupted(void) { return &posix_interrupted; }

int bd_os_processors(void)
{
#ifdef _SC_NPROCESSORS_ONLN
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 1 ? 1 : processors > 100000 ? 100000 : (int)processors;
#else
    return 1;
#endif
}

bool bd_os_is_superuser(void) { return geteuid() == 0; }

double bd_os_seconds(void)
{
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int64_t bd_os_thread_nanoseconds(void)
{
    struct timespec now;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) return 0;
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void bd_os_pause(int milliseconds)
{
    const struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    (void)nanosleep(&time, NULL);
}

bool bd_os_local_time(time_t when, struct tm *out) { return localtime_r(&when, out) != NULL; }

bool bd_os_world_time(time_t when, struct tm *out) { return gmtime_r(&when, out) != NULL; }

/* There are no other programs to start, and the page around it has its own language. */
#ifdef __EMSCRIPTEN__
const char *bd_os_language(void) { return ""; }

int bd_os_run(const char *program, char *const *words)
{
    (void)program;
    (void)words;
    return BD_OS_NO_PROGRAM;
}
#else
const char *bd_os_language(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') return value;
    }
    return "";
}

int bd_os_run(const char *program, char *const *words)
{
    posix_spawn_file_actions_t actions;
    pid_t child;
    int state = 0;
    if (posix_spawn_file_actions_init(&actions) != 0) return BD_OS_NO_PROGRAM;
    (void)posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    (void)posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    (void)posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const int failed = posix_spawnp(&child, program, &actions, NULL, words, environ);
    (void)posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) return BD_OS_NO_PROGRAM;
    while (waitpid(child, &state, 0) < 0)
        if (errno != EINTR) return BD_OS_DIED;
    return WIFEXITED(state) ? WEXITSTATUS(state) : BD_OS_DIED;
}
#endif

#endif

#ifndef _WIN32

#include <dlfcn.h>

void *bd_os_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

bool bd_os_library_function(void *library, const char *name, void *function)
{
    void *found = dlsym(library, name);
    if (found == NULL) return false;
    memcpy(function, &found, sizeof found);
    return true;
}

#endif

/* Process: how the program begins, is interrupted, waits, and runs others.
 *
 * The functions are in process_posix.c and process_windows.c; the time of day is in time_now.c. */
#ifndef BD_OS_PROCESS_H
#define BD_OS_PROCESS_H

#include <signal.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* The first thing in main: the words of the command line become UTF-8, and streams carry bytes as they are.
 */
void bd_os_begin(int *argc, char ***argv);

/* A closed standard stream is not lent to the first file that is opened, and a pipe that was closed, or a
 * file that may not grow any more, is an error of writing, not the silent end of the program. */
void bd_os_guard_streams(void);

/* From now on Ctrl-C, or being asked to end, sets the flag, once; the second time it ends the program.
 * Whoever switched such a signal off is not disturbed. bd_os_release_interrupts puts things back. */
void bd_os_catch_interrupts(void);
void bd_os_release_interrupts(void);
const volatile sig_atomic_t *bd_os_interrupted(void);

/* What is freed stays with the process, to be used again: a server works on the same file again and again,
 * and fresh pages cost it more than reading the file does. */
void bd_os_keep_memory(void);

int bd_os_processors(void);
bool bd_os_is_superuser(void);

/* Seconds on a clock that nobody sets, and CPU time of this thread. */
double bd_os_seconds(void);
int64_t bd_os_thread_nanoseconds(void);
void bd_os_pause(int milliseconds);
bool bd_os_local_time(time_t when, struct tm *out);
bool bd_os_world_time(time_t when, struct tm *out); /* UTC */

/* The time as "2026-11-20T14:05:00Z", or the one that the environment sets (SOURCE_DATE_EPOCH). Gives `text`.
 */
const char *bd_os_time_now(char *text, size_t size);

/* The language that the user has chosen for sentences, such as "de_AT.UTF-8"; "" when nothing is said. */
const char *bd_os_language(void);

/* Runs a program with its streams thrown away and gives its exit code; BD_OS_NO_PROGRAM: there is none of
 * that name; BD_OS_DIED: it came to no end of its own. */
enum { BD_OS_DIED = 126, BD_OS_NO_PROGRAM = 127 };
int bd_os_run(const char *program, char *const *words);

/* Loads it for the rest of the program's life; NULL when there is none of that name, or it does not fit. */
void *bd_os_library(const char *name);

/* *function, a pointer to a function of any type, becomes the library's of that name; false: it has none. */
bool bd_os_library_function(void *library, const char *name, void *function);

#endif

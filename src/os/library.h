/* Library: a library of the system that is loaded when it is needed, and not with the program.
 *
 * The functions are in library_posix.c and library_windows.c. */
#ifndef BD_OS_LIBRARY_H
#define BD_OS_LIBRARY_H

#include <stdbool.h>

/* Loads it for the rest of the program's life; NULL when there is none of that name, or it does not fit. */
void *bd_os_library(const char *name);

/* *function, a pointer to a function of any type, becomes the library's of that name; false: it has none. */
bool bd_os_library_function(void *library, const char *name, void *function);

#endif

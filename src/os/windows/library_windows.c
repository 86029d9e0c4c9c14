/* Libraries as Windows has them. */
#include "os/library.h"

#ifdef _WIN32

#include <string.h>
#include <windows.h>

void *bd_os_library(const char *name) { return LoadLibraryA(name); }

bool bd_os_library_function(void *library, const char *name, void *function)
{
    const FARPROC found = GetProcAddress(library, name);
    if (found == NULL) return false;
    memcpy(function, &found, sizeof found);
    return true;
}

#endif

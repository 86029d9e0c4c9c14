/* Libraries as POSIX has them. */
#include "os/library.h"

#ifndef _WIN32

#include <dlfcn.h>
#include <string.h>

void *bd_os_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

bool bd_os_library_function(void *library, const char *name, void *function)
{
    void *found = dlsym(library, name);
    if (found == NULL) return false;
    memcpy(function, &found, sizeof found);
    return true;
}

#endif

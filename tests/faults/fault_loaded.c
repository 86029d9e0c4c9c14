/* The functions of the library for fault_library.c, from the file that FAULT_LIBRARY names: loaded when the
 * first is called. What each thread of such a library keeps for itself has no place of its own beforehand. */
#include "bestdraw/bestdraw.h"

#include <dlfcn.h>
#include <stdlib.h>

static void *loaded_find(const char *name)
{
    static void *library;
    const char *path = getenv("FAULT_LIBRARY");
    if (library == NULL && path != NULL) library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void *found = library != NULL ? dlsym(library, name) : NULL;
    if (found == NULL) exit(9);
    return found;
}

#define FIND(name) *(void **)(&found) = loaded_find(#name)

bestdraw_status bestdraw_event_open(const char *path, bestdraw_event **out)
{
    bestdraw_status (*found)(const char *, bestdraw_event **);
    FIND(bestdraw_event_open);
    return found(path, out);
}

void bestdraw_event_free(bestdraw_event *event)
{
    void (*found)(bestdraw_event *);
    FIND(bestdraw_event_free);
    found(event);
}

bestdraw_status bestdraw_ask(bestdraw_event *event, const char *command, const char *options,
                             bestdraw_answer **out)
{
    bestdraw_status (*found)(bestdraw_event *, const char *, const char *, bestdraw_answer **);
    FIND(bestdraw_ask);
    return found(event, command, options, out);
}

void bestdraw_answer_free(bestdraw_answer *answer)
{
    void (*found)(bestdraw_answer *);
    FIND(bestdraw_answer_free);
    found(answer);
}

const char *bestdraw_answer_json(const bestdraw_answer *answer)
{
    const char *(*found)(const bestdraw_answer *);
    FIND(bestdraw_answer_json);
    return found(answer);
}

int bestdraw_answer_code(const bestdraw_answer *answer)
{
    int (*found)(const bestdraw_answer *);
    FIND(bestdraw_answer_code);
    return found(answer);
}

const char *bestdraw_answer_error(const bestdraw_answer *answer)
{
    const char *(*found)(const bestdraw_answer *);
    FIND(bestdraw_answer_error);
    return found(answer);
}

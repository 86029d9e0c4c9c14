/* What happens in a test between two steps of replacing a file. */
#ifndef TESTS_REPLACE_FAULT_H
#define TESTS_REPLACE_FAULT_H

#include "io/replace_seam.h"

/* Called with the name of each step that has just been done; NULL: nobody. */
void replace_watch(void (*watcher)(const char *step));

#endif

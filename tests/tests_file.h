/* Reading a file of tests/data, for tests. */
#ifndef TESTS_FILE_H
#define TESTS_FILE_H

#include "base/text.h"

#include <stdio.h>

/* The whole file, ended by a NUL; fails the test when it is not there. */
static inline const char *test_file_sized(bd_arena *arena, const char *name, size_t *size)
{
    char path[512], part[4096];
    (void)snprintf(path, sizeof path, "%s/%s", TEST_DATA, name);
    FILE *file = fopen(path, "rb");
    if (file == NULL) cr_assert_fail("%s is missing", path);
    bd_text text = bd_text_new(arena);
    for (size_t n; (n = fread(part, 1, sizeof part, file)) > 0;) bd_text_add_bytes(&text, part, n);
    (void)fclose(file);
    *size = text.length;
    return text.bytes;
}

static inline const char *test_file(bd_arena *arena, const char *name)
{
    size_t size;
    return test_file_sized(arena, name, &size);
}

#endif

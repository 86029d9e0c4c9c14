/* Store files: what the tests of saved files share: a file with a text, and its text. */
#ifndef TESTS_STORE_FILES_H
#define TESTS_STORE_FILES_H

#include "io/store.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static inline void store_put(const char *file, const char *text)
{
    FILE *out = fopen(file, "wb");
    cr_assert_not_null(out);
    cr_assert_eq(fwrite(text, 1, strlen(text), out), strlen(text));
    cr_assert_eq(fclose(out), 0);
}

/* "(none)" where it cannot be read. */
static inline const char *store_get(bd_arena *arena, const char *file, bd_err *err)
{
    bd_file content;
    return bd_file_read(arena, file, BD_FILE_LIMIT, &content, err) == BD_OK ? content.text : "(none)";
}

#endif

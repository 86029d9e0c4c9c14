/* A file that is on no disk. */
#include "io/store.h"

#include "faults/arena_fault.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_err err;

Test(memory_file, it_is_what_was_put_there_last)
{
    bd_file read;
    bd_memory_file *file = bd_memory_file_new("open.json");
    cr_assert_not_null(file);
    cr_expect_not(bd_memory_file_read(file, &read), "not there yet");
    cr_assert_eq(bd_memory_file_put(file, "one", 3, &err), BD_OK);
    cr_assert_eq(bd_memory_file_put(file, "four", 4, &err), BD_OK);
    cr_assert(bd_memory_file_read(file, &read));
    cr_expect_str_eq(read.text, "four");
    cr_expect_eq(read.length, 4);
    cr_expect_eq(file->writes, 2);
    cr_assert_eq(bd_memory_file_put(file, NULL, 0, &err), BD_OK);
    cr_assert(bd_memory_file_read(file, &read), "empty, but there");
    cr_expect_eq(read.length, 0);
    bd_memory_file_free(file);
}

Test(memory_file, what_cannot_be_put_leaves_what_was_there)
{
    bd_file read;
    bd_memory_file *file = bd_memory_file_new("open.json");
    cr_assert_eq(bd_memory_file_put(file, "one", 3, &err), BD_OK);
    arena_fail_after(0);
    cr_expect_eq(bd_memory_file_put(file, "two", 3, &err), BD_NO_MEMORY);
    arena_fail_after(-1);
    cr_assert(bd_memory_file_read(file, &read));
    cr_expect_str_eq(read.text, "one");
    bd_memory_file_free(file);
}

/* A file that is on no disk: its versions, and which of them go when there are too many. */
#include "io/memory_file.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bd_memory_file *file;
static bd_err err;

static void begin(void)
{
    file = bd_memory_file_new("open.json");
    cr_assert_not_null(file);
}

static void end(void) { bd_memory_file_free(file); }

TestSuite(memory_file, .init = begin, .fini = end);

static void put_number(int number)
{
    char text[16];
    (void)snprintf(text, sizeof text, "text %d", number);
    cr_assert_eq(bd_memory_file_put(file, text, strlen(text), text, &err), BD_OK);
}

/* What the file is, when it is this version. */
static void expect_number(int number)
{
    char text[16];
    bd_file read = {.text = ""};
    (void)snprintf(text, sizeof text, "text %d", number);
    bd_memory_file_go(file, number);
    cr_assert(bd_memory_file_read(file, &read), "%d", number);
    cr_expect_eq(read.length, strlen(text), "%d", number);
    cr_expect_eq(memcmp(read.text, text, read.length), 0, "%d: %.*s", number, (int)read.length, read.text);
    cr_expect_str_eq(bd_versions_find(&file->versions, number)->what, text);
}

Test(memory_file, nothing_is_there_before_the_first_version)
{
    bd_file read;
    cr_expect_not(bd_memory_file_read(file, &read));
    put_number(1);
    cr_expect(bd_memory_file_read(file, &read));
    cr_expect_null(bd_versions_back(&file->versions, 1));
}

Test(memory_file, the_oldest_go)
{
    for (int number = 1; number <= BD_VERSIONS_MOST + 5; number++) {
        put_number(number);
        cr_assert_eq(file->versions.at, number);
    }
    cr_assert_eq(file->versions.count, BD_VERSIONS_MOST);
    for (int number = 1; number <= 5; number++) cr_expect_null(bd_versions_find(&file->versions, number));
    for (int number = 6; number <= BD_VERSIONS_MOST + 5; number++) {
        expect_number(number);
        if (number > 6) cr_expect_eq(bd_versions_back(&file->versions, number)->number, number - 1);
    }
}

/* Of texts too large to be kept together the last two stay. */
Test(memory_file, the_last_two_stay)
{
    const size_t length = (size_t)BD_VERSIONS_MEGABYTES * 1024 * 1024 / 2 + 1;
    char *text = calloc(length, 1);
    cr_assert_not_null(text);
    for (int number = 1; number <= 3; number++)
        cr_assert_eq(bd_memory_file_put(file, text, length, "", &err), BD_OK);
    cr_expect_eq(file->versions.count, 2);
    cr_expect_eq(file->versions.items[0].number, 2);
    put_number(4);
    cr_expect_eq(file->versions.count, 2);
    expect_number(4);
    put_number(5);
    cr_expect_eq(file->versions.count, 3, "a large one and two small ones");
    free(text);
}

/* Memory that runs out at any moment gives BD_NO_MEMORY, and nothing leaks (the asan preset looks). */
#include "base/text.h"
#include "faults/arena_fault.h"
#include "io/tournament_file.h"

#include <cjson/cJSON.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char text[] =
    "{\"format\": \"cards/1\", \"name\": \"Open\", \"n\\u006ftes\": {\"text\": 1.5, \"trf\": {\"lines\": "
    "[\"012 "
    "Open\"], \"players\": {\"1\": "
    "{\"birth\": \"1990\"}}}}, \"options\": {\"seed\": 7, \"points\": {\"win\": \"3\"}, \"adjustments\": "
    "[{\"id\": 1, \"points\": "
    "\"1\"}],\n"
    "  \"acceleration\": [{\"points\": \"1\", \"first\": 1, \"last\": 2, \"first_id\": 1, \"last_id\": 2}], "
    "\"forbid_rounds\": [[1, 2, 3, "
    "4]]},\n"
    " \"forbid\": [[1, 2]], \"met\": [[1, 2]], \"present\": [1, 2], \"draws\": [{\"round\": 1, \"boards\": "
    "[[1, 2]]}],\n"
    " \"players\": [{\"id\": 1, \"name\": \"Archer\\/Ada\", \"avoid\": [\"a\"], \"byes\": {\"3\": \"H\"}, "
    "\"totals_printed\": [1],\n"
    "  \"history\": [{\"round\": 1, \"opponent\": 2, \"colour\": \"W\", \"result\": \"1\"}]}, {\"id\": 2,\n"
    "  \"history\": [{\"round\": 1, \"opponent\": 77, \"colour\": \"W\"}, {\"round\": 1, \"opponent\": "
    "1}]}]}";

static long cjson_left = -1;

static void *scarce(size_t size)
{
    if (cjson_left == 0) return NULL;
    if (cjson_left > 0) cjson_left--;
    return malloc(size);
}

/* Reads (lenient, with warnings) and writes, in an arena of its own. */
static bd_status read_and_write(bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) BD_FAIL(err, BD_NO_MEMORY, NULL, "no arena");
    const bd_read_options options = {.lenient = true};
    bd_warnings warnings = bd_warnings_new(arena);
    bd_text out = bd_text_new(arena);
    bd_tournament *t = NULL;
    bd_status status =
        bd_tournament_read_text(arena, "t", text, sizeof text - 1, &options, &warnings, &t, err);
    if (status == BD_OK) status = bd_tournament_write_text(t, BD_FORMAT_JSON, &warnings, &out, err);
    bd_arena_free(arena);
    return status;
}

Test(memory, every_allocation_of_the_reader_and_writer_may_fail)
{
    bd_err err;
    cr_assert_eq(read_and_write(&err), BD_OK, "%s: %s", err.place, err.sentence);
    int failures = 0;
    for (long n = 0;; n++) {
        arena_fail_after(n);
        const bd_status status = read_and_write(&err);
        arena_fail_after(-1);
        if (status == BD_OK) break;
        cr_assert_eq(status, BD_NO_MEMORY, "after %ld: %s", n, err.sentence);
        failures++;
    }
    cr_assert_gt(failures, 80);
}

Test(memory, every_allocation_of_cjson_may_fail)
{
    bd_err err;
    cJSON_Hooks hooks = {.malloc_fn = scarce, .free_fn = free};
    cJSON_InitHooks(&hooks);
    int failures = 0;
    for (long n = 0;; n++) {
        cjson_left = n;
        const bd_status status = read_and_write(&err);
        if (status == BD_OK) break;
        cr_assert_eq(status, BD_NO_MEMORY, "after %ld: %s", n, err.sentence);
        failures++;
    }
    cJSON_InitHooks(NULL);
    cr_assert_geq(failures, 5); /* an item and its text for the key and the name, an item for the number */
}

static bd_status save_once(const char *path, bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    bd_store store;
    bd_tournament *t = NULL;
    if (arena == NULL) BD_FAIL(err, BD_NO_MEMORY, NULL, "no arena");
    bd_status status = bd_tournament_open(arena, path, NULL, NULL, &store, &t, err);
    if (status == BD_OK) {
        status = bd_tournament_save(&store, t, NULL, err);
        bd_store_close(&store);
    }
    bd_arena_free(arena);
    return status;
}

Test(memory, a_save_without_memory_changes_nothing)
{
    static const char event[] = "{\"format\": \"cards/1\", \"players\": [{\"id\": 1}]}";
    char path[] = "/tmp/bd_memory_XXXXXX";
    bd_err err;
    const int fd = mkstemp(path);
    cr_assert_eq(write(fd, event, sizeof event - 1), (ssize_t)sizeof event - 1);
    close(fd);
    int failures = 0;
    for (long n = 0;; n++) {
        arena_fail_after(n);
        const bd_status status = save_once(path, &err);
        arena_fail_after(-1);
        if (status == BD_OK) break;
        cr_assert_eq(status, BD_NO_MEMORY, "after %ld: %s", n, err.sentence);
        bd_arena *arena = bd_arena_new();
        bd_file now;
        cr_assert_eq(bd_file_read(arena, path, 1000, &now, &err), BD_OK);
        cr_assert_str_eq(now.text, event);
        bd_arena_free(arena);
        failures++;
    }
    cr_assert_gt(failures, 20);
    char backup[64];
    snprintf(backup, sizeof backup, "%s~", path);
    unlink(path);
    unlink(backup);
}

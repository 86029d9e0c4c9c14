/* Memory that runs out at any moment gives BD_NO_MEMORY, and nothing leaks (the asan preset looks). */
#include "base/text.h"
#include "cards/card.h"
#include "event/change.h"
#include "faults/arena_fault.h"
#include "io/event_file.h"
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

/* One change of an event that has a journal already. */
static bd_status save_once(const char *path, bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    bd_event_file file;
    bool changed = false;
    const bd_actor actor = {.role = "desk", .name = "desk 2", .at = "14:05"};
    if (arena == NULL) BD_FAIL(err, BD_NO_MEMORY, NULL, "no arena");
    bd_status status = bd_event_open(arena, path, NULL, NULL, &file, err);
    if (status == BD_OK) {
        file.event->entered->cards[0].grade = 1900;
        status = bd_event_save(&file, "edit", &actor, &changed, NULL, err);
        bd_event_close(&file);
    }
    bd_arena_free(arena);
    return status;
}

/* The history, an undo, the event as it was: all that looks into the journal. */
static bd_status look_once(const char *event_text, bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    bd_memory_file *memory = bd_memory_file_new("event.json");
    bd_event_file file;
    bd_event *before = NULL;
    bd_acts acts;
    bd_act act;
    const bd_take_back wish = {.all = true};
    bd_status status = arena != NULL && memory != NULL ? BD_OK : bd_arena_exhausted(err, __FILE__, __LINE__);
    if (status == BD_OK) status = bd_memory_file_put(memory, event_text, strlen(event_text), err);
    if (status == BD_OK) status = bd_event_open_memory(arena, memory, NULL, NULL, &file, err);
    if (status == BD_OK) {
        status = bd_event_acts(arena, file.event, &acts, err);
        if (status == BD_OK) status = bd_event_check_journal(arena, file.event, err);
        if (status == BD_OK) status = bd_event_as_published(arena, file.event, 1, &before, err);
        if (status == BD_OK) status = bd_event_take_back(&file, &wish, &act, err);
        bd_event_close(&file);
    }
    bd_memory_file_free(memory);
    bd_arena_free(arena);
    return status;
}

static const char event_text[] =
    "{\n \"format\": \"event/2\",\n \"players\": [\n  {\"id\": 1, \"name\": \"Ng\", \"grade\": 1800},\n"
    "  {\"id\": 2, \"name\": \"Orme\"}\n ],\n \"rounds\": [\n  {\"round\": 1, \"state\": \"open\", "
    "\"published\": true,\n   \"boards\": [\n    {\"board\": 1, \"white\": 1, \"black\": 2}\n   ]}\n ],\n"
    " \"journal\": [\n  {\"act\": 1, \"role\": \"arbiter\", \"what\": \"draw\", \"facts\": [[\"round 1\", "
    "null, null, {\"round\": 1, \"state\": \"open\", \"published\": true}], [\"board 1.1\", null, null, "
    "{\"board\": 1, \"white\": 1, \"black\": 2}]]},\n  {\"act\": 2, \"role\": \"arbiter\", \"what\": "
    "\"edit\", \"facts\": [[\"player 1\", \"grade\", null, 1800]]}\n ]\n}\n";

Test(memory, every_allocation_of_a_look_into_the_journal_may_fail)
{
    bd_err err;
    int failures = 0;
    for (long n = 0;; n++) {
        arena_fail_after(n);
        const bd_status status = look_once(event_text, &err);
        arena_fail_after(-1);
        if (status == BD_OK) break;
        cr_assert_eq(status, BD_NO_MEMORY, "after %ld: %s", n, err.sentence);
        failures++;
    }
    cr_assert_gt(failures, 60);
}

Test(memory, every_allocation_of_cjson_in_the_journal_may_fail)
{
    bd_err err;
    cJSON_Hooks hooks = {.malloc_fn = scarce, .free_fn = free};
    cJSON_InitHooks(&hooks);
    int failures = 0;
    for (long n = 0;; n++) {
        cjson_left = n;
        const bd_status status = look_once(event_text, &err);
        cjson_left = -1;
        if (status == BD_OK) break;
        cr_assert_eq(status, BD_NO_MEMORY, "after %ld: %s", n, err.sentence);
        failures++;
    }
    cJSON_InitHooks(NULL);
    cr_assert_gt(failures, 60);
}

Test(memory, a_save_without_memory_changes_nothing)
{
    char path[] = "/tmp/bd_memory_XXXXXX";
    bd_err err;
    const int fd = mkstemp(path);
    cr_assert_eq(write(fd, event_text, sizeof event_text - 1), (ssize_t)sizeof event_text - 1);
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
        cr_assert_eq(bd_file_read(arena, path, 9999, &now, &err), BD_OK);
        cr_assert_str_eq(now.text, event_text);
        bd_arena_free(arena);
        failures++;
    }
    cr_assert_gt(failures, 20);
    unlink(path);
}

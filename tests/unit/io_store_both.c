/* Two files saved together: both or neither, whichever step fails; and neither when one is locked or changed.
 */
#include "faults/replace_fault.h"
#include "store_files.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static bd_arena *arena;
static char folder[64], one[128], two[128];
static bd_err err;
static const char *fatal_step;
static const bd_parts new_one = {.items = {{"new ", 4}, {"one", 3}}, .count = 2};
static const bd_parts new_two = {.items = {{"new two", 7}}, .count = 1};

static bool says(const char *file, const char *text)
{
    return strcmp(store_get(arena, file, &err), text) == 0;
}

static void begin(void)
{
    arena = bd_arena_new();
    (void)snprintf(folder, sizeof folder, "/tmp/bd_both_XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    (void)snprintf(one, sizeof one, "%s/one.json", folder);
    (void)snprintf(two, sizeof two, "%s/two.json", folder);
    store_put(one, "old one");
    store_put(two, "old two");
    replace_watch(NULL);
}

static void end(void)
{
    char command[128];
    (void)snprintf(command, sizeof command, "rm -r %s", folder);
    cr_expect_eq(system(command), 0);
    bd_arena_free(arena);
}

TestSuite(store_both, .init = begin, .fini = end);

static bd_status save(void)
{
    bd_store a, b;
    BD_TRY(bd_store_open(arena, one, 0, &a, &err));
    const bd_status opened = bd_store_open(arena, two, 0, &b, &err);
    if (opened != BD_OK) {
        bd_store_close(&a);
        return opened;
    }
    const bd_status status = bd_store_save_both(&a, &new_one, &b, &new_two, &err);
    bd_store_close(&a);
    bd_store_close(&b);
    return status;
}

Test(store_both, both_are_saved)
{
    cr_assert_eq(save(), BD_OK);
    cr_expect(says(one, "new one") && says(two, "new two"));
}

static void die_at(const char *step)
{
    if (strcmp(step, fatal_step) == 0) _exit(7);
}

/* Kills a saving of both when the step is done. */
static void killed_at(const char *step)
{
    store_put(one, "old one");
    store_put(two, "old two");
    const pid_t child = fork();
    if (child == 0) {
        fatal_step = step;
        replace_watch(die_at);
        (void)save();
        _exit(0);
    }
    int status = 0;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_expect_eq(WEXITSTATUS(status), 7, "%s is not a step", step);
}

static void open_and_close(const char *path)
{
    bd_store store;
    cr_assert_eq(bd_store_open(arena, path, 0, &store, &err), BD_OK, "%s", err.sentence);
    bd_store_close(&store);
}

static const struct {
    const char *step, *one, *two;
} kills[] = {
    {"written", "old one", "old two"}, {"both-written", "old one", "old two"},
    {"noted", "old one", "old two"},   {"named old", "old one", "old two"},
    {"renamed", "new one", "new two"}, {"both-renamed", "new one", "new two"},
};

/* The files afterwards, when either of them was opened for the next change. */
Test(store_both, a_kill_leaves_whole_files)
{
    for (size_t i = 0; i < sizeof kills / sizeof kills[0]; i++)
        for (int second = 0; second < 2; second++) {
            killed_at(kills[i].step);
            open_and_close(second == 1 ? two : one);
            cr_expect(says(one, kills[i].one), "%s", kills[i].step);
            cr_expect(says(two, kills[i].two), "%s", kills[i].step);
            open_and_close(second == 1 ? one : two);
            cr_expect(says(one, kills[i].one) && says(two, kills[i].two), "%s", kills[i].step);
        }
    store_put(one, "old one");
    store_put(two, "old two");
    cr_assert_eq(save(), BD_OK, "what was left behind is in the way: %s", err.sentence);
}

/* The first file is changed once more before the second is opened: the second has its half by then. */
Test(store_both, a_change_after_a_kill_does_not_lose_the_other_half)
{
    bd_store store;
    killed_at("renamed");
    cr_assert_eq(bd_store_open(arena, one, 0, &store, &err), BD_OK);
    cr_assert_eq(bd_store_save(&store, "newer one", 9, &err), BD_OK);
    bd_store_close(&store);
    open_and_close(two);
    cr_expect(says(one, "newer one") && says(two, "new two"));
}

/* Somebody without locks, an editor say, has written the first file after the kill: it is not what the second
 * one belongs to any more, so that keeps its old content, whichever is opened first; nothing is left behind.
 */
Test(store_both, a_first_file_that_others_have_changed_leaves_the_second_alone)
{
    static const char *const steps[] = {"noted", "named old", "renamed"};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        for (int second = 0; second < 2; second++) {
            char command[256];
            killed_at(steps[i]);
            store_put(one, "edited one");
            open_and_close(second == 1 ? two : one);
            cr_expect(says(one, "edited one") && says(two, "old two"), "%s", steps[i]);
            open_and_close(second == 1 ? one : two);
            cr_expect(says(one, "edited one") && says(two, "old two"), "%s", steps[i]);
            (void)snprintf(command, sizeof command, "test $(ls -A %s | wc -l) = 2", folder);
            cr_expect_eq(system(command), 0, "%s leaves something behind", steps[i]);
        }
}

/* And so does one whose own new content is torn. */
Test(store_both, a_second_half_that_is_not_whole_is_thrown_away)
{
    char fresh[160];
    (void)snprintf(fresh, sizeof fresh, "%s/.two.json.new", folder);
    killed_at("renamed");
    store_put(fresh, "new tw");
    open_and_close(two);
    cr_expect(says(one, "new one") && says(two, "old two"));
}

/* A folder in the place of the second file: it cannot take its place any more. */
static void block_second(const char *step)
{
    if (strcmp(step, "renamed") != 0) return;
    (void)unlink(two);
    (void)mkdir(two, 0700);
}

Test(store_both, the_first_goes_back_when_the_second_fails)
{
    replace_watch(block_second);
    cr_expect_eq(save(), BD_SYSTEM);
    replace_watch(NULL);
    cr_expect(says(one, "old one"));
    cr_expect_eq(rmdir(two), 0);
}

Test(store_both, a_locked_second_file)
{
    int ready[2];
    cr_assert_eq(pipe(ready), 0);
    const pid_t child = fork();
    if (child == 0) {
        bd_store store;
        (void)bd_store_open(arena, two, 0, &store, &err);
        (void)!write(ready[1], "x", 1);
        pause();
        _exit(0);
    }
    char byte = 0;
    cr_assert_eq(read(ready[0], &byte, 1), 1);
    cr_expect_eq(save(), BD_SYSTEM);
    cr_expect_not_null(strstr(err.sentence, "another program"));
    cr_expect_not_null(strstr(err.place, "two.json"));
    cr_assert_eq(kill(child, SIGKILL), 0);
    cr_assert_eq(waitpid(child, NULL, 0), child);
    cr_expect(says(one, "old one") && says(two, "old two"));
}

Test(store_both, a_changed_second_file)
{
    bd_store a, b;
    cr_assert_eq(bd_store_open(arena, one, 0, &a, &err), BD_OK);
    cr_assert_eq(bd_store_open(arena, two, 0, &b, &err), BD_OK);
    store_put(two, "changed");
    cr_expect_eq(bd_store_save_both(&a, &new_one, &b, &new_two, &err), BD_SYSTEM);
    cr_expect_not_null(strstr(err.place, "two.json"));
    bd_store_close(&a);
    bd_store_close(&b);
    cr_expect(says(one, "old one") && says(two, "changed"));
}

/* An undo whose second step fails, and a folder that cannot be flushed: by the seam of replace_fault.h. */
#include "faults/replace_fault.h"
#include "store_files.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bd_arena *arena;
static char folder[64], path[128], backup[128];
static bd_err err;

static void begin(void)
{
    arena = bd_arena_new();
    (void)snprintf(folder, sizeof folder, "/tmp/bd_undo_XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    (void)snprintf(path, sizeof path, "%s/open.json", folder);
    (void)snprintf(backup, sizeof backup, "%s/open.json~", folder);
}

static void end(void)
{
    char command[128];
    (void)snprintf(command, sizeof command, "rm -r %s", folder);
    cr_expect_eq(system(command), 0);
    bd_arena_free(arena);
}

TestSuite(store_undo, .init = begin, .fini = end);

static const char *get(const char *file) { return store_get(arena, file, &err); }

static bd_status save_new(void)
{
    bd_store store;
    bd_status status = bd_store_open(arena, path, 100, &store, &err);
    if (status == BD_OK) status = bd_store_save(&store, "new", 3, &err);
    bd_store_close(&store);
    return status;
}

static bd_status undo(void) { return store_undo(arena, path, &err); }

/* A folder in the place of the backup: the later version cannot take that name any more. */
static void block_backup(const char *done)
{
    if (strcmp(done, "backup is the file") != 0) return;
    cr_assert_eq(unlink(backup), 0);
    cr_assert_eq(mkdir(backup, 0700), 0);
}

Test(store_undo, an_undo_whose_second_step_fails_changes_nothing)
{
    store_put(path, "new");
    store_put(backup, "old");
    replace_watch(block_backup);
    cr_assert_eq(undo(), BD_SYSTEM);
    replace_watch(NULL);
    cr_assert_str_eq(get(path), "new");
    char old[160];
    (void)snprintf(old, sizeof old, "%s/.open.json.old", folder);
    cr_assert_neq(access(old, F_OK), 0, "nothing is left behind");
}

static void block_both(const char *done)
{
    block_backup(done);
    if (strcmp(done, "backup is the file") != 0) return;
    cr_assert_eq(unlink(path), 0);
    cr_assert_eq(mkdir(path, 0700), 0);
}

Test(store_undo, the_later_version_stays_where_an_undo_could_not_bring_it_back)
{
    char old[160];
    (void)snprintf(old, sizeof old, "%s/.open.json.old", folder);
    store_put(path, "new");
    store_put(backup, "old");
    replace_watch(block_both);
    cr_assert_eq(undo(), BD_SYSTEM);
    replace_watch(NULL);
    cr_assert_str_eq(get(old), "new");
}

/* A folder that has gone cannot be flushed. */
static char elsewhere[80];

static void move_folder(const char *done)
{
    if (strcmp(done, "renamed") == 0 || strcmp(done, "file is the backup") == 0)
        cr_assert_eq(rename(folder, elsewhere), 0);
}

static void change_unflushed(bd_status (*act)(void))
{
    char lock[160];
    replace_watch(move_folder);
    cr_expect_eq(act(), BD_OK, "the change is made all the same: %s", err.sentence);
    replace_watch(NULL);
    cr_assert_eq(rename(elsewhere, folder), 0);
    (void)snprintf(lock, sizeof lock, "%s/.open.json.lock", folder);
    cr_assert_eq(unlink(lock), 0); /* which could not be removed there */
}

Test(store_undo, a_folder_that_cannot_be_flushed_is_no_failure)
{
    (void)snprintf(elsewhere, sizeof elsewhere, "%s_moved", folder);
    store_put(path, "old");
    change_unflushed(save_new);
    cr_assert_str_eq(get(path), "new");
    cr_assert_str_eq(get(backup), "old");
    change_unflushed(undo);
    cr_assert_str_eq(get(path), "old");
    cr_assert_str_eq(get(backup), "new");
}

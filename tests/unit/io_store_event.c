/* An event on the disk: opened, changed, saved in one step; whatever fails before that step leaves the file
 * as it was, and nothing is said to be done that is not. */
#include "event/change.h"
#include "faults/replace_fault.h"
#include "io/event_file.h"
#include "store_files.h"

#include "os/process.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static bd_arena *arena;
static bd_err err;
static char folder[64], path[128], other_path[128];

static const char cards[] = "{\"format\": \"cards/1\", \"rounds\": 5, \"players\": [\n"
                            " {\"id\": 1, \"name\": \"Ng\"}, {\"id\": 2, \"name\": \"Orme\"}]}\n";

static void begin(void)
{
    arena = bd_arena_new();
    (void)snprintf(folder, sizeof folder, "/tmp/bd_event_XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    (void)snprintf(path, sizeof path, "%s/open.json", folder);
    (void)snprintf(other_path, sizeof other_path, "%s/minor.json", folder);
    store_put(path, cards);
    store_put(other_path, cards);
}

static void end(void)
{
    char command[128];
    (void)snprintf(command, sizeof command, "rm -r %s", folder);
    cr_expect_eq(system(command), 0);
    bd_arena_free(arena);
}

TestSuite(store_event, .init = begin, .fini = end);

static bd_actor arbiter(void) { return (bd_actor){.role = "arbiter", .at = "2026-11-20T14:05:00Z"}; }

/* The name of the event, changed and saved. */
static bd_status rename_event(const char *name)
{
    bd_event_file file;
    bool changed = false;
    const bd_actor actor = arbiter();
    BD_TRY(bd_event_open(arena, path, NULL, NULL, &file, &err));
    file.event->entered->name = name;
    const bd_status status = bd_event_save(&file, "edit", &actor, &changed, NULL, &err);
    bd_event_close(&file);
    return status;
}

static const bd_event *event_at(const char *where)
{
    bd_event_file file;
    cr_assert_eq(bd_event_open(arena, where, NULL, NULL, &file, &err), BD_OK, "%s", err.sentence);
    bd_event_close(&file);
    cr_assert_eq(bd_event_check_journal(arena, file.event, &err), BD_OK, "%s", err.sentence);
    return file.event;
}

static bool is_old(void) { return strcmp(store_get(arena, path, &err), cards) == 0; }

Test(store_event, cards_become_an_event_with_a_journal)
{
    cr_assert_eq(rename_event("Open"), BD_OK, "%s", err.sentence);
    const bd_event *event = event_at(path);
    cr_assert_str_eq(event->entered->name, "Open");
    cr_assert_eq(event->entered->format, BD_FORMAT_EVENT);
    cr_assert_eq(event->acts, 1);
    cr_assert_eq(rename_event("Closed"), BD_OK);
    cr_assert_eq(event_at(path)->acts, 2);
}

/* Two saves of one opening: the second is compared with what the first wrote. */
Test(store_event, an_open_file_is_saved_twice)
{
    bd_event_file file;
    bool changed = false;
    const bd_actor actor = arbiter();
    cr_assert_eq(bd_event_open(arena, path, NULL, NULL, &file, &err), BD_OK);
    file.event->entered->name = "one";
    cr_assert_eq(bd_event_save(&file, "edit", &actor, &changed, NULL, &err), BD_OK);
    cr_assert_eq(bd_event_save(&file, "edit", &actor, &changed, NULL, &err), BD_OK);
    cr_assert_not(changed);
    file.event->entered->name = "two";
    cr_assert_eq(bd_event_save(&file, "edit", &actor, &changed, NULL, &err), BD_OK);
    cr_assert(changed);
    bd_event_close(&file);
    cr_assert_eq(event_at(path)->acts, 2);
}

/* Whoever writes into the journal alone is noticed by the time of the file, whatever the length. */
Test(store_event, a_journal_that_somebody_has_changed_is_not_overwritten)
{
    bd_event_file file;
    bool changed = false;
    const bd_actor actor = arbiter();
    cr_assert_eq(rename_event("Open"), BD_OK);
    const char *now = store_get(arena, path, &err);
    char *text = bd_arena_copy_text(arena, now);
    cr_assert_eq(bd_event_open(arena, path, NULL, NULL, &file, &err), BD_OK);
    char *act = strstr(text, "\"edit\"");
    cr_assert_not_null(act);
    memcpy(act, "\"EDIT\"", 6);
    bd_os_pause(50); /* longer than a tick of the clock */
    store_put(path, text);
    file.event->entered->name = "Closed";
    cr_assert_eq(bd_event_save(&file, "edit", &actor, &changed, NULL, &err), BD_SYSTEM);
    bd_event_close(&file);
    cr_assert_str_eq(store_get(arena, path, &err), text);
}

Test(store_event, an_event_that_makes_no_sense_is_not_written)
{
    bd_event_file file;
    bd_event_round *round = NULL;
    bd_event_board *board = NULL;
    bool changed = false;
    const bd_actor actor = arbiter();
    cr_assert_eq(bd_event_open(arena, path, NULL, NULL, &file, &err), BD_OK);
    cr_assert_eq(bd_event_want_round(file.event, 1, &round, &err), BD_OK);
    cr_assert_eq(bd_event_add_board(file.event, round, 1, 7, &board, &err), BD_OK);
    cr_assert_eq(bd_event_save(&file, "played", &actor, &changed, NULL, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.place, path);
    cr_assert_not(changed);
    bd_event_close(&file);
    cr_assert(is_old());
}

Test(store_event, a_file_that_somebody_has_changed_is_not_overwritten)
{
    bd_event_file file;
    bool changed = false;
    const bd_actor actor = arbiter();
    cr_assert_eq(bd_event_open(arena, path, NULL, NULL, &file, &err), BD_OK);
    store_put(path, "edited");
    file.event->entered->name = "Open";
    cr_assert_eq(bd_event_save(&file, "edit", &actor, &changed, NULL, &err), BD_SYSTEM);
    cr_assert_eq(file.event->acts, 0, "nothing was done");
    bd_event_close(&file);
    cr_assert_str_eq(store_get(arena, path, &err), "edited");
}

Test(store_event, what_cannot_be_read_leaves_no_lock)
{
    bd_event_file file;
    store_put(path, "{");
    cr_assert_eq(bd_event_open(arena, path, NULL, NULL, &file, &err), BD_BAD_INPUT);
    cr_assert_eq(file.store.lock, -1);
}

static int steps_left;

static void die_at_step(const char *step)
{
    (void)step;
    if (steps_left-- == 0) raise(SIGKILL);
}

static void fail_at_step(const char *step)
{
    (void)step;
    if (steps_left-- == 0) (void)unlink(path);
}

/* A child that changes the event, with a watcher; its exit code, -1 when it was killed. */
static int in_child(void (*watcher)(const char *step), int step)
{
    int status = 0;
    const pid_t child = fork();
    if (child == 0) {
        steps_left = step;
        replace_watch(watcher);
        _exit(rename_event("Open") == BD_OK ? 0 : 1);
    }
    (void)waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? -1 : WEXITSTATUS(status);
}

Test(store_event, killed_at_any_step_the_file_is_old_or_new_with_its_journal)
{
    int step = 0;
    for (int code = -1; code < 0; step++) {
        store_put(path, cards);
        code = in_child(die_at_step, step);
        cr_expect_neq(code, 1);
        cr_expect(is_old() || event_at(path)->acts == 1, "step %d", step);
        cr_expect(code < 0 || !is_old(), "done was said");
        cr_expect_eq(rename_event("Next"), BD_OK, "what was left behind is in the way: %s", err.sentence);
    }
    cr_assert_eq(step, 3);
}

/* The file is taken away while it is saved: before the renaming and after it the new one is there. */
Test(store_event, a_file_that_goes_while_it_is_saved)
{
    cr_assert_eq(in_child(fail_at_step, 0), 0);
    cr_assert_eq(event_at(path)->acts, 1);
}

Test(store_event, a_file_size_limit_is_told_and_nothing_is_written)
{
    int status = 0;
    const pid_t child = fork();
    if (child == 0) {
        (void)signal(SIGXFSZ, SIG_IGN);
        (void)setrlimit(RLIMIT_FSIZE, &(struct rlimit){.rlim_cur = 100, .rlim_max = 100});
        _exit(rename_event("Open") == BD_SYSTEM ? 0 : 1);
    }
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_assert_eq(WEXITSTATUS(status), 0);
    cr_assert(is_old());
}

/* More open files than are allowed: it is not taken for a file that is not there. */
Test(store_event, a_file_that_cannot_be_opened_is_not_absent)
{
    bd_event_file file;
    struct rlimit few;
    cr_assert_eq(getrlimit(RLIMIT_NOFILE, &few), 0);
    few.rlim_cur = 3;
    cr_assert_eq(setrlimit(RLIMIT_NOFILE, &few), 0);
    const bd_status status = bd_event_open(arena, path, NULL, NULL, &file, &err);
    few.rlim_cur = few.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &few);
    cr_assert_eq(status, BD_SYSTEM);
    cr_assert_null(strstr(err.sentence, "no such file"), "%s", err.sentence);
}

static bd_status save_two(bool first, bool second)
{
    bd_event_file a, b;
    const bd_actor actor = arbiter();
    BD_TRY(bd_event_open(arena, path, NULL, NULL, &a, &err));
    BD_TRY(bd_event_open(arena, other_path, NULL, NULL, &b, &err));
    if (first) a.event->entered->name = "Open";
    if (second) b.event->entered->name = "Minor";
    const bd_status status = bd_event_save_both(&a, &b, "match", &actor, NULL, &err);
    bd_event_close(&a);
    bd_event_close(&b);
    return status;
}

Test(store_event, two_events_are_saved_together)
{
    cr_assert_eq(save_two(false, false), BD_OK);
    cr_assert(is_old(), "nothing changed, nothing written");
    cr_assert_eq(save_two(true, true), BD_OK);
    cr_assert_eq(event_at(path)->acts, 1);
    cr_assert_eq(event_at(other_path)->acts, 1);
    store_put(path, cards);
    store_put(other_path, cards);
    cr_assert_eq(save_two(false, true), BD_OK);
    cr_assert(is_old());
    cr_assert_eq(event_at(other_path)->acts, 1);
    cr_assert_eq(save_two(true, false), BD_OK);
    cr_assert_eq(event_at(path)->acts, 1);
}

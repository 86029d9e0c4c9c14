/* Files are read whole or refused; a change is all or nothing, also under kill, and nobody's change is
 * overwritten. */
#include "base/text.h"
#include "faults/replace_fault.h"
#include "store_files.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static bd_arena *arena;
static char folder[64];
static char path[128];
static bd_err err;

static void begin(void)
{
    arena = bd_arena_new();
    snprintf(folder, sizeof folder, "/tmp/bd_store_XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/open.json", folder);
}

static int count_files(bool remove_them)
{
    int count = 0;
    DIR *listing = opendir(folder);
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;) {
        char name[512];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        count++;
        if (remove_them && unlink(name) != 0) rmdir(name);
    }
    closedir(listing);
    return count;
}

static void end(void)
{
    count_files(true);
    rmdir(folder);
    bd_arena_free(arena);
}

TestSuite(store, .init = begin, .fini = end);

static const char *get(const char *file) { return store_get(arena, file, &err); }

static bd_status save(const char *text)
{
    bd_store store;
    bd_status status = bd_store_open(arena, path, 100, &store, &err);
    if (status == BD_OK) status = bd_store_save(&store, text, strlen(text), &err);
    bd_store_close(&store);
    return status;
}

Test(store, what_is_no_readable_file_is_refused)
{
    bd_file content;
    cr_assert_eq(bd_file_read(arena, path, 100, &content, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "there is no such file");
    cr_assert_str_eq(err.place, path);
    cr_assert_eq(bd_file_read(arena, folder, 100, &content, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "this is a folder, not a file");
    store_put(path, "12345");
    cr_assert_eq(bd_file_read(arena, path, 4, &content, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_file_read(arena, path, 5, &content, &err), BD_OK);
    cr_assert_str_eq(content.text, "12345");
    cr_assert_eq(content.length, 5);
    char digest[65];
    bd_file_digest(content.text, content.length, digest);
    cr_assert_str_eq(digest, "5994471abb01112afcc18159f6cc74b4f511b99806da59b3caf5a9c173cacfc5");
    chmod(path, 0);
    if (geteuid() != 0) {
        cr_assert_eq(bd_file_read(arena, path, 100, &content, &err), BD_BAD_INPUT);
        cr_assert_str_eq(err.sentence, "the file cannot be opened: Permission denied");
    }
}

Test(store, a_pipe_is_read_to_its_end)
{
    int ends[2];
    char name[64];
    bd_file content;
    cr_assert_eq(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        for (int i = 0; i < 20000; i++)
            if (write(ends[1], "0123456789", 10) != 10) _exit(1);
        _exit(0);
    }
    close(ends[1]);
    snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
    cr_assert_eq(bd_file_read(arena, name, BD_FILE_LIMIT, &content, &err), BD_OK);
    cr_assert_eq(content.length, 200000);
    waitpid(child, NULL, 0);
    close(ends[0]);
}

Test(store, a_save_keeps_permissions_and_leaves_nothing_beside_the_file)
{
    struct stat status;
    store_put(path, "one");
    chmod(path, 0640);
    cr_assert_eq(save("two"), BD_OK);
    cr_assert_str_eq(get(path), "two");
    stat(path, &status);
    cr_assert_eq(status.st_mode & 07777, 0640);
    cr_assert_eq(count_files(false), 1);
}

/* Where there is no lock, nobody is told to remove it. */
Test(store, a_lock_that_cannot_be_made_is_named)
{
    char name[260], longest[400];
    memset(name, 'n', 250);
    name[250] = '\0';
    snprintf(longest, sizeof longest, "%s/%s", folder, name);
    store_put(longest, "one");
    cr_assert_eq(bd_store_write(arena, longest, "two", 3, &err), BD_SYSTEM);
    cr_expect_not_null(strstr(err.sentence, "cannot be made: File name too long"), "%s", err.sentence);
    cr_expect_null(strstr(err.sentence, "remove"), "%s", err.sentence);
    cr_assert_str_eq(get(longest), "one");
}

Test(store, writing_a_file_leaves_no_lock)
{
    cr_assert_eq(bd_store_write(arena, path, "one", 3, &err), BD_OK);
    cr_assert_eq(count_files(false), 1);
    cr_assert_str_eq(get(path), "one");
    cr_assert_eq(bd_store_write(arena, path, "two", 3, &err), BD_OK);
    cr_assert_eq(count_files(false), 1);
    cr_assert_str_eq(get(path), "two");
    cr_assert_eq(bd_store_write(arena, folder, "two", 3, &err), BD_SYSTEM);
}

Test(store, links_are_followed)
{
    char link_name[128];
    struct stat status;
    store_put(path, "one");
    snprintf(link_name, sizeof link_name, "%s/link", folder);
    cr_assert_eq(symlink("open.json", link_name), 0);
    bd_store store;
    cr_assert_eq(bd_store_open(arena, link_name, 0, &store, &err), BD_OK);
    cr_assert_eq(bd_store_save(&store, "two", 3, &err), BD_OK);
    bd_store_close(&store);
    cr_assert_str_eq(get(path), "two");
    lstat(link_name, &status);
    cr_assert(S_ISLNK(status.st_mode));
    const char *seen = NULL;
    cr_assert_eq(unlink(link_name), 0);
    cr_assert_eq(symlink(path, link_name), 0);
    cr_assert_eq(bd_file_follow(arena, link_name, &seen, &err), BD_OK);
    cr_assert_str_eq(seen, path, "a whole path does not begin where the link lies");
    cr_assert_eq(chdir(folder), 0);
    cr_assert_eq(unlink(link_name), 0);
    cr_assert_eq(symlink("open.json", link_name), 0);
    cr_assert_eq(bd_file_follow(arena, "link", &seen, &err), BD_OK);
    cr_assert_str_eq(seen, "open.json");
    cr_assert_eq(chdir("/"), 0);
    snprintf(link_name, sizeof link_name, "%s/round", folder);
    cr_assert_eq(symlink("round", link_name), 0);
    const char *target = NULL;
    cr_assert_eq(bd_file_follow(arena, link_name, &target, &err), BD_SYSTEM);
}

Test(store, a_change_by_somebody_else_is_not_overwritten)
{
    bd_store store;
    store_put(path, "one");
    cr_assert_eq(bd_store_open(arena, path, 0, &store, &err), BD_OK);
    store_put(path, "edited");
    cr_assert_eq(bd_store_save(&store, "two", 3, &err), BD_SYSTEM);
    bd_store_close(&store);
    cr_assert_str_eq(
        err.sentence,
        "somebody else has changed this file in the meantime; nothing was written, please try again");
    cr_assert_str_eq(get(path), "edited");
    cr_assert_eq(count_files(false), 1);
}

Test(store, two_saves_of_one_opening)
{
    bd_store store;
    store_put(path, "one");
    cr_assert_eq(bd_store_open(arena, path, 0, &store, &err), BD_OK);
    cr_assert_eq(bd_store_save(&store, "two", 3, &err), BD_OK);
    cr_assert_eq(bd_store_save(&store, "three", 5, &err), BD_OK);
    bd_store_close(&store);
    cr_assert_str_eq(get(path), "three");
}

static void wait_for_byte(int fd)
{
    char byte;
    cr_assert_eq(read(fd, &byte, 1), 1);
}

Test(store, a_lock_holds_until_its_holder_dies)
{
    int ends[2];
    bd_store store;
    store_put(path, "one");
    cr_assert_eq(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        const bool good = bd_store_open(arena, path, 0, &store, &err) == BD_OK;
        if (write(ends[1], good ? "y" : "n", 1) != 1) _exit(1);
        for (;;) pause();
    }
    wait_for_byte(ends[0]);
    cr_assert_eq(bd_store_open(arena, path, 60, &store, &err), BD_SYSTEM);
    cr_assert_str_eq(err.sentence, "another program is changing this file; try again when it is done");
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    cr_assert_eq(save("two"), BD_OK);
    cr_assert_eq(count_files(false), 1);
}

static void count_up(int times)
{
    for (int i = 0; i < times; i++) {
        bd_store store;
        char text[32];
        if (bd_store_open(arena, path, 20000, &store, &err) != BD_OK) _exit(1);
        snprintf(text, sizeof text, "%d", atoi(store.file.text) + 1);
        if (bd_store_save(&store, text, strlen(text), &err) != BD_OK) _exit(1);
        bd_store_close(&store);
    }
    _exit(0);
}

Test(store, no_change_of_several_clerks_is_lost)
{
    enum { CLERKS = 4, TIMES = 10 };
    store_put(path, "0");
    for (int i = 0; i < CLERKS; i++)
        if (fork() == 0) count_up(TIMES);
    for (int i = 0; i < CLERKS; i++) {
        int status = 0;
        wait(&status);
        cr_assert_eq(status, 0);
    }
    cr_assert_eq(atoi(get(path)), CLERKS * TIMES);
}

static int steps_left;

static void die_at_step(const char *step)
{
    (void)step;
    if (steps_left-- == 0) raise(SIGKILL);
}

/* True when the child lived to the end. */
static bool killed_at(int step, bd_status (*act)(void))
{
    int status = 0;
    const pid_t child = fork();
    if (child == 0) {
        steps_left = step;
        replace_watch(die_at_step);
        _exit(act() == BD_OK ? 0 : 1);
    }
    waitpid(child, &status, 0);
    cr_assert(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    return !WIFSIGNALED(status);
}

static bd_status save_new(void) { return save("new"); }

static bool is_one_of(const char *text, const char *a, const char *b)
{
    return strcmp(text, a) == 0 || strcmp(text, b) == 0;
}

Test(store, a_save_killed_at_any_step_leaves_old_or_new)
{
    int step = 0;
    for (bool finished = false; !finished; step++) {
        store_put(path, "old");
        finished = killed_at(step, save_new);
        cr_assert(is_one_of(get(path), "old", "new"), "step %d: %s", step, get(path));
        cr_assert_eq(save("next"), BD_OK); /* and what was left lying does not matter */
        cr_assert_eq(count_files(true), 1);
    }
    cr_assert_eq(step, 3);
}

enum { LARGE = 300000 };

static void save_for_ever(void)
{
    static char text[LARGE + 1];
    for (char letter = 'a';; letter = letter == 'z' ? 'a' : (char)(letter + 1)) {
        memset(text, letter, LARGE);
        if (save(text) != BD_OK) _exit(1);
    }
}

static bool is_whole(const char *text)
{
    return strlen(text) == LARGE && strspn(text, (const char[]){text[0], '\0'}) == LARGE;
}

Test(store, saves_killed_at_random_moments_leave_a_whole_file)
{
    static char text[LARGE + 1];
    memset(text, 'a', LARGE);
    store_put(path, text);
    for (int i = 0; i < 60; i++) {
        const pid_t child = fork();
        if (child == 0) save_for_ever();
        const struct timespec time = {.tv_nsec = 1000L * (200 + i * 7919L % 9000)};
        nanosleep(&time, NULL);
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        cr_assert(WIFSIGNALED(status));
        cr_assert(is_whole(get(path)));
    }
    cr_assert_eq(save("next"), BD_OK);
    cr_assert_eq(count_files(false), 1);
}

Test(store, a_full_disk_leaves_the_old_version)
{
    static char text[LARGE + 1];
    int status = 0;
    memset(text, 'b', LARGE);
    store_put(path, "old");
    const pid_t child = fork();
    if (child == 0) {
        signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &(struct rlimit){.rlim_cur = 1000, .rlim_max = 1000});
        _exit(save(text) == BD_SYSTEM && strstr(err.sentence, "the new version cannot be written: ") != NULL
                  ? 0
                  : 1);
    }
    waitpid(child, &status, 0);
    cr_assert_eq(status, 0);
    cr_assert_str_eq(get(path), "old");
    cr_assert_eq(count_files(false), 1);
}

/* A folder in the place where the new version would be written. */
Test(store, what_cannot_be_written_beside_the_file_stops_the_save)
{
    char fresh[160];
    store_put(path, "old");
    snprintf(fresh, sizeof fresh, "%s/.open.json.new", folder);
    cr_assert_eq(mkdir(fresh, 0700), 0);
    cr_assert_eq(save("new"), BD_SYSTEM);
    cr_assert_str_eq(get(path), "old");
    cr_assert_eq(count_files(false), 2);
}

/* A pipe stands for all devices: a fault that puts a file in the place of /dev/null would hit the whole
 * machine. */
Test(store, whole_files_are_written_where_none_was_and_devices_straight)
{
    char pipe_path[160], got[4] = "";
    struct stat about;
    (void)snprintf(pipe_path, sizeof pipe_path, "%s/pipe", folder);
    cr_assert_eq(mkfifo(pipe_path, 0600), 0);
    const int reader = open(pipe_path, O_RDWR | O_NONBLOCK);
    cr_assert_geq(reader, 0);
    cr_assert_eq(bd_store_write(arena, path, "one", 3, &err), BD_OK);
    cr_assert_str_eq(get(path), "one");
    cr_assert_eq(bd_store_write(arena, path, "two", 3, &err), BD_OK);
    cr_assert_eq(bd_store_write(arena, pipe_path, "two", 3, &err), BD_OK);
    cr_assert_eq(read(reader, got, sizeof got), 3);
    cr_assert_str_eq(got, "two");
    cr_assert(stat(pipe_path, &about) == 0 && S_ISFIFO(about.st_mode));
    cr_assert_eq(bd_store_write(arena, folder, "two", 3, &err), BD_SYSTEM);
    char missing[sizeof folder + 32];
    (void)snprintf(missing, sizeof missing, "%s/missing/file", folder);
    cr_assert_eq(bd_store_write(arena, missing, "two", 3, &err), BD_SYSTEM);
    bd_store store;
    cr_assert_eq(bd_store_open(arena, pipe_path, 0, &store, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_store_open(arena, missing, 0, &store, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "there is no such file");
    (void)close(reader);
    if (geteuid() != 0 && access("/dev/full", W_OK) == 0) /* nobody but root can harm it */
        cr_assert_eq(bd_store_write(arena, "/dev/full", "two", 3, &err), BD_SYSTEM);
}

/* What an earlier version of this program kept beside the file is neither used nor touched. */
Test(store, an_old_history_beside_the_file_stays)
{
    char history[160], kept[192];
    store_put(path, "one");
    snprintf(history, sizeof history, "%s/.open.json.history", folder);
    snprintf(kept, sizeof kept, "%s/at", history);
    cr_assert_eq(mkdir(history, 0700), 0);
    store_put(kept, "7");
    cr_assert_eq(save("two"), BD_OK);
    cr_assert_str_eq(get(kept), "7");
    cr_assert_eq(unlink(kept), 0);
}

/* A folder that has gone cannot be flushed: the file has been replaced all the same. */
static char elsewhere[80];

static void move_folder(const char *done)
{
    if (strcmp(done, "renamed") == 0) cr_assert_eq(rename(folder, elsewhere), 0);
}

Test(store, a_folder_that_cannot_be_flushed_is_no_failure)
{
    (void)snprintf(elsewhere, sizeof elsewhere, "%s_moved", folder);
    store_put(path, "old");
    replace_watch(move_folder);
    cr_expect_eq(save("new"), BD_OK, "%s", err.sentence);
    replace_watch(NULL);
    cr_assert_eq(rename(elsewhere, folder), 0);
    cr_assert_str_eq(get(path), "new");
}

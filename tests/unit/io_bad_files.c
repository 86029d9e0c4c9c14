/* Faulty TRF and CSV files, one for each message: every file in tests/data/bad is refused with exactly its
 * line in EXPECTED. */
#include "io/csv/csv.h"
#include "io/trf/trf.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <string.h>

#include "tests_file.h"

typedef bd_status read_function(bd_arena *arena, const char *name, const char *text, size_t length,
                                bd_err *err);

static bd_status read_trf(bd_arena *arena, const char *name, const char *text, size_t length, bd_err *err)
{
    bd_tournament *t;
    return bd_trf_read(arena, name, text, length, NULL, NULL, &t, err);
}

/* Lists of results are told from lists of players by their names. */
static bd_status read_csv(bd_arena *arena, const char *name, const char *text, size_t length, bd_err *err)
{
    bd_tournament *t;
    bd_csv_results results;
    if (strncmp(name, "results", 7) == 0)
        return bd_csv_results_read(arena, name, text, length, NULL, NULL, &results, err);
    return bd_csv_players_read(arena, name, text, length, NULL, NULL, &t, err);
}

static void check_refused(const char *folder, read_function *read, const char *line)
{
    bd_arena *arena = bd_arena_new();
    char name[128];
    char path[256];
    char said[1024];
    (void)snprintf(name, sizeof name, "%.*s", (int)strcspn(line, ":"), line);
    (void)snprintf(path, sizeof path, "bad/%s/%s", folder, name);
    size_t length = 0;
    const char *text = test_file_sized(arena, path, &length);
    bd_err err = {.status = BD_OK};
    cr_expect_eq(read(arena, name, text != NULL ? text : "", length, &err), BD_BAD_INPUT, "%s is read", name);
    cr_expect_str_eq(bd_err_text(&err, said, sizeof said), line);
    bd_arena_free(arena);
}

static int count_files(const char *folder)
{
    char path[512];
    int files = 0;
    (void)snprintf(path, sizeof path, "%s/bad/%s", TEST_DATA, folder);
    DIR *listing = opendir(path);
    cr_assert_not_null(listing);
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;)
        if (entry->d_name[0] != '.' && strcmp(entry->d_name, "EXPECTED") != 0) files++;
    (void)closedir(listing);
    return files;
}

static void check_folder(const char *folder, read_function *read, int at_least)
{
    bd_arena *arena = bd_arena_new();
    char path[256];
    (void)snprintf(path, sizeof path, "bad/%s/EXPECTED", folder);
    size_t size;
    char *text = bd_arena_copy_text(arena, test_file_sized(arena, path, &size));
    int lines = 0;
    for (char *line = text; *line != '\0'; lines++) {
        char *end = strchr(line, '\n');
        cr_assert_not_null(end);
        *end = '\0';
        check_refused(folder, read, line);
        line = end + 1;
    }
    cr_assert_eq(count_files(folder), lines);
    cr_assert_geq(lines, at_least);
    bd_arena_free(arena);
}

Test(bad_files, every_faulty_trf_is_refused_with_its_own_words) { check_folder("trf", read_trf, 60); }

Test(bad_files, every_faulty_csv_is_refused_with_its_own_words) { check_folder("csv", read_csv, 30); }

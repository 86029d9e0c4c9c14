/* Faulty cards/1 files, one for each message: every file in tests/data/bad/json is refused with exactly its
 * line in EXPECTED. */
#include "io/json/cards_json.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

static const char *const folder = TEST_DATA "/bad/json/";

static size_t slurp(const char *name, char *bytes, size_t size)
{
    char path[512];
    snprintf(path, sizeof path, "%s%s", folder, name);
    FILE *file = fopen(path, "rb");
    cr_assert_not_null(file, "%s", path);
    const size_t length = fread(bytes, 1, size, file);
    fclose(file);
    return length;
}

static void check_refused(const char *line)
{
    char name[128];
    char bytes[8192];
    char said[1024];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(line, ":"), line);
    bd_arena *arena = bd_arena_new();
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    const size_t length = slurp(name, bytes, sizeof bytes);
    const bd_status status = bd_cards_json_read(arena, name, bytes, length, NULL, NULL, &tournament, &err);
    cr_expect_eq(status, BD_BAD_INPUT, "%s is read", name);
    cr_expect_null(tournament);
    cr_expect_str_eq(bd_err_text(&err, said, sizeof said), line);
    bd_arena_free(arena);
}

Test(bad_json, every_faulty_file_is_refused_with_its_own_words)
{
    static char expected[64 * 1024];
    const size_t length = slurp("EXPECTED", expected, sizeof expected - 1);
    cr_assert_lt(length, sizeof expected - 1);
    expected[length] = '\0';
    int lines = 0;
    for (char *line = strtok(expected, "\n"); line != NULL; line = strtok(NULL, "\n"), lines++)
        check_refused(line);
    int files = 0;
    DIR *listing = opendir(folder);
    cr_assert_not_null(listing);
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;)
        if (strstr(entry->d_name, ".json") != NULL) files++;
    closedir(listing);
    cr_assert_eq(files, lines);
    cr_assert_geq(lines, 100);
}

/* TRF to cards/1 and back loses nothing: every file of the corpus is the same tournament afterwards, and the
 * same TRF. */
#include "io/tournament_file.h"
#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

static bd_err err;

static bd_text written(bd_arena *arena, const bd_tournament *t, bd_file_format format)
{
    bd_text text = bd_text_new(arena);
    bd_warnings warnings = bd_warnings_new(arena);
    cr_assert_eq(bd_tournament_write_text(t, format, &warnings, &text, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(warnings.count, 0);
    return text;
}

static void check_file(const char *name)
{
    char path[512];
    char why[256] = "";
    const bd_read_options options = {.lenient = true};
    bd_arena *arena = bd_arena_new();
    bd_tournament *first = NULL;
    bd_tournament *second = NULL;
    snprintf(path, sizeof path, "%s/corpus/%s", TEST_DATA, name);
    cr_assert_eq(bd_tournament_read(arena, path, &options, NULL, &first, &err), BD_OK, "%s: %s", name,
                 err.sentence);
    cr_assert_eq(first->format, BD_FORMAT_TRF);
    const bd_text json = written(arena, first, BD_FORMAT_JSON);
    const bd_status status =
        bd_tournament_read_text(arena, name, json.bytes, json.length, &options, NULL, &second, &err);
    cr_assert_eq(status, BD_OK, "%s: %s: %s", name, err.place, err.sentence);
    cr_assert_eq(second->format, BD_FORMAT_JSON);
    cr_assert(bd_tournament_equal(first, second, why, sizeof why), "%s: %s", name, why);
    cr_assert_str_eq(written(arena, first, BD_FORMAT_TRF).bytes, written(arena, second, BD_FORMAT_TRF).bytes,
                     "%s", name);
    bd_arena_free(arena);
}

Test(formats_agree, every_trf_of_the_corpus_survives_json)
{
    int files = 0;
    DIR *listing = opendir(TEST_DATA "/corpus");
    cr_assert_not_null(listing);
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;) {
        if (strstr(entry->d_name, ".trf") == NULL) continue;
        check_file(entry->d_name);
        files++;
    }
    closedir(listing);
    cr_assert_geq(files, 20);
}

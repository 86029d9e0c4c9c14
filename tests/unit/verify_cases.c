/* No refusal of the checker's source is without a case in verify_refusals.c or verify_rounds.c. */
#include "base/arena.h"
#include "base/text.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static const char *source_of(bd_arena *arena, const char *name)
{
    char path[512], part[4096];
    (void)snprintf(path, sizeof path, "%s/%s", SOURCE_FOLDER, name);
    FILE *file = fopen(path, "rb");
    cr_assert_not_null(file, "%s", path);
    bd_text text = bd_text_new(arena);
    for (size_t n; (n = fread(part, 1, sizeof part, file)) > 0;) bd_text_add_bytes(&text, part, n);
    (void)fclose(file);
    return text.bytes;
}

/* Rows that have the sentence: "(NAME," in one of the tables, or a test of its own. */
static bool has_row(const char *tables, const char *name)
{
    char sought[96];
    (void)snprintf(sought, sizeof sought, "(%s,", name);
    if (strstr(tables, sought) != NULL) return true;
    (void)snprintf(sought, sizeof sought, "bd_english_%s,", name);
    return strstr(tables, sought) != NULL;
}

/* Those that nothing can bring about: bd_round_partners has already refused such boards, and the facts of the
 * walk follow from what it has checked. */
static bool is_out_of_reach(const char *name)
{
    return strcmp(name, "VERIFY_MUST_BE_BOARDS") == 0 || strcmp(name, "VERIFY_MUST_HOLD") == 0 ||
           strcmp(name, "VERIFY_MUST_AGREE") == 0; /* two readers of one text would have to differ */
}

/* The word said by the refusal that begins at `at`. */
static void word_of(const char *at, char *name, size_t size)
{
    const char *end = strchr(at, ';'), *word = strstr(at, "VERIFY_");
    cr_assert(word != NULL && word < end, "a refusal without a sentence of its own: %.60s", at);
    (void)snprintf(name, size, "%.*s", (int)strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789"), word);
}

Test(verify_cases, no_refusal_is_without_a_case)
{
    static const char *const sources[] = {"walk", "verify", "classes", "barrier"};
    bd_arena *arena = bd_arena_new();
    bd_text tables = bd_text_new(arena), seen = bd_text_new(arena);
    int found = 0;
    bd_text_add_string(&tables, source_of(arena, "tests/unit/verify_refusals.c"));
    bd_text_add_string(&tables, source_of(arena, "tests/unit/verify_rounds.c"));
    bd_text_add_string(&seen, " ");
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        char path[64], name[80], spaced[84];
        (void)snprintf(path, sizeof path, "src/verify/%s.c", sources[i]);
        const char *text = source_of(arena, path);
        for (const char *at = text; (at = strstr(at, "_refuse(")) != NULL; at++) {
            const char *line = at;
            while (line > text && line[-1] != '\n') line--;
            if (strncmp(line, "static ", 7) == 0) continue; /* where it is made */
            word_of(at, name, sizeof name);
            (void)snprintf(spaced, sizeof spaced, " %s ", name);
            cr_expect(has_row(tables.bytes, name) || is_out_of_reach(name), "%s has no case", name);
            cr_expect_null(strstr(seen.bytes, spaced), "%s is said in two places", name);
            bd_text_add_string(&seen, spaced);
            found++;
        }
    }
    cr_assert_gt(found, 35, "only %d refusals were found in the source", found);
    bd_arena_free(arena);
}

/* Every round of the corpus, paired again from the rounds before it, comes out as the endorsed engines paired
 * it: the same boards, colours and order of boards; and every draw is proved. */
#include "fide_round.h"

typedef struct line {
    char file[64];
    int round;
    const char *boards;
} line;

/* "n10_r4_s658010.trf 1 6-1 2-7 ...": cuts the line off the text. */
static bool cut_line(char **text, line *out)
{
    char *start = *text;
    char *end = strchr(start, '\n');
    if (end == NULL) return false;
    *end = '\0';
    *text = end + 1;
    int used = 0;
    cr_assert_eq(sscanf(start, "%63s %d %n", out->file, &out->round, &used), 2);
    out->boards = start + used;
    return true;
}

static void check_line(const bd_tournament *played, const line *expected)
{
    bd_arena *arena = bd_arena_new();
    bd_best best;
    fide_draw(arena, fide_rewind(arena, played, expected->round), expected->round, expected->file, &best);
    const char *got = fide_list(arena, &best.draw);
    cr_expect_str_eq(got, expected->boards, "%s round %d: %s, not %s", expected->file, expected->round, got,
                     expected->boards);
    bd_arena_free(arena);
}

Test(fide_corpus, rounds_are_those_of_the_endorsed_engines)
{
    bd_arena *arena = bd_arena_new();
    size_t size = 0;
    char *text = bd_arena_copy_text(arena, test_file_sized(arena, "fide/boards.txt", &size));
    char open[64] = "";
    bd_tournament *played = NULL;
    bd_arena *file_arena = NULL;
    line expected;
    int rounds = 0;
    while (cut_line(&text, &expected)) {
        if (strcmp(open, expected.file) != 0) {
            char path[96];
            bd_arena_free(file_arena);
            file_arena = bd_arena_new();
            memcpy(open, expected.file, sizeof open);
            (void)snprintf(path, sizeof path, "corpus/%s", expected.file);
            played = fide_read(file_arena, path);
            fide_complete(played);
        }
        check_line(played, &expected);
        rounds++;
    }
    cr_assert_eq(rounds, 938);
    bd_arena_free(file_arena);
    bd_arena_free(arena);
}

/* The list as bbpPairings prints it: a count, then a pair a line. */
static const char *expected_list(bd_arena *arena, const char *path)
{
    size_t size = 0;
    char *text = bd_arena_copy_text(arena, test_file_sized(arena, path, &size));
    bd_text list = bd_text_new(arena);
    int white, black, used;
    char *at = strchr(text, '\n');
    while (at != NULL && sscanf(at, "%d %d%n", &white, &black, &used) == 2) {
        bd_text_add(&list, "%s%d-%d", list.length > 0 ? " " : "", white, black);
        at += used;
    }
    return list.bytes;
}

Test(fide_corpus, large_rounds_are_identical)
{
    static const char *const names[] = {"f400.k8", "f800.k4"};
    for (size_t i = 0; i < 2; i++) {
        char path[64];
        bd_arena *arena = bd_arena_new();
        bd_best best;
        (void)snprintf(path, sizeof path, "corpus/%s.trf", names[i]);
        fide_draw(arena, fide_read(arena, path), 0, names[i], &best);
        (void)snprintf(path, sizeof path, "fide/%s.out", names[i]);
        cr_expect_str_eq(fide_list(arena, &best.draw), expected_list(arena, path), "%s", names[i]);
        bd_arena_free(arena);
    }
}

/* Three positions in which an engine gives somebody a second bye although the rest can be paired without. */
Test(fide_corpus, nobody_gets_a_second_bye)
{
    static const char *const rows[][2] = {{"seed7073463-r8-p9", "9-7 2-1 4-8 6-0"},
                                          {"seed735265-r7-p10", "5-1 8-2 3-9 7-0"},
                                          {"seed8848759-r9-p10", "1-4 7-10 5-2 3-0"}};
    for (size_t i = 0; i < 3; i++) {
        char path[64];
        bd_arena *arena = bd_arena_new();
        bd_best best;
        (void)snprintf(path, sizeof path, "corpus/%s.trf", rows[i][0]);
        fide_draw(arena, fide_read(arena, path), 0, rows[i][0], &best);
        cr_expect_str_eq(fide_list(arena, &best.draw), rows[i][1], "%s: %s", rows[i][0],
                         fide_list(arena, &best.draw));
        bd_arena_free(arena);
    }
}

/* The table of sentences and what fills its places. */
#include <criterion/criterion.h>

#include "explain/sentences.h"

#include <string.h>

static bd_status said(bd_saying *saying, const char **out)
{
    bd_err err = {.status = BD_OK};
    return bd_saying_finish(saying, out, &err);
}

Test(sentences, codes_are_there_once_and_braces_are_closed)
{
    for (size_t i = 0; i < bd_template_count(); i++) {
        const bd_template *row = bd_template_at(i);
        char code[64] = "";
        const char *name = row->name + strlen("EXPLAIN_");
        for (size_t k = 0; name[k] != '\0' && k + 1 < sizeof code; k++)
            code[k] = name[k] == '_' ? '-' : (char)(name[k] - 'A' + 'a');
        cr_expect_eq(bd_template_find(code), row, "%s stands twice", code);
        cr_expect_gt(strlen(row->text), 0u, "%s", row->name);
        int open = 0, bracket = 0;
        for (const char *at = row->text; *at != '\0'; at++) {
            if (*at == '{') open++;
            if (*at == '}') open--;
            if (*at == '[') bracket++;
            if (*at == ']') bracket--;
            cr_expect(open == 0 || open == 1, "%s", row->name);
            cr_expect(bracket == 0 || bracket == 1, "%s", row->name);
        }
        cr_expect_eq(open, 0, "%s", row->name);
        cr_expect_eq(bracket, 0, "%s", row->name);
    }
    cr_expect_null(bd_template_at(bd_template_count()));
    cr_expect_null(bd_template_find("no such code"));
}

Test(sentences, places_are_filled)
{
    bd_arena *arena = bd_arena_new();
    const char *out = NULL;
    bd_saying saying = bd_saying_new(arena, "met");
    bd_saying_int(&saying, "a", 3);
    bd_saying_int(&saying, "b", 12);
    bd_saying_int(&saying, "round", 2);
    cr_assert_eq(said(&saying, &out), BD_OK);
    cr_expect_str_eq(out, "3 and 12 have already met, in round 2.");
    bd_arena_free(arena);
}

Test(sentences, one_and_many)
{
    bd_arena *arena = bd_arena_new();
    const char *out = NULL;
    for (int n = 1; n <= 2; n++) {
        bd_saying saying = bd_saying_with(arena, "float-repeat",
                                          "{other} {other#player|players} {other#floats|float} the same way "
                                          "as in the last round instead of {best}");
        bd_saying_int(&saying, "other", n);
        bd_saying_int(&saying, "best", 0);
        cr_assert_eq(said(&saying, &out), BD_OK);
        cr_expect_str_eq(out, n == 1 ? "1 player floats the same way as in the last round instead of 0"
                                     : "2 players float the same way as in the last round instead of 0");
    }
    bd_arena_free(arena);
}

Test(sentences, players_are_listed_and_long_lists_cut)
{
    static const struct {
        size_t count;
        const char *want;
    } rows[] = {{0, "(nobody)"},
                {1, "(the bye)"},
                {2, "(the bye and 1)"},
                {4, "(the bye, 1, 2 and 3)"},
                {14, "(the bye, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 13)"},
                {15, "(the bye, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 3 more)"}};
    int ids[15];
    bd_arena *arena = bd_arena_new();
    for (int i = 0; i < 15; i++) ids[i] = i;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *out = NULL;
        bd_saying saying = bd_saying_new(arena, "group");
        bd_saying_players(&saying, "players", ids, rows[i].count);
        cr_assert_eq(said(&saying, &out), BD_OK);
        cr_expect_str_eq(out, rows[i].want);
    }
    bd_arena_free(arena);
}

Test(sentences, what_is_missing_is_our_mistake)
{
    bd_arena *arena = bd_arena_new();
    const char *out = NULL;
    bd_saying saying = bd_saying_new(arena, "met");
    bd_saying_int(&saying, "a", 3);
    cr_expect_eq(said(&saying, &out), BD_INTERNAL);
    bd_saying unknown = bd_saying_new(arena, "nonsense");
    cr_expect_eq(said(&unknown, &out), BD_INTERNAL);
    bd_arena_free(arena);
}

/* Square brackets: of a full sentence only. */
Test(sentences, a_brief_one_leaves_out_what_stands_in_brackets)
{
    static const char template[] = "{a} is due White[ ({colours})], {b} is not[, by {n} {n#game|games}].";
    bd_arena *arena = bd_arena_new();
    for (int brief = 0; brief < 2; brief++) {
        const char *out = NULL;
        bd_saying saying = bd_saying_with(arena, "due", template);
        saying.brief = brief != 0;
        bd_saying_int(&saying, "a", 3);
        bd_saying_int(&saying, "b", 7);
        bd_saying_int(&saying, "n", 1);
        bd_saying_text(&saying, "colours", "WB");
        cr_assert_eq(said(&saying, &out), BD_OK);
        cr_expect_str_eq(out,
                         brief ? "3 is due White, 7 is not." : "3 is due White (WB), 7 is not, by 1 game.");
    }
    bd_arena_free(arena);
}

Test(sentences, words_are_counted_on_the_brief_template)
{
    cr_expect_eq(bd_template_words(&(bd_template){"x", "{a} is due White[ ({colours})], {b} is not."}), 7);
    cr_expect_eq(bd_template_words(&(bd_template){"x", "[all of it]"}), 0);
    const int plain = bd_template_words(&(bd_template){"x", "No: {x}."});
    cr_expect_eq(plain, 2);
    cr_expect_gt(bd_template_words(&(bd_template){"x", "No: {how}."}), plain,
                 "a clause has words of its own");
}

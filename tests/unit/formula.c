/* Formulas: what is wrong with a slip, where, and what was probably meant; what a formula can come to is
 * known when it has been read; and the checker knows every name that the rules know. */
#include <criterion/criterion.h>

#include "base/graph.h"
#include "rulebook/formula/formula.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *text;
    size_t at;
    const char *said; /* a part of the sentence */
} slips[] = {
    {"", 0, "the cost is empty; write what a board costs, such as same(club)"},
    {"same(clubb)", 5, "'clubb' is not a field of a player; did you mean 'club'?"},
    {"smae(club)", 0, "'smae' is not a name; did you mean 'same'?"},
    {"same(kent)", 5,
     "'kent' is not a field of a player, nor a tag, which stands in quotation marks (a.'county'); the fields "
     "are id,"},
    {"same club", 5, "expected '(', found club"},
    {"same(club", 9, "expected ')', found the end"},
    {"club = 'Kent'", 0, "'club' is of one player: write a.club, b.club or same(club)"},
    {"a.club == b.club", 7, "'==' is written '=' here"},
    {"a.score <> b.score", 8, "'<>' is written '!=' here"},
    {"same(club) && round < 3", 11, "'&&' is written 'and' here"},
    {"same(club) || met", 11, "'||' is written 'or' here"},
    {"!same(club)", 0, "'!' is written 'not' here"},
    {"a.score / 2", 8, "'/' is written 'div' here"},
    {"a.id % 2", 5, "'%' is written 'mod' here"},
    {"a.club = \"Kent\"", 9, "'\"' is written ''' here"},
    {"a.club = 'Kent", 9, "this text has no closing quotation mark (')"},
    {"a.club = ''", 9, "must not be empty; known(a.club) asks whether one is given"},
    {"a.Club = b.club", 2, "names have small letters: 'club'"},
    {"a.score = b.score = 2", 18, "comparisons do not chain: write 'x < y and y < z'"},
    {"same(club) same(team)", 11, "the cost ends before 'same'; join its parts with 'and', 'or' or '+'"},
    {"same(club) and", 14, "expected a number, a name or a bracket, found the end"},
    {"same(club) and round", 15, "a comparison is needed here, such as a.score > 2"},
    {"not a.score", 4, "a comparison is needed here"},
    {"a.club + 1", 0, "a text stands where a number is needed"},
    {"a.club < b.club", 0, "texts have no order: only = and != compare them"},
    {"a.club = 3", 0, "a text can only be compared with a text"},
    {"a.club", 0, "a cost is a number or a comparison, not a text"},
    {"a.grade - b.grade", 0,
     "the cost can be -9999; it must be 0 or more, as abs(...) or max(0, ...) make it"},
    {"abs(a.grade - b.grade) * 200000", 0, "the cost can be 1999800000; it must be 1000000000 or less"},
    {"a.id div (b.score + 1)", 9, "the divisor can be -19999; it must be 1 or more, as max(1, ...) makes it"},
    {"a.grade*a.grade*a.grade*a.grade*a.grade", 0, "this can be larger than 1000000000000000"},
    {"round + 2", 0, "this cost is the same for all boards: it reads nothing of the players"},
    {"a.met", 2, "'met' is not of one player: write 'met' alone"},
    {"a.score in {5..3}", 12, "the range 5..3 is empty"},
    {"a.score in {}", 12, "expected a number or a text of the set, found }"},
    {"a.score in (1, 2)", 11, "expected '{', found ("},
    {"max(a.score)", 11, "expected ',', found )"},
    {"abs(a.score, b.score)", 11, "expected ')', found ,"},
    {"if(same(club), 1)", 16, "expected ',', found )"},
    {"if(a.score, 1, 2)", 3, "a comparison is needed here"},
    {"if(met, a.club, 2)", 8, "both results of 'if' must be numbers or comparisons, not texts"},
    {"known(a.grade)", 6, "'known' asks for a text such as a.club; of a number, compare it with 0"},
    {"a.score # b.score", 8, "'#' means nothing in a cost"},
    {"a.score \xC2\xB1 1", 8, "'\xC2\xB1' means nothing in a cost"},
    {"a.score + 99999999999", 10, "the number 99999999999 is too large; the largest is 1000000000"},
    {"same('county=')", 12, "the key of a tag has neither '=' nor ';'"},
    {"same(3)", 5, "expected a field of a player, such as club, or a tag, such as 'county', found 3"},
    {"a.club = 'St~Mary'", 12, "'~' means nothing in a cost"},
};

Test(formula, slips_are_told_with_their_place)
{
    for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
        bd_arena *arena = bd_arena_new();
        bd_formula formula;
        bd_err err = {.status = BD_OK};
        size_t at = 9999;
        cr_assert_eq(bd_formula_read(arena, slips[i].text, &formula, &at, &err), BD_BAD_INPUT, "%s",
                     slips[i].text);
        cr_expect_not_null(strstr(err.sentence, slips[i].said), "%s: %s", slips[i].text, err.sentence);
        cr_expect_eq(at, slips[i].at, "%s: at %zu, not %zu: %s", slips[i].text, at, slips[i].at,
                     err.sentence);
        bd_arena_free(arena);
    }
}

static const struct {
    const char *text;
    int64_t low, high;
} bounds[] = {
    {"same(club)", 0, 1},
    {"abs(a.grade - b.grade)", 0, 9999},
    {"max(0, a.grade - b.grade - 200)", 0, 9799},
    {"abs(a.score) * abs(b.score)", 0, 400000000},
    {"(a.score - 3) div 2 + 20000", -20003 / 2 - 1 + 20000, 29998},
    {"7 div max(1, a.level)", 0, 7},
    {"a.id mod 7", 0, 6},
    {"if(met, 5, 2)", 2, 5},
    {"min(a.id, b.id, 10)", 1, 10},
    {"not met", 0, 1},
    {"-(-a.grade)", 0, 9999},
    {"(a.score) in {1, -3..2}", 0, 1},
};

Test(formula, what_it_can_come_to_is_known)
{
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        bd_arena *arena = bd_arena_new();
        bd_formula formula;
        bd_err err = {.status = BD_OK};
        cr_assert_eq(bd_formula_read(arena, bounds[i].text, &formula, NULL, &err), BD_OK, "%s: %s",
                     bounds[i].text, err.sentence);
        const bd_term *cost = bd_formula_cost(&formula);
        cr_expect_eq(cost->low, bounds[i].low, "%s: low %lld", bounds[i].text, (long long)cost->low);
        cr_expect_eq(cost->high, bounds[i].high, "%s: high %lld", bounds[i].text, (long long)cost->high);
        bd_arena_free(arena);
    }
}

/* A text of 999 bytes, brackets that are 41 deep, and 257 terms. */
Test(formula, limits_are_said)
{
    char text[1100];
    bd_arena *arena = bd_arena_new();
    bd_formula formula;
    bd_err err = {.status = BD_OK};
    memset(text, ' ', sizeof text);
    memcpy(text, "met", 3);
    text[1000] = '\0';
    cr_assert_eq(bd_formula_read(arena, text, &formula, NULL, &err), BD_OK);
    text[1000] = ' ';
    text[1001] = '\0';
    cr_assert_eq(bd_formula_read(arena, text, &formula, NULL, &err), BD_BAD_INPUT);
    cr_assert_not_null(strstr(err.sentence, "at most 1000 bytes"));
    memset(text, '(', 40);
    (void)strcpy(text + 40, "met");
    cr_assert_eq(bd_formula_read(arena, text, &formula, NULL, &err), BD_BAD_INPUT);
    cr_assert_not_null(strstr(err.sentence, "more than 40 deep"), "%s", err.sentence);
    size_t length = 0;
    for (int i = 0; i < 130; i++) length += (size_t)snprintf(text + length, 8, "%smet", i > 0 ? "+" : "");
    cr_assert_eq(bd_formula_read(arena, text, &formula, NULL, &err), BD_BAD_INPUT);
    cr_assert_not_null(strstr(err.sentence, "at most 256 terms"), "%s", err.sentence);
    bd_arena_free(arena);
}

Test(formula, tidy_leaves_what_is_quoted)
{
    bd_arena *arena = bd_arena_new();
    cr_assert_str_eq(bd_formula_tidy(arena, "  a.club  =\t'St  Mary'  "), "a.club = 'St  Mary'");
    cr_assert_str_eq(bd_formula_tidy(arena, ""), "");
    bd_arena_free(arena);
}

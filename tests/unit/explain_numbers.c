/* A player's number is said once in the sentences of a board. */
#include <criterion/criterion.h>

#include "explain/sentences.h"
#include "io/tournament_file.h"

#include <stdio.h>

static bd_arena *arena;
static bd_numbers numbers;
static bd_round *round_of_event;

/* Six players; two are called Hill. */
static void begin(void)
{
    static const char text[] = "{\"format\": \"cards/1\", \"rules\": \"caa\", \"options\": {\"ungraded\": "
                               "\"bottom\"}, \"players\": ["
                               "{\"id\": 1, \"name\": \"Ash, Ann\"}, {\"id\": 2, \"name\": \"Birch, Ben\"},"
                               "{\"id\": 3, \"name\": \"Hill, Cat\"}, {\"id\": 4, \"name\": \"Hill, Dan\"},"
                               "{\"id\": 5, \"name\": \"Oak\"}, {\"id\": 6}]}";
    bd_tournament *event = NULL;
    bd_err err = {.status = BD_OK};
    arena = bd_arena_new();
    cr_assert_eq(bd_tournament_read_text(arena, "x.json", text, sizeof text - 1, NULL, NULL, &event, &err),
                 BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_round_new(arena, event, bd_rulebook_find("caa"), 0, NULL, &round_of_event, &err), BD_OK,
                 "%s", err.sentence);
    cr_assert_eq(bd_numbers_new(arena, round_of_event, &numbers, &err), BD_OK);
}

static void end(void) { bd_arena_free(arena); }
TestSuite(explain_numbers, .init = begin, .fini = end);

static const char *said(const char *sentence)
{
    bd_reason reason = {.sentence = sentence};
    bd_reasons reasons = {.items = &reason, .count = 1};
    cr_assert_eq(bd_numbers_say_once(&numbers, &reasons, NULL), BD_OK);
    return reason.sentence;
}

Test(explain_numbers, once_and_not_after_the_heading)
{
    bd_numbers_begin(&numbers, 1, 0);
    cr_expect_str_eq(said("Ash (1) and Oak (5) met."), "Ash and Oak (5) met.");
    cr_expect_str_eq(said("Oak (5) and Birch (2), so Oak (5)."), "Oak and Birch (2), so Oak.");
    bd_numbers_begin(&numbers, 2, 6);
    cr_expect_str_eq(said("Birch (2), Oak (5) and 6: Oak (5)."), "Birch, Oak (5) and 6: Oak.");
}

Test(explain_numbers, namesakes_keep_theirs)
{
    bd_numbers_begin(&numbers, 3, 4);
    cr_expect_str_eq(said("Hill (3) met Hill (4), and Hill (3) Oak (5)."),
                     "Hill (3) met Hill (4), and Hill (3) Oak (5).");
}

Test(explain_numbers, other_brackets_stay)
{
    bd_numbers_begin(&numbers, 1, 5);
    cr_expect_str_eq(said("(1) Ash (WB) Oak (1) 3 Ash (7) Ash (1"), "(1) Ash (WB) Oak (1) 3 Ash (7) Ash (1");
    cr_expect_str_eq(said(""), "");
}

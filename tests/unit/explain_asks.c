/* How many demands a explainer solves: as many as the budget grants, and at least a dozen. */
#include <criterion/criterion.h>

#include "explain/difference.h"
#include "explain/explainer.h"
#include "io/tournament_file.h"

#include <limits.h>
#include <string.h>

static bd_arena *arena;
static bd_question question;
static const bd_solve_options how = {.prove_unique = false};

static void begin(void)
{
    arena = bd_arena_new();
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_tournament_read(arena, TEST_DATA "/examples/set_b.json", NULL, NULL, &tournament, &err),
                 BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_question_open(arena, tournament, bd_rulebook_find("caa"), 0, NULL, &how, &question, &err),
                 BD_OK, "%s", err.sentence);
}

static void end(void) { bd_arena_free(arena); }
TestSuite(explain_asks, .init = begin, .fini = end);

/* Why these two do not meet: the code of the reason. */
static const char *ask(bd_explainer *explainer, int a, int b)
{
    const bd_demand demand = {.kind = BD_DEMAND_PAIR, .a = a, .b = b};
    bd_saying saying = bd_saying_new(arena, "passed");
    bd_reasons reasons = {.count = 0};
    bd_saying_int(&saying, "a", a);
    bd_saying_int(&saying, "c", b);
    bd_saying_int(&saying, "n", 1);
    bd_saying_text(&saying, "way", "meet");
    cr_assert_eq(bd_explainer_ask(explainer, &demand, &saying, &reasons, NULL), BD_OK);
    cr_assert_eq(reasons.count, 1);
    return reasons.items[0].code;
}

static int answered(long budget)
{
    bd_explainer explainer;
    cr_assert_eq(bd_explainer_new(arena, &question, &how, budget, &explainer, NULL), BD_OK);
    for (int asks = 0;; asks++) {
        const char *code = ask(&explainer, 1, 6);
        if (strcmp(code, "passed-not-asked") == 0) return asks;
        cr_assert_str_eq(code, "passed-worse");
        cr_assert_lt(asks, 100);
    }
}

/* The cards leave few questions open, so that even a dozen answers would be enough. */
enum { FEW_ASKS = 4 };

/* All boards of a large late round. */
static size_t tell_large(long budget, double seconds, bd_explainer *explainer, bd_explanation **out)
{
    static bd_question large;
    static bd_solve_options within;
    bd_tournament *event = NULL;
    bd_err err = {.status = BD_OK};
    within = (bd_solve_options){.limits.cpu_seconds = seconds};
    cr_assert_eq(bd_tournament_read(arena, TEST_DATA "/corpus/n151_r12_s66234.trf", NULL, NULL, &event, &err),
                 BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_question_open(arena, event, bd_rulebook_find("fide"), 0, NULL, &how, &large, &err), BD_OK,
                 "%s", err.sentence);
    const size_t count = large.best.draw.board_count + (large.best.draw.bye != 0);
    *out = bd_arena_alloc(arena, count, sizeof **out);
    cr_assert_eq(bd_explainer_new(arena, &large, &within, budget, explainer, &err), BD_OK);
    if (budget == 0) explainer->asks_left = FEW_ASKS;
    cr_assert_eq(bd_explain_all(explainer, *out, count, &err), BD_OK, "%s", err.sentence);
    return count;
}

/* Boards from first to end with a reason whose code ends so; NULL: one that was worked out. */
static int count_boards(const bd_explanation *stories, size_t first, size_t end, const char *ending)
{
    int count = 0;
    for (size_t b = first; b < end; b++) {
        bool any = false;
        for (size_t i = 0; i < stories[b].pairing.count; i++) {
            const bd_reason *reason = &stories[b].pairing.items[i];
            const char *at = ending != NULL ? strstr(reason->code, ending) : NULL;
            any = any || (ending == NULL ? reason->stage != NULL && !reason->at_latest : at != NULL);
        }
        count += any;
    }
    return count;
}

Test(explain_asks, questions_are_shared_evenly)
{
    bd_explainer explainer;
    bd_explanation *stories = NULL;
    const size_t count = tell_large(0, 0, &explainer, &stories);
    cr_expect_eq(explainer.asks, 12);
    cr_expect_leq(explainer.asks_left, 1, "%ld left", explainer.asks_left);
    const int unasked = count_boards(stories, 0, count, "-not-asked");
    cr_expect_gt(unasked, 5, "%d boards without an answer", unasked);
    for (size_t third = 0; third < 3; third++)
        cr_expect_geq(count_boards(stories, third * count / 3, (third + 1) * count / 3, NULL), 1, "third %zu",
                      third);
}

Test(explain_asks, every_question_where_there_are_enough)
{
    bd_explainer explainer;
    bd_explanation *stories = NULL;
    const size_t count = tell_large(LONG_MAX, 0, &explainer, &stories);
    cr_expect_eq(count_boards(stories, 0, count, "-not-asked"), 0);
}

/* What stands on the cards is told all the same. */
Test(explain_asks, nothing_is_asked_when_time_is_up)
{
    bd_explainer explainer;
    bd_explanation *stories = NULL;
    const size_t count = tell_large(LONG_MAX, 1e-9, &explainer, &stories);
    cr_expect_eq(count_boards(stories, 0, count, NULL), 0);
    cr_expect_gt(count_boards(stories, 0, count, "natural"), 10);
    for (size_t b = 0; b < count; b++) cr_expect_gt(stories[b].pairing.count, 0u, "board %zu", b + 1);
}

Test(explain_asks, a_dozen_at_least_and_then_the_budget)
{
    cr_expect_eq(answered(0), 12);
    cr_expect_eq(answered(8 * 12), 12, "each takes as many cards as the round has");
    cr_expect_eq(answered(8 * 13), 13);
    cr_expect_eq(answered(8 * 14 - 1), 13);
}

/* Upfloaters are better when there are more: such a stage counts down from 0, and its sentence up. */
Test(explain_asks, what_counts_down_is_said_counting_up)
{
    const char *said = NULL;
    bd_tournament *tournament = NULL;
    bd_round *round = NULL;
    cr_assert_eq(
        bd_tournament_read(arena, TEST_DATA "/examples/set_a_r3.json", NULL, NULL, &tournament, NULL), BD_OK);
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 0, NULL, &round, NULL), BD_OK);
    bd_stage_values values = {.stage = "score.up:2", .best = -3, .other = -1};
    cr_assert_eq(bd_phrase_of(arena, round, &values, false, &said, NULL), BD_OK);
    cr_expect_not_null(strstr(said, "takes in 1 floater instead of 3"), "%s", said);
    values.best = 0;
    values.other = -2;
    cr_assert_eq(bd_phrase_of(arena, round, &values, false, &said, NULL), BD_OK);
    cr_expect_not_null(strstr(said, "takes in 2 floaters instead of 0"), "%s", said);
}

/* 1 plays 5 in the best draw, and 1 has met 2: neither needs a solve. */
Test(explain_asks, what_needs_no_solve_is_free)
{
    bd_explainer explainer;
    cr_assert_eq(bd_explainer_new(arena, &question, &how, 0, &explainer, NULL), BD_OK);
    for (int i = 0; i < 20; i++) cr_expect_str_eq(ask(&explainer, 1, 5), "passed-so");
    cr_expect_eq(explainer.asks_left, 12);
    explainer.asks_left = 0;
    cr_expect_str_eq(ask(&explainer, 1, 5), "passed-so", "answered although nothing is left");
    cr_expect_str_eq(ask(&explainer, 1, 6), "passed-not-asked");
    cr_expect_eq(explainer.asks_left, 0);
}

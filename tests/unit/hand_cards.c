/* The card procedure reaches the guide's draws, says what it does, never makes an illegal draw, and says
 * where it is stuck. */
#include <criterion/criterion.h>

#include "faults/arena_fault.h"
#include "hand/hand.h"
#include "io/json/cards_json.h"
#include "rulebook/rulebook.h"
#include "tests_file.h"

#include <string.h>

typedef struct known {
    const char *name;
    const char *boards; /* as published; the toss of round 1 gave White to the top seed */
} known;

/* The guide's own draws, colours included, but for three: ex_g1_3 and ex_g2_1 are mended as their files say,
 * set_b_cards has the colours that follow from the printed cards. set_a_r5 stands apart: the guide's draw
 * there repeats 3 v 2. */
static const known examples[] = {
    {"ex_g1_1", "8-1 2-9 6-3 4-7 10-5"},
    {"ex_g1_2", "1-3 2-5 4-7 6-8"},
    {"ex_g1_3", "1-4 2-5 3-6"},
    {"ex_g1_4", "1-5 2-6 3-7 8-4"},
    {"ex_g1_5", "1-5 2-6 3-4"},
    {"ex_g2_1", "1-4 2-6 3-8 7-5"},
    {"ex_g2_2", "1-4 3-2"},
    {"ex_g2_3", "1-5 2-7 3-6 4-8"},
    {"set_a_r1", "1-10 14-2 3-12 15-5 6-16 18-7 8-17 20-9 bye 11"},
    {"set_a_r2", "9-1 2-11 5-18 4-6 17-3 13-8 12-19 7-15 10-20 16-14"},
    {"set_a_r3", "1-5 3-2 12-4 6-13 11-7 8-14 18-9 20-17 19-16 bye 15"},
    {"set_a_r4", "5-3 7-1 2-12 4-18 8-6 14-20 9-19 13-10 15-11 16-17"},
    {"set_b", "1-5 6-2 7-3 4-8"},
    {"set_b_cards", "5-1 6-2 3-7 4-8"},
    {"set_c", "1-7 6-2 3-8 9-4 10-5"},
    {"set_d", "1-8 9-2 3-10 4-7 6-5"},
    {"set_f", "1-4 7-5 6-2 3-8"},
    {"set_g6", "1-3 2-5 6-4"},
    {"set_h", "1-4 2-6 5-3"},
};

enum { EXAMPLES = sizeof examples / sizeof *examples };

static bd_round *read_round(bd_arena *arena, const char *name, const bd_draw_options *options)
{
    char path[128];
    (void)snprintf(path, sizeof path, "examples/%s.json", name);
    size_t size = 0;
    const char *text = test_file_sized(arena, path, &size);
    const bd_read_options lenient = {.lenient = true};
    bd_tournament *tournament = NULL;
    bd_round *round = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_cards_json_read(arena, path, text, size, &lenient, NULL, &tournament, &err), BD_OK,
                 "%s: %s", path, err.sentence);
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 0, options, &round, &err), BD_OK,
                 "%s: %s", path, err.sentence);
    return round;
}

static bd_hand_result draw_by(const char *method, bd_arena *arena, const bd_round *round)
{
    const bd_hand_wishes wishes = {.steps = true, .seed = 1};
    bd_hand_result result;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_method_find(method)->draw(arena, round, &wishes, &result, &err), BD_OK, "%s",
                 err.sentence);
    return result;
}

static const char *boards_of(bd_arena *arena, const bd_round *round, const bd_hand_result *result)
{
    if (result->stuck) return "stuck";
    bd_draw draw;
    bd_err err;
    cr_assert_eq(bd_hand_publish(arena, round, result, &draw, &err), BD_OK);
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < draw.board_count; i++)
        bd_text_add(&text, "%s%d-%d", i == 0 ? "" : " ", draw.boards[i].white, draw.boards[i].black);
    if (draw.bye != 0) bd_text_add(&text, " bye %d", draw.bye);
    return text.bytes;
}

static bd_draw_options white_on_top(void)
{
    bd_draw_options options = bd_draw_options_none();
    options.top_colour = BD_WHITE;
    return options;
}

static bool says(const bd_hand_result *result, const char *words)
{
    for (size_t i = 0; i < result->step_count; i++)
        if (strstr(result->steps[i].sentence, words) != NULL) return true;
    return false;
}

Test(hand, the_card_procedure_reaches_the_draws_of_the_guide)
{
    for (size_t i = 0; i < EXAMPLES; i++) {
        bd_arena *arena = bd_arena_new();
        const bd_draw_options options = white_on_top();
        const bd_round *round = read_round(arena, examples[i].name, &options);
        const bd_hand_result result = draw_by("cards", arena, round);
        cr_expect_str_eq(boards_of(arena, round, &result), examples[i].boards, "%s", examples[i].name);
        bd_arena_free(arena);
    }
}

/* The guide overlooks that 3 and 2 have met; whoever sees it floats 2 instead of 8. The rest is as in the
 * guide: 11 v 16, 19 v 13, 1 v 18.
 */
Test(hand, round_5_of_set_a_is_legal_where_the_guide_slips)
{
    bd_arena *arena = bd_arena_new();
    const bd_round *round = read_round(arena, "set_a_r5", NULL);
    const bd_hand_result result = draw_by("cards", arena, round);
    cr_expect_str_eq(boards_of(arena, round, &result), "12-5 1-18 2-4 3-8 6-15 20-7 10-9 17-14 11-16 19-13");
    cr_expect(says(&result, "If 8 floated down, the rest could not be paired."));
    bd_arena_free(arena);
}

Test(hand, the_steps_say_what_was_decided_and_why)
{
    static const struct {
        const char *name, *words;
    } said[] = {
        {"set_a_r1", "11 has the bye."},
        {"set_a_r1", "3 would play 14, but the pairing is undesirable"},
        {"set_a_r4", "6 floats down."},
        {"set_c", "2 would play 7, but both need Black: they change opponents with 1"},
        {"set_d", "2 would play 6, but they have met: 2 plays 9."},
        {"set_f", "7 is transferred to the White side: the weakest claim of the two levels."},
        {"set_f", "5 floats up to meet 7."},
        {"set_g6", "3 and 4 are exchanged across the mid-line."},
        {"set_h", "5 has met everyone who could give them their colour."},
        {"set_h", "4 is transferred to the Black side"},
    };
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        bd_arena *arena = bd_arena_new();
        const bd_hand_result result = draw_by("cards", arena, read_round(arena, said[i].name, NULL));
        cr_expect(says(&result, said[i].words), "%s: %s", said[i].name, said[i].words);
        bd_arena_free(arena);
    }
}

/* The last level cannot be paired: the one above it is taken up again, and two more of its cards float down.
 */
Test(hand, a_level_that_is_taken_up_again_is_named)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *tournament = NULL;
    bd_round *round = NULL;
    size_t size = 0;
    bd_err err = {.status = BD_OK};
    const char *text = test_file_sized(arena, "level_taken_up_again.json", &size);
    cr_assert_eq(bd_cards_json_read(arena, "t", text, size, NULL, NULL, &tournament, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 0, NULL, &round, &err), BD_OK);
    const bd_hand_result result = draw_by("cards", arena, round);
    cr_expect_not(result.stuck);
    cr_expect(says(&result, "Level 5 below cannot be paired: level 4 is taken up again and two more cards"));
    bd_arena_free(arena);
}

Test(hand, the_arbiters_wishes_are_kept_by_every_method)
{
    static const bd_id_pair fixed[] = {{1, 16}}, forbidden[] = {{2, 9}};
    for (size_t m = 0; m < bd_method_count(); m++) {
        bd_arena *arena = bd_arena_new();
        bd_draw_options options = white_on_top();
        options.fixed = fixed;
        options.fixed_count = 1;
        options.forbid = forbidden;
        options.forbid_count = 1;
        options.bye = 7;
        const bd_round *round = read_round(arena, "set_a_r1", &options);
        const bd_hand_result result = draw_by(bd_method_at(m)->id, arena, round);
        cr_assert_not(result.stuck, "%s", bd_method_at(m)->id);
        cr_expect_eq(result.mate[bd_round_node(round, 1)], bd_round_node(round, 16));
        cr_expect_eq(result.mate[bd_round_node(round, 7)], round->bye);
        cr_expect_neq(result.mate[bd_round_node(round, 2)], bd_round_node(round, 9));
        bd_arena_free(arena);
    }
}

Test(hand, lazy_and_greedy_do_what_they_are_known_for)
{
    bd_arena *arena = bd_arena_new();
    const bd_draw_options options = white_on_top();
    const bd_round *round = read_round(arena, "set_a_r1", &options);
    /* Lazy: nobody asks for clubs, the lowest card has the bye. */
    bd_hand_result result = draw_by("lazy", arena, round);
    cr_expect_str_eq(boards_of(arena, round, &result), "1-10 11-2 3-12 14-5 6-15 16-7 8-17 18-9 bye 20");
    /* Both had the same colour last: the higher-rated alternates, though 7 has had two Blacks. */
    round = read_round(arena, "set_b", NULL);
    result = draw_by("lazy", arena, round);
    cr_expect_str_eq(boards_of(arena, round, &result), "1-5 6-2 3-7 4-8");
    /* Greedy strands the last two. */
    round = read_round(arena, "ex_g1_5", NULL);
    result = draw_by("greedy", arena, round);
    cr_assert(result.stuck);
    cr_expect_eq(result.stuck_level, 0);
    cr_assert_eq(result.left_count, 2);
    cr_expect(says(&result, "finds no opponent"));
    bd_arena_free(arena);
}

/* Four players who have all met: stuck, with the boards made so far, and no draw. */
Test(hand, being_stuck_is_an_outcome)
{
    static const char cards[] =
        "{\"format\":\"cards/"
        "1\",\"rules\":\"caa\",\"round\":4,\"met\":[[1,2],[1,3],[1,4],[2,3],[2,4],[3,4]],\"players\":["
        "{\"id\":1,\"rank\":1},{\"id\":2,\"rank\":2},{\"id\":3,\"rank\":3},{\"id\":4,\"rank\":4}]}";
    for (size_t m = 0; m < bd_method_count(); m++) {
        bd_arena *arena = bd_arena_new();
        const bd_read_options strict = {.lenient = false};
        bd_tournament *tournament = NULL;
        bd_round *round = NULL;
        bd_err err = {.status = BD_OK};
        cr_assert_eq(
            bd_cards_json_read(arena, "four.json", cards, strlen(cards), &strict, NULL, &tournament, &err),
            BD_OK, "%s", err.sentence);
        cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 0, NULL, &round, &err), BD_OK);
        bd_hand_result result = draw_by(bd_method_at(m)->id, arena, round);
        cr_assert(result.stuck, "%s", bd_method_at(m)->id);
        cr_expect_eq(result.stuck_level, 0);
        cr_expect_eq(result.left_count, 4);
        bd_draw draw;
        cr_expect_eq(bd_hand_publish(arena, round, &result, &draw, &err), BD_USAGE);
        /* With the arbiter's leave repeats are made. */
        bd_draw_options options = bd_draw_options_none();
        options.allow_repeats = true;
        cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 0, &options, &round, &err),
                     BD_OK);
        result = draw_by(bd_method_at(m)->id, arena, round);
        cr_expect_not(result.stuck, "%s", bd_method_at(m)->id);
        bd_arena_free(arena);
    }
}

Test(hand, methods_are_found_by_their_names)
{
    cr_assert_eq(bd_method_count(), 5);
    for (size_t m = 0; m < bd_method_count(); m++)
        cr_expect_eq(bd_method_find(bd_method_at(m)->id), bd_method_at(m));
    cr_expect_null(bd_method_find("best"));
    char words[200] = "";
    for (size_t m = 0; m < bd_method_count(); m++) {
        const size_t used = strlen(words);
        (void)snprintf(words + used, sizeof words - used, "|%s", bd_method_at(m)->id);
    }
    cr_expect_str_eq(BD_METHOD_WORDS, words, "what the commands offer");
}

Test(hand, every_failed_allocation_is_reported)
{
    bool done = false;
    for (long n = 0; !done; n++) {
        bd_arena *arena = bd_arena_new();
        const bd_round *round = read_round(arena, "set_a_r5", NULL);
        const bd_hand_wishes wishes = {.steps = true};
        bd_hand_result result;
        bd_err err;
        arena_fail_after(n);
        const bd_status status = bd_method_find("cards")->draw(arena, round, &wishes, &result, &err);
        arena_fail_after(-1);
        cr_assert(status == BD_NO_MEMORY || status == BD_OK, "allocation %ld: status %d", n, status);
        if (status == BD_OK) cr_assert_not(result.stuck, "allocation %ld", n);
        done = status == BD_OK;
        bd_arena_free(arena);
    }
}

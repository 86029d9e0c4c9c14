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

static bd_round *read_file(bd_arena *arena, const char *path, const bd_draw_options *options)
{
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

static bd_round *read_round(bd_arena *arena, const char *name, const bd_draw_options *options)
{
    char path[128];
    (void)snprintf(path, sizeof path, "examples/%s.json", name);
    return read_file(arena, path, options);
}

static bd_round *read_position(bd_arena *arena, const char *name)
{
    char path[128];
    (void)snprintf(path, sizeof path, "hand/%s.json", name);
    return read_file(arena, path, NULL);
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

/* Who floats and who is transferred by the guide, where it says so: of set A, round 5, the draw that is best
 * (the guide's own repeats 3 v 2, its revisited one exchanges two cards too many). */
static const struct {
    const char *name, *down, *up, *transferred;
} moves[] = {
    {"ex_g1_1", "", "", ""},
    {"ex_g1_2", "2", "5", ""},
    {"ex_g1_4", "", "", "5 7"},
    {"ex_g1_5", "", "", ""},
    {"ex_g2_2", "", "", ""},
    {"ex_g2_3", "", "", ""},
    {"set_a_r1", "", "", ""},
    {"set_a_r2", "6", "4", ""},
    {"set_a_r3", "2 19", "3 16", "12 14"},
    {"set_a_r4", "5 6", "3 8", "8 17"},
    {"set_b", "", "", "3 5"},
    {"set_c", "", "", "5 8"},
    {"set_d", "", "", ""},
    {"set_f", "7", "5", "6 7"},
    {"set_g6", "", "", ""},
    {"set_h", "", "", "4 5"},
    {"set_a_r5", "5 12 14", "2 7 17", "2 18"},
};

typedef enum moved { DOWN, UP, TRANSFERRED } moved;

static bool has_moved(const bd_round *round, const bd_hand_result *result, int node, moved how)
{
    const int other = result->mate[node];
    if (other >= round->cards) return false;
    const bd_player *player = &round->players[node], *opponent = &round->players[other];
    if (how == DOWN) return player->score > opponent->score;
    if (how == UP) return player->score < opponent->score;
    const bool first = node < other;
    const bool white =
        first == bd_round_higher_has_white(round, first ? node : other, first ? other : node, 0);
    return player->claim.due != BD_NO_COLOUR && (player->claim.due == BD_WHITE) != white;
}

static const char *moved_ids(bd_arena *arena, const bd_round *round, const bd_hand_result *result, moved how)
{
    bd_text text = bd_text_new(arena);
    for (int id = 1; id <= round->largest_id; id++) {
        const int node = bd_round_node(round, id);
        if (node >= 0 && has_moved(round, result, node, how))
            bd_text_add(&text, text.length > 0 ? " %d" : "%d", id);
    }
    return text.length > 0 ? text.bytes : "";
}

Test(hand, floats_and_transfers_are_the_guides)
{
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        bd_arena *arena = bd_arena_new();
        const bd_draw_options options = white_on_top();
        const bd_round *round = read_round(arena, moves[i].name, &options);
        const bd_hand_result result = draw_by("cards", arena, round);
        cr_expect_str_eq(moved_ids(arena, round, &result, DOWN), moves[i].down, "%s", moves[i].name);
        cr_expect_str_eq(moved_ids(arena, round, &result, UP), moves[i].up, "%s", moves[i].name);
        cr_expect_str_eq(moved_ids(arena, round, &result, TRANSFERRED), moves[i].transferred, "%s",
                         moves[i].name);
        bd_arena_free(arena);
    }
}

/* The guide overlooks that 3 and 2 have met; its second solution goes on to spare two exchanges across the
 * mid-line, and 14 for 9 spares one more. */
Test(hand, round_5_of_set_a_is_legal_where_the_guide_slips)
{
    bd_arena *arena = bd_arena_new();
    const bd_round *round = read_round(arena, "set_a_r5", NULL);
    const bd_hand_result result = draw_by("cards", arena, round);
    cr_expect_str_eq(boards_of(arena, round, &result), "2-5 1-18 3-8 12-7 20-4 6-15 10-9 17-14 11-16 19-13");
    cr_expect(says(&result, "5 has no possible opponent here and floats again."));
    cr_expect(
        says(&result, "Ideally 8 would float down, but then more cards would have to cross the mid-line."));
    bd_arena_free(arena);
}

/* Positions of our own, one for each rule or piece of advice; each file says in its notes what the guide
 * would do and why. What is expected was written down before the procedure was run. */
Test(hand, each_rule_and_advice_is_followed)
{
    static const struct {
        const char *name, *boards, *words;
    } positions[] = {
        {"claim_difference", "1-4 3-2",
         "2 and 4 have the weakest claims to White and are transferred to Black."},
        {"claim_run", "1-4 3-2", "1 and 3 are more due White and shall not be transferred."},
        {"claim_games", "1-2", "1 and 2 are both due Black: 2 has the stronger claim, so 1 is transferred."},
        {"linked_before_float", "1-3 2-5 4-7 8-6",
         "1 has the weakest claim to Black and is transferred to White."},
        {"linked_before_float", "1-3 2-5 4-7 8-6", "White is the larger colour group."},
        {"lower_transfer", "2-1 4-3 6-5",
         "Ideally 2 would float down, but then a card of the upper level would"},
        {"not_twice_down", "1-3 4-2 6-5", "Ideally 3 would float down, but did so in the last round."},
        {"from_line_up", "4-1 6-2 3-5", "Ideally 5 would float down, but did so in the last round."},
        {"not_twice_up", "1-3 4-2", "Ideally 2 would float up, but did so in the last round."},
        {"met_upfloater", "1-3 4-2", "Ideally 2 would float up, but they have met."},
        {"float_saves_flip", "1-4 5-2 6-3 8-7",
         "Ideally 4 would float down, but then more cards would have to cross"},
        {"look_back", "1-4 3-2", "The level cannot be paired in itself: 2 cards float down."},
        {"bye_again", "2-1 bye 3", "2 is due the bye first, but has had a bye or default."},
        {"higher_score_keeps", "2-1",
         "2 and 1 are both due White with equal claims: 2, who is higher, keeps it"},
        {"nearest_exchange", "1-6 2-5 3-7 4-8",
         "is as many places off, but the grades of the opponents differ more."},
    };
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        bd_arena *arena = bd_arena_new();
        const bd_round *round = read_position(arena, positions[i].name);
        const bd_hand_result result = draw_by("cards", arena, round);
        cr_expect_str_eq(boards_of(arena, round, &result), positions[i].boards, "%s", positions[i].name);
        cr_expect(says(&result, positions[i].words), "%s: %s", positions[i].name, positions[i].words);
        bd_arena_free(arena);
    }
}

/* What the guide says of how a draw was found, row by row of the table in docs/card-procedure.md. */
Test(hand, the_steps_say_what_was_decided_and_why)
{
    static const struct {
        const char *name, *words;
    } said[] = {
        {"set_a_r1", "board 1 is decided by lot"},
        {"set_a_r1", "10 is due the bye first, but has a bye arranged for a later round."},
        {"set_a_r1", "3 should play 14, but they are of one club or group: 3 plays 12."},
        {"set_a_r1", "7 should play 17, but they are of one club or group: 7 plays 18."},
        {"set_a_r1", "2-12, 3-15, 5-14 is as many places off, but the grades of the opponents differ more."},
        {"set_a_r2", "6 is just below the mid-line and floats down."},
        {"set_a_r2", "11 has no colour yet and takes Black against 2."},
        {"set_a_r2", "Ideally 3 would float up, but both are due Black."},
        {"set_a_r2", "4 has no colour yet and takes White against 6."},
        {"set_a_r2", "3-13, 8-17 would be nearer, but 8-17 have met: this must be rejected."},
        {"set_a_r2", "10 should play 16, but both are due White: 10 plays 20."},
        {"set_a_r3", "both have too many Black seekers: 1 transfer for the two together."},
        {"set_a_r3", "4 is more due Black and shall not be transferred."},
        {"set_a_r3", "2 is just below the mid-line and floats down."},
        {"set_a_r3", "3, the highest, floats up to meet 2."},
        {"set_a_r3", "4 and 12 are both due Black: 4 has the stronger claim, so 12 is transferred."},
        {"set_a_r3", "11 is more due White and shall not be transferred."},
        {"set_a_r3", "The ideal pairing, ignoring colour: 6-11, 7-13, 8-14, 9-18."},
        {"set_a_r3", "6-11, 7-14, 8-13 would be nearer, but 8-13 have met: this must be rejected."},
        {"set_a_r3", "19 is just below the mid-line and floats down."},
        {"set_a_r4", "3 floats up for a second round running, to meet 5; nothing can be done about this."},
        {"set_a_r4", "One of 1, 6, 18, 8 and 20 has to be transferred: their claims are equally weak"},
        {"set_a_r4", "12 is more due Black and shall not be transferred."},
        {"set_a_r4", "6 has floated down before, but not in the last round, and floats down."},
        {"set_a_r4", "8, the highest, floats up to meet 6."},
        {"set_a_r4", "16 and 17, the only two who will be left, can play."},
        {"set_a_r4", "there are fewer White seekers: this short side is paired first."},
        {"set_a_r4", "16 and 17 are both due White with equal claims: 16, who is higher, keeps it"},
        {"set_a_r5", "1 and 18 are both due White with equal claims: 1, who is higher, keeps it"},
        {"set_a_r5", "8, 4 and 15 are more due Black and shall not be transferred."},
        {"set_a_r5", "5 and 2 are both due Black with equal claims: 5, who is higher, keeps it"},
        {"set_a_r5", "Ideally 4 would float up, but they have met."},
        {"set_b", "7 is more due White and shall not be transferred."},
        {"set_b", "3 and 7 are both due White: 7 has the stronger claim, so 3 is transferred."},
        {"set_c", "6, 9 and 10 are more due White and shall not be transferred."},
        {"set_c", "2 should play 7, but both are due Black: 2 plays 6."},
        {"set_c", "1-6, 2-8, 3-7 is as many places off, but the grades of the opponents differ more."},
        {"set_c", "5 and 10 are both due White: 10 has the stronger claim, so 5 is transferred."},
        {"set_d", "there are fewer Black seekers: this short side is paired first."},
        {"set_d", "6 would come next for 2, but they have met."},
        {"set_d", "7 would come next for 1, but they have met."},
        {"set_d", "10 would come next for 4, but they have met."},
        {"set_d", "1-10, 3-7, 4-8 is as many places off, but squared this is 38, not 32."},
        {"set_f", "7 has the weakest claim to Black and is transferred to White."},
        {"set_f", "Ideally 4 would float down, but then somebody with a stronger claim would have to change"},
        {"set_f", "Ideally 2 would float up, but did so in the last round."},
        {"set_g6", "3-6 have met: this must be rejected."},
        {"set_g6", "Mid-line flip: 3 and 4 change places"},
        {"set_h", "5 has met 1, 2 and 4, who are all that could give 5 the colour due"},
        {"set_h", "1 and 4 are both due White: 1 has the stronger claim, so 4 is transferred."},
        {"set_h", "3 and 5 are both due Black with equal claims: 3, who is higher, keeps it"},
    };
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        bd_arena *arena = bd_arena_new();
        const bd_hand_result result = draw_by("cards", arena, read_round(arena, said[i].name, NULL));
        cr_expect(says(&result, said[i].words), "%s: %s", said[i].name, said[i].words);
        bd_arena_free(arena);
    }
}

/* The last levels cannot be paired: one above them is taken up again. */
Test(hand, a_level_that_is_taken_up_again_is_named)
{
    bd_arena *arena = bd_arena_new();
    const bd_round *round = read_file(arena, "level_taken_up_again.json", NULL);
    const bd_hand_result result = draw_by("cards", arena, round);
    cr_expect_not(result.stuck);
    cr_expect(says(&result, "Level 4 below cannot be paired: level 1 is taken up again with an eye on it."));
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

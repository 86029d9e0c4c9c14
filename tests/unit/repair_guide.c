/* The guide's "What to do if a mistake is made": already played, a wrong score, two wrong scores; and what is
 * told about a repair. */
#include <criterion/criterion.h>

#include "event/cards.h"
#include "event/change.h"
#include "explain/repair.h"
#include "faults/arena_fault.h"
#include "io/tournament_file.h"

#include <stdio.h>

static bd_event *read_event(bd_arena *arena, const char *name)
{
    char path[512];
    bd_tournament *tournament = NULL;
    bd_err err = {.status = BD_OK};
    (void)snprintf(path, sizeof path, "%s/%s.json", TEST_DATA, name);
    cr_assert_eq(
        bd_tournament_read(arena, path, &(bd_read_options){.lenient = false}, NULL, &tournament, &err), BD_OK,
        "%s", err.sentence);
    bd_event *event = NULL;
    cr_assert_eq(bd_event_import(tournament, &event, &err), BD_OK, "%s", err.sentence);
    return event;
}

static bd_status tell(bd_event *event, int round, int white, int black, bd_result result)
{
    const bd_told_result told = {.round = round, .white = white, .black = black, .result = result};
    return bd_change_result(event, &told, NULL, NULL);
}

static bd_status try_repair(bd_arena *arena, bd_event *event, const bd_repair_wish *wish, bd_repair *out,
                            bd_err *err)
{
    const bd_solve_options how = {.prove_unique = true};
    return bd_repair_draw(arena, event, bd_rulebook_find("caa"), wish, &how, out, err);
}

static bd_repair repair(bd_arena *arena, bd_event *event, const bd_repair_wish *wish)
{
    bd_repair out;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(try_repair(arena, event, wish, &out, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(out.best.certificate.outcome, BD_BEST);
    return out;
}

static void expect_boards(const bd_repair *repair, const bd_board *boards, size_t count)
{
    const bd_draw *draw = &repair->best.draw;
    cr_assert_eq(draw->board_count, count);
    for (size_t i = 0; i < count; i++)
        cr_expect(draw->boards[i].white == boards[i].white && draw->boards[i].black == boards[i].black,
                  "board %zu is %d-%d", i + 1, draw->boards[i].white, draw->boards[i].black);
}

/* The bottom-half player who has played changes places with another one on the same points and due the same
 * colour. */
Test(repair, already_played_swaps_two_of_the_bottom_half)
{
    bd_arena *arena = bd_arena_new();
    const bd_repair found =
        repair(arena, read_event(arena, "repair/already_played"), &(bd_repair_wish){.round = 0});
    expect_boards(&found, (bd_board[]){{1, 5}, {6, 2}, {3, 4}, {8, 7}}, 4);
    cr_expect_eq(found.changed, 2);
    cr_assert_eq(found.reasons.count, 1);
    cr_expect_str_eq(found.reasons.items[0], "3 and 7 meet again: they played in round 1");
    cr_assert_eq(found.changes.count, 3);
    cr_expect_str_eq(
        found.changes.items[0],
        "Board 3 is new: 3 (White) v 4. 3 was to have White against 7 on board 3. 4 was to have Black "
        "against 8 on board 4.");
    cr_expect_str_eq(found.changes.items[2],
                     "By the guide, with the cards: 7 and 4 change places, so that 3 meets 4 and 7 meets 8.");
    bd_arena_free(arena);
}

Test(repair, the_guides_ordinary_round_5_needs_two_boards)
{
    bd_arena *arena = bd_arena_new();
    const bd_repair found =
        repair(arena, read_event(arena, "check/set_a_r5_ordinary"), &(bd_repair_wish){.round = 0});
    cr_expect_eq(found.changed, 2);
    cr_expect_eq(found.best.values[0].value, 2);
    cr_expect_str_eq(found.best.values[0].criterion->id, "disturbance");
    bd_arena_free(arena);
}

/* "It may be possible simply to swap the players concerned." */
Test(repair, two_wrong_scores_swap_the_players_concerned)
{
    bd_arena *arena = bd_arena_new();
    const bd_correction was = {1, 1, 5, BD_BLACK_WINS};
    const bd_repair_wish wish = {.corrections = &was, .correction_count = 1};
    const bd_repair found = repair(arena, read_event(arena, "repair/two_wrong_scores"), &wish);
    expect_boards(&found, (bd_board[]){{2, 5}, {4, 3}, {6, 1}, {7, 8}}, 4);
    cr_assert_eq(found.reasons.count, 2);
    cr_expect_str_eq(found.reasons.items[0], "1's score is 0, not 1");
    cr_expect_str_eq(found.reasons.items[1], "5's score is 1, not 0");
    bd_arena_free(arena);
}

/* "If this is discovered just before the start the published draw may stand"; with time, the pairing between
 * floats is broken first. */
Test(repair, one_wrong_score_lets_the_draw_stand_or_breaks_the_floats)
{
    bd_arena *arena = bd_arena_new();
    const bd_correction was = {1, 1, 9, BD_DRAWN};
    bd_repair_wish wish = {.corrections = &was, .correction_count = 1};
    const bd_repair stands = repair(arena, read_event(arena, "repair/one_wrong_score"), &wish);
    cr_expect_eq(stands.changed, 0);
    expect_boards(&stands, (bd_board[]){{2, 1}, {3, 4}, {6, 5}, {7, 8}}, 4);
    wish.after = "score";
    const bd_repair orderly = repair(arena, read_event(arena, "repair/one_wrong_score"), &wish);
    cr_expect_eq(orderly.changed, 2);
    expect_boards(&orderly, (bd_board[]){{2, 3}, {4, 1}, {6, 5}, {7, 8}}, 4);
    bd_arena_free(arena);
}

/* Two players leave: their opponents meet, and the boards below move up. */
Test(repair, opponents_of_those_who_left_meet)
{
    bd_arena *arena = bd_arena_new();
    const int absent[] = {7, 4};
    const bd_repair found = repair(arena, read_event(arena, "check/set_a_r5_revisited"),
                                   &(bd_repair_wish){.absent = absent, .absent_count = 2});
    cr_expect_eq(found.changed, 1);
    cr_assert_eq(found.changes.count, 2);
    cr_expect_str_eq(found.changes.items[1], "There is no board 5 any more; the others keep their numbers.");
    bd_arena_free(arena);
}

Test(repair, boards_that_have_started_stay)
{
    bd_arena *arena = bd_arena_new();
    bd_event *event = read_event(arena, "repair/already_played");
    const int started[] = {4};
    cr_assert_eq(tell(event, 3, 1, 5, BD_DRAWN), BD_OK); /* board 1 is over */
    const bd_repair found = repair(arena, event, &(bd_repair_wish){.started = started, .started_count = 1});
    expect_boards(&found, (bd_board[]){{1, 5}, {7, 2}, {3, 6}, {8, 4}}, 4);
    bd_draw numbered = found.best.draw;
    numbered.numbers = found.numbers;
    cr_assert_eq(bd_event_publish_again(event, &numbered, NULL), BD_OK);
    const bd_event_round *published = bd_event_round_of(event, 3);
    cr_assert(published->published);
    cr_expect_eq(published->boards[2].black, 6);
    cr_expect_eq(published->boards[0].result, BD_DRAWN);
    cr_expect_eq(bd_event_missing(published), 3);
    bd_arena_free(arena);
}

/* A result on the cards says as much as the arbiter who names the board. */
Test(repair, boards_with_a_result_stay)
{
    bd_arena *arena = bd_arena_new();
    bd_event *event = read_event(arena, "repair/already_played");
    cr_assert_eq(tell(event, 3, 8, 4, BD_DRAWN), BD_OK);
    const bd_repair found = repair(arena, event, &(bd_repair_wish){.round = 0});
    expect_boards(&found, (bd_board[]){{1, 5}, {7, 2}, {3, 6}, {8, 4}}, 4);
    bd_arena_free(arena);
}

/* What the arbiter wants besides stands in front of what the repair needs. */
Test(repair, pairs_that_the_arbiter_wants_are_made)
{
    bd_arena *arena = bd_arena_new();
    static const bd_id_pair wanted[] = {{2, 7}};
    const int started[] = {1};
    bd_draw_options options = bd_draw_options_none();
    options.fixed = wanted;
    options.fixed_count = 1;
    const bd_repair found =
        repair(arena, read_event(arena, "repair/already_played"),
               &(bd_repair_wish){.options = &options, .started = started, .started_count = 1});
    cr_assert_eq(found.options.fixed_count, 2);
    cr_expect(found.options.fixed[0].a == 2 && found.options.fixed[0].b == 7);
    cr_expect(found.options.fixed[1].a == 1 && found.options.fixed[1].b == 5);
    bool made = false;
    for (size_t i = 0; i < found.best.draw.board_count; i++) {
        const bd_board *board = &found.best.draw.boards[i];
        made |= (board->white == 2 && board->black == 7) || (board->white == 7 && board->black == 2);
    }
    cr_expect(made, "2 plays 7");
    bd_arena_free(arena);
}

/* A score that was wrong opens the boards of its players, but not one on which play has begun. */
Test(repair, a_started_board_is_never_open)
{
    for (int count = 0; count < 2; count++) {
        bd_arena *arena = bd_arena_new();
        bd_event *event = read_event(arena, "repair/one_wrong_score");
        const bd_correction correction = {1, 1, 9, BD_DRAWN};
        const int started = 1;
        const bd_repair found = repair(arena, event,
                                       &(bd_repair_wish){.corrections = &correction,
                                                         .correction_count = 1,
                                                         .started = &started,
                                                         .started_count = (size_t)count});
        cr_expect_gt(found.reasons.count, 0u);
        cr_expect_eq(found.options.keep[0].open, count == 0);
        bd_arena_free(arena);
    }
}

static const char *refused(const char *file, const bd_repair_wish *wish, bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    bd_repair out;
    *err = (bd_err){.status = BD_OK};
    cr_assert_neq(try_repair(arena, read_event(arena, file), wish, &out, err), BD_OK);
    bd_arena_free(arena);
    return err->sentence;
}

Test(repair, wishes_that_cannot_be_met_are_refused)
{
    bd_err err;
    const int board = 3, id = 99, absent = 1;
    const bd_id_pair together = {1, 5};
    const bd_correction later = {3, 1, 5, BD_DRAWN};
    static const char file[] = "repair/already_played";
    cr_expect_str_eq(refused(file, &(bd_repair_wish){.started = &board, .started_count = 1}, &err),
                     "players 3 and 7 have already met");
    cr_expect_str_eq(refused(file, &(bd_repair_wish){.late = &id, .late_count = 1}, &err),
                     "there is no player 99 in this file");
    cr_expect_str_eq(refused(file, &(bd_repair_wish){.swaps = &together, .swap_count = 1}, &err),
                     "players 1 and 5 are on the same board: there is nothing to swap");
    static const bd_id_pair strangers[] = {{1, 99}, {98, 1}};
    cr_expect_str_eq(refused(file, &(bd_repair_wish){.swaps = &strangers[0], .swap_count = 1}, &err),
                     "player 99 is not in the published draw");
    cr_expect_str_eq(refused(file, &(bd_repair_wish){.swaps = &strangers[1], .swap_count = 1}, &err),
                     "player 98 is not in the published draw");
    cr_expect_str_eq(refused(file, &(bd_repair_wish){.corrections = &later, .correction_count = 1}, &err),
                     "round 3 is not before round 3, which is to be repaired");
    cr_expect_str_eq(refused(file, &(bd_repair_wish){.round = 2}, &err),
                     "round 2 has been played; there is nothing left to repair");
    cr_expect_str_eq(
        refused("examples/set_b", &(bd_repair_wish){.absent = &absent, .absent_count = 1, .round = 9}, &err),
        "round 9 has no published draw to repair");
}

Test(repair, options_of_a_repair_have_one_text)
{
    bd_arena *arena = bd_arena_new();
    static const char *const good[] = {"keep=1-5,6:2,3-0", "pair=1,5 keep=5-1 keep-after=score"};
    static const char *const bad[] = {"keep=",
                                      "keep=1",
                                      "keep=1-",
                                      "keep=1-1",
                                      "keep=0-3",
                                      "keep=1-2,",
                                      "keep-after=score keep=1-2",
                                      "keep=1-2 keep=3-4",
                                      "keep=01-2"};
    bd_draw_options options;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        cr_expect_eq(bd_draw_options_parse(good[i], arena, &options, NULL), BD_OK, "%s", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_expect_eq(bd_draw_options_parse(bad[i], arena, &options, NULL), BD_BAD_INPUT, "%s", bad[i]);
    bd_arena_free(arena);
}

Test(repair, survives_exhausted_memory)
{
    long n = 0;
    bd_status status = BD_NO_MEMORY;
    for (; status != BD_OK && n < 100000; n += 13) {
        bd_arena *arena = bd_arena_new();
        bd_event *event = read_event(arena, "repair/two_wrong_scores");
        const bd_correction was = {1, 1, 5, BD_BLACK_WINS};
        const bd_repair_wish wish = {.corrections = &was, .correction_count = 1};
        bd_repair out;
        bd_err err = {.status = BD_OK};
        arena_fail_after(n);
        status = try_repair(arena, event, &wish, &out, &err);
        arena_fail_after(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY, "allocation %ld: %s", n, err.sentence);
        bd_arena_free(arena);
    }
    cr_expect_gt(n, 100);
}

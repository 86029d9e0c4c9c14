/* What the other reports say, on data made by hand: the points count, checked rounds, answers, repairs,
 * matchings. */
#include <criterion/criterion.h>

#include "explain/repair.h"
#include "io/json/cards_json.h"
#include "report/print_answers.h"
#include "report/print_compare.h"
#include "report/print_draw.h"
#include "report/print_layout.h"
#include "report/print_match.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/rulebook.h"

#include <string.h>

static bd_arena *arena;
static bd_text out;
static bd_tournament *tournament;
static bd_round *four;
static const bd_terminal terminal = {.width = 100};

static void begin(void)
{
    static const char event[] =
        "{\"format\":\"cards/1\",\"rules\":\"caa\",\"round\":3,\"players\":["
        "{\"id\":1,\"name\":\"Ann\",\"grade\":2000},{\"id\":2,\"name\":\"Bob\",\"grade\":1900,\"byes\":{"
        "\"3\":\"H\",\"4\":\"Z\"}},"
        "{\"id\":3,\"name\":\"Cid\",\"grade\":1800},{\"id\":4,\"name\":\"Dan\",\"grade\":1700},"
        "{\"id\":5,\"name\":\"Eve\",\"grade\":1600,\"withdrawn\":2},{\"id\":6,\"name\":\"Flo\",\"grade\":"
        "1500,\"joined\":4}]}";
    bd_err err = {.status = BD_OK};
    arena = bd_arena_new();
    out = bd_text_new(arena);
    cr_assert_eq(bd_cards_json_read(arena, "six", event, strlen(event), NULL, NULL, &tournament, &err), BD_OK,
                 "%s", err.sentence);
    cr_assert_eq(bd_round_new(arena, tournament, bd_rulebook_find("caa"), 3, NULL, &four, &err), BD_OK, "%s",
                 err.sentence);
}
static void end(void) { bd_arena_free(arena); }
TestSuite(report_text, .init = begin, .fini = end);

static void expect_said(const char *words)
{
    const char *text = NULL;
    cr_assert_eq(bd_text_finish(&out, &text, NULL), BD_OK);
    cr_expect(strstr(text, words) != NULL, "\"%s\" is not said in:\n%s", words, text);
    out = bd_text_new(arena);
}

static void expect_count(bd_points_count points, const char *words)
{
    const bd_layout layout = {
        .tournament = tournament, .rules = bd_rulebook_find("caa"), .round = 3, .points = points};
    bd_layout_text(&layout, &(bd_terminal){.width = 200}, &out);
    expect_said(words);
}

Test(report_text, the_points_count)
{
    expect_count((bd_points_count){.on_cards = 5, .counted = 5, .games = 1, .half_byes = 1, .incomplete = 3},
                 "\nPoints count: 2.5 on the cards. 1 game, 1 half-point bye make 2.5: they agree.\n");
    expect_count(
        (bd_points_count){
            .on_cards = 5, .counted = 8, .games = 2, .forfeits = 2, .unknown_byes = 2, .open = 1},
        "\nPoints count: 2.5 on the cards. 2 games, 2 wins by default, 2 byes of unknown kind make 4: 1.5 "
        "too few on the "
        "cards. 1 game is without a result.\n");
    expect_count((bd_points_count){.on_cards = 8,
                                   .counted = 5,
                                   .games = 2,
                                   .pairing_byes = 1,
                                   .full_byes = 2,
                                   .adjusted = -1,
                                   .open = 2,
                                   .incomplete = 1},
                 "\nPoints count: 4 on the cards. 2 games, 1 bye, 2 full-point byes, adjustments make 2.5: "
                 "1.5 too many on the cards. 2 "
                 "games are without a result. 1 card does not tell every round.\n");
}

Test(report_text, who_is_not_at_the_board)
{
    bd_layout layout;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_layout_new(arena, tournament, bd_rulebook_find("caa"), 3, &layout, &err), BD_OK, "%s",
                 err.sentence);
    bd_layout_text(&layout, &terminal, &out);
    const char *text = out.bytes;
    cr_expect_not_null(
        strstr(text, "\nBye this round: 2 Bob (half-point bye)\nBye in round 4: 2 Bob (zero-point bye)\n"
                     "Away: 5 Eve (withdrawn from round 2 on)\nAway: 6 Flo (joins in round 4)\n"),
        "%s", text);
    cr_expect_null(strstr(text, "Bye in round 3"));
    expect_said("rules caa; 3 cards to pair, one of which has the bye\n");
}

static bd_round_check check_of(int number, bd_standing standing, bd_draw *best)
{
    static const uint16_t mate[] = {1, 0, 3, 2};
    return (bd_round_check){
        .number = number,
        .published = *best,
        .best = {.round = four, .draw = *best, .certificate = {.outcome = BD_BEST, .mate = mate, .nodes = 4}},
        .difference = {.standing = standing},
        .sentence = "Said."};
}

Test(report_text, rounds_are_counted_by_their_verdict)
{
    static bd_board boards[] = {{.white = 1, .black = 3}};
    static const char *fault[] = {"twice"};
    bd_draw draw = {.boards = boards, .board_count = 1, .bye = 4};
    bd_round_check rounds[] = {check_of(1, BD_SAME_BOARDS, &draw), check_of(2, BD_WORSE, &draw),
                               check_of(3, BD_WORSE, &draw), check_of(4, BD_AS_GOOD, &draw),
                               check_of(5, BD_WORSE, &draw)};
    rounds[2].faults = (bd_sentences){.items = fault, .count = 1};
    bd_board turned[] = {{.white = 3, .black = 1}};
    rounds[1].published = (bd_draw){.board_count = 0};
    rounds[2].published = (bd_draw){.boards = turned, .board_count = 1}; /* the same two, and no bye */
    rounds[3].partial = true;
    const bd_reply reply = bd_check_reply(tournament, bd_rulebook_find("caa"), rounds, 5, false, arena);
    bd_reply_write(&reply, BD_OUT_TEXT, &terminal, &out);
    const char *text = out.bytes;
    cr_expect_not_null(strstr(text, "rules caa (British seeded Swiss)\n"), "%s", text);
    cr_expect_null(strstr(strstr(text, "Round 1\n"), "Round 1\nSaid.\nBest draw"));
    cr_expect_not_null(strstr(text, "Round 2\nSaid.\nBest draw: 1-3, bye 4\n"), "%s", text);
    cr_expect_not_null(strstr(text, "Round 3\nSaid.\nBest draw: bye 4; 1 board as it is\n"), "%s", text);
    expect_said("\n4 rounds checked: 1 not legal, 2 legal but not best. 1 round could not be checked.\n");
}

Test(report_text, boards_that_go_and_come)
{
    static const bd_board goes[] = {{.white = 1, .black = 2}}, comes[] = {{.white = 3, .black = 1}};
    static const uint16_t mate[] = {1, 0};
    static bd_board boards[] = {{.white = 1, .black = 2}, {.white = 3, .black = 4}};
    const bd_question question = {.best = {.round = four}};
    const bd_answer answer = {.mate = mate,
                              .goes = (bd_board *)(uintptr_t)goes,
                              .comes = (bd_board *)(uintptr_t)comes,
                              .change_count = 1,
                              .bye_goes = 4,
                              .bye_comes = 2,
                              .draw = {.boards = boards, .board_count = 2, .bye = 2}};
    const bd_reply reply = bd_answer_reply(&question, &answer, arena);
    bd_reply_write(&reply, BD_OUT_TEXT, &terminal, &out);
    cr_expect_not_null(strstr(out.bytes, "\nBoards that would change: 2 of 3 (White first).\nbest draw  "
                                         "instead\n1-2        3-1\n4 bye      "
                                         "2 bye\n"),
                       "%s", out.bytes);
    expect_said("\nA limit was reached: not all of this is proved.\n");
}

static void expect_repair(const bd_repair *repair, const char *words)
{
    bd_reply reply;
    cr_assert_eq(bd_repair_reply(repair, BD_DRAW_BOARDS, arena, &reply, NULL), BD_OK);
    bd_reply_write(&reply, BD_OUT_TEXT, &(bd_terminal){.width = 200}, &out);
    expect_said(words);
}

Test(report_text, how_much_a_repair_changes)
{
    static bd_board boards[] = {{.white = 1, .black = 3}, {.white = 2, .black = 4}};
    static const bd_id_pair wish = {1, 3};
    bd_value disturbance = {
        .criterion = &bd_criterion_disturbance, .article = "CAA 27", .value = 2, .proved = true};
    bd_repair repair = {.best = {.round = four,
                                 .draw = {.boards = boards, .board_count = 2},
                                 .values = &disturbance,
                                 .value_count = 1},
                        .board = (bd_repaired_board[]){{1}, {0}},
                        .changed = 2};
    expect_repair(&repair, "2 boards differ from the published draw; no legal draw has fewer.\n");
    repair.options.fixed = &wish;
    repair.options.fixed_count = 1;
    expect_repair(&repair,
                  "2 boards differ from the published draw; no legal draw with these wishes has fewer.\n");
    repair.options.keep_after = "score";
    repair.changed = 1;
    expect_repair(
        &repair, "1 board differs from the published draw; no draw that is as good up to score has fewer.\n");
    disturbance.proved = false;
    expect_repair(
        &repair,
        "1 board differs from the published draw; a limit was reached, so there may be a draw with fewer.\n");
    repair.changed = 0;
    expect_repair(&repair, "The published draw stands.\n");
}

Test(report_text, natural_opponents_and_ratings)
{
    static const bd_natural boards[] = {{.higher = 1,
                                         .lower = 3,
                                         .kind = BD_AS_NATURAL,
                                         .natural_of_higher = 3,
                                         .higher_rated = true,
                                         .higher_difference = 5},
                                        {.higher = 2,
                                         .lower = 6,
                                         .kind = BD_TRANSPOSITION,
                                         .natural_of_higher = 5,
                                         .natural_of_lower = 4,
                                         .higher_rated = true,
                                         .higher_difference = 12,
                                         .lower_rated = true,
                                         .lower_difference = -7},
                                        {.higher = 7,
                                         .lower = 8,
                                         .kind = BD_INTERCHANGE,
                                         .natural_of_higher = 9,
                                         .natural_of_lower = 9,
                                         .higher_rated = true},
                                        {.higher = 10, .lower = 11, .kind = BD_ODD_PLAYER}};
    const bd_rows rows = bd_natural_rows(boards, 4, arena);
    bd_rows_print(&rows, &terminal, &out);
    cr_expect_not_null(
        strstr(out.bytes, "     1        3      3                                   natural\n"), "%s",
        out.bytes);
    cr_expect_not_null(
        strstr(out.bytes, "     2        5      6     +12                4      -7  transposition\n"), "%s",
        out.bytes);
    cr_expect_not_null(
        strstr(out.bytes, "     7        9      8       0                9          interchange\n"), "%s",
        out.bytes);
    expect_said("    10              11                                   odd player\n");
}

Test(report_text, a_matching_tells_what_is_open)
{
    static const uint16_t mate[] = {3, 2, 1, 0};
    static const bd_stage_proof stages[] = {{.id = "a", .value = 3, .proved = true, .bound = 3},
                                            {.id = "b", .value = 5, .bound = 4},
                                            {.id = "c", .value = 6, .bound = BD_NO_BOUND}};
    static const bd_stage_proof proved[] = {{.id = "a", .value = 3, .proved = true, .bound = 3},
                                            {.id = "unique", .proved = true}};
    const bd_certificate open = {.outcome = BD_NOT_PROVED,
                                 .nodes = 4,
                                 .mate = mate,
                                 .stages = stages,
                                 .stage_count = 3,
                                 .digest = "x"};
    bd_reply reply = bd_match_reply(&open, arena);
    bd_reply_write(&reply, BD_OUT_TEXT, &terminal, &out);
    cr_expect_str_eq(out.bytes,
                     "not proved\na 3\nb 5 (not proved; at least 4)\nc 6 (not proved)\npair 1 4\npair 2 3\n");
    out = bd_text_new(arena);
    const bd_certificate unique = {
        .outcome = BD_BEST, .unique = true, .nodes = 4, .mate = mate, .stages = proved, .stage_count = 2};
    bd_reply other = bd_match_reply(&unique, arena);
    bd_reply_write(&other, BD_OUT_TEXT, &terminal, &out);
    cr_expect_str_eq(out.bytes, "best, and no other matching is as good\na 3\npair 1 4\npair 2 3\n");
    out = bd_text_new(arena);
    bd_reply_write(&reply, BD_OUT_JSON, &terminal, &out);
    cr_expect_not_null(strstr(out.bytes, "{\"id\": \"b\", \"value\": 5, \"proved\": false, \"bound\": 4}"));
    expect_said("{\"id\": \"c\", \"value\": 6, \"proved\": false, \"bound\": null}");
}

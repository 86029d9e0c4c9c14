/* The club championship on hand-made cards: the order of the evening, sit-outs, the plain rule and where it
 * fails, colours, GSRP. */
#include "hand/hand.h"
#include "hand_event.h"
#include "rulebook/scc/gsrp.h"
#include "verify/verify.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

TestSuite(scc, .init = hand_begin, .fini = hand_end);

static void enter(int week, int id, int opponent, bd_colour colour, int halves)
{
    bd_entry *entry = NULL;
    cr_assert_eq(bd_card_add_entry(event, bd_tournament_card(event, id), week, &entry, NULL), BD_OK);
    *entry =
        (bd_entry){.round = week, .kind = BD_GAME, .opponent = opponent, .colour = colour, .halves = halves};
}

static void sit_out(int week, int id)
{
    bd_entry *entry = NULL;
    cr_assert_eq(bd_card_add_entry(event, bd_tournament_card(event, id), week, &entry, NULL), BD_OK);
    *entry = (bd_entry){.round = week, .kind = BD_BYE_PAIRING, .halves = 2};
}

static bd_status draw_with(int out)
{
    static bd_draw_options options;
    options = (bd_draw_options){.sit_out = out};
    return hand_draw("scc", 0, &options);
}

static bd_status draw(void) { return draw_with(0); }

static void expect_order(const int *ids)
{
    for (int u = 0; u < best.round->cards; u++)
        cr_expect_eq(best.round->players[u].id, ids[u], "place %d is %d, not %d", u + 1,
                     best.round->players[u].id, ids[u]);
}

static void expect_boards(const int (*boards)[2])
{
    for (size_t i = 0; i < best.draw.board_count; i++)
        cr_expect(best.draw.boards[i].white == boards[i][0] && best.draw.boards[i].black == boards[i][1],
                  "board %zu is %d-%d", i + 1, best.draw.boards[i].white, best.draw.boards[i].black);
}

/* A: by grade, 3 without one in the middle; 1st v 2nd, 3rd v 4th, ...; the stronger has Black. The fifth sits
 * out: all are equal but for the list, and the last of it is the one who leaves everybody else with the
 * nearest. */
Test(scc, week_1)
{
    static const int grades[] = {1900, 1800, 0, 1700, 1600};
    for (int i = 0; i < 5; i++) hand_add("Some Body", grades[i]);
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    expect_order((const int[]){1, 2, 3, 4, 5});
    expect_boards((const int[][2]){{2, 1}, {4, 3}});
    cr_expect_eq(best.draw.bye, 5);
}

/* B: (score + 1/2) / (games + 1): 4: 2.5/3; 1: 1.5/2; 5: no game, 50 %; 2: 1.5/3, also 50 %, and the earlier
 * surname; 3: 0.5/2; 6: 0.5/3.
 */
Test(scc, later_weeks_go_by_gsrp)
{
    static const char *const names[] = {"Zoe Ant", "Ann Bee", "Cay Cat", "Dan Dog", "Eve Eel", "Flo Fox"};
    for (int i = 0; i < 6; i++) hand_add(names[i], 1500);
    hand_play(1, 4, 6, 2);
    hand_play(1, 1, 3, 2);
    hand_play(2, 4, 2, 2);
    enter(2, 6, 77, BD_BLACK, 0);
    enter(3, 2, 78, BD_WHITE, 2);
    event->round = 4;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    expect_order((const int[]){4, 1, 2, 5, 3, 6});
    cr_expect_eq(best.certificate.outcome, BD_BEST);
    /* 4 v 1, 2 v 5, 3 v 6: nobody has met. 1 and 4 have had White once and twice: 4 gets Black. 2 has had
     * both, 5 none; 3 Black, 6 both. */
    cr_expect_eq(best.draw.boards[0].white, 1);
    cr_expect_eq(best.draw.boards[0].black, 4);
}

Test(scc, equal_players_go_by_surname_then_first_name)
{
    static const char *const names[] = {"Smith, Zoe", "Adam Smith", "Jones, Yan", "Bea Jones", "Abel"};
    for (int i = 0; i < 5; i++) hand_add(names[i], 1500);
    event->round = 2;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    expect_order((const int[]){5, 4, 3, 2, 1});
}

/* The next lower player not met: 1 has met 2, so he meets 3, and 2 meets 4. */
/* Blanks around a name and what stands before it in memory are not the name. */
Test(scc, a_surname_is_the_last_word)
{
    static const char first[] = " AAAZed", second[] = " ZZZAnt";
    cr_expect_gt(bd_surname_compare(first + 4, second + 4), 0, "Zed after Ant");
    cr_expect_lt(bd_surname_compare("Zoe Ant ", "Bob Zed "), 0);
    cr_expect_lt(bd_surname_compare(" Zoe  Ant", "Bob Zed"), 0);
    cr_expect_eq(bd_surname_compare("Ant, Zoe", "Zoe Ant"), 0);
    cr_expect_eq(bd_surname_compare("  Ant ,  Zoe ", "Zoe Ant"), 0);
    cr_expect_lt(bd_surname_compare("Bob Ant", "Zoe Ant"), 0);
    cr_expect_gt(bd_surname_compare("Anton", "Ant"), 0, "the longer after the shorter");
    cr_expect_lt(bd_surname_compare("Zoe Ant", NULL), 0);
    cr_expect_eq(bd_surname_compare("", " "), 0);
}

Test(scc, the_next_lower_player_not_met)
{
    static const char *const names[] = {"A", "B", "C", "D"};
    for (int i = 0; i < 4; i++) hand_add(names[i], 1500);
    hand_play(1, 1, 2, 1);
    hand_play(1, 3, 4, 1);
    event->round = 2;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.certificate.mate[0], 2);
    cr_expect_eq(best.certificate.mate[1], 3);
}

/* 3 and 4 have met: the plain rule gives 1-2 and strands them; the draw is 1-3, 2-4 and says so. */
Test(scc, the_plain_rule_strands_two_and_the_draw_does_not)
{
    static const char *const names[] = {"A", "B", "C", "D"};
    bd_hand_result hand;
    bd_remarks remarks;
    for (int i = 0; i < 4; i++) hand_add(names[i], 1500);
    hand_play(1, 3, 4, 1);
    event->round = 2;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_method_find("nearest")->draw(arena, best.round, &(bd_hand_wishes){0}, &hand, NULL),
                 BD_OK);
    cr_expect(hand.stuck);
    cr_expect_eq(hand.left_count, 2);
    cr_expect_eq(best.certificate.outcome, BD_BEST);
    cr_expect_eq(best.certificate.mate[0], 2);
    cr_assert_eq(bd_round_remarks(best.round, arena, best.certificate.mate, &remarks, NULL), BD_OK);
    cr_assert_eq(remarks.count, 1);
    cr_expect_not_null(strstr(remarks.sentences[0],
                              "left at 1, who meets 3 and not 2: followed to its end it leaves 3, 4 without"),
                       "%s", remarks.sentences[0]);
}

/* A season of ten who all come every week: the plain rule gets stuck before the ninth week, the draw never
 * does without a proof. */
Test(scc, a_season_that_the_plain_rule_cannot_draw)
{
    int stuck = 0;
    for (int i = 0; i < 10; i++) hand_add("Some Body", 1900 - 50 * i);
    for (int week = 1; week <= 7; week++) {
        bd_hand_result hand;
        event->round = week;
        cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
        cr_assert_eq(bd_method_find("nearest")->draw(arena, best.round, &(bd_hand_wishes){0}, &hand, NULL),
                     BD_OK);
        stuck += hand.stuck;
        if (best.certificate.outcome == BD_NO_MATCHING) break;
        const bd_certificate_file file = {
            .certificate = best.certificate, .draw = best.draw, .of_cards = true};
        bd_verdict verdict;
        cr_assert_eq(bd_verify_cards(arena, event, &file, &verdict, NULL), BD_OK);
        cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
        for (size_t i = 0; i < best.draw.board_count; i++) /* the higher-graded wins */
            hand_play(week, best.draw.boards[i].white, best.draw.boards[i].black,
                      best.draw.boards[i].white < best.draw.boards[i].black ? 2 : 0);
    }
    cr_expect_gt(stuck, 0);
}

/* Volunteers; then the most games; then who sat out longest ago. */
Test(scc, who_sits_out)
{
    static const char *const names[] = {"A", "B", "C", "D", "E"};
    for (int i = 0; i < 5; i++) hand_add(names[i], 1500);
    for (int id = 1; id <= 5; id++) enter(1, id, 50 + id, BD_WHITE, 1);
    for (int id = 1; id <= 4; id++) enter(2, id, 60 + id, BD_BLACK, 1);
    for (int id = 1; id <= 4; id++) sit_out(id == 3 ? 3 : 4, id);
    event->round = 5;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.draw.bye, 3, "longest ago of those with two games, not %d", best.draw.bye);
    enter(3, 2, 72, BD_WHITE, 1);
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.draw.bye, 2, "most games, not %d", best.draw.bye);
    event->cards[4].volunteer = true;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.draw.bye, 5, "the volunteer, not %d", best.draw.bye);
}

/* Three instead of one: the volunteer, 2 with most games; and of the others the one who sat out longest ago.
 */
Test(scc, three_sit_out)
{
    bd_remarks remarks;
    for (int i = 0; i < 7; i++) hand_add("Some Body", 1500);
    for (int id = 1; id <= 7; id++) enter(1, id, 50 + id, BD_WHITE, 1);
    enter(2, 2, 62, BD_BLACK, 1);
    event->cards[4].volunteer = true;
    for (int id = 1; id <= 7; id++)
        if (id != 2 && id != 6) sit_out(2, id);
    event->round = 3;
    cr_assert_eq(draw_with(3), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.round->cards, 5);
    cr_expect_eq(best.draw.bye, 6);
    cr_expect_eq(bd_round_node(best.round, 5), -1);
    cr_expect_eq(bd_round_node(best.round, 2), -1);
    cr_expect_str_eq(best.certificate.options, "sit-out=3");
    cr_assert_eq(bd_round_remarks(best.round, arena, best.certificate.mate, &remarks, NULL), BD_OK);
    cr_expect_geq(remarks.count, 2);
    event->cards[6].withdrawn = 1;
    cr_expect_eq(draw_with(3), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, "three sit out only in place of one"), "%s", err.sentence);
    cr_expect_eq(bd_best_draw(arena, event, bd_rulebook_find("caa"), 0, &(bd_draw_options){.sit_out = 3},
                              &(bd_solve_options){0}, &best, &err),
                 BD_BAD_INPUT);
}

/* Fifteen games are all there are: 1 is not paired, and the others are even in number. */
/* Nothing decides between them: of those who sit out beside the bye the last on the list comes first. */
Test(scc, equal_players_sit_out_from_the_end_of_the_list)
{
    for (int i = 0; i < 5; i++) hand_add("Same, Name", 2000);
    cr_assert_eq(draw_with(3), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.round->cards, 3);
    cr_expect_eq(bd_round_node(best.round, 5), -1);
    cr_expect_eq(bd_round_node(best.round, 4), -1);
}

Test(scc, fifteen_games_are_the_most)
{
    bd_remarks remarks;
    static const char *const names[] = {"A", "B", "C"};
    for (int i = 0; i < 3; i++) hand_add(names[i], 1500);
    for (int week = 1; week <= 14; week++) enter(week, 1, 100 + week, week % 2 == 0 ? BD_WHITE : BD_BLACK, 1);
    event->round = 16;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.round->cards, 3);
    cr_expect_eq(best.draw.bye, 1, "most games");
    enter(15, 1, 115, BD_BLACK, 1);
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.round->cards, 2);
    cr_expect_eq(best.draw.bye, 0);
    cr_assert_eq(bd_round_remarks(best.round, arena, best.certificate.mate, &remarks, NULL), BD_OK);
    cr_assert_eq(remarks.count, 1);
    cr_expect_str_eq(remarks.sentences[0], "1 has played all their games of the championship.");
}

Test(scc, only_those_who_attend_are_drawn)
{
    static const int present[] = {2, 4};
    static const char *const names[] = {"A", "B", "C", "D"};
    for (int i = 0; i < 4; i++) hand_add(names[i], 1500);
    event->present = present;
    event->present_count = 2;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.draw.board_count, 1);
    expect_boards((const int[][2]){{4, 2}});
}

/* Difference over the season, then the last colour, then the weaker in the order of week 1 has White. */
Test(scc, colours)
{
    static const struct {
        const char *a, *b;
        int white;
    } rows[] = {{"WW", "W", 2},  {"B", "BB", 2}, {"WB", "BW", 1}, {"BW", "WB", 2},
                {"WB", "WB", 2}, {"", "WB", 2},  {"", "BW", 1}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        hand_end();
        hand_begin();
        hand_add("A", 1900);
        hand_add("B", 1500);
        for (int k = 0; rows[i].a[k] != '\0'; k++)
            enter(k + 1, 1, 100 + k, rows[i].a[k] == 'W' ? BD_WHITE : BD_BLACK, 1);
        for (int k = 0; rows[i].b[k] != '\0'; k++)
            enter(k + 1, 2, 200 + k, rows[i].b[k] == 'W' ? BD_WHITE : BD_BLACK, 1);
        event->round = 5;
        cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
        cr_expect_eq(best.draw.boards[0].white, rows[i].white, "row %zu", i);
    }
}

/* Ratios whose difference is far below what a double can hold. */
Test(gsrp, ratios_are_compared_exactly)
{
    const int64_t large = INT64_C(4000000000000000000);
    const bd_gsrp less = {large - 1, large}, more = {large, large + 1}, same = {2, 4}, also = {3, 6};
    cr_assert((double)less.above / (double)less.below == (double)more.above / (double)more.below);
    cr_expect_lt(bd_gsrp_compare(&less, &more), 0);
    cr_expect_gt(bd_gsrp_compare(&more, &less), 0);
    cr_expect_eq(bd_gsrp_compare(&same, &also), 0);
    cr_expect_eq(bd_gsrp_compare(&less, &less), 0);
    for (int a = 0; a <= 12; a++)
        for (int b = 1; b <= 12; b++)
            for (int c = 0; c <= 12; c++)
                for (int d = 1; d <= 12; d++) {
                    const int sign = bd_gsrp_compare(&(bd_gsrp){a, b}, &(bd_gsrp){c, d});
                    cr_expect_eq((sign > 0) - (sign < 0), (a * d > c * b) - (a * d < c * b),
                                 "%d/%d and %d/%d", a, b, c, d);
                }
}

/* The two of the guide: after one game 25 % to 75 %. And the rounding of what is printed. */
Test(gsrp, values)
{
    char text[32];
    const bd_gsrp lost = bd_gsrp_of(&(bd_season){.games = 1, .score = 0}),
                  won = bd_gsrp_of(&(bd_season){.games = 1, .score = 2});
    const bd_gsrp none = bd_gsrp_of(&(bd_season){.games = 0}),
                  third = bd_gsrp_of(&(bd_season){.games = 2, .score = 3});
    cr_expect_str_eq(bd_gsrp_print(&lost, text, sizeof text), "25.0");
    cr_expect_str_eq(bd_gsrp_print(&won, text, sizeof text), "75.0");
    cr_expect_str_eq(bd_gsrp_print(&none, text, sizeof text), "50.0");
    cr_expect_str_eq(bd_gsrp_print(&third, text, sizeof text), "66.7");
}

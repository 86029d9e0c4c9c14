/* Facts as plain data, each by hand: what results are worth, which games are open, amounts of prizes and who
 * can win them, texts that a field takes, and an option that is a text. */
#include "cards/card.h"
#include "cards/conversion.h"
#include "cards/edit.h"
#include "cards/heads.h"
#include "cards/person.h"
#include "cards/prize_list.h"
#include "cards/published.h"
#include "cards/result.h"
#include "cards/tournament.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;
static bd_err err;
static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }

TestSuite(facts, .init = begin, .fini = end);

Test(facts, results)
{
    static const struct {
        bd_result result;
        const char *name;
        bd_entry_kind kind;
        int white, black;
        bd_result turned;
    } rows[] = {{BD_WHITE_WINS, "1-0", BD_GAME, 2, 0, BD_BLACK_WINS},
                {BD_BLACK_WINS, "0-1", BD_GAME, 0, 2, BD_WHITE_WINS},
                {BD_DRAWN, "1/2", BD_GAME, 1, 1, BD_DRAWN},
                {BD_WHITE_BY_DEFAULT, "+-", BD_FORFEIT, 2, 0, BD_BLACK_BY_DEFAULT},
                {BD_BLACK_BY_DEFAULT, "-+", BD_FORFEIT, 0, 2, BD_WHITE_BY_DEFAULT},
                {BD_BOTH_DEFAULT, "--", BD_FORFEIT, 0, 0, BD_BOTH_DEFAULT},
                {BD_NIL_NIL, "0-0", BD_GAME, 0, 0, BD_NIL_NIL},
                {BD_HALF_NIL, "1/2-0", BD_GAME, 1, 0, BD_NIL_HALF},
                {BD_NIL_HALF, "0-1/2", BD_GAME, 0, 1, BD_HALF_NIL}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_entry white = {.round = 1}, black = {.round = 1};
        bd_result_entries(rows[i].result, &white, &black);
        cr_expect_eq(white.kind, rows[i].kind, "%s", rows[i].name);
        cr_expect_eq(black.kind, rows[i].kind, "%s", rows[i].name);
        cr_expect_eq(white.halves, rows[i].white, "%s", rows[i].name);
        cr_expect_eq(black.halves, rows[i].black, "%s", rows[i].name);
        cr_expect_eq(bd_result_of(&white, &black), rows[i].result, "%s", rows[i].name);
        cr_expect_str_eq(bd_result_name(rows[i].result), rows[i].name);
        cr_expect_eq(bd_result_turned(rows[i].result), rows[i].turned, "%s", rows[i].name);
    }
}

static void pair(bd_tournament *t, int round, int white, int black)
{
    bd_entry *entry;
    cr_assert_eq(bd_card_add_entry(t, bd_tournament_card(t, white), round, &entry, &err), BD_OK);
    *entry = (bd_entry){.round = round, .opponent = black, .colour = BD_WHITE, .halves = -1};
    cr_assert_eq(bd_card_add_entry(t, bd_tournament_card(t, black), round, &entry, &err), BD_OK);
    *entry = (bd_entry){.round = round, .opponent = white, .colour = BD_BLACK, .halves = -1};
}

/* By round, then board, then White; the board is that of the published draw, and 0 where that has no such
 * board. What lies behind the last board of a draw is none of its boards. */
Test(facts, open_games_are_listed_by_round_and_board)
{
    static bd_board first[] = {{3, 4}, {1, 2}, {5, 6}}, second[] = {{2, 3}};
    bd_draw draws[] = {{.round = 1, .boards = first, .board_count = 2},
                       {.round = 2, .boards = second, .board_count = 1}};
    bd_tournament *t = bd_tournament_new(arena);
    for (int id = 1; id <= 8; id++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, &err), BD_OK);
    }
    t->draws = draws;
    t->draw_count = 2;
    pair(t, 1, 7, 8);
    pair(t, 1, 5, 6);
    pair(t, 1, 1, 2);
    pair(t, 1, 3, 4);
    pair(t, 2, 2, 3);
    static const bd_open_game wanted[] = {{1, 0, 5, 6, false},
                                          {1, 0, 7, 8, false},
                                          {1, 1, 3, 4, false},
                                          {1, 2, 1, 2, false},
                                          {2, 1, 2, 3, false}};
    bd_open_game *games;
    size_t count;
    cr_assert_eq(bd_open_games_list(arena, t, 3, &games, &count, &err), BD_OK);
    cr_assert_eq(count, sizeof wanted / sizeof *wanted);
    for (size_t i = 0; i < count; i++) {
        cr_expect_eq(games[i].round, wanted[i].round, "game %zu", i);
        cr_expect_eq(games[i].board, wanted[i].board, "game %zu", i);
        cr_expect_eq(games[i].white, wanted[i].white, "game %zu", i);
        cr_expect_eq(games[i].black, wanted[i].black, "game %zu", i);
    }
    cr_expect_eq(bd_open_games(t, 2), 4);
    cr_assert_eq(bd_open_games_list(arena, t, 1, &games, &count, &err), BD_OK);
    cr_expect_eq(count, 0);
}

/* The next round is that behind the last one drawn, known or not. */
Test(facts, the_next_round)
{
    bd_tournament *t = bd_tournament_new(arena);
    for (int id = 1; id <= 2; id++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, &err), BD_OK);
    }
    cr_expect_eq(bd_tournament_next_round(t), 1);
    pair(t, 1, 1, 2);
    cr_expect_eq(bd_tournament_next_round(t), 2);
    pair(t, 2, 2, 1);
    cr_expect_eq(bd_tournament_next_round(t), 3);
}

Test(facts, amounts)
{
    static const struct {
        const char *text;
        int amount; /* 0: none */
        const char *printed;
    } rows[] = {{"50", 5000, "50"},    {"12.5", 1250, "12.50"},
                {"7.25", 725, "7.25"}, {"0.01", 1, "0.01"},
                {"0.1", 10, "0.10"},   {"1.05", 105, "1.05"},
                {"3.00", 300, "3"},    {"1000000", 100000000, "1000000"},
                {"1000001", 0, NULL},  {"0", 0, NULL},
                {"0.00", 0, NULL},     {"5.", 0, NULL},
                {"5.123", 0, NULL},    {".5", 0, NULL},
                {"-5", 0, NULL},       {"5.x", 0, NULL},
                {"5.-1", 0, NULL},     {"", 0, NULL}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char printed[24];
        int amount = 0;
        cr_expect_eq(bd_prize_parse(rows[i].text, &amount), rows[i].amount > 0, "%s", rows[i].text);
        if (rows[i].amount == 0) continue;
        cr_expect_eq(amount, rows[i].amount, "%s: %d", rows[i].text, amount);
        cr_expect_str_eq(bd_prize_print(amount, printed, sizeof printed), rows[i].printed);
    }
}

/* Each condition alone, at its limits. */
Test(facts, who_can_win_a_prize)
{
    static const bd_prize_category all = {.name = "all"}, under = {.grade_to = 1500},
                                   over = {.grade_from = 1500},
                                   between = {.grade_from = 1000, .grade_to = 1200},
                                   open = {.grade_to = 1500, .ungraded = true}, junior = {.born_from = 2010},
                                   senior = {.born_to = 1960}, women = {.sex = "w"}, club = {.club = "Rooks"};
    static const struct {
        const bd_prize_category *category;
        int grade;
        const char *birth;
        char sex;
        const char *club;
        bool wins;
    } rows[] = {{&all, 0, NULL, 0, NULL, true},
                {&under, 1500, NULL, 0, NULL, true},
                {&under, 1501, NULL, 0, NULL, false},
                {&under, 0, NULL, 0, NULL, false},
                {&open, 0, NULL, 0, NULL, true},
                {&open, 1501, NULL, 0, NULL, false},
                {&over, 1500, NULL, 0, NULL, true},
                {&over, 1499, NULL, 0, NULL, false},
                {&over, 0, NULL, 0, NULL, false},
                {&between, 999, NULL, 0, NULL, false},
                {&between, 1000, NULL, 0, NULL, true},
                {&between, 1200, NULL, 0, NULL, true},
                {&between, 1201, NULL, 0, NULL, false},
                {&junior, 0, "2010-01-01", 0, NULL, true},
                {&junior, 0, "2009", 0, NULL, false},
                {&junior, 0, NULL, 0, NULL, false},
                {&junior, 0, "200", 0, NULL, false},
                {&junior, 0, "20x0", 0, NULL, false},
                {&senior, 0, "1960/12/31", 0, NULL, true},
                {&senior, 0, "1961", 0, NULL, false},
                {&women, 0, NULL, 'w', NULL, true},
                {&women, 0, NULL, 'm', NULL, false},
                {&women, 0, NULL, 0, NULL, false},
                {&club, 0, NULL, 0, "ROOKS", true},
                {&club, 0, NULL, 0, "Rook", false},
                {&club, 0, NULL, 0, NULL, false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_person person = {.birth = rows[i].birth, .sex = rows[i].sex};
        bd_card card = {.id = 1, .person = &person, .club = rows[i].club};
        cr_expect_eq(bd_prize_is_open_to(rows[i].category, &card, rows[i].grade), rows[i].wins, "row %zu", i);
        card.filler = true;
        cr_expect_not(bd_prize_is_open_to(rows[i].category, &card, rows[i].grade), "row %zu: a filler", i);
    }
}

/* One line of UTF-8, 200 bytes at most, wherever what does not belong there stands. */
Test(facts, texts_of_a_field)
{
    bd_tournament *t = bd_tournament_new(arena);
    bd_card *card;
    cr_assert_eq(bd_tournament_add_card(t, 1, &card, &err), BD_OK);
    static const char *const wrong[] = {"a\nb", "\tb", "b\x7F", "\x7Fzz", "a\x1F", "\xC3", "a\x01z"};
    cr_assert_eq(bd_edit_card(t, card, "club", "Rooks", &err), BD_OK);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_eq(bd_edit_card(t, card, "club", wrong[i], &err), BD_USAGE, "%zu", i);
    cr_expect_str_eq(card->club, "Rooks");
    char text[202];
    memset(text, 'x', sizeof text);
    text[201] = '\0';
    cr_expect_eq(bd_edit_card(t, card, "club", text, &err), BD_USAGE);
    text[200] = '\0';
    cr_expect_eq(bd_edit_card(t, card, "club", text, &err), BD_OK);
    cr_assert_eq(bd_edit_card(t, card, "nothing", "x", &err), BD_USAGE);
    const char *keys = strstr(err.sentence, "name, ");
    cr_expect(keys != NULL && keys[-1] == ' ' && keys[-2] != ',', "%s", err.sentence);
}

/* The option is a text of JSON; what is none is no conversion. */
Test(facts, the_conversion_of_an_event)
{
    static const struct {
        const char *json;
        bool is;
    } rows[] = {{"\"7.5*x+700\"", true}, {"7.5*x+700", false}, {"\"7.5*x+700", false}, {"\"", false},
                {"\"\"", false},         {"12", false},        {"7.5*x+700\"", false}};
    bd_tournament *t = bd_tournament_new(arena);
    bd_conversion out;
    cr_expect_not(bd_conversion_of(t, &out));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_setting option = {.key = BD_CONVERSION_OPTION, .text = rows[i].json};
        t->options = &option;
        t->option_count = 1;
        cr_expect_eq(bd_conversion_of(t, &out), rows[i].is, "%s", rows[i].json);
    }
}

Test(facts, examples_of_heads)
{
    cr_expect_str_eq(bd_head_example("date.3"), "2026-11-20");
    cr_expect_not_null(bd_head_example("city"));
    cr_expect_null(bd_head_example("nothing"));
    cr_expect(bd_head_is_known("date.1") && bd_head_is_known("city"));
    cr_expect_not(bd_head_is_known("nothing"));
}

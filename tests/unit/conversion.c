/* Grades from two sources (CAA 33, 38): "a recognised conversion formula may be used to derive the best
 * ranking of the players". */
#include "cards/conversion.h"
#include "cards/card.h"
#include "cards/tournament.h"
#include "rulebook/rulebook.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static int derived(const char *text, int x)
{
    bd_conversion conversion;
    cr_assert(bd_conversion_parse(text, &conversion), "%s", text);
    return bd_conversion_apply(&conversion, x);
}

/* The line the English Chess Federation published for its own grades: 7.5 times the grade, and 700. */
Test(conversion, by_a_line)
{
    cr_expect_eq(derived("7.5*x+700", 100), 1450);
    cr_expect_eq(derived("7.5*x+700", 101), 1458, "1457.5 is nearest to 1458, half up");
    cr_expect_eq(derived("grade=0.125*x-75", 1900), 163, "162.5");
    cr_expect_eq(derived("0.125*x-75", 1650), 131, "131.25");
    cr_expect_eq(derived("0.125*x-75", 600), 0, "0 is no grade");
    cr_expect_eq(derived("0.125*x-75", 100), 0, "nor is less than 0");
    cr_expect_eq(derived("10*x", 1000), 0, "nor more than 9999");
    cr_expect_eq(derived("1*x", 9999), 9999);
}

/* Straight between the rows; nothing is known beyond them. */
Test(conversion, by_a_table)
{
    static const char table[] = "100:1350,150:1725,200:2110";
    cr_expect_eq(derived(table, 99), 0);
    cr_expect_eq(derived(table, 100), 1350);
    cr_expect_eq(derived(table, 125), 1538, "1350 + 375 / 2 = 1537.5");
    cr_expect_eq(derived(table, 150), 1725);
    cr_expect_eq(derived(table, 151), 1733, "1725 + 385 / 50 = 1732.7");
    cr_expect_eq(derived(table, 200), 2110);
    cr_expect_eq(derived(table, 201), 0);
}

Test(conversion, what_is_none)
{
    static const char *const wrong[] = {"",        "x",        "7.5x",      "7.5*x+",      "7.5*x+700 ",
                                        "-1*x+3",  "0*x+5",    "7.*x",      "100:1350",    "100:1350,",
                                        "1:2,1:3", "1:3,2:2",  "0:1,5:6",   "1:1,10000:2", "1:1,2:10000",
                                        "rating=", "rating=x", "elo=1*x",   "1:1;2:2",     "1:1,2",
                                        "1,1:2,2", "100000*x", "1.12345*x", "1*x*x"};
    bd_conversion conversion;
    char rows[BD_CONVERSION_TEXT] = "1:1";
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_not(bd_conversion_parse(wrong[i], &conversion), "'%s'", wrong[i]);
    for (int i = 2; i <= BD_CONVERSION_ROWS; i++)
        (void)snprintf(rows + strlen(rows), sizeof rows - strlen(rows), ",%d:%d", i, i);
    cr_expect(bd_conversion_parse(rows, &conversion), "as many rows as there may be");
    (void)strcat(rows, ",41:41");
    cr_expect_not(bd_conversion_parse(rows, &conversion), "one more");
}

static bd_arena *arena;
static bd_tournament *event;
static bd_setting setting;

static void open_event(void)
{
    arena = bd_arena_new();
    event = bd_tournament_new(arena);
    event->rules = "caa";
}

static void close_event(void) { bd_arena_free(arena); }

static bd_card *player(int grade, int rating)
{
    bd_card *card = NULL;
    cr_assert_eq(bd_tournament_add_card(event, (int)event->card_count + 1, &card, NULL), BD_OK);
    card->grade = grade;
    card->rating = rating;
    return card;
}

static void set_conversion(const char *json)
{
    setting = (bd_setting){.key = BD_CONVERSION_OPTION, .text = json};
    event->options = &setting;
    event->option_count = 1;
}

static void expect_order(const char *rules, const bd_draw_options *options, const int *ids)
{
    bd_round *round = NULL;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_round_new(arena, event, bd_rulebook_find(rules), 1, options, &round, &err), BD_OK, "%s",
                 err.sentence);
    for (int i = 0; i < round->cards; i++)
        cr_expect_eq(round->players[i].id, ids[i], "%s, place %d: %d", rules, i + 1, round->players[i].id);
}

/* 38: players are ranked by what they have or by what is derived, in every rulebook that ranks by grade. A
 * grade that is there is never replaced. */
Test(conversion, ranks_by_the_grade, .init = open_event, .fini = close_event)
{
    player(160, 2200), player(0, 1900), player(150, 0), player(0, 2100);
    set_conversion("\"0.125*x-75\""); /* 2: 162.5, so 163; 4: 187.5, so 188 */
    expect_order("caa", NULL, (int[]){4, 2, 1, 3});
    expect_order("plain", NULL, (int[]){4, 2, 1, 3});
    expect_order("uscf", NULL, (int[]){4, 2, 1, 3});
    expect_order("scc", NULL, (int[]){4, 2, 1, 3});
    cr_expect_eq(bd_card_grade(event, &event->cards[1]).value, 163);
    cr_expect(bd_card_grade(event, &event->cards[1]).estimated);
    cr_expect_eq(bd_card_grade(event, &event->cards[0]).value, 160);
    cr_expect_not(bd_card_grade(event, &event->cards[0]).estimated);
}

/* 34: for FIDE-rated tournaments the rating stands for the grade; who has only a grade has it converted. */
Test(conversion, ranks_by_the_rating, .init = open_event, .fini = close_event)
{
    player(190, 1950), player(180, 0), player(100, 2300);
    set_conversion("\"rating=7.5*x+700\""); /* 2: 2050 */
    expect_order("caa", NULL, (int[]){3, 2, 1});
    cr_expect_eq(bd_card_grade(event, &event->cards[1]).value, 2050);
}

/* What is asked for one draw stands before what the event says. */
Test(conversion, of_one_draw, .init = open_event, .fini = close_event)
{
    const bd_setting own = {.key = BD_CONVERSION_OPTION, .text = "\"0.1*x\""};
    const bd_draw_options options = {.settings = &own, .setting_count = 1};
    player(195, 0), player(0, 1900);
    set_conversion("\"1*x\"");
    expect_order("caa", NULL, (int[]){2, 1});
    expect_order("caa", &options, (int[]){1, 2});
}

static void expect_refused(const char *words)
{
    bd_round *round = NULL;
    bd_err err = {.status = BD_OK};
    cr_expect_eq(bd_round_new(arena, event, bd_rulebook_find("caa"), 1, NULL, &round, &err), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, words), "%s", err.sentence);
}

/* 3: ungraded players are allocated an estimated grade; nobody is ranked by nothing in silence. */
Test(conversion, refuses_who_cannot_be_ranked, .init = open_event, .fini = close_event)
{
    player(150, 0), player(0, 2500);
    expect_refused("player 2 (no name) has a rating (2500) but no grade; set the option \"conversion\"");
    set_conversion("\"1000:100,2400:240\"");
    expect_refused(
        "player 2 (no name) has only 2500, which the conversion \"1000:100,2400:240\" gives nothing for");
    event->cards[1].rating = 0;
    expect_refused("player 2 (no name) has no grade; give an estimated one");
}

/* A rating decides as soon as there is a conversion: a certificate is of the cards with it. */
Test(conversion, is_in_the_digest, .init = open_event, .fini = close_event)
{
    char none[65], some[65], other[65];
    bd_card *card = player(150, 0);
    bd_tournament_digest(event, 1, none);
    card->rating = 1900;
    bd_tournament_digest(event, 1, some);
    card->rating = 1901;
    bd_tournament_digest(event, 1, other);
    cr_expect_str_neq(none, some);
    cr_expect_str_neq(some, other);
}

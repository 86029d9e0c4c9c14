/* Prize money by hand: each case in the words of docs/prizes.md. */
#include "standings/prize_money.h"
#include "cards/card.h"
#include "cards/person.h"

#include <criterion/criterion.h>

static bd_arena *arena;
static bd_tournament *t;

static void open_event(void)
{
    arena = bd_arena_new();
    t = bd_tournament_new(arena);
}

static void close_event(void) { bd_arena_free(arena); }

/* Players are added in the order of their places. */
static void player(int halves, int grade, char sex)
{
    bd_card *card = NULL;
    cr_assert_eq(bd_tournament_add_card(t, (int)t->card_count + 1, &card, NULL), BD_OK);
    card->grade = grade;
    card->person->sex = sex;
    card->score_given = true;
    card->score = halves;
}

static bd_prize_category *category(const char *name, int first, int second, int third)
{
    bd_prizes *p = &t->prizes;
    if (p->categories == NULL) p->categories = bd_arena_alloc(arena, 8, sizeof *p->categories);
    bd_prize_category *c = &p->categories[p->category_count++];
    c->name = name;
    c->amounts = bd_arena_alloc(arena, 3, sizeof *c->amounts);
    const int amounts[] = {first, second, third};
    for (size_t i = 0; i < 3 && amounts[i] > 0; i++) c->amounts[c->amount_count++] = 100 * amounts[i];
    return c;
}

/* The amounts of all players in hundredths; byte by byte what is expected. Places: equal scores share one. */
static void expect(const int *amounts)
{
    bd_ranked rows[16];
    bd_award *awards = NULL;
    size_t count = 0;
    int total[16] = {0};
    for (size_t i = 0; i < t->card_count; i++)
        rows[i] = (bd_ranked){.card = i, .place = (int)i + 1, .score = t->cards[i].score};
    cr_assert_eq(bd_prize_money(arena, t, rows, &awards, &count, NULL), BD_OK);
    for (size_t i = 0; i < count; i++) total[awards[i].row] = (int)awards[i].amount;
    for (size_t i = 0; i < t->card_count; i++)
        cr_expect_eq(total[i], amounts[i], "player %zu: %d, not %d", i + 1, total[i], amounts[i]);
}

TestSuite(prize_money, .init = open_event, .fini = close_event);

Test(prize_money, who_is_alone_takes_a_prize_and_who_ties_shares)
{
    player(6, 2000, 0), player(5, 1900, 0), player(5, 1800, 0), player(4, 1700, 0);
    category("Open", 100, 50, 25);
    expect((int[]){10000, 3750, 3750, 0});
}

Test(prize_money, what_cannot_be_divided_goes_to_who_stands_first)
{
    player(6, 2000, 0), player(6, 1900, 0), player(6, 1800, 0);
    category("Open", 100, 0, 0);
    expect((int[]){3334, 3333, 3333});
}

/* One prize for each player in a tie, the most valuable ones: 200 and 100, not the 60 as well (US Chess
 * 32B3). */
Test(prize_money, no_more_prizes_than_players_go_into_a_pool)
{
    player(6, 2200, 0), player(6, 1500, 0), player(5, 1400, 0);
    category("Open", 200, 100, 0);
    category("Under 1600", 60, 0, 0)->grade_to = 1599;
    expect((int[]){15000, 15000, 6000});
}

/* Two masters and one who alone can win the 80: the masters win 100 between them, whoever is there. */
Test(prize_money, a_prize_is_not_shared_with_whom_it_is_not_open_to)
{
    player(6, 2200, 0), player(6, 2100, 0), player(6, 1500, 0);
    category("Open", 100, 0, 0);
    category("Under 1600", 80, 0, 0)->grade_to = 1599;
    expect((int[]){5000, 5000, 8000});
}

/* The same with 40 for the category: together 140, a third is 46.66; the masters could win 50 each without.
 */
Test(prize_money, who_could_win_less_alone_gains_by_the_tie)
{
    player(6, 2200, 0), player(6, 2100, 0), player(6, 1500, 0);
    category("Open", 100, 0, 0);
    category("Under 1600", 40, 0, 0)->grade_to = 1599;
    expect((int[]){4667, 4667, 4666});
}

/* The better of two prizes, and the other one passes on. */
Test(prize_money, one_prize_each_unless_the_event_says_several)
{
    player(6, 2000, 'w'), player(5, 1900, 'm'), player(4, 1800, 'w');
    category("Open", 100, 50, 0);
    category("Women", 60, 0, 0)->sex = "w";
    expect((int[]){10000, 5000, 6000});
    t->prizes.several = true;
    expect((int[]){16000, 5000, 0});
}

Test(prize_money, by_place_and_half_by_place)
{
    player(6, 2000, 0), player(6, 1900, 0), player(5, 1800, 0);
    category("Open", 100, 50, 0);
    t->prizes.sharing = BD_PRIZES_PLACE;
    expect((int[]){10000, 5000, 0});
    t->prizes.sharing = BD_PRIZES_HORT;
    expect((int[]){8750, 6250, 0});
}

static bool is_open(const bd_prize_category *c, const bd_card *card)
{
    return bd_prize_is_open_to(c, card, card->grade);
}

Test(prize_money, conditions)
{
    player(6, 0, 0), player(5, 1400, 0), player(4, 1600, 0);
    t->cards[1].person->birth = "2010/02/03";
    t->cards[2].person->birth = "1960";
    t->cards[2].club = "Riverside";
    bd_prize_category *c = category("One", 10, 0, 0);
    c->grade_from = 1300, c->grade_to = 1500;
    cr_expect(!is_open(c, &t->cards[0]) && is_open(c, &t->cards[1]) && !is_open(c, &t->cards[2]));
    c->ungraded = true;
    cr_expect(is_open(c, &t->cards[0]));
    *c = (bd_prize_category){.name = "Two", .born_from = 2008};
    cr_expect(!is_open(c, &t->cards[0]) && is_open(c, &t->cards[1]) && !is_open(c, &t->cards[2]));
    *c = (bd_prize_category){.name = "Three", .club = "RIVERSIDE"};
    cr_expect(!is_open(c, &t->cards[1]) && is_open(c, &t->cards[2]));
    t->cards[2].filler = true;
    cr_expect_not(is_open(c, &t->cards[2]));
}

Test(prize_money, amounts)
{
    int amount = 0;
    char text[24];
    cr_expect(bd_prize_parse("12.5", &amount) && amount == 1250);
    cr_expect(bd_prize_parse("7.05", &amount) && amount == 705);
    static const char *const wrong[] = {"", "0", "-5", "1.234", "5.", "x", "1e3", " 5"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect(!bd_prize_parse(wrong[i], &amount), "%s", wrong[i]);
    cr_expect_str_eq(bd_prize_print(1250, text, sizeof text), "12.50");
    cr_expect_str_eq(bd_prize_print(5000, text, sizeof text), "50");
}

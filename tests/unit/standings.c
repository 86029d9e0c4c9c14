/* Standings: the published exercises on tie-breaks, small events by hand for each article, and the lists of
 * tie-breaks as they are read and written. */
#include "standings/standings.h"
#include "cards/card.h"

#include "io/trf/trf.h"

#include <criterion/criterion.h>
#include <string.h>

#include "tests_file.h"

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(standings, .init = make_arena, .fini = free_arena);

static const bd_tournament *read_trf(const char *path)
{
    size_t size;
    const char *text = test_file_sized(arena, path, &size);
    bd_tournament *t = NULL;
    bd_err err;
    cr_assert_eq(bd_trf_read(arena, path, text, size, NULL, NULL, &t, &err), BD_OK, "%s", err.sentence);
    return t;
}

static bd_ranked *make(const bd_tournament *t, int round, const char *text)
{
    bd_ranked *out = NULL;
    bd_tiebreak_list list;
    bd_err err;
    cr_assert_eq(bd_tiebreaks_parse(text, &list, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_standings(arena, t, round, &list, &out, &err), BD_OK, "%s", err.sentence);
    return out;
}

static const bd_ranked *of_player(const bd_tournament *t, const bd_ranked *rows, int id)
{
    for (size_t i = 0; i < bd_standings_count(t); i++)
        if (t->cards[rows[i].card].id == id) return &rows[i];
    cr_assert_fail("player %d has no row", id);
    return NULL;
}

/* The value of one tie-break for one player, as it is printed. */
static const char *value_of(const bd_tournament *t, const char *text, int id)
{
    char *buffer = bd_arena_alloc(arena, 32, 1);
    const bd_ranked *rows = make(t, bd_standings_round(t), text);
    return bd_tie_print(of_player(t, rows, id)->values[0], buffer, 32);
}

/* The ids in the order of the standings, equal ones joined: "2 1=3 4". */
static const char *order_of(const bd_tournament *t, const char *text)
{
    bd_text out = bd_text_new(arena);
    const bd_ranked *rows = make(t, bd_standings_round(t), text);
    for (size_t i = 0; i < bd_standings_count(t); i++)
        bd_text_add(&out, "%s%d",
                    i == 0                               ? ""
                    : rows[i].place == rows[i - 1].place ? "="
                                                         : " ",
                    t->cards[rows[i].card].id);
    return out.bytes;
}

/* An event: a string per player, a cell per round: "2w1" a game with White, "3b=" one with Black, "4w+" and
 * "4w-" by default, U F H Z byes, "." nothing. */
static bd_tournament *event_of(const char *const *players, size_t count)
{
    bd_err err;
    bd_tournament *t = bd_tournament_new(arena);
    for (size_t i = 0; i < count; i++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(t, (int)i + 1, &card, &err), BD_OK);
        card->grade = 2000 - 100 * (int)i;
        int round = 0;
        for (const char *at = players[i]; *at != '\0'; at += strspn(at, " ")) {
            bd_entry *entry;
            const size_t length = strcspn(at, " ");
            const char last = at[length - 1];
            if (last == '.') { /* no round at all for this player */
                round++, at += length;
                continue;
            }
            cr_assert_eq(bd_card_add_entry(t, &t->cards[i], ++round, &entry, &err), BD_OK);
            entry->opponent = atoi(at);
            entry->kind = last == 'U'                  ? BD_BYE_PAIRING
                          : last == 'F'                ? BD_BYE_FULL
                          : last == 'H'                ? BD_BYE_HALF
                          : last == 'Z'                ? BD_BYE_ZERO
                          : last == '+' || last == '-' ? BD_FORFEIT
                                                       : BD_GAME;
            entry->halves = strchr("1+UF", last) != NULL ? 2
                            : strchr("=H", last) != NULL ? 1
                            : last == '?'                ? -1
                                                         : 0;
            if (entry->opponent > 0) entry->colour = at[length - 2] == 'w' ? BD_WHITE : BD_BLACK;
            at += length;
        }
    }
    return t;
}
#define EVENT(...)                                                                                           \
    event_of((const char *const[]){__VA_ARGS__},                                                             \
             sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

static void expect(const bd_tournament *t, const char *code, int id, const char *value)
{
    const char *found = value_of(t, code, id);
    cr_expect_str_eq(found, value, "%s of %d is %s, not %s", code, id, found, value);
}

/* IA Mario Held, Exercises in Tie-Breaking (FIDE TEC), chapters 3 to 6: the summary tables of the Swiss
 * event. They were worked out for the edition of 2023; where the dummy's cap of 2026 (16.4) makes another
 * value, it stands below. */
Test(standings, the_published_exercises)
{
    static const char *const codes[] = {"BH",  "BH/C1", "FB",   "SB",  "SB/C1",
                                        "ARO", "TPR",   "APRO", "PTP", "APPO"};
    static const struct {
        int id;
        const char *values[10];
    } published[] = {
        {2, {"13", "12", "13.5", "9.5", "8.5", "1880", "2120", "1856", "2216", "1852"}},
        {3, {"15.5", "13", "15", "10.5", "9.25", "1940", "2089", "1904", "2112", "1934"}},
        {4, {"15", "11.5", "15.5", "9.75", "8", "1888", "2081", "1772", "2168", "1784"}},
        {1, {"12.5", "11", "13.5", "8", "7.25", "1820", "1969", "1789", "2029", "1769"}},
        {16, {"12.5", "11", "13.5", "7.25", "5.75", "1820", "1969", "1805", "2013", "1799"}},
        {6, {"12", "11", "12", "6.5", "5.5", "1813", "1813", "1846", "1810", "1836"}},
        {8, {"13.5", "12", "12.5", "5.25", "3.75", "1730", "1730", "1915", "1715", "1924"}},
        {11, {"13.5", "12", "12.5", "5.75", "4.25", "1863", "1776", "1840", "1763", "1836"}},
        {5, {"8.5", "7.5", "10", "4.25", "3.25", "1690", "1690", "1719", "1689", "1676"}},
        {15, {"12", "11", "12", "3.5", "2.5", "1860", "1788", "1776", "1768", "1767"}},
        {12, {"11.5", "9.5", "11.5", "4", "4", "2050", "1250", "2081", "1250", "2168"}},
        {14, {"11", "9", "10.5", "4.5", "3", "1800", "1925", "1775", "1942", "1756"}},
        {7, {"14.5", "12.5", "13.5", "3.25", "1.25", "1760", "1611", "1869", "1531", "1890"}},
        {13, {"14", "12", "13.5", "4.25", "4.25", "1930", "1781", "1879", "1744", "1909"}},
        {9, {"9", "7.5", "9.5", "2.25", "2.25", "1975", "1175", "1805", "950", "1802"}},
        {10, {"13", "11.5", "12.5", "1.5", "0", "1880", "1640", "1717", "1575", "1687"}},
    };
    /* 4: a half-point bye with 3.5, capped at five draws (16.4.2); 6: the bye of the draw with 3 points, the
     * same; 11 and 12: forfeits won from players with less than themselves (16.4.1). */
    static const struct {
        int id;
        const char *code, *value;
    } edition_2026[] = {{4, "BH", "14"},     {4, "FB", "14.5"}, {4, "SB", "9.25"},  {4, "SB/C1", "7.75"},
                        {6, "BH", "11.5"},   {6, "SB", "6"},    {6, "SB/C1", "5"},  {6, "BH/C1", "10.5"},
                        {11, "BH", "12.5"},  {11, "FB", "12"},  {11, "SB", "4.75"}, {11, "SB/C1", "3.25"},
                        {11, "BH/C1", "11"}, {12, "FB", "11"}};
    const bd_tournament *t = read_trf("ties/exercises-swiss.trf");
    for (size_t i = 0; i < sizeof published / sizeof *published; i++)
        for (size_t k = 0; k < sizeof codes / sizeof *codes; k++) {
            const char *value = published[i].values[k];
            for (size_t e = 0; e < sizeof edition_2026 / sizeof *edition_2026; e++)
                if (edition_2026[e].id == published[i].id && strcmp(edition_2026[e].code, codes[k]) == 0)
                    value = edition_2026[e].value;
            expect(t, codes[k], published[i].id, value);
        }
}

/* The same, exercises 14 to 16, 26: a round robin, with a forfeit that counts as a game (15.2). */
Test(standings, the_published_round_robin)
{
    static const char *const values[6][3] = {{"9.25", "9.25", "2"},   {"6.25", "4.75", "0.5"},
                                             {"6.25", "4.75", "0.5"}, {"4.25", "4.25", "1"},
                                             {"3.25", "3.25", "0.5"}, {"2.25", "1.5", "0"}};
    const bd_tournament *t = read_trf("ties/exercises-round-robin.trf");
    cr_assert(t->round_robin);
    for (int id = 1; id <= 6; id++) {
        expect(t, "SB", id, values[id - 1][0]);
        expect(t, "SB/C1", id, values[id - 1][1]);
        expect(t, "KS", id, values[id - 1][2]);
    }
    expect(t, "ARO", 5, "2125"); /* 15.2: forfeits stay unplayed for ratings: 2200, 2050, 2150, 2100 */
    expect(t, "REP", 5, "4");
    expect(t, "WON", 6, "0");
    expect(t, "WIN", 6, "1");
}

/* The same, exercises 23 to 26: the direct encounter. In 24 nothing is decided among 2.5 points, in 25 Franck
 * is first of those with 6 points, Bruno last, and nothing else is certain. */
Test(standings, the_published_direct_encounters)
{
    cr_expect_str_eq(order_of(read_trf("ties/exercises-swiss.trf"), "DE"),
                     "2 1=3=4=16 6 5=8=11 12=14=15 7=9=13 10");
    cr_expect_str_eq(order_of(read_trf("ties/exercises-nine-rounds.trf"), "DE"),
                     "3 6 1=4 2 7=8=16 5=10=14=15 11 9=12 13");
    cr_expect_str_eq(order_of(read_trf("ties/exercises-round-robin.trf"), "DE"), "1 2=3 6 5 4");
}

/* IA Pierre Lapeyre, exercises for arbiters (2026): fourteen players, a bye, an absence and a forfeit. */
Test(standings, the_exercises_of_2026)
{
    static const struct {
        int id;
        const char *bh, *ps;
    } published[] = {{1, "13.5", "12.5"}, {2, "14.5", "11"}, {3, "15", "12.5"},   {4, "13.5", "10.5"},
                     {5, "14.5", "9.5"},  {6, "14", "9.5"},  {7, "13", "8.5"},    {8, "11", "6"},
                     {9, "13.5", "8"},    {10, "11", "5.5"}, {11, "11.5", "4.5"}, {12, "10.5", "3"},
                     {13, "9", "2.5"},    {14, "10", "1.5"}};
    const bd_tournament *t = read_trf("ties/exercises-2026.trf");
    for (size_t i = 0; i < sizeof published / sizeof *published; i++) {
        expect(t, "BH", published[i].id, published[i].bh);
        expect(t, "PS", published[i].id, published[i].ps);
    }
    expect(t, "BH/C1", 11, "10");
    expect(t, "BH/C1", 14, "9.5"); /* 16.5: the absence goes, not an opponent */
}

Test(standings, a_small_event_by_hand)
{
    /* 1 beat 4 and 3; 2 beat 5, then a half-point bye; 3 had the bye (worth 0.5 here); 4 won by default; 5
     * has a penalty of 0.5. In half points: scores 4 3 1 2 -1; the bye of 2 counts 1 draw (16.3.2: the same).
     */
    const bd_tournament *t = read_trf("corpus/sample26.trf");
    static const struct {
        int id, place, score;
        const char *bh, *cut, *sb, *won, *ps;
    } expected[] = {
        {1, 1, 4, "1.5", "1", "1.5", "2", "3"},    /* 1 and 0.5 */
        {2, 2, 3, "0.5", "-0.5", "0", "1", "2.5"}, /* -0.5 and a dummy of 1.5, capped at two draws: 1 */
        {4, 3, 2, "1.5", "2", "-0.5", "0", "1"},   /* 2, and a dummy of 1 capped at -0.5 (16.4.1) */
        {3, 4, 1, "2.5", "2", "0.25", "0", "1"},   /* a dummy of 0.5 and 2 */
        {5, 5, -1, "1", "1.5", "0", "0", "-0.5"}}; /* 1.5, and a dummy of -0.5 */
    const bd_ranked *rows = make(t, bd_standings_round(t), "BH,BH/C1,SB,WON,PS");
    for (size_t i = 0; i < 5; i++) {
        const bd_ranked *row = of_player(t, rows, expected[i].id);
        cr_assert_eq(row->place, expected[i].place, "player %d", expected[i].id);
        cr_assert_eq(row->score, expected[i].score, "player %d", expected[i].id);
        expect(t, "BH", expected[i].id, expected[i].bh);
        expect(t, "BH/C1", expected[i].id, expected[i].cut);
        expect(t, "SB", expected[i].id, expected[i].sb);
        expect(t, "WON", expected[i].id, expected[i].won);
        expect(t, "PS", expected[i].id, expected[i].ps);
    }
}

/* Byes are on the cards from the publication of a round, which is not over because of them. Where later
 * rounds were played, or the round has no games at all, they are what is known of it. */
Test(standings, a_round_is_not_over_because_of_its_byes)
{
    bd_entry first[] = {{.round = 1, .kind = BD_BYE_PAIRING, .halves = 2},
                        {.round = 2, .kind = BD_BYE_HALF, .halves = 1}};
    bd_entry second[] = {{.round = 1, .opponent = 3, .colour = BD_WHITE, .halves = -1},
                         {.round = 2, .opponent = 3, .colour = BD_BLACK, .halves = -1}};
    bd_card cards[] = {{.id = 1, .history = first, .history_count = 1},
                       {.id = 2, .history = second, .history_count = 1}};
    const bd_tournament t = {.cards = cards, .card_count = 2};
    cr_assert_eq(bd_standings_round(&t), 0, "published");
    second[0].halves = 1;
    cr_assert_eq(bd_standings_round(&t), 1, "begun");
    second[0].halves = -1;
    cards[0].history_count = cards[1].history_count = 2;
    cr_assert_eq(bd_standings_round(&t), 1, "the round after it is drawn");
    cards[1].history_count = 0;
    cards[0].history_count = 1;
    cr_assert_eq(bd_standings_round(&t), 1, "nobody plays");
}

/* 6.2: three with one point each from two games; 1 beat 2, 2 beat 3, 3 beat 1: nothing is decided. */
Test(standings, direct_encounter_in_a_circle_decides_nothing)
{
    const bd_tournament *t = EVENT("2w1 3b0 4w=", "1b0 4w= 3w1", "4b= 1w1 2b0", "3w= 2b= 1b=");
    cr_expect_str_eq(order_of(t, "DE"), "1=2=3=4");
    expect(t, "DE", 1, "1.5");
}

/* 6.2: all of the tied have met; 1 leads, and 2 and 3, equal against the tied, are looked at again. */
Test(standings, direct_encounter_is_applied_again)
{
    /* Four players on three points, who have all met. Against the three others 1 has 2, 2 and 3 have 1.5, 4
     * has 1; of 2 and 3, 3 has beaten 2. */
    const bd_tournament *t =
        EVENT("2w1 3b= 4w= 5b= 6w=", "1b0 4w1 3b= 6w= 5b1", "4b= 1w= 2w= 5b= 6w1", "3w= 2b0 1b= 7w1 8b1",
              "8w0 7b= 6w0 3w= 2w0", "7w0 8b0 5b1 2b= 1b=", "6b1 5w= 8w= 4b0 7Z", "5b1 6w1 7b= 8Z 4w0");
    cr_expect_str_eq(value_of(t, "PTS,DE", 1), "3");
    cr_expect_str_eq(value_of(t, "PTS,DE", 2), "3");
    cr_expect_str_eq(value_of(t, "DE", 1), "2");
    cr_expect_str_eq(value_of(t, "DE", 2), "1.5");
    cr_expect_str_eq(value_of(t, "DE", 3), "1.5");
    cr_expect_str_eq(value_of(t, "DE", 4), "1");
}

/* 6.2: 2 and 3 are equal against the four, and 3 has beaten 2. */
Test(standings, direct_encounter_is_applied_again_to_who_is_still_equal)
{
    cr_expect_str_eq(
        order_of(EVENT("2b= 3w= 4w1 Z", "1w= 4b1 3w0 H", "4w0 1b= 2b1 H", "3b1 2w0 1b0 U"), "DE"), "1 3 2 4");
}

/* 6.3: the example of chapter 6 of the exercises: A beat all, B all but A, C and D did not meet. */
Test(standings, direct_encounter_names_the_certain_first_places)
{
    const bd_tournament *t =
        EVENT("Z Z Z 2w1 3w1 4w1", "F Z Z 1b0 4w1 3w1", "F F F Z 1b0 2b0", "F F F Z 2b0 1b0");
    cr_expect_str_eq(order_of(t, "DE"), "1 2 3=4");
    expect(t, "DE", 1, "3");
    expect(t, "DE", 2, "2");
}

/* 6.3: who has not met everybody and could be caught is not first. */
Test(standings, direct_encounter_waits_for_missing_games)
{
    const bd_tournament *t = EVENT("2w1 4b0", "1b0 3w1", "4w= 2b0", "3b= 1w1");
    /* 1 and 2 are level with one point: 1 has beaten 2. 3 has a half, 4 one and a half. */
    cr_expect_str_eq(order_of(t, "DE"), "4 1 2 3");
    const bd_tournament *open = EVENT("2w1 Z", "1b0 U", "4w= H", "3b= H");
    /* All four have one point: 1 has one point from the tied, but 3 or 4 could still have two and a half. */
    cr_expect_str_eq(order_of(open, "DE"), "1=2=3=4");
}

/* 6.1.1: forfeits are excluded, with /P they are games. */
Test(standings, direct_encounter_counts_forfeits_when_told)
{
    const bd_tournament *t = EVENT("2w+ 3b0", "1b- 4w1", "4b0 1w1", "3w1 2b0");
    cr_expect_str_eq(order_of(t, "DE"), "1=2=3=4");
    cr_expect_str_eq(value_of(t, "DE", 1), "0");
    cr_expect_str_eq(value_of(t, "DE/P", 1), "1");
}

/* 6.1.2: three tied; 1 and 2 met twice: 2 won once, the other was a draw: 0.75 and 0.25, not 1.5 and 0.5. */
Test(standings, direct_encounter_averages_repeated_games)
{
    const bd_tournament *t = EVENT("2w= 2b0 3w1 H", "1b= 1w1 H 3b0", "U Z 1b0 2w1");
    cr_expect_str_eq(value_of(t, "DE", 1), "1.25");
    cr_expect_str_eq(value_of(t, "DE", 2), "0.75");
    cr_expect_str_eq(value_of(t, "DE", 3), "1");
}

/* 7.1 to 7.4, 7.6, 7.7 */
Test(standings, a_players_own_record)
{
    /* 1: a win with Black, a win by default, the bye, half a point, nothing, a draw, a forfeit loss. */
    const bd_tournament *t =
        EVENT("2b1 3w+ U H Z 4b= 2w-", "1w0 U Z Z 3w1 H 1b+", "Z 1b- 4w0 U 2b0 Z Z", "U Z 3b1 Z Z 1w= U");
    expect(t, "WIN", 1, "3");
    expect(t, "WON", 1, "1");
    expect(t, "BPG", 1, "2");
    expect(t, "BWG", 1, "1");
    expect(t, "REP", 1, "4");
    expect(t, "STD", 1, "4"); /* 3 wins, the bye among them, and two halves */
    expect(t, "PS", 1, "21"); /* 1 2 3 3.5 3.5 4 4 */
}

/* 7.7: against the scheduled opponent: a game lost by both is a half for each. */
Test(standings, standard_points_compare_with_the_opponent)
{
    const bd_tournament *t = EVENT("2w- 3b=", "1b- 4w0", "4w= 1w=", "3b= 2b1");
    expect(t, "STD", 1, "1");
    expect(t, "STD", 2, "0.5");
}

/* 7.5 and 14.1.2 c */
Test(standings, progressive_scores_leave_out_the_first_rounds)
{
    const bd_tournament *t = EVENT("2w1 3b0 H", "1b0 Z 3w1", "U 1w1 2b0");
    expect(t, "PS", 1, "3.5");
    expect(t, "PS/C1", 1, "2.5");
    expect(t, "PS/C2", 1, "1.5");
}

/* 16.3.2 against 16.3.1: byes at the end count as draws for the opponents, byes before a game do not. */
Test(standings, trailing_requested_byes_are_draws_for_the_opponents)
{
    const bd_tournament *t = EVENT("2w1 3b1 4w1", "1b0 Z Z", "Z 1w0 U", "U F 1b0");
    expect(t, "BH", 1, "4"); /* 2: 0 + two draws = 1; 3: 1, the first Z stays; 4: 2 */
    const bd_tournament *lost = EVENT("2w1 U", "1b0 3w-", "U 2b+");
    expect(lost, "BH", 1, "1"); /* 2: a forfeit loss at the end stays 0 (16.2.4); the dummy: 2 capped at 1 */
    const bd_tournament *both = EVENT("2w1 U U", "1b0 Z 3w-", "U U 2b+");
    expect(both, "BH", 1,
           "3.5"); /* 2: Z before a forfeit loss is followed only by voluntary rounds: 0.5; dummies 1.5 */
}

/* 16.4 */
Test(standings, the_dummy_is_capped)
{
    const bd_tournament *t = EVENT("2w1 U 3w+ 4b1", "1b0 3w1 Z H", "4w0 2b0 1b- Z", "3b1 Z U 1w0");
    /* 1 has 4: the bye's dummy is capped at 2 (four draws), the forfeit's at 3's adjusted 0.5 (16.3.2). */
    expect(t, "BH", 1, "6.5"); /* 2: 0 1 and two draws; the dummies 2 and 0.5; 4: 2 */
}

/* 16.5.2: for Buchholz the lowest part of a voluntary unplayed round goes first. */
Test(standings, cuts_take_voluntary_rounds_first)
{
    const bd_tournament *t = EVENT("2w1 H 3w1", "1b0 4w0 U", "4b0 Z 1b0", "3w1 2b1 Z");
    /* Parts of 1: 2's 1, the dummy 1.5 (2.5 capped), 3's 0. */
    expect(t, "BH", 1, "2.5");
    expect(t, "BH/C1", 1, "1");
    expect(t, "BH/C2", 1, "1"); /* then the least: 3's 0 */
    expect(t, "BH/M1", 1, "0"); /* the dummy, then the highest: 2's 1 */
    /* Sonneborn-Berger: parts 1, 0.75, 0; least significant is 3's 0; the dummy's 0.75 is higher and goes. */
    expect(t, "SB", 1, "1.75");
    expect(t, "SB/C1", 1, "1");
}

/* 14.1.2 d: the least significant value is of the opponent with the lowest score, not the lowest product. */
Test(standings, sonneborn_berger_cuts_the_weakest_opponent)
{
    const bd_tournament *t = EVENT("2w1 3b0 4w=", "1b0 4w0 3b=", "4b1 1w1 2w=", "3w0 2b1 1b=");
    expect(t, "SB", 1, "1.25");    /* 0.5 * 1 + 2.5 * 0 + 1.5 * 0.5 */
    expect(t, "SB/C1", 1, "0.75"); /* without the win against 2 */
}

/* 8.3: only the final round is drawn, and only games. */
Test(standings, fore_buchholz_draws_the_final_round)
{
    bd_tournament *t = EVENT("2w1 3b1", "1b0 4w0", "4w1 1w0", "3b0 2b1");
    t->rounds = 2;
    expect(t, "BH", 1, "1");
    expect(t, "FB", 1, "2"); /* 2: 0.5, 3: 1.5 */
    t->rounds = 3;
    expect(t, "FB", 1, "1");
    bd_tournament *paired = EVENT("2w1 3b?", "1b0 4w?", "4w1 1w?", "3b0 2b?");
    paired->rounds = 2;
    const bd_ranked *rows = make(paired, 2, "FB,BH");
    char text[32];
    cr_expect_str_eq(bd_tie_print(of_player(paired, rows, 1)->values[0], text, sizeof text), "2");
    cr_expect_str_eq(bd_tie_print(of_player(paired, rows, 1)->values[1], text, sizeof text), "0");
}

/* 9.2 and 14.5 */
Test(standings, koya_counts_the_upper_half)
{
    const bd_tournament *t = EVENT("2w1 3b= 4w1", "1b0 4w1 3w0", "4b= 1w= 2b1", "3w= 2b0 1b0");
    expect(t, "KS", 1, "0.5"); /* of 3 with 2; 2 has 1, under 1.5 */
    expect(t, "KS/L-1", 1, "1.5");
    expect(t, "KS/L+2", 1, "0");
    expect(t, "KS/L10", 1, "2.5");
}

/* 9.2 in a round robin: half of what could be scored in the games, not in the rounds: of three players each
 * has two games in three rounds, and one point is half. */
Test(standings, koya_counts_the_games_of_a_round_robin)
{
    bd_tournament *t = EVENT("2w1 3b= .", "1b0 . 3w=", ". 1w= 2b=");
    t->round_robin = true;
    expect(t, "KS", 1, "0.5");
    expect(t, "KS", 2, "0.5");
    expect(t, "KS", 3, "0.5");
    expect(t, "KS/L+1", 2, "0");
    t->round_robin = false; /* the same as a Swiss of three rounds: 3 has less than half */
    expect(t, "KS", 1, "0");
    expect(t, "KS", 3, "0.5");
}

/* 10: dropped where somebody has no rating, unless the list says what counts then. */
Test(standings, ratings_are_needed_from_everybody)
{
    bd_tournament *t = EVENT("2w1 3b=", "1b0 Z", "U 1w=");
    expect(t, "ARO", 1, "1850");
    expect(t, "TPR", 1, "2043"); /* 75 percent: 193 */
    expect(t, "RTNG", 2, "1900");
    t->cards[2].grade = 0;
    expect(t, "ARO", 1, "");
    cr_expect(bd_tiebreak_is_dropped(t, &(bd_tiebreak){.kind = BD_TIE_TPR}));
    expect(t, "ARO/U1400", 1, "1650");
    expect(t, "RTNG/U1400", 3, "1400");
    cr_expect_str_eq(order_of(t, "ARO"), "1=3 2"); /* 1.5 points each */
}

/* US Chess 34E: the worked example of the cumulative system; and opponents who did not play count draws. */
Test(standings, us_tie_breaks)
{
    const bd_tournament *t = EVENT("U 2w1 3b0 4w= 5b1", "4w1 1b0 5w1 3b= Z", "5w0 4b1 1w1 2w= Z",
                                   "2b0 3w0 U 1b= Z", "3b1 Z 2b0 U 1w0");
    expect(t, "CUM", 1, "10"); /* 1 2 2 2.5 3.5, less one for the bye */
    /* 2: 2.5 + 0.5; 3: 2.5 + 0.5; 4: 1.5, the bye of the draw as a half, + 0.5 = 1.5; 5: 2 + 0.5 - 0.5 = 2 */
    expect(t, "SOLK", 1, "9.5"); /* the bye is an opponent with nothing */
    expect(t, "MMED", 1, "9.5"); /* a plus score: the lowest, that nothing, is dropped */
    expect(t, "MMED", 4, "6");   /* a minus score: of 0 0 3 3 3 the highest is dropped */
    expect(t, "CUMO", 4, "27");  /* 9 of 2, 8 of 3, 10 of 1 */
}

Test(standings, the_order_of_tiebreaks_is_the_one_asked_for)
{
    static const char *const codes[] = {"BH", "BH/C1", "SB", "WON", "PS", "AOB", "TPN", "RTNG/R", "KS"};
    const bd_tournament *t = read_trf("corpus/n12_r9_s73876.trf");
    for (size_t k = 0; k < sizeof codes / sizeof *codes; k++) {
        const bd_ranked *rows = make(t, 9, codes[k]);
        const int sign = strcmp(codes[k], "TPN") == 0 || strcmp(codes[k], "RTNG/R") == 0 ? -1 : 1;
        for (size_t i = 1; i < t->card_count; i++) {
            const int order = sign * bd_tie_compare(rows[i - 1].values[0], rows[i].values[0]);
            const bool tied = rows[i - 1].score == rows[i].score && order == 0;
            cr_assert_eq(tied, rows[i].place == rows[i - 1].place);
            if (!tied) cr_assert_eq(rows[i].place, (int)i + 1);
            if (rows[i - 1].score == rows[i].score) cr_assert_geq(order, 0, "%s", codes[k]);
            if (tied) cr_assert_lt(t->cards[rows[i - 1].card].id, t->cards[rows[i].card].id);
        }
    }
}

/* 212: the list says itself where points count. */
Test(standings, points_count_where_the_list_says)
{
    const bd_tournament *t = EVENT("2b1 H H", "1w0 3w1 3b1", "U 2b0 2w0");
    cr_expect_str_eq(order_of(t, "BPG"), "1=2 3");
    cr_expect_str_eq(order_of(t, "BPG,PTS"), "1=2 3");
}

Test(standings, steps_say_who_was_equal_how_long)
{
    const bd_tournament *t = read_trf("ties/exercises-swiss.trf");
    const bd_ranked *rows = make(t, 5, "BH,SB");
    const bd_ranked *alyx = of_player(t, rows, 1), *stephan = of_player(t, rows, 16);
    cr_expect_eq(alyx->steps[0], 2);
    cr_expect_eq(stephan->steps[0], 2);
    cr_expect_eq(alyx->steps[1], 4);
    cr_expect_eq(stephan->steps[1], 4);
    cr_expect_eq(alyx->steps[2], 4);
    cr_expect_eq(stephan->steps[2], 5);
}

Test(standings, before_the_first_round_all_share_the_first_place)
{
    const bd_tournament *t = read_trf("corpus/n12_r9_s73876.trf");
    const bd_ranked *rows = make(t, 0, "BH/C1,BH,DE,SB,AOB,FB,KS,ARO,TPR,PTP,APRO,APPO,MMED,CUMO");
    for (size_t i = 0; i < t->card_count; i++) {
        cr_assert_eq(rows[i].place, 1);
        cr_assert_eq(rows[i].score, 0);
    }
}

Test(standings, earlier_rounds_can_be_asked_for)
{
    const bd_tournament *t = read_trf("corpus/n12_r9_s73876.trf");
    const bd_ranked *rows = make(t, 3, "BH");
    for (size_t i = 0; i < t->card_count; i++)
        cr_assert_eq(rows[i].score, bd_card_score(t, &t->cards[rows[i].card], 4));
}

Test(standings, names_are_read_and_written)
{
    static const struct {
        const char *text, *code, *id, *title;
    } rows[] = {
        {"BH:C1", "BH/C1", "buchholz-cut1", "Buchholz Cut-1"},
        {"bh-c1", "BH/C1", "buchholz-cut1", "Buchholz Cut-1"},
        {"buchholz-cut1", "BH/C1", "buchholz-cut1", "Buchholz Cut-1"},
        {"fore-buchholz-median2", "FB/M2", "fore-buchholz-median2", "Fore Buchholz Median-2"},
        {"KS/L-1", "KS/L-1", "koya-limit-1", "Koya (limit -0.5)"},
        {"KS/L+2", "KS/L+2", "koya-limit+2", "Koya (limit +1)"},
        {"koya-limit+2", "KS/L+2", "koya-limit+2", "Koya (limit +1)"},
        {"KS/L2", "KS/L+2", "koya-limit+2", "Koya (limit +1)"},
        {"KS/L40", "KS/L40", "koya-limit40", "Koya (limit 40 %)"},
        {"DE/P", "DE/P", "direct-encounter-forfeits", "Direct encounter, forfeits counted as games"},
        {"AOB/F", "AOB/F", "average-buchholz-fore", "Average of opponents' Buchholz (Fore Buchholz)"},
        {"TPN/R", "TPN/R", "pairing-number-reversed", "Pairing number, reversed"},
        {"ARO/C1/U1400", "ARO/C1/U1400", "average-rating-cut1-unrated1400",
         "Average rating of opponents Cut-1"},
        {"wins", "WON", "wins", "Wins"},
        {"BH:GP/C1", "BH:GP/C1", "buchholz-gp-cut1", "Buchholz Cut-1 (game points)"},
        {"GE", "REP", "rounds-elected", "Rounds elected to play"},
    };
    char text[BD_TIE_TEXT];
    bd_err err;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_tiebreak_list list;
        cr_assert_eq(bd_tiebreaks_parse(rows[i].text, &list, &err), BD_OK, "%s: %s", rows[i].text,
                     err.sentence);
        cr_assert_eq(list.count, 1);
        cr_expect_str_eq(bd_tiebreak_code(&list.items[0], text, sizeof text), rows[i].code);
        cr_expect_str_eq(bd_tiebreak_id(&list.items[0], text, sizeof text), rows[i].id);
        cr_expect_str_eq(bd_tiebreak_title(&list.items[0], text, sizeof text), rows[i].title);
    }
}

Test(standings, lists_are_read_and_written)
{
    static const struct {
        const char *text, *says;
    } bad[] = {
        {"wins,", "a tie-break is missing at the end of the list; 'none' stands for no tie-break"},
        {"", "a tie-break is missing at the end of the list; 'none' stands for no tie-break"},
        {"wins,WON", "the tie-break WON is named twice"},
        {"EDET/P,BH",
         "'EDET/P' is a tie-break of teams that is not known here; MPTS, GPTS, MPvGP, EMMSB, EMGSB, "
         "EGMSB and EGGSB are"},
        {"MPvGP:MP", "':MP' cannot follow MPvGP in 'MPvGP:MP'; see docs/tiebreaks.md for what can"},
        {"WIN/C1", "'/C1' cannot follow WIN in 'WIN/C1'; see docs/tiebreaks.md for what can"},
        {"BH/C0", "'/C0' cannot follow BH in 'BH/C0'; see docs/tiebreaks.md for what can"},
        {"BH/C1/C2", "'/C2' cannot follow BH in 'BH/C1/C2'; see docs/tiebreaks.md for what can"},
        {"PS/M1", "'/M1' cannot follow PS in 'PS/M1'; see docs/tiebreaks.md for what can"},
    };
    bd_tiebreak_list list;
    bd_err err;
    char text[256];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cr_assert_eq(bd_tiebreaks_parse(bad[i].text, &list, &err), BD_USAGE, "%s", bad[i].text);
        cr_expect_str_eq(err.sentence, bad[i].says);
    }
    cr_assert_eq(bd_tiebreaks_parse("buch", &list, &err), BD_USAGE);
    cr_expect_not_null(strstr(err.sentence, "'buch' is not a tie-break; choose from PTS, DE"));
    cr_assert_eq(bd_tiebreaks_parse("none", &list, &err), BD_OK);
    cr_expect_eq(list.count, 0);
    cr_assert_eq(bd_tiebreaks_parse("BH:C1, DE BH;DE", &list, &err), BD_OK);
    cr_expect_str_eq(bd_tiebreaks_print(&list, text, sizeof text), "BH/C1,DE,BH,DE");
}

Test(standings, values_are_fractions)
{
    static const struct {
        bd_tie_value value;
        const char *text;
    } rows[] = {{{49, 4}, "12.25"},  {{15, 2}, "7.5"},   {{-1, 2}, "-0.5"},    {{3, 1}, "3"},
                {{0, 0}, ""},        {{37, 3}, "12.33"}, {{38, 3}, "12.67"},   {{-1, 3}, "-0.33"},
                {{1999, 1000}, "2"}, {{-1, 400}, "0"},   {{199, 100}, "1.99"}, {{99, 100}, "0.99"}};
    char text[32];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect_str_eq(bd_tie_print(rows[i].value, text, sizeof text), rows[i].text);
    cr_expect_eq(bd_tie_compare((bd_tie_value){1, 3}, (bd_tie_value){333, 1000}), 1);
    cr_expect_eq(bd_tie_compare((bd_tie_value){-1, 3}, (bd_tie_value){-1, 2}), 1);
    cr_expect_eq(bd_tie_compare((bd_tie_value){4, 8}, (bd_tie_value){1, 2}), 0);
    cr_expect_eq(bd_tie_compare((bd_tie_value){-99, 1}, (bd_tie_value){0, 0}), 1);
}

Test(standings, buchholz_is_refused_in_a_round_robin)
{
    bd_tournament *t = EVENT("2w1", "1b0");
    bd_tiebreak_list list;
    bd_ranked *rows;
    bd_err err;
    t->round_robin = true;
    cr_assert_eq(bd_tiebreaks_parse("SB,BH/C1", &list, &err), BD_OK);
    cr_assert_eq(bd_standings(arena, t, 1, &list, &rows, &err), BD_USAGE);
    cr_expect_str_eq(err.sentence, "BH/C1 must not be used in a round robin (C.07, article 8); take another "
                                   "tie-break, such as SB or KS");
    cr_assert_eq(bd_tiebreaks_of(t, &list, &err), BD_OK);
    cr_assert_eq(bd_standings(arena, t, 1, &list, &rows, &err), BD_OK);
    t->tiebreaks = "DE,FB";
    cr_assert_eq(bd_tiebreaks_of(t, &list, &err), BD_BAD_INPUT, "the file's own fault");
}

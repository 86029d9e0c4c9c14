/* The numbers behind simulations, against the formulas that docs/generate.md and docs/simulate.md give. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "rulebook/rulebook.h"
#include "simulate/contest.h"
#include "simulate/play.h"
#include "simulate/pool.h"
#include "simulate/totals.h"

#include <math.h>
#include <string.h>

static double expectation(int ahead) { return 1000000 / (1 + pow(10, -(double)ahead / 400)); }

/* White counts 30 points more; between the tenth points the curve is a straight line, rounded down; beyond
 * 800 it stays. */
Test(simulate_numbers, the_table_of_strength_is_the_logistic_curve)
{
    for (int ahead = 0; ahead <= 800; ahead += 10) {
        cr_expect_eq(bd_strength_expect(ahead, BD_WHITE_POINTS), lround(expectation(ahead)), "%d ahead",
                     ahead);
        cr_expect_eq(bd_strength_expect(BD_WHITE_POINTS, ahead + 2 * BD_WHITE_POINTS),
                     1000000 - lround(expectation(ahead)), "%d behind", ahead);
    }
    for (int ahead = 1; ahead < 800; ahead += 7) {
        const int tenth = ahead / 10 * 10;
        const long low = lround(expectation(tenth)), high = lround(expectation(tenth + 10));
        cr_expect_eq(bd_strength_expect(2000 + ahead, 2000 + BD_WHITE_POINTS),
                     low + (high - low) * (ahead % 10) / 10, "%d ahead", ahead);
    }
    cr_expect_eq(bd_strength_expect(3000, 1000), lround(expectation(800)));
}

/* Drawn with probability min(draws * 4 e (1 - e), 2 e, 2 (1 - e)), won with e - drawn / 2. */
Test(simulate_numbers, games_end_as_the_model_says)
{
    enum { GAMES = 200000 };
    static const int ahead[] = {-500, -120, 0, 60, 400}, draws[] = {0, 300, 900, 1000};
    for (size_t a = 0; a < sizeof ahead / sizeof *ahead; a++)
        for (size_t d = 0; d < sizeof draws / sizeof *draws; d++) {
            bd_random lot = bd_random_part(5, 10 * a + d);
            int count[3] = {0};
            for (int i = 0; i < GAMES; i++)
                count[bd_strength_play(&lot, 1500 + ahead[a] - BD_WHITE_POINTS, 1500, draws[d])]++;
            const double e = expectation(ahead[a]) / 1e6;
            const double drawn = fmin(draws[d] / 1000.0 * 4 * e * (1 - e), 2 * fmin(e, 1 - e));
            const double won = e - drawn / 2;
            cr_expect_float_eq(count[1] / (double)GAMES, drawn, 0.005, "%d ahead, %d draws", ahead[a],
                               draws[d]);
            cr_expect_float_eq(count[2] / (double)GAMES, won, 0.005, "%d ahead, %d draws", ahead[a],
                               draws[d]);
        }
}

Test(simulate_numbers, strengths_spread_around_nothing)
{
    enum { NUMBERS = 100000 };
    bd_random lot = bd_random_part(9, 1);
    double sum = 0, squares = 0;
    for (int i = 0; i < NUMBERS; i++) {
        const int number = bd_strength_spread(&lot);
        cr_assert(number >= -6000 && number <= 6000);
        sum += number;
        squares += (double)number * number;
    }
    cr_expect_float_eq(sum / NUMBERS, 0, 10, "mean %g", sum / NUMBERS); /* three standard errors */
    cr_expect_float_eq(sqrt(squares / NUMBERS), 1000, 10);
}

/* A share in millionths, to the nearest. */
static int64_t share_of(int64_t part, int64_t whole)
{
    return whole == 0 ? 0 : (int64_t)floor(1e6 * (double)part / (double)whole + 0.5);
}

Test(simulate_numbers, measures_are_shares_of_what_they_say)
{
    static bd_trial trial;
    int64_t *tally = trial.methods[1].tally;
    trial = (bd_trial){.players = 7};
    for (int t = 0; t < BD_TALLIES; t++) tally[t] = 1 + t;
    tally[BD_TALLY_DRAWS] = 43;
    tally[BD_TALLY_PAIRED] = 301;
    tally[BD_TALLY_TOP1] = 1;
    tally[BD_TALLY_TOP3] = 2;
    trial.methods[1].kendall[4] = -3;
    trial.methods[1].kendall[2] = 5;
    trial.methods[1].spearman[4] = 100;
    trial.methods[1].spearman[2] = 36;
    const struct {
        bd_measure measure;
        int64_t part, whole;
    } rows[] = {
        {BD_MEASURE_LOST, tally[BD_TALLY_WORSE] + tally[BD_TALLY_STUCK] + tally[BD_TALLY_ILLEGAL], 43},
        {BD_MEASURE_STUCK, tally[BD_TALLY_STUCK] + tally[BD_TALLY_ILLEGAL], 43},
        {BD_MEASURE_WRONG, tally[BD_TALLY_WRONG], 301},
        {BD_MEASURE_AVOIDABLE, tally[BD_TALLY_AVOIDABLE], 301},
        {BD_MEASURE_RUNS, tally[BD_TALLY_RUNS], 301},
        {BD_MEASURE_FLOATS, tally[BD_TALLY_FLOATS], 301},
        {BD_MEASURE_REFLOATS, tally[BD_TALLY_REFLOATS], 301},
        {BD_MEASURE_COMPANY, 2 * tally[BD_TALLY_COMPANY], 301}, /* two players a board */
        {BD_MEASURE_IMBALANCE, tally[BD_TALLY_IMBALANCE], 7},
        {BD_MEASURE_IMBALANCED, tally[BD_TALLY_IMBALANCED], 7},
        {BD_MEASURE_LOPSIDED, tally[BD_TALLY_LOPSIDED], 7},
        {BD_MEASURE_FLOATERS, tally[BD_TALLY_FLOATERS], 7},
        {BD_MEASURE_TOP1, 1, 1},
        {BD_MEASURE_TOP3, 2, 3},
        {BD_MEASURE_KENDALL, -3, 21},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect_eq(bd_measure_value(&trial, 1, 5, rows[i].measure), share_of(rows[i].part, rows[i].whole),
                     "%s", bd_measure_of(rows[i].measure)->id);
    /* 1 - 6 D / (n (n^2 - 1)), where four times D is kept: D = 25 and 9 among seven. */
    cr_expect_eq(bd_measure_value(&trial, 1, 5, BD_MEASURE_SPEARMAN), 1000000 - share_of(6 * 25, 336));
    cr_expect_eq(bd_measure_spearman(&trial, 1, 3), 1000000 - share_of(6 * 9, 336));
    cr_expect_eq(bd_measure_kendall(&trial, 1, 3), share_of(5, 21));
    trial.players = 2;
    cr_expect_eq(bd_measure_value(&trial, 1, 5, BD_MEASURE_TOP3), 1000000,
                 "two players, both among the first");
    cr_expect_eq(bd_measure_value(&trial, 0, 5, BD_MEASURE_LOST), 0, "no draws, nothing lost");
}

/* Four players before round 4: what they are due, how they floated, and where they are at home. */
Test(simulate_numbers, boards_do_to_players_what_can_be_seen)
{
    static bd_card cards[] = {{.id = 1, .club = "A", .school = "S", .team = "T"},
                              {.id = 2, .club = "B", .school = "S", .team = "U"},
                              {.id = 3, .club = "C", .school = "X", .team = "U"},
                              {.id = 4, .club = "C", .school = "Y", .team = "V"}};
    static bd_player players[] = {{.card = &cards[0],
                                   .id = 1,
                                   .score = 4,
                                   .last_float = BD_FLOAT_DOWN,
                                   .claim = {.due = BD_WHITE, .last = BD_BLACK, .run = 2}},
                                  {.card = &cards[1],
                                   .id = 2,
                                   .score = 3,
                                   .last_float = BD_FLOAT_UP,
                                   .claim = {.due = BD_WHITE, .last = BD_BLACK, .run = 1}},
                                  {.card = &cards[2],
                                   .id = 3,
                                   .score = 3,
                                   .last_float = BD_NO_FLOAT,
                                   .claim = {.due = BD_NO_COLOUR, .last = BD_BLACK, .run = 1}},
                                  {.card = &cards[3],
                                   .id = 4,
                                   .score = 3,
                                   .last_float = BD_FLOAT_UP,
                                   .claim = {.due = BD_BLACK, .last = BD_WHITE, .run = 2}}};
    static const int32_t node_of[] = {-1, 0, 1, 2, 3};
    bd_tournament tournament = {.cards = cards, .card_count = 4};
    const bd_round round = {.tournament = &tournament,
                            .number = 4,
                            .cards = 4,
                            .nodes = 4,
                            .bye = -1,
                            .players = players,
                            .largest_id = 4,
                            .node_of = node_of};
    bd_board boards[] = {{.white = 2, .black = 1}, {.white = 4, .black = 3}};
    const bd_draw draw = {.boards = boards, .board_count = 2};
    int down[4] = {0}, up[4] = {0};
    const bd_float_counts floats = {down, up};
    int64_t tally[BD_TALLIES] = {0};
    cr_assert_eq(bd_round_node(&round, 3), 2);
    bd_effects_of_draw(&round, &draw, &floats, tally);
    cr_expect_eq(tally[BD_TALLY_PAIRED], 4);
    cr_expect_eq(tally[BD_TALLY_WRONG], 2, "1 and 4");
    cr_expect_eq(tally[BD_TALLY_RUNS], 2, "a third Black for 1, a third White for 4");
    cr_expect_eq(tally[BD_TALLY_FLOATS], 2, "1 down, 2 up");
    cr_expect_eq(tally[BD_TALLY_REFLOATS], 2, "both again");
    cr_expect_eq(tally[BD_TALLY_COMPANY], 2, "a school, a club");
    cr_expect(down[0] == 1 && up[1] == 1 && down[1] + up[0] + down[2] + up[2] + down[3] + up[3] == 0);
    bd_effects_of_draw(&round, &draw, NULL, tally);
    cr_expect_eq(tally[BD_TALLY_FLOATS], 4);
    cr_expect_eq(down[0], 1);
}

Test(simulate_numbers, a_played_event_is_summed_player_by_player)
{
    static bd_entry three_whites[] = {
        {.round = 1, .colour = BD_WHITE}, {.round = 2, .colour = BD_WHITE}, {.round = 3, .colour = BD_WHITE}};
    static bd_entry one_black[] = {{.round = 1, .colour = BD_BLACK},
                                   {.round = 2, .kind = BD_FORFEIT, .colour = BD_BLACK}};
    static bd_entry balanced[] = {{.round = 1, .colour = BD_BLACK}, {.round = 2, .colour = BD_WHITE}};
    bd_card cards[] = {{.id = 1, .history = three_whites, .history_count = 3},
                       {.id = 2, .history = one_black, .history_count = 2},
                       {.id = 3, .history = balanced, .history_count = 2}};
    bd_tournament tournament = {.cards = cards, .card_count = 3};
    const bd_made_event event = {.tournament = &tournament};
    int down[] = {2, 0, 1}, up[] = {1, 2, 1};
    int64_t tally[BD_TALLIES] = {0};
    bd_effects_of_event(&event, &(bd_float_counts){down, up}, tally);
    cr_expect_eq(tally[BD_TALLY_IMBALANCE], 3 + 1 + 0);
    cr_expect_eq(tally[BD_TALLY_IMBALANCED], 1);
    cr_expect_eq(tally[BD_TALLY_LOPSIDED], 1 + 2 + 0);
    cr_expect_eq(tally[BD_TALLY_FLOATERS], 1);
}

static bd_series series_by(const char *rules, const bd_method *method, bool same_histories)
{
    bd_series series;
    cr_assert_eq(bd_series_usual(bd_rulebook_find(rules), &series, NULL), BD_OK);
    cr_assert_eq(bd_series_sizes(&series, "14", NULL), BD_OK);
    series.tournaments = 6;
    series.event.rounds = 5;
    series.event.noise = 100;
    series.same_histories = same_histories;
    series.methods[series.method_count++] = (bd_pairer){.id = method->id, .method = method};
    return series;
}

static void play(const bd_series *series, int number, bd_trial *trial)
{
    bd_arena *arena = bd_arena_new();
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_contest_play(series, number, arena, trial, &err), BD_OK, "%s", err.sentence);
    bd_arena_free(arena);
}

/* Whatever a method draws, each draw is counted once, and what is said of a criterion fits what is said of
 * the draws. */
Test(simulate_numbers, counts_of_a_draw_fit_together)
{
    static bd_trial trial;
    for (size_t m = 0; m < bd_method_count(); m++)
        for (size_t h = 0; h < 4; h++) {
            static const char *const rules[] = {"caa", "uscf"};
            const int histories = h % 2;
            const bd_series series = series_by(rules[h / 2], bd_method_at(m), histories == 1);
            for (int k = 0; k < series.tournaments; k++) {
                play(&series, k, &trial);
                const bd_trial_method *best = &trial.methods[0], *method = &trial.methods[1];
                const int64_t *tally = method->tally;
                const int64_t made = tally[BD_TALLY_DRAWS] - tally[BD_TALLY_STUCK] - tally[BD_TALLY_ILLEGAL];
                cr_expect_eq(made, tally[BD_TALLY_SAME] + tally[BD_TALLY_EQUAL] + tally[BD_TALLY_WORSE] +
                                       tally[BD_TALLY_OPEN]);
                cr_expect_leq(tally[BD_TALLY_AVOIDABLE], tally[BD_TALLY_WRONG]);
                cr_expect_geq(tally[BD_TALLY_AVOIDABLE], 0);
                int64_t first = 0;
                for (int c = 0; c < series.criterion_count; c++) {
                    cr_expect_leq(method->more[c] + method->less[c],
                                  tally[BD_TALLY_EQUAL] + tally[BD_TALLY_WORSE], "%s", series.criteria[c]);
                    cr_expect_geq(method->excess[c], method->first[c], "%s", series.criteria[c]);
                    cr_expect(method->more[c] + method->less[c] > 0 || method->sum[c] == 0);
                    cr_expect_eq(best->more[c] + best->less[c] + best->first[c] + best->sum[c], 0);
                    first += method->first[c];
                }
                cr_expect_eq(first, tally[BD_TALLY_WORSE]);
                cr_expect_eq(best->tally[BD_TALLY_AVOIDABLE], 0);
                /* On the same histories the method is only asked: nothing of the end of an event is its own.
                 */
                cr_expect(histories == 0 ||
                          tally[BD_TALLY_IMBALANCE] + tally[BD_TALLY_LOPSIDED] + tally[BD_TALLY_FLOATERS] ==
                              0);
                cr_expect(histories == 0 || method->kendall[4] == 0);
            }
        }
}

Test(simulate_numbers, the_same_histories_whoever_is_asked)
{
    static bd_trial by_lazy, by_best;
    const bd_series lazy = series_by("caa", bd_method_find("lazy"), true),
                    cards = series_by("caa", bd_method_find("cards"), true);
    for (int k = 0; k < lazy.tournaments; k++) {
        play(&lazy, k, &by_lazy);
        play(&cards, k, &by_best);
        cr_expect_eq(
            memcmp(by_lazy.methods[0].tally, by_best.methods[0].tally, sizeof by_lazy.methods[0].tally), 0,
            "the same histories whoever is asked");
        cr_expect_eq(
            memcmp(by_lazy.methods[0].kendall, by_best.methods[0].kendall, sizeof by_lazy.methods[0].kendall),
            0);
    }
}

Test(simulate_numbers, times_are_of_draws)
{
    bd_arena *arena = bd_arena_new();
    const bd_series series = series_by("caa", bd_method_find("cards"), false);
    static bd_trial trial;
    bd_totals totals;
    cr_assert_eq(bd_totals_new(arena, &series, &totals, NULL), BD_OK);
    trial = (bd_trial){.number = 3, .players = 14};
    trial.methods[1].nanoseconds = 700;
    trial.methods[1].tally[BD_TALLY_DRAWS] = 5;
    trial.methods[1].less[2] = 4;
    trial.methods[1].more[2] = 1;
    trial.methods[1].tally[BD_TALLY_WORSE] = 2;
    trial.methods[0].tally[BD_TALLY_DRAWS] = 5;
    bd_totals_add_times(&totals, &trial);
    cr_assert_eq(bd_totals_add(&totals, &trial, NULL), BD_OK);
    cr_assert_eq(bd_totals_finish(&totals, NULL), BD_OK);
    cr_expect_eq(totals.all[1].timed_draws, 5);
    cr_expect_eq(totals.all[1].nanoseconds, 700);
    cr_expect_eq(totals.all[1].less[2], 4);
    cr_expect_eq(totals.all[1].more[2], 1);
    cr_expect_eq(totals.all[1].measures[BD_MEASURE_LOST].sum, 400000);
    cr_expect_eq(totals.all[1].paired[BD_MEASURE_LOST].sum, 400000, "the method less the best");
    bd_arena_free(arena);
}

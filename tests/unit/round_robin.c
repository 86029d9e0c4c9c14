/* Round robins: the draws are the Berger tables of FIDE C.05, typed from the annex (tests/data/round_robin);
 * two cycles, their colours, who is free, who has left. */
#include "cards/card.h"
#include "certify/best.h"
#include "standings/standings.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "tests_file.h"

static bd_arena *memory;
static bd_tournament *event;
static bd_best best;
static bd_err err;

static void begin(void)
{
    memory = bd_arena_new();
    err = (bd_err){.status = BD_OK};
}

static void end(void) { bd_arena_free(memory); }

TestSuite(round_robin, .init = begin, .fini = end);

enum { MOST = 16 };

/* One table of the file: [round][board], rounds from 1. */
static bd_board table[MOST][MOST / 2];

static const char *read_table(const char *text, int *size)
{
    *size = (int)strtol(text, (char **)&text, 10);
    for (int round = 1; round < *size; round++)
        for (int i = 0; i < *size / 2; i++) {
            table[round][i].white = (int)strtol(text, (char **)&text, 10);
            cr_assert_eq(*text, '-');
            table[round][i].black = (int)strtol(text + 1, (char **)&text, 10);
        }
    while (*text == '\n') text++;
    return text;
}

static void players(int count, int rounds)
{
    event = bd_tournament_new(memory);
    event->rules = "round-robin";
    event->rounds = rounds;
    event->round_robin = true;
    event->points.pairing_bye = 0;
    for (int id = 1; id <= count; id++) {
        bd_card *card = NULL;
        cr_assert_eq(bd_tournament_add_card(event, id, &card, &err), BD_OK);
        card->name = "somebody";
    }
}

static bd_status draw_round(int round)
{
    const bd_solve_options how = {.prove_unique = true};
    return bd_best_draw(memory, event, bd_rulebook_find("round-robin"), round, NULL, &how, &best, &err);
}

static const bd_draw *drawn(int round)
{
    cr_assert_eq(draw_round(round), BD_OK, "%s", err.sentence);
    cr_assert_eq(best.certificate.outcome, BD_BEST);
    cr_expect(best.certificate.unique, "round %d", round);
    cr_expect_eq(best.values[0].value, 0, "round %d", round);
    return &best.draw;
}

/* The boards of a table in their order; the last number may be nobody's. turned: the other colours. */
static void expect_boards(const bd_draw *draw, int of, int count, bool turned)
{
    size_t at = 0;
    for (int i = 0; i < (count + 1) / 2; i++) {
        bd_board board = table[of][i];
        const int lower = board.white < board.black ? board.white : board.black;
        if (turned) board = (bd_board){board.black, board.white};
        if (board.white > count || board.black > count) {
            cr_expect_eq(draw->bye, lower, "%d players, round %d of the table: %d is free", count, of,
                         draw->bye);
            continue;
        }
        cr_assert_lt(at, draw->board_count);
        cr_expect(draw->boards[at].white == board.white && draw->boards[at].black == board.black,
                  "%d players, round %d of the table: %d-%d, not %d-%d", count, of, draw->boards[at].white,
                  draw->boards[at].black, board.white, board.black);
        at++;
    }
    cr_expect_eq(at, draw->board_count);
}

Test(round_robin, draws_are_the_tables_of_the_annex)
{
    const char *text = test_file(memory, "round_robin/berger.txt");
    int tables = 0, size = 0;
    while (*text != '\0') {
        text = read_table(text, &size);
        tables++;
        for (int count = size - 1; count <= size; count++) {
            players(count, size - 1);
            for (int round = 1; round < size; round++) expect_boards(drawn(round), round, count, false);
        }
    }
    cr_expect_eq(tables, 7);
}

Test(round_robin, a_second_cycle_has_the_other_colours)
{
    const char *text = test_file(memory, "round_robin/berger.txt");
    bd_setting reverse = {.key = "reverse_last_two", .text = "true"};
    int size = 0;
    for (int i = 0; i < 3; i++) text = read_table(text, &size);
    for (int reversed = 0; reversed < 2; reversed++) {
        players(size, 2 * (size - 1));
        event->options = &reverse;
        event->option_count = (size_t)reversed;
        for (int round = 1; round < size; round++) {
            const int of = reversed == 1 && round >= size - 2 ? 2 * size - 3 - round : round;
            expect_boards(drawn(round), of, size, false);
            expect_boards(drawn(round + size - 1), round, size, true);
        }
    }
}

/* Colours of any number of players, up to 40: nobody has one colour twice more than the other, nor three
 * times running; in two cycles with the last two rounds reversed not even where the second begins. */
Test(round_robin, colours_are_even)
{
    bd_setting reverse = {.key = "reverse_last_two", .text = "true"};
    for (int count = 4; count <= 40; count += 3) {
        const int cycle = count - (count % 2 == 0), rounds = 2 * cycle;
        int balance[41] = {0}, run[41] = {0}, met[41][41] = {{0}};
        players(count, rounds);
        event->options = &reverse;
        event->option_count = 1;
        for (int round = 1; round <= rounds; round++) {
            const bd_draw *draw = drawn(round);
            for (size_t i = 0; i < draw->board_count; i++) {
                const int w = draw->boards[i].white, b = draw->boards[i].black;
                met[w][b]++;
                balance[w]++;
                balance[b]--;
                run[w] = run[w] > 0 ? run[w] + 1 : 1;
                run[b] = run[b] < 0 ? run[b] - 1 : -1;
                cr_expect(run[w] < 3 && run[b] > -3, "%d players, round %d: %d-%d", count, round, w, b);
            }
            for (int id = 1; round == cycle && id <= count; id++)
                cr_expect_leq(abs(balance[id]), 1, "%d players: %d after one cycle", count, id);
        }
        for (int id = 1; id <= count; id++) {
            cr_expect_eq(balance[id], 0, "%d players: %d after two cycles", count, id);
            for (int other = 1; other <= count; other++)
                cr_expect_eq(met[id][other], id != other, "%d players: %d-%d", count, id, other);
        }
    }
}

Test(round_robin, there_is_no_round_beyond_the_table)
{
    players(6, 5);
    cr_expect_eq(draw_round(6), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, "there is no round 6"), "%s", err.sentence);
}

Test(round_robin, a_ban_does_not_change_the_table_in_silence)
{
    players(6, 5);
    bd_pair_rule ban = {.a = 2, .b = 5, .first = 1, .last = BD_ROUNDS_MAX};
    event->forbid = &ban;
    event->forbid_count = 1;
    cr_expect_eq(draw_round(1), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, "players 2 and 5"), "%s", err.sentence);
    (void)drawn(2);
}

Test(round_robin, one_late_player_takes_the_free_number)
{
    players(6, 5);
    event->cards[1].joined = 2; /* number 6 now: 3 to 6 move up */
    const bd_draw *draw = drawn(1);
    cr_expect(draw->boards[0].white == 1 && draw->boards[0].black == 2);
    event->cards[4].joined = 3;
    cr_expect_eq(draw_round(3), BD_BAD_INPUT);
}

/* Round robin of six: 1 beats 6, 2 beats 5, 3 beats 4; then 6 beats 4, 5 beats 3, 1 beats 2; then 2 beats 6.
 */
static void play(int first, int last)
{
    static const int rounds[][3][2] = {
        {{1, 6}, {2, 5}, {3, 4}}, {{6, 4}, {5, 3}, {1, 2}}, {{2, 6}, {3, 1}, {4, 5}}};
    for (int round = first; round <= last; round++)
        for (int i = 0; i < 3; i++)
            for (int side = 0; side < 2; side++) {
                const int *board = rounds[round - 1][i];
                bd_entry *entry = NULL;
                cr_assert_eq(bd_card_add_entry(event, &event->cards[board[side] - 1], round, &entry, &err),
                             BD_OK);
                *entry = (bd_entry){.round = round,
                                    .opponent = board[1 - side],
                                    .colour = side == 0 ? BD_WHITE : BD_BLACK,
                                    .halves = side == 0 ? 2 : 0};
            }
}

static int score_of(int id)
{
    static const bd_tiebreak_list none = {.count = 0};
    bd_ranked *rows = NULL;
    cr_assert_eq(bd_standings(memory, event, bd_standings_round(event), &none, &rows, &err), BD_OK);
    for (size_t i = 0; i < event->card_count; i++)
        if (event->cards[rows[i].card].id == id) return rows[i].score;
    return -1;
}

/* Two of five games are less than half, three are not. */
Test(round_robin, results_against_who_leaves_early_count_for_nobody)
{
    players(6, 5);
    play(1, 2);
    event->cards[4].withdrawn = 3;
    cr_expect(bd_card_is_struck(event, &event->cards[4]));
    cr_expect_eq(score_of(2), 0, "the win against 5 counts");
    cr_expect_eq(score_of(3), 2);
    cr_expect_eq(score_of(5), 0, "5 keeps points");
    (void)drawn(3);
    const int node = bd_round_node(best.round, 2);
    cr_expect_eq(best.round->players[node].score, 0, "the draw shows other points than the standings");
    players(6, 5);
    play(1, 3);
    event->cards[4].withdrawn = 4;
    cr_expect_not(bd_card_is_struck(event, &event->cards[4]));
    cr_expect_eq(score_of(2), 4);
    cr_expect_eq(score_of(5), 2);
    players(6, 10); /* in two cycles three of ten are less than half again */
    play(1, 3);
    event->cards[4].withdrawn = 4;
    cr_expect(bd_card_is_struck(event, &event->cards[4]));
}

Test(round_robin, who_leaves_early_stands_below_all_others)
{
    static const bd_tiebreak_list none = {.count = 0};
    bd_ranked *rows = NULL;
    players(6, 5);
    play(1, 2);
    event->cards[0].withdrawn = 3; /* the leader */
    cr_assert_eq(bd_standings(memory, event, 2, &none, &rows, &err), BD_OK);
    cr_expect_eq(event->cards[rows[5].card].id, 1);
    cr_expect_eq(rows[5].place, 6);
}

Test(round_robin, who_has_left_keeps_a_board)
{
    players(6, 5);
    play(1, 3);
    event->cards[4].withdrawn = 4;
    const bd_draw *draw = drawn(4);
    cr_expect_eq(draw->board_count, 3);
    cr_expect(bd_draw_board_of(draw, 5) > 0);
}

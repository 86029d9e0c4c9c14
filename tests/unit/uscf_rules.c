/* The US rules, sentence by sentence: cards made by hand, and the boards that the sentence asks for. Players
 * are numbered by rating; in the comments "due" is the colour that would equalise or alternate. Boards are
 * given White first, in the order of their higher player. */
#include "hand_event.h"
#include "rulebook/stages/natural.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct us_player {
    int rating, halves;  /* halves: score in half points */
    const char *colours; /* of the rounds so far; '-': none */
    const char *team;
} us_player;

typedef struct sentence {
    const char *rule, *what;
    us_player players[8];
    int met[8][2];
    const char *option, *value;
    int boards[4][2];
} sentence;

static const sentence sentences[] = {
    /* Equal scores would give 1-2 and 3-4, but 1 and 2 have met: the top two meet the others, 1 the higher
       one. */
    {"27A1",
     "a player may not play the same opponent twice",
     {{2400, 2, "-", NULL}, {2300, 2, "-", NULL}, {2200, 0, "-", NULL}, {2100, 0, "-", NULL}},
     {{1, 2}},
     NULL,
     NULL,
     {{1, 3}, {4, 2}}},
    /* Four players, fourth round: everybody has met everybody once. 27A3 gives 1-3 and 2-4; 1 and 4 are due
       Black, 2 and 3 White. */
    {"27A1",
     "it must be violated when there are as many rounds as players",
     {{2400, 2, "WBW", NULL}, {2300, 2, "BWB", NULL}, {2200, 2, "BWB", NULL}, {2100, 2, "WBW", NULL}},
     {{1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}},
     NULL,
     NULL,
     {{3, 1}, {2, 4}}},
    /* Each score group by itself, although 2-3 and 4-5 are nearer in rating. */
    {"27A2",
     "players with equal scores are paired whenever possible",
     {{2400, 4, "--", NULL},
      {2000, 4, "--", NULL},
      {1999, 2, "--", NULL},
      {1600, 2, "--", NULL},
      {1599, 0, "--", NULL},
      {1200, 0, "--", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 2}, {4, 3}, {5, 6}}},
    /* 1 v 5, 2 v 6, 3 v 7, 4 v 8, the higher-rated White on board 1 and then in turn. */
    {"27A3",
     "the upper half is paired against the lower half",
     {{2400, 0, "", NULL},
      {2300, 0, "", NULL},
      {2200, 0, "", NULL},
      {2100, 0, "", NULL},
      {2000, 0, "", NULL},
      {1900, 0, "", NULL},
      {1800, 0, "", NULL},
      {1700, 0, "", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 5}, {6, 2}, {3, 7}, {8, 4}}},
    /* 1 and 2 have two wins: they are not separated to keep the team-mates 3 and 4 apart. */
    {"28N1",
     "players of plus two are not removed from their score group",
     {{2400, 4, "WB", NULL}, {2300, 4, "BW", NULL}, {2200, 2, "WB", "Reds"}, {2100, 2, "BW", "Reds"}},
     {{0}},
     NULL,
     NULL,
     {{1, 2}, {3, 4}}},
    /* Nobody has plus two: 3 and 4 are kept apart at the price of two floats. */
    {"28N1",
     "below plus two players are raised or lowered to avoid team-mates",
     {{2400, 3, "WB", NULL}, {2300, 3, "BW", NULL}, {2200, 2, "WB", "Reds"}, {2100, 2, "BW", "Reds"}},
     {{0}},
     NULL,
     NULL,
     {{1, 4}, {3, 2}}},
    /* Three with a point: the lowest with a rating is lowered, not the one without. */
    {"27A2, practice",
     "the odd player is the lowest with a rating",
     {{2000, 2, "-", NULL}, {1900, 2, "-", NULL}, {0, 2, "-", NULL}, {1500, 0, "-", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 3}, {4, 2}}},
    /* 1 and 4 have met. 1-3 and 2-4 give two players the same colour again; 1-2 and 3-4 nobody, across the
     * middle: 27A3 comes before 27A5, */
    {"27A3",
     "the halves come before colours",
     {{2200, 2, "B", NULL}, {2190, 2, "W", NULL}, {2180, 2, "B", NULL}, {2170, 2, "W", NULL}},
     {{1, 4}},
     NULL,
     NULL,
     {{1, 3}, {4, 2}}},
    /* and with the option an exchange is as good as a change inside a half. */
    {"27A3, practice",
     "interchanges",
     {{2200, 2, "B", NULL}, {2190, 2, "W", NULL}, {2180, 2, "B", NULL}, {2170, 2, "W", NULL}},
     {{1, 4}},
     "interchanges",
     "true",
     {{1, 2}, {3, 4}}},
    /* Five with a point: the lowest of them, 5, is lowered and meets the highest of the next group, 6; 1-3,
       2-4, 7-8. */
    {"27A2, 27A3",
     "the odd player is the lowest and meets the highest",
     {{2400, 2, "-", NULL},
      {2300, 2, "-", NULL},
      {2200, 2, "-", NULL},
      {2100, 2, "-", NULL},
      {2000, 2, "-", NULL},
      {1900, 0, "-", NULL},
      {1800, 0, "-", NULL},
      {1700, 0, "-", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 3}, {4, 2}, {5, 6}, {8, 7}}},
    /* Round 2: 1 and 3 are due Black, 2 and 4 White. 1-3 and 2-4 would leave two players with the same colour
       twice: 1-4 and 2-3. */
    {"27A4",
     "players receive each colour the same number of times",
     {{2200, 2, "W", NULL}, {2190, 2, "B", NULL}, {2180, 2, "W", NULL}, {2170, 2, "B", NULL}},
     {{0}},
     NULL,
     NULL,
     {{4, 1}, {2, 3}}},
    /* The same with 300 points between 3 and 4, and between 1 and 2: on both boards both opponents would be
     * moved more than 200 points, which is not done even to equalise. 1 had White and 3 too: their colours
     * never differed, so the higher one gets Black. */
    {"27A4, practice",
     "more than 200 points are not moved to equalise",
     {{2500, 2, "W", NULL}, {2190, 2, "B", NULL}, {2180, 2, "W", NULL}, {1880, 2, "B", NULL}},
     {{0}},
     NULL,
     NULL,
     {{3, 1}, {2, 4}}},
    /* With 300 points between 3 and 4 only, the smaller difference of each board is 10: it is done. */
    {"27A4, practice",
     "the smaller difference counts",
     {{2200, 2, "W", NULL}, {2190, 2, "B", NULL}, {2180, 2, "W", NULL}, {1880, 2, "B", NULL}},
     {{0}},
     NULL,
     NULL,
     {{4, 1}, {2, 3}}},
    /* The same with exactly 200 points: it is done. */
    {"27A4, practice",
     "200 points are moved to equalise",
     {{2390, 2, "W", NULL}, {2190, 2, "B", NULL}, {2180, 2, "W", NULL}, {1980, 2, "B", NULL}},
     {{0}},
     NULL,
     NULL,
     {{4, 1}, {2, 3}}},
    /* Round 5, all had each colour twice, so either colour leaves an excess of one. 1 and 3 had White in the
     * last two rounds, 2 and 4 Black: in 1-3 and 2-4 somebody would have one colour for the third time. 100
     * points are not moved to alternate, but for this. */
    {"27A4",
     "nobody is given the same colour more than twice in a row",
     {{2200, 4, "BBWW", NULL}, {2100, 4, "WWBB", NULL}, {2000, 4, "BBWW", NULL}, {1900, 4, "WWBB", NULL}},
     {{0}},
     NULL,
     NULL,
     {{4, 1}, {2, 3}}},
    /* Round 3, all had each colour once: whatever they get, the excess is one, so nothing is asked for 27A4;
     * and 100 points are too much to alternate only. 1-3: both had White, then Black, and are due White: the
     * higher gets it. */
    {"27A4",
     "in odd-numbered rounds the objective is to limit the excess to one",
     {{2200, 2, "WB", NULL}, {2100, 2, "BW", NULL}, {2000, 2, "WB", NULL}, {1900, 2, "BW", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 3}, {4, 2}}},
    /* The same within 80 points: 1, due White, meets 4, due Black; 3, due White, meets 2. */
    {"27A5",
     "players receive alternating colours",
     {{2200, 2, "WB", NULL}, {2190, 2, "BW", NULL}, {2180, 2, "WB", NULL}, {2170, 2, "BW", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 4}, {3, 2}}},
    /* Round 2: 1 and 3 due Black, 2 and 4 White; 1 and 4 have met. 27A3 first: 1-3 and 2-4, upper against
       lower half. */
    {"27A",
     "upper half against lower half comes before equal colours",
     {{2200, 2, "W", NULL}, {2190, 2, "B", NULL}, {2180, 2, "W", NULL}, {2170, 2, "B", NULL}},
     {{1, 4}},
     NULL,
     NULL,
     {{3, 1}, {2, 4}}},
    /* With the option: 2-1 and 4-3, an interchange. */
    {"27A",
     "27A4 may have priority over 27A3",
     {{2200, 2, "W", NULL}, {2190, 2, "B", NULL}, {2180, 2, "W", NULL}, {2170, 2, "B", NULL}},
     {{1, 4}},
     "equalise_before_halves",
     "true",
     {{2, 1}, {4, 3}}},
    /* The same in round 3, where only alternation is at stake: without the option 1-3, 2-4, both higher
       players get their due. */
    {"27A",
     "upper half against lower half comes before alternation",
     {{2200, 2, "WB", NULL}, {2190, 2, "BW", NULL}, {2180, 2, "WB", NULL}, {2170, 2, "BW", NULL}},
     {{1, 4}},
     "equalise_before_halves",
     "true",
     {{1, 3}, {4, 2}}},
    {"27A",
     "27A5 may have priority over 27A3",
     {{2200, 2, "WB", NULL}, {2190, 2, "BW", NULL}, {2180, 2, "WB", NULL}, {2170, 2, "BW", NULL}},
     {{1, 4}},
     "alternate_before_halves",
     "true",
     {{1, 2}, {3, 4}}},
    /* Round 2: 1 and 2, a point each, are due Black, 3 and 4, no points, due White. 27A2 first: 1-2, 3-4. */
    {"27A",
     "equal scores come before equal colours",
     {{2200, 2, "W", NULL}, {2190, 2, "W", NULL}, {2180, 0, "B", NULL}, {2170, 0, "B", NULL}},
     {{0}},
     NULL,
     NULL,
     {{2, 1}, {3, 4}}},
    /* With the option each meets one of the other group, 1 the higher of them. */
    {"27A",
     "27A4 may have priority over 27A2",
     {{2200, 2, "W", NULL}, {2190, 2, "W", NULL}, {2180, 0, "B", NULL}, {2170, 0, "B", NULL}},
     {{0}},
     "equalise_before_score",
     "true",
     {{3, 1}, {4, 2}}},
    /* 1 and 3 are team-mates on two of two: the group can be paired without them meeting, 1-4 and 2-3. */
    {"28N1",
     "a score group that can be paired without team-mates meeting is paired so (plus two)",
     {{2200, 4, "--", "A"}, {2190, 4, "--", NULL}, {2180, 4, "--", "A"}, {2170, 4, "--", "B"}},
     {{0}},
     NULL,
     NULL,
     {{1, 4}, {3, 2}}},
    {"28N1",
     "a score group that can be paired without team-mates meeting is paired so (below)",
     {{2200, 2, "--", "A"}, {2190, 2, "--", NULL}, {2180, 2, "--", "A"}, {2170, 2, "--", "B"}},
     {{0}},
     NULL,
     NULL,
     {{1, 4}, {3, 2}}},
    /* Round 4, two points of three are one more win than losses: 1 and 2, team-mates, are lowered, 1 meets 3.
     */
    {"28N1",
     "below plus two team-mates are lowered rather than paired",
     {{2200, 4, "---", "A"}, {2190, 4, "---", "A"}, {2180, 3, "---", NULL}, {2170, 3, "---", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 3}, {4, 2}}},
    /* The nearest group that will do: those half a point below are of the same team too, so 1 and 2 go one
     * further, to 5 and 6; 3 and 4 must not meet either and meet 7 and 8. */
    {"28N1",
     "below plus two: into the nearest appropriate group",
     {{2200, 4, "---", "A"},
      {2190, 4, "---", "A"},
      {2180, 3, "---", "A"},
      {2170, 3, "---", "A"},
      {2160, 2, "---", NULL},
      {2150, 2, "---", NULL},
      {2140, 1, "---", NULL},
      {2130, 1, "---", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 5}, {6, 2}, {3, 7}, {8, 4}}},
    /* The other way round: the two with a point and a half are team-mates and are raised to 1 and 2, 3 to the
       higher one. */
    {"28N1",
     "below plus two team-mates are raised rather than paired",
     {{2200, 4, "---", NULL}, {2190, 4, "---", "B"}, {2180, 3, "---", "A"}, {2170, 3, "---", "A"}},
     {{0}},
     NULL,
     NULL,
     {{1, 3}, {4, 2}}},
    /* Two and a half of three are two wins more than losses: 1 and 2 stay in their group and meet. */
    {"28N1",
     "at plus two team-mates are not removed from their group",
     {{2200, 5, "---", "A"}, {2190, 5, "---", "A"}, {2180, 4, "---", NULL}, {2170, 4, "---", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 2}, {4, 3}}},
    {"28N1",
     "above plus two team-mates are not removed from their group",
     {{2200, 6, "---", "A"}, {2190, 6, "---", "A"}, {2180, 5, "---", NULL}, {2170, 5, "---", NULL}},
     {{0}},
     NULL,
     NULL,
     {{1, 2}, {4, 3}}},
    /* 28N: an absolute prohibition, for those who want it; and none at all. */
    {"28N",
     "team-mates are never paired, by the option",
     {{2200, 6, "---", "A"}, {2190, 6, "---", "A"}, {2180, 5, "---", NULL}, {2170, 5, "---", NULL}},
     {{0}},
     "teams",
     "\"always\"",
     {{1, 3}, {4, 2}}},
    {"28N",
     "team-mates do not matter, by the option",
     {{2200, 2, "---", "A"}, {2190, 2, "---", "A"}, {2180, 1, "---", NULL}, {2170, 1, "---", NULL}},
     {{0}},
     "teams",
     "\"never\"",
     {{1, 2}, {4, 3}}},
};

enum { SENTENCES = sizeof sentences / sizeof sentences[0] };

static void begin(void)
{
    hand_begin();
    event->initial_colour = BD_WHITE;
}

TestSuite(uscf, .init = begin, .fini = hand_end);

static bd_card *add(const us_player *player)
{
    bd_card *card = hand_add("somebody", player->rating);
    char rounds[BD_ROUNDS_MAX + 1];
    (void)snprintf(rounds, sizeof rounds, "%s", player->colours);
    for (char *c = rounds; *c != '\0'; c++)
        if (*c == '-') *c = '.';
    card->team = player->team;
    card->score_given = true;
    card->score = player->halves;
    hand_rounds(card, rounds, -1);
    event->round = (int)strlen(player->colours) + 1;
    return card;
}

static bd_status draw(void) { return hand_draw("uscf", 0, NULL); }

static void deal(const sentence *s)
{
    for (int i = 0; i < 8 && s->players[i].colours != NULL; i++) add(&s->players[i]);
    for (int i = 0; i < 8 && s->met[i][0] != 0; i++) hand_met(s->met[i][0], s->met[i][1]);
    if (s->option != NULL) hand_set(s->option, s->value);
}

Test(uscf, sentences)
{
    for (int row = 0; row < SENTENCES; row++) {
        const sentence *s = &sentences[row];
        hand_end();
        begin();
        deal(s);
        cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
        cr_expect_eq(best.certificate.outcome, BD_BEST);
        for (size_t i = 0; i < best.draw.board_count; i++) {
            const bd_board *board = &best.draw.boards[i];
            cr_expect(board->white == s->boards[i][0] && board->black == s->boards[i][1],
                      "%s, %s: board %zu is %d-%d, not %d-%d", s->rule, s->what, i + 1, board->white,
                      board->black, s->boards[i][0], s->boards[i][1]);
        }
    }
}

/* 27A1: four players in the fifth round. In four rounds all have met once, 1-2 and 3-4 twice: two repeats
 * cannot be avoided, and they are 1-3 and 2-4 or 1-4 and 2-3, once more each; by 27A3 it is the former. */
Test(uscf, repeats_that_cannot_be_avoided)
{
    for (int i = 0; i < 4; i++) add(&(us_player){2200 - 100 * i, 0, "", NULL})->score_given = false;
    hand_play(1, 1, 2, 1), hand_play(1, 4, 3, 1);
    hand_play(2, 3, 1, 1), hand_play(2, 2, 4, 1);
    hand_play(3, 1, 4, 1), hand_play(3, 3, 2, 1);
    hand_play(4, 2, 1, 1), hand_play(4, 4, 3, 1);
    event->round = 5;
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(*hand_value("repeat"), 2);
    cr_expect_eq(best.certificate.mate[0], 2);
    cr_expect_eq(best.certificate.mate[1], 3);
}

/* Practice: the bye goes to the lowest-ranked player of the lowest group who is rated and had none. */
Test(uscf, the_bye)
{
    for (int i = 0; i < 5; i++) add(&(us_player){i < 4 ? 2200 - 10 * i : 0, 0, "", NULL});
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.draw.bye, 4, "the unrated player comes last, not %d", best.draw.bye);
    cr_assert_eq(bd_card_add_bye(event, &event->cards[3], 4, BD_BYE_HALF, NULL), BD_OK);
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.draw.bye, 3);
}

Test(uscf, options_are_checked)
{
    static bd_setting option;
    for (int i = 0; i < 2; i++) add(&(us_player){2200 - 10 * i, 0, "", NULL});
    event->options = &option;
    event->option_count = 1;
    option = (bd_setting){.key = "teams", .text = "\"sometimes\""};
    cr_expect_eq(draw(), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, "plus-two"), "%s", err.sentence);
    option = (bd_setting){.key = "equalise_before_halves", .text = "1"};
    cr_expect_eq(draw(), BD_BAD_INPUT);
}

/* 29E4, two players due White: the larger imbalance; then the opposite of the latest round in which they had
 * different colours; then the higher rank. */
Test(uscf, colours_on_a_board)
{
    static const struct {
        const char *a, *b;
        int white;
    } rows[] = {
        {"WBB", "BWBWB", 1}, {"BWB", "WBB", 2}, {"BWWB", "WBBWB", 2}, {"WB", "WB", 1}, {"-BWB", "BB--", 2}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        hand_end();
        begin();
        add(&(us_player){2200, 2, rows[i].a, NULL});
        add(&(us_player){2100, 2, rows[i].b, NULL});
        const size_t longer = strlen(rows[i].a) > strlen(rows[i].b) ? strlen(rows[i].a) : strlen(rows[i].b);
        event->round = (int)longer + 1;
        cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
        cr_expect_eq(best.draw.boards[0].white, rows[i].white, "row %zu", i);
    }
}

/* The natural pairing 1-4, 2-5, 3-6; 1 and 4 have met, so 4 and 5 change places: 1-5, 2-4. 3 and 6 have met
 * as well in the second case. */
Test(uscf, natural_pairing_is_told)
{
    static const int ratings[] = {2200, 2170, 2160, 2100, 2060, 2050};
    bd_natural *boards = NULL;
    size_t count = 0;
    for (int i = 0; i < 6; i++) add(&(us_player){ratings[i], 0, "", NULL});
    hand_met(1, 4);
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_round_natural(best.round, arena, best.certificate.mate, &boards, &count, NULL), BD_OK);
    cr_assert_eq(count, 3);
    cr_expect(boards[0].higher == 1 && boards[0].lower == 5 && boards[0].kind == BD_TRANSPOSITION);
    cr_expect(boards[0].natural_of_higher == 4 && boards[0].higher_difference == -40 &&
              boards[0].higher_rated);
    cr_expect(boards[0].natural_of_lower == 2 && boards[0].lower_difference == 30);
    cr_expect(boards[1].kind == BD_TRANSPOSITION && boards[1].higher_difference == 40 &&
              boards[1].lower_difference == -30);
    cr_expect_eq(boards[2].kind, BD_AS_NATURAL);
    for (int other = 5; other <= 6; other++) hand_met(1, other); /* 1 must play in his own half */
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_round_natural(best.round, arena, best.certificate.mate, &boards, &count, NULL), BD_OK);
    cr_expect_eq(boards[0].kind, BD_INTERCHANGE);
}

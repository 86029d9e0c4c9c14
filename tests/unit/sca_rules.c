/* The schools' rules on hand-made cards: who floats and which article decides it; top players, the refusal of
 * same-school boards and its reason, fillers, the first round. */
#include "explain/groups.h"
#include "hand_event.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

TestSuite(sca, .init = hand_begin, .fini = hand_end);

static bd_card *add(const char *name, const char *school)
{
    bd_card *card = hand_add(name, 0);
    card->school = school;
    return card;
}

static bd_status draw(void) { return hand_draw("sca", 0, NULL); }

/* Rounds with opponents from outside: a game where a colour is given, else a default; with the float as
 * marked. */
static void add_history(bd_card *card, const char *floats, const char *colours)
{
    for (int i = 0; floats[i] != '\0'; i++) {
        bd_entry *entry = NULL;
        cr_assert_eq(bd_card_add_entry(event, card, i + 1, &entry, NULL), BD_OK);
        entry->kind = colours[i] == '-' ? BD_FORFEIT : BD_GAME;
        entry->colour = colours[i] == 'W' ? BD_WHITE : colours[i] == 'B' ? BD_BLACK : BD_NO_COLOUR;
        entry->opponent = 1000 + 100 * card->id + i;
        entry->marked = floats[i] == 'D' ? BD_FLOAT_DOWN : floats[i] == 'U' ? BD_FLOAT_UP : BD_NO_FLOAT;
    }
}

typedef struct hand {
    const char *floats, *colours;
} hand;

/* Players 1, 2, 3 have a point more than 4, 5, 6: one of them floats. In the best draw `down` meets `up`;
 * that it is not other_down who meets other_up is decided by this criterion, and its article names this one.
 */
typedef struct sentence {
    const char *article, *criterion;
    hand cards[6];
    int down, up, other_down, other_up;
    int never[2]; /* have met */
} sentence;

static const sentence sentences[] = {
    /* 20a: 1 and 3 have floated down before, if not in the last round. */
    {"SCA 20a",
     "float-repeat",
     {{"DU-", "---"}, {"---", "---"}, {"D--", "---"}, {"D--", "---"}, {"U--", "---"}, {"U--", "---"}},
     2,
     4,
     1,
     4,
     {0}},
    {"SCA 20a",
     "float-repeat",
     {{"D--", "---"}, {"---", "---"}, {"--D", "---"}, {"D--", "---"}, {"U--", "---"}, {"U--", "---"}},
     2,
     4,
     3,
     4,
     {0}},
    /* 20b: all have floated down; of those who have floated up more often 2 has floated down least. */
    {"SCA 20b",
     "float-history",
     {{"DDUUU-", "------"},
      {"DUU---", "------"},
      {"DD----", "------"},
      {"D-----", "------"},
      {"U-----", "------"},
      {"U-----", "------"}},
     2,
     4,
     1,
     4,
     {0}},
    /* 21a: 4 floated up in the round before, 5 longer ago. */
    {"SCA 21a",
     "float-repeat",
     {{"U--", "---"}, {"---", "---"}, {"---", "---"}, {"--U", "---"}, {"U--", "---"}, {"UU-", "---"}},
     1,
     5,
     1,
     4,
     {0}},
    /* 21b: 5 has floated up once, 6 twice; 4 in the round before. */
    {"SCA 21b",
     "float-history",
     {{"U--", "---"}, {"---", "---"}, {"---", "---"}, {"--U", "---"}, {"U--", "---"}, {"UU-", "---"}},
     1,
     5,
     1,
     6,
     {0}},
    /* 2d: who has floated up is to float down at the next chance, before somebody who has not floated at all.
     */
    {"SCA 2d",
     "float-balance",
     {{"---", "---"}, {"U--", "---"}, {"---", "---"}, {"D--", "---"}, {"U--", "---"}, {"U--", "---"}},
     2,
     4,
     1,
     4,
     {0}},
    {"SCA 2d",
     "float-balance",
     {{"U--", "---"}, {"---", "---"}, {"---", "---"}, {"---", "---"}, {"D--", "---"}, {"---", "---"}},
     1,
     5,
     1,
     4,
     {0}},
    /* 2d: who has floated up and down is not to be floated again. */
    {"SCA 2d",
     "float-balance",
     {{"U--", "---"}, {"---", "---"}, {"---", "---"}, {"UD-", "---"}, {"---", "---"}, {"DU-", "---"}},
     1,
     5,
     1,
     4,
     {0}},
    /* 22: the others are paired by rule 10: with 1 floating, 2 and 3 would both be due White. */
    {"SCA 2c(ii)",
     "alternation",
     {{"U-", "BW"}, {"--", "WB"}, {"--", "WB"}, {"D-", "BW"}, {"--", "WB"}, {"--", "BW"}},
     2,
     4,
     1,
     5,
     {0}},
    /* 23b: 2 ought to float (he floated up), but then 1 and 3, both due White, would need a transfer: 1
       floats. */
    {"SCA 2c(ii)",
     "alternation",
     {{"--", "WB"}, {"U-", "BW"}, {"D-", "WB"}, {"D-", "BW"}, {"--", "WB"}, {"--", "BW"}},
     1,
     4,
     2,
     5,
     {0}},
    /* 23a: 2 ought to float, but 1 and 3 have met: they would have to float as well. */
    {"SCA 8, 9",
     "score",
     {{"---", "---"}, {"U--", "---"}, {"D--", "---"}, {"D--", "---"}, {"U--", "---"}, {"U--", "---"}},
     1,
     4,
     2,
     4,
     {1, 3}},
};

enum { SENTENCES = sizeof sentences / sizeof sentences[0] };

static void deal(const sentence *s)
{
    static bd_pair_rule met;
    hand_begin();
    for (int i = 0; i < 6; i++) {
        bd_card *card = add("somebody", NULL);
        card->score_given = true;
        card->score = i < 3 ? 4 : 2;
        add_history(card, s->cards[i].floats, s->cards[i].colours);
    }
    event->round = (int)strlen(s->cards[0].floats) + 1;
    met = (bd_pair_rule){s->never[0], s->never[1], 1, BD_ROUNDS_MAX};
    event->met = &met;
    event->met_count = s->never[0] != 0;
}

static int node(int id) { return bd_round_node(best.round, id); }

static void join(uint16_t *mate, int a, int b)
{
    mate[node(a)] = (uint16_t)node(b);
    mate[node(b)] = (uint16_t)node(a);
}

/* The two left of three ids. */
static void join_rest(uint16_t *mate, int first, int gone)
{
    int rest[2], n = 0;
    for (int id = first; id < first + 3; id++)
        if (id != gone) rest[n++] = id;
    join(mate, rest[0], rest[1]);
}

/* down meets up and the others meet each other; when 1 and 3 have met they meet two of the lower level. */
static void other_draw(const sentence *s, uint16_t *mate)
{
    join(mate, s->other_down, s->other_up);
    if (s->never[0] == 0 || s->other_down == s->never[0] || s->other_down == s->never[1]) {
        join_rest(mate, 1, s->other_down);
        join_rest(mate, 4, s->other_up);
        return;
    }
    for (int id = 4, k = 0; id <= 6; id++)
        if (id != s->other_up) join(mate, s->never[k++], id);
}

static void expect(const sentence *s, int row)
{
    const bd_value *theirs = NULL;
    size_t count = 0, first = 0;
    uint16_t mate[6];
    cr_assert_eq(draw(), BD_OK, "%s", err.sentence);
    cr_expect_eq(best.certificate.outcome, BD_BEST);
    cr_expect_eq(best.certificate.mate[node(s->down)], node(s->up), "row %d: %d meets %d", row, s->down,
                 best.round->players[best.certificate.mate[node(s->down)]].id);
    other_draw(s, mate);
    cr_assert_eq(bd_values_of(best.round, arena, mate, NULL, &theirs, &count, NULL), BD_OK);
    while (first < count && theirs[first].value == best.values[first].value) first++;
    cr_assert_lt(first, count, "row %d", row);
    cr_expect_gt(theirs[first].value, best.values[first].value, "row %d", row);
    cr_expect_str_eq(theirs[first].criterion->id, s->criterion, "row %d: decided by %s", row,
                     theirs[first].criterion->id);
    const char *article = s->article + strlen("SCA ");
    const char *named = strstr(theirs[first].article, "SCA ");
    cr_assert_not_null(named);
    cr_expect_not_null(strstr(named, article), "row %d: '%s' does not name '%s'", row, named, article);
}

Test(sca, the_article_that_decides)
{
    for (int row = 0; row < SENTENCES; row++) {
        bd_arena_free(arena);
        deal(&sentences[row]);
        expect(&sentences[row], row);
    }
}

Test(sca, top_players_are_at_most_half)
{
    for (int i = 0; i < 6; i++) add("somebody", NULL)->top = i < 4;
    cr_expect_eq(draw(), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, "4 of 6 players are named top players; at most half of them, 3"),
                       "%s", err.sentence);
    event->cards[0].top = false;
    cr_expect_eq(draw(), BD_OK);
}

/* Half of an odd number is rounded down. */
Test(sca, of_seven_entrants_three_may_be_top_players)
{
    for (int i = 0; i < 7; i++) add("somebody", NULL)->top = i < 4;
    cr_expect_eq(draw(), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, "at most half of them, 3"), "%s", err.sentence);
    event->cards[0].top = false;
    cr_expect_eq(draw(), BD_OK);
}

/* Four of six go to one school: one board among them cannot be avoided, and the reason names them and the
 * other two. */
Test(sca, refused_boards_are_explained)
{
    bd_remarks remarks;
    for (int i = 0; i < 6; i++) add("somebody", i < 4 ? "Hill" : i == 4 ? "Dale" : "Moor");
    event->round = 2;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(*hand_value("school-refused"), 1);
    cr_assert_eq(bd_explain_refusals(arena, best.round, best.values, best.value_count, &remarks, NULL),
                 BD_OK);
    cr_assert_eq(remarks.count, 1);
    cr_expect_not_null(strstr(remarks.sentences[0], "(SCA 7)"), "%s", remarks.sentences[0]);
    cr_expect_not_null(strstr(remarks.sentences[0],
                              "somebody (4) can only be paired with somebody (5) and somebody (6): 4 of"),
                       "%s", remarks.sentences[0]);
}

/* From round 4 on the criterion is gone, and school stays first. */
Test(sca, from_round_4_school_is_minimised)
{
    bd_remarks remarks;
    for (int i = 0; i < 6; i++) add("somebody", i < 4 ? "Hill" : "Dale");
    event->round = 4;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_null(hand_value("school-refused"));
    cr_expect_eq(*hand_value("school"), 1);
    cr_assert_eq(bd_explain_refusals(arena, best.round, best.values, best.value_count, &remarks, NULL),
                 BD_OK);
    cr_expect_eq(remarks.count, 0);
}

/* School comes before score: with 1 and 2 on two points of one school, and so 3 and 4 on none, both float. */
Test(sca, school_comes_before_score)
{
    for (int i = 0; i < 4; i++) {
        bd_card *card = add("somebody", i < 2 ? "Hill" : "Dale");
        card->score_given = true;
        card->score = i < 2 ? 4 : 0;
    }
    event->round = 5;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(*hand_value("school"), 0);
    cr_expect_gt(*hand_value("score"), 0);
}

/* SCA 6: eight in alphabetical order, 1v5, 6v2, 3v7, 8v4. SCA 4: the ninth, if he is no top player, has the
 * bye. */
Test(sca, round_1_goes_by_the_alphabet)
{
    static const char *const names[] = {"Ant", "Bee", "Cat", "Dog", "Eel", "Fox", "Gnu", "Hen", "Ibis"};
    for (int i = 0; i < 9; i++) add(names[i], NULL);
    event->initial_colour = BD_WHITE;
    cr_assert_eq(draw(), BD_OK);
    const int expected[4][2] = {{1, 5}, {6, 2}, {3, 7}, {8, 4}};
    cr_expect_eq(best.draw.bye, 9);
    for (int i = 0; i < 4; i++) {
        cr_expect_eq(best.draw.boards[i].white, expected[i][0], "board %d", i + 1);
        cr_expect_eq(best.draw.boards[i].black, expected[i][1], "board %d", i + 1);
    }
    event->cards[8].top = true;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.draw.bye, 8);
    cr_expect_eq(bd_card_add_bye(event, &event->cards[7], 3, BD_BYE_HALF, NULL), BD_OK);
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.draw.bye, 7);
    event->cards[6].filler = true; /* SCA 28: the others are even in number now */
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.draw.bye, 0);
    cr_expect_eq(bd_round_node(best.round, 7), -1);
}

/* SCA 6: 1 would meet 3, but both are top players. SCA 27: 2 would meet 4, but they are of one club. */
Test(sca, clashes_of_round_1_are_avoided)
{
    static const char *const names[] = {"Ant", "Bee", "Cat", "Dog"};
    for (int i = 0; i < 4; i++) add(names[i], NULL);
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.certificate.mate[0], 2);
    event->cards[0].top = event->cards[2].top = true;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.certificate.mate[0], 3);
    event->cards[0].top = event->cards[2].top = false;
    event->cards[1].club = event->cards[3].club = "Knights";
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.certificate.mate[0], 3);
    event->round = 2; /* neither counts any longer */
    cr_assert_eq(draw(), BD_OK);
    cr_expect_null(hand_value("variation"));
    cr_expect_eq(*hand_value("kin"), 0);
}

/* SCA 24, two players who are both due White: the top player gets it; of different scores the higher; else
 * the lot. */
Test(sca, final_colour_check)
{
    for (int i = 0; i < 2; i++) {
        bd_card *card = add("somebody", NULL);
        card->score_given = true;
        card->score = 2;
        add_history(card, "--", "WB");
    }
    event->round = 3;
    int whites[2] = {0, 0};
    for (unsigned seed = 0; seed < 64; seed++) { /* by lot: now one, now the other */
        const bd_draw_options options = {.seed = seed};
        cr_assert_eq(bd_best_draw(arena, event, bd_rulebook_find("sca"), 0, &options, &(bd_solve_options){0},
                                  &best, &err),
                     BD_OK);
        whites[best.draw.boards[0].white - 1]++;
    }
    cr_expect(whites[0] > 16 && whites[1] > 16, "%d and %d", whites[0], whites[1]);
    event->cards[1].score = 4;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.draw.boards[0].white, 2);
    event->cards[1].score = 2;
    event->cards[0].top = true;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.draw.boards[0].white, 1);
}

/* SCA 28: a filler saves a bye: at the place of the bye, whatever the filler has won. */
Test(sca, fillers_have_no_points)
{
    for (int i = 0; i < 4; i++) {
        bd_card *card = add("somebody", NULL);
        card->score_given = true;
        card->score = 2;
        card->filler = i == 3;
    }
    event->round = 3;
    cr_assert_eq(draw(), BD_OK);
    cr_expect_eq(best.round->bye, -1);
    cr_expect_eq(best.round->players[3].id, 4);
    cr_expect_eq(best.round->players[3].score, 2);
    cr_expect_eq(bd_card_score(event, &event->cards[3], 3), 0);
}

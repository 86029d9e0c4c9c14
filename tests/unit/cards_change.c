/* What an arbiter changes during an event, and what is refused. */
#include "cards/change.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;
static bd_tournament *t;
static bd_err err;

/* Six players; round 1 is played (1-2, 3-4, 5 has half a point, 6 the bye), round 2 is drawn: 1-3, 4-2, bye
 * 5; round 3 is not. */
static void begin(void)
{
    static const bd_board boards[] = {{1, 3}, {4, 2}};
    arena = bd_arena_new();
    t = bd_tournament_new(arena);
    t->rounds = 5;
    for (int id = 1; id <= 6; id++) {
        bd_card *card = NULL;
        bd_tournament_add_card(t, id, &card, NULL);
        card->score_given = true;
    }
    bd_change_result(t, 1, 1, 2, BD_WHITE_WINS, NULL, NULL);
    bd_change_result(t, 1, 3, 4, BD_DRAWN, NULL, NULL);
    bd_change_bye(t, 1, 5, BD_BYE_HALF, NULL);
    bd_change_bye(t, 1, 6, BD_BYE_PAIRING, NULL);
    bd_change_bye(t, 2, 6, BD_BYE_HALF, NULL);
    t->draws = bd_arena_alloc(arena, 1, sizeof *t->draws);
    t->draws[0].round = 2;
    t->draws[0].boards = bd_arena_alloc(arena, 2, sizeof *boards);
    memcpy(t->draws[0].boards, boards, sizeof boards);
    t->draws[0].board_count = 2;
    t->draws[0].bye = 5;
    t->draw_count = 1;
}

static void end(void) { bd_arena_free(arena); }

TestSuite(change, .init = begin, .fini = end);

static const bd_card *card(int id) { return bd_tournament_card(t, id); }

Test(change, a_result_is_on_both_cards_and_in_both_scores)
{
    bd_result before = BD_DRAWN;
    cr_assert_eq(bd_change_result(t, 2, 1, 3, BD_BLACK_WINS, &before, &err), BD_OK);
    cr_assert_eq(before, BD_RESULT_NONE);
    const bd_entry *white = bd_card_entry(card(1), 2);
    const bd_entry *black = bd_card_entry(card(3), 2);
    cr_assert(white->opponent == 3 && white->colour == BD_WHITE && white->halves == 0 &&
              white->kind == BD_GAME);
    cr_assert(black->opponent == 1 && black->colour == BD_BLACK && black->halves == 2);
    cr_assert_eq(card(1)->score, 2);
    cr_assert_eq(card(3)->score, 3);
    cr_assert_eq(bd_tournament_next_round(t), 3);
}

Test(change, a_result_is_corrected)
{
    bd_result before = BD_RESULT_NONE;
    cr_assert_eq(bd_change_result(t, 1, 1, 2, BD_BOTH_DEFAULT, &before, &err), BD_OK);
    cr_assert_eq(before, BD_WHITE_WINS);
    cr_assert_eq(card(1)->score, 0);
    cr_assert_eq(bd_card_entry(card(2), 1)->kind, BD_FORFEIT);
    cr_assert_eq(bd_change_result(t, 1, 1, 2, BD_BLACK_BY_DEFAULT, &before, &err), BD_OK);
    cr_assert_eq(before, BD_BOTH_DEFAULT);
    cr_assert_eq(card(2)->score, 2);
    cr_assert_eq(bd_change_result(t, 1, 1, 2, BD_RESULT_NONE, &before, &err), BD_OK);
    cr_assert_eq(before, BD_BLACK_BY_DEFAULT);
    cr_assert_eq(bd_card_entry(card(1), 1)->halves, -1);
    cr_assert_eq(card(2)->score, 0);
}

Test(change, the_first_result_of_a_round_brings_its_byes)
{
    cr_assert_null(bd_card_entry(card(5), 2));
    cr_assert_null(bd_card_entry(card(6), 2));
    t->round = 2;
    cr_assert_eq(bd_change_result(t, 2, 4, 2, BD_WHITE_BY_DEFAULT, NULL, &err), BD_OK);
    cr_assert_eq(bd_card_entry(card(5), 2)->kind, BD_BYE_PAIRING);
    cr_assert_eq(card(5)->score, 3);
    cr_assert_eq(bd_card_entry(card(6), 2)->kind, BD_BYE_HALF);
    cr_assert_eq(card(6)->score, 3);
    cr_assert_eq(t->round, 0);
    cr_assert_eq(bd_change_result(t, 2, 1, 3, BD_DRAWN, NULL, &err), BD_OK);
    cr_assert_eq(card(6)->score, 3);
    for (int id = 1; id <= 6; id++) {
        const bd_card *c = card(id);
        cr_assert_eq(c->score, bd_card_score(t, c, 3), "%d", id);
        cr_assert(bd_card_history_is_complete(c, 3));
    }
}

typedef struct refusal {
    int round, white, black;
    const char *why;
} refusal;

Test(change, results_that_cannot_be_are_refused)
{
    static const refusal refusals[] = {
        {0, 1, 3, "there is no round 0: this event has rounds 1 to 5"},
        {6, 1, 3, "there is no round 6: this event has rounds 1 to 5"},
        {3, 1, 4, "round 3 has not been drawn yet; the next one is round 2"},
        {2, 1, 7, "there is no player 7 in this file"},
        {2, 7, 1, "there is no player 7 in this file"},
        {2, 1, 1, "player 1 cannot play against themselves"},
        {1, 1, 3, "player 1 has opponent 2 in round 1, not 3"},
        {1, 5, 1, "player 5 has a bye in round 1; take it back first"},
        {2, 6, 1, "player 6 has a bye in round 2; take it back first"},
        {2, 3, 1, "in round 2 player 1 has White against 3, not Black"},
        {2, 1, 2, "the draw published for round 2 has 1 v 3, not 1 v 2"},
        {2, 5, 1, "player 5 is not on any board of the draw published for round 2"},
    };
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        const refusal *r = &refusals[i];
        cr_assert_eq(bd_change_result(t, r->round, r->white, r->black, BD_DRAWN, NULL, &err), BD_BAD_INPUT,
                     "%s", r->why);
        cr_assert_str_eq(err.sentence, r->why);
    }
    cr_assert_eq(bd_change_withdraw(t, 6, 3, &err), BD_OK);
    cr_assert_eq(bd_change_late(t, 5, 1, &err), BD_OK);
    t->draws[0].round = 3;
    t->draws[0].boards[0] = (bd_board){5, 6};
    cr_assert_eq(bd_change_result(t, 3, 5, 6, BD_DRAWN, NULL, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "player 6 has withdrawn from round 3 onwards; bring them back first");
    cr_assert_eq(card(6)->score, 2);
    cr_assert_eq(bd_tournament_last_round(t), 1);
}

Test(change, byes_to_come_are_arranged_and_byes_gone_are_entered)
{
    cr_assert_eq(bd_change_bye(t, 4, 1, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_card_arranged(card(1), 4)->kind, BD_BYE_HALF);
    cr_assert_null(bd_card_entry(card(1), 4));
    cr_assert_eq(bd_change_bye(t, 4, 1, BD_BYE_ZERO, &err), BD_OK);
    cr_assert_eq(card(1)->bye_count, 1);
    cr_assert_eq(bd_card_arranged(card(1), 4)->kind, BD_BYE_ZERO);
    cr_assert_eq(bd_change_no_bye(t, 4, 1, &err), BD_OK);
    cr_assert_eq(card(1)->bye_count, 0);
    cr_assert_eq(card(5)->score, 1);
    cr_assert_eq(bd_change_bye(t, 1, 5, BD_BYE_FULL, &err), BD_OK);
    cr_assert_eq(card(5)->score, 2);
    cr_assert_eq(bd_change_no_bye(t, 1, 5, &err), BD_OK);
    cr_assert_eq(card(5)->score, 0);
    cr_assert_eq(card(5)->history_count, 0);
    cr_assert_eq(bd_change_no_bye(t, 1, 5, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "player 5 does not have a bye in round 1");
    cr_assert_eq(bd_change_bye(t, 1, 1, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "player 1 has opponent 2 in round 1");
    cr_assert_eq(bd_change_bye(t, 2, 1, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "player 1 is in the draw published for round 2: 1 v 3; 'bestdraw repair "
                                   "FILE --absent=1' takes them out of it");
    cr_assert_eq(bd_change_bye(t, 3, 1, BD_BYE_PAIRING, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "round 3 has not been drawn yet; the next one is round 2");
}

Test(change, players_withdraw_return_and_come_late)
{
    bd_card *made = NULL;
    cr_assert_eq(bd_change_withdraw(t, 1, 0, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "player 1 is in the draw published for round 2: 1 v 3; 'bestdraw repair "
                                   "FILE --absent=1' takes them out of it");
    cr_assert_eq(bd_change_withdraw(t, 1, 3, &err), BD_OK);
    cr_assert(!bd_card_is_present(t, card(1), 3));
    cr_assert_eq(bd_change_return(t, 1, &err), BD_OK);
    cr_assert(bd_card_is_present(t, card(1), 3));
    cr_assert_eq(bd_change_late(t, 1, 2, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "player 1 has opponent 2 in round 1");
    cr_assert_eq(bd_change_enter(t, 0, "Late, Lou", 0, &made, &err), BD_OK);
    cr_assert(made->id == 7 && made->joined == 2 && strcmp(made->name, "Late, Lou") == 0);
    cr_assert_eq(bd_change_enter(t, 7, "Other", 0, &made, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "there is already a player 7; choose another number");
    cr_assert_eq(bd_change_enter(t, 100000, "Other", 0, &made, &err), BD_BAD_INPUT);
    cr_assert_eq(t->card_count, 7);
}

Test(change, an_entry_replaces_what_the_file_said_of_colour_and_float)
{
    bd_tournament_card(t, 1)->colour_due = BD_WHITE;
    bd_tournament_card(t, 1)->last_float = BD_FLOAT_UP;
    bd_tournament_card(t, 6)->colour_due = BD_BLACK;
    cr_assert_eq(bd_change_result(t, 2, 1, 3, BD_DRAWN, NULL, &err), BD_OK);
    cr_assert_eq(card(1)->colour_due, BD_NO_COLOUR, "the history tells it");
    cr_assert_eq(card(1)->last_float, BD_NO_FLOAT);
    cr_assert_eq(card(6)->colour_due, BD_BLACK, "a bye has no colour");
}

Test(change, rounds_that_do_not_exist)
{
    bd_card *out = NULL;
    cr_assert_eq(bd_change_no_bye(t, 0, 6, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "there is no round 0: this event has rounds 1 to 5");
    cr_assert_eq(bd_change_no_bye(t, 6, 6, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "there is no round 6: this event has rounds 1 to 5");
    cr_assert_eq(bd_change_bye(t, 6, 6, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_change_withdraw(t, 6, 6, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_change_late(t, 6, 6, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_change_enter(t, 9, "X", 6, &out, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_change_bye(t, 5, 6, BD_BYE_HALF, &err), BD_OK, "the last one does");
    t->rounds = 0;
    cr_assert_eq(bd_change_bye(t, BD_ROUNDS_MAX, 6, BD_BYE_HALF, &err), BD_OK, "their number is not known");
    cr_assert_eq(bd_change_bye(t, BD_ROUNDS_MAX + 1, 6, BD_BYE_HALF, &err), BD_BAD_INPUT);
}

Test(change, late_from_the_first_round_is_not_late)
{
    bd_card *out = NULL;
    cr_assert_eq(bd_change_enter(t, 0, "New", 1, &out, &err), BD_OK);
    cr_assert(out->id == 7 && out->joined == 0);
    cr_assert_eq(bd_change_late(t, 7, 2, &err), BD_OK);
    cr_assert_eq(card(7)->joined, 2);
    cr_assert_eq(bd_change_late(t, 7, 0, &err), BD_OK);
    cr_assert_eq(card(7)->joined, bd_tournament_next_round(t));
    cr_assert_eq(bd_change_late(t, 7, 1, &err), BD_OK);
    cr_assert_eq(card(7)->joined, 0);
    cr_assert_eq(bd_change_enter(t, 3, "Again", 1, &out, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "there is already a player 3; choose another number");
}

static bool told(const char *part) { return strstr(err.sentence, part) != NULL; }

Test(change, who_may_not_play_has_no_result)
{
    cr_assert_eq(bd_change_late(t, 5, 1, &err), BD_OK);
    bd_tournament_card(t, 3)->joined = 3;
    cr_assert_eq(bd_change_result(t, 2, 1, 3, BD_DRAWN, NULL, &err), BD_BAD_INPUT);
    cr_assert(told("player 3 ") && told("join") && told("round 3"), "%s", err.sentence);
    bd_tournament_card(t, 3)->joined = 2;
    cr_assert_eq(bd_change_result(t, 2, 1, 3, BD_DRAWN, NULL, &err), BD_OK);
    cr_assert_eq(bd_change_result(t, 1, 2, 3, BD_DRAWN, NULL, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "player 2 has opponent 1 in round 1, not 3");
    cr_assert_eq(bd_change_withdraw(t, 6, 4, &err), BD_OK);
    cr_assert_eq(bd_change_bye(t, 3, 6, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_change_bye(t, 4, 6, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert(told("player 6 has withdrawn from round 4 on"), "%s", err.sentence);
    cr_assert_eq(bd_change_bye(t, 5, 6, BD_BYE_HALF, &err), BD_BAD_INPUT);
    t->rounds = 1;
    cr_assert_eq(bd_change_bye(t, 2, 1, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert(told("round 2: this event has rounds 1 to 1"), "%s", err.sentence);
}

Test(change, what_stood_there_is_told)
{
    static const bd_result all[] = {BD_DRAWN,
                                    BD_WHITE_WINS,
                                    BD_BLACK_WINS,
                                    BD_RESULT_NONE,
                                    BD_WHITE_BY_DEFAULT,
                                    BD_BLACK_BY_DEFAULT,
                                    BD_BOTH_DEFAULT,
                                    BD_DRAWN};
    bd_result before = BD_RESULT_NONE;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        cr_assert_eq(bd_change_result(t, 1, 3, 4, all[i], &before, &err), BD_OK);
        if (i > 0) cr_assert_eq(before, all[i - 1], "%zu", i);
    }
}

Test(change, a_bye_is_taken_from_the_middle)
{
    bd_card *own = bd_tournament_card(t, 6);
    cr_assert_eq(bd_change_bye(t, 4, 6, BD_BYE_FULL, &err), BD_OK);
    cr_assert_eq(bd_change_bye(t, 5, 6, BD_BYE_ZERO, &err), BD_OK);
    cr_assert_eq(bd_change_no_bye(t, 4, 6, &err), BD_OK);
    cr_assert_eq(own->bye_count, 2);
    cr_assert(own->byes[0].round == 2 && own->byes[0].kind == BD_BYE_HALF);
    cr_assert(own->byes[1].round == 5 && own->byes[1].kind == BD_BYE_ZERO);

    cr_assert_eq(bd_card_entry(own, 1)->halves, 2);
    cr_assert_eq(bd_card_entry(card(5), 1)->halves, 1);
    bd_entry *second = NULL, *third = NULL, *fourth = NULL;
    cr_assert_eq(bd_card_add_entry(t, own, 2, &second, &err), BD_OK);
    *second = (bd_entry){.round = 2, .kind = BD_BYE_ZERO};
    cr_assert_eq(bd_card_add_entry(t, own, 3, &third, &err), BD_OK);
    *third = (bd_entry){.round = 3, .kind = BD_GAME, .opponent = 1, .colour = BD_BLACK, .halves = 1};
    cr_assert_eq(bd_card_add_entry(t, own, 4, &fourth, &err), BD_OK);
    *fourth = (bd_entry){.round = 4, .kind = BD_GAME, .opponent = 2, .colour = BD_WHITE, .halves = 2};
    cr_assert_eq(bd_change_no_bye(t, 3, 6, &err), BD_BAD_INPUT, "a game is not a bye");
    cr_assert(told("player 6 ") && told("bye in round 3"), "%s", err.sentence);
    cr_assert_eq(bd_change_no_bye(t, 2, 6, &err), BD_OK);
    cr_assert_eq(own->history_count, 3);
    cr_assert(own->history[0].round == 1 && own->history[1].opponent == 1 && own->history[2].opponent == 2);
    cr_assert_eq(own->history[2].halves, 2);
    own->history[2].opponent = 0;
    cr_assert_eq(bd_change_bye(t, 4, 6, BD_BYE_HALF, &err), BD_BAD_INPUT, "a game against nobody known");
    cr_assert_str_eq(err.sentence, "player 6 has a game in round 4");
}

Test(change, new_players_have_new_ids)
{
    bd_card *out = NULL;
    bd_tournament_card(t, 1)->id = 50;
    cr_assert_eq(bd_change_enter(t, 0, "New", 0, &out, &err), BD_OK);
    cr_assert_eq(out->id, 51, "one more than the highest, wherever it stands");
    cr_assert_eq(bd_change_enter(t, 1, "One", 0, &out, &err), BD_OK);
    cr_assert_eq(bd_change_enter(t, 1, "One again", 0, &out, &err), BD_BAD_INPUT);
    for (int id = 100; t->card_count < BD_PLAYERS_MAX; id++)
        cr_assert_eq(bd_tournament_add_card(t, id % BD_ID_MAX + 1, &out, &err), BD_OK);
    cr_assert_eq(bd_change_enter(t, 99, "One too many", 0, &out, &err), BD_BAD_INPUT);
    cr_assert_eq(t->card_count, BD_PLAYERS_MAX);
}

Test(change, words_for_results_and_byes)
{
    static const char *const words[] = {"*", "1-0", "0-1", "1/2", "+-", "-+", "--", "0-0", "1/2-0", "0-1/2"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        bd_result result = BD_RESULT_NONE;
        cr_assert_eq(bd_result_parse(words[i], &result, &err), BD_OK);
        cr_assert_eq(result, (bd_result)i);
        cr_assert_str_eq(bd_result_name(result), words[i]);
    }
    bd_result result = BD_RESULT_NONE;
    cr_assert_eq(bd_result_parse("1/2-1/2", &result, &err), BD_OK);
    cr_assert_eq(result, BD_DRAWN);
    cr_assert_eq(bd_result_parse("1-1", &result, &err), BD_USAGE);
    bd_entry_kind kind = BD_GAME;
    cr_assert_eq(bd_bye_parse("H", &kind, &err), BD_OK);
    cr_assert_eq(kind, BD_BYE_HALF);
    cr_assert_eq(bd_bye_parse("h", &kind, &err), BD_USAGE);
}

Test(change, results_as_people_and_spreadsheets_write_them)
{
    static const struct {
        bd_result result;
        const char *words[40];
    } rows[] = {
        {BD_WHITE_WINS,
         {"1-0", "1", "w", "W", "1:0", "1 - 0", "1\u20130", "1\u20140", "1\u22120", "1.0-0.0", "Jan-00",
          "01-Jan-00", "1-Jan-2000", "01/01/2000", "2000-01-01"}},
        {BD_BLACK_WINS, {"0-1", "0", "b", "Black", "0\u00A0\u2013\u00A01"}},
        {BD_DRAWN, {"1/2",        "\u00BD",     "\u00BD-\u00BD", "\u00BD:\u00BD", "=",      "d",
                    "Draw",       "0.5",        "0,5",           "1/2-1/2",       "01-Feb", "1-Feb",
                    "02-Jan",     "2-Jan",      "Feb-01",        "01/02/2026",    "1/2/26", "02/01/2026",
                    "2026-02-01", "2026-01-02", "01.02.2026"}},
        {BD_WHITE_BY_DEFAULT, {"+-", "+--", "+:-", "1F-0F", "1f", "+", "1-0 ff"}},
        {BD_BLACK_BY_DEFAULT, {"-+", "--+", "-:+", "0F-1F"}},
        {BD_BOTH_DEFAULT, {"--", "---", "-:-", "0F-0F"}},
        {BD_NIL_NIL, {"0-0", "0:0", "0 \u2013 0"}},
        {BD_HALF_NIL, {"1/2-0", "\u00BD-0", "0.5-0", "0,5:0", "=-0"}},
        {BD_NIL_HALF, {"0-1/2", "0-\u00BD", "0-0.5"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t k = 0; rows[i].words[k] != NULL; k++) {
            bd_result result = BD_RESULT_NONE;
            cr_assert_eq(bd_result_parse(rows[i].words[k], &result, &err), BD_OK, "%s", rows[i].words[k]);
            cr_assert_eq(result, rows[i].result, "%s is %s", rows[i].words[k], bd_result_name(result));
        }
    static const char *const wrong[] = {"",           "1-1",
                                        "2-0",        "1/2-1",
                                        "win",        "-",
                                        "03-Feb",     "Mar-00",
                                        "2026-03-01", "1/3",
                                        "1-0-0-0",    "#NAME?",
                                        "1/2/3/4",    "1-0-1-0-1-0-1-0-1-0-1-0-1-0-1-0-1-0-1-0"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        bd_result result = BD_RESULT_NONE;
        cr_assert_eq(bd_result_parse(wrong[i], &result, &err), BD_USAGE, "%s", wrong[i]);
    }
}

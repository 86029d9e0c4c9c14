/* What an arbiter changes during an event, and what is refused. */
#include "cards/card.h"
#include "cards/result.h"
#include "event_cards.h"

/* Six players; round 1 is played (1-2, 3-4, 5 has half a point, 6 the bye), round 2 is published: 1-3, 4-2,
 * bye 5, and 6 has half a point; round 3 is not. */
static void begin(void)
{
    event_begin(6, 5);
    for (size_t i = 0; i < 6; i++) event->entered->cards[i].score_given = true;
    cr_assert_eq(event_tell(1, 1, 2, BD_WHITE_WINS), BD_OK);
    cr_assert_eq(event_tell(1, 3, 4, BD_DRAWN), BD_OK);
    event->position = 1;
    cr_assert_eq(bd_change_bye(event, 1, 5, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_change_bye(event, 1, 6, BD_BYE_PAIRING, &err), BD_OK);
    cr_assert_eq(bd_change_bye(event, 2, 6, BD_BYE_HALF, &err), BD_OK);
    event_publish(2, (bd_board[]){{1, 3}, {4, 2}}, 2, 5);
}

TestSuite(change, .init = begin, .fini = event_end);

Test(change, a_result_is_on_both_cards_and_in_both_scores)
{
    const bd_told_result told = {.round = 2, .white = 1, .black = 3, .result = BD_BLACK_WINS};
    bd_result before = BD_DRAWN;
    cr_assert_eq(bd_change_result(event, &told, &before, &err), BD_OK);
    cr_assert_eq(before, BD_RESULT_NONE);
    const bd_entry *white = event_entry(1, 2), *black = event_entry(3, 2);
    cr_assert(white->opponent == 3 && white->colour == BD_WHITE && white->halves == 0 &&
              white->kind == BD_GAME);
    cr_assert(black->opponent == 1 && black->colour == BD_BLACK && black->halves == 2);
    cr_assert_eq(event_card(1)->score, 2);
    cr_assert_eq(event_card(3)->score, 3);
    cr_assert_eq(bd_event_next_round(event), 3);
    cr_assert_eq(bd_tournament_next_round(event_cards()), 3);
}

Test(change, a_result_is_corrected)
{
    bd_result before = BD_RESULT_NONE;
    cr_assert_eq(event_replace(1, 1, 2, BD_BOTH_DEFAULT, &before), BD_OK);
    cr_assert_eq(before, BD_WHITE_WINS);
    cr_assert_eq(event_card(1)->score, 0);
    cr_assert_eq(event_entry(2, 1)->kind, BD_FORFEIT);
    cr_assert_eq(event_replace(1, 1, 2, BD_BLACK_BY_DEFAULT, &before), BD_OK);
    cr_assert_eq(before, BD_BOTH_DEFAULT);
    cr_assert_eq(event_card(2)->score, 2);
    cr_assert_eq(event_replace(1, 1, 2, BD_RESULT_NONE, &before), BD_OK);
    cr_assert_eq(before, BD_BLACK_BY_DEFAULT);
    cr_assert_eq(event_entry(1, 1)->halves, -1);
    cr_assert_eq(event_card(2)->score, 0);
}

/* The same again is no contradiction; another result is one, whoever has White, and says who told the first.
 */
Test(change, a_result_that_contradicts_another_needs_replace)
{
    const bd_told_result first = {.round = 2,
                                  .white = 1,
                                  .black = 3,
                                  .result = BD_WHITE_WINS,
                                  .by = "desk 2",
                                  .at = "2026-11-20T14:05:00Z"};
    bd_told_result other = {.round = 2, .white = 1, .black = 3, .result = BD_DRAWN, .by = "desk 1"};
    bd_result before = BD_RESULT_NONE;
    cr_assert_eq(bd_change_result(event, &first, &before, &err), BD_OK);
    cr_assert_eq(event_tell(2, 1, 3, BD_WHITE_WINS), BD_OK, "the same again");
    const bd_event_board *board = bd_event_board_numbered(bd_event_round_of(event, 2), 1);
    cr_assert_str_eq(board->by, "desk 2", "who told it first has told it");
    EVENT_REFUSED(bd_change_result(event, &other, &before, &err),
                  "board 1 of round 2 already says 1-0 (desk 2, 2026-11-20T14:05:00Z); --replace puts 1/2 in "
                  "its place");
    cr_assert_eq(before, BD_WHITE_WINS, "what stands there is told with the refusal");
    cr_assert_eq(board->result, BD_WHITE_WINS);
    other.result = BD_RESULT_NONE;
    cr_assert_eq(bd_change_result(event, &other, NULL, &err), BD_BAD_INPUT, "nor is it simply taken out");
    other.result = BD_DRAWN;
    other.replace = true;
    cr_assert_eq(bd_change_result(event, &other, &before, &err), BD_OK);
    cr_assert(board->result == BD_DRAWN && strcmp(board->by, "desk 1") == 0 && board->at == NULL);
    EVENT_REFUSED(event_tell(1, 1, 2, BD_DRAWN),
                  "board 1 of round 1 already says 1-0; --replace puts 1/2 in its place");
}

Test(change, colours_that_were_reversed_are_said_to_be)
{
    bd_told_result told = {.round = 2, .white = 3, .black = 1, .result = BD_WHITE_WINS};
    EVENT_REFUSED(bd_change_result(event, &told, NULL, &err),
                  "in round 2 player 1 has White against 3; --colours-reversed says that they sat the other "
                  "way round");
    cr_assert_eq(event_entry(1, 2)->colour, BD_WHITE);
    told.reversed = true;
    cr_assert_eq(bd_change_result(event, &told, NULL, &err), BD_OK);
    cr_assert(event_entry(1, 2)->colour == BD_BLACK && event_entry(1, 2)->halves == 0);
    cr_assert(event_entry(3, 2)->colour == BD_WHITE && event_entry(3, 2)->halves == 2);
    const bd_event_board *board = bd_event_board_numbered(bd_event_round_of(event, 2), 1);
    cr_assert(board->white == 1 && board->black == 3, "it was published otherwise, for ever");
    cr_assert(board->sat_white == 3 && board->sat_black == 1);
    told.result = BD_DRAWN;
    EVENT_REFUSED(bd_change_result(event, &told, NULL, &err),
                  "board 1 of round 2 already says 1-0; --replace puts 1/2 in its place");
    const bd_told_result back = {
        .round = 2, .white = 1, .black = 3, .result = BD_BLACK_WINS, .reversed = true};
    cr_assert_eq(bd_change_result(event, &back, NULL, &err), BD_OK, "the same result with other colours");
    cr_assert(board->sat_white == 0 && board->sat_black == 0 && board->result == BD_BLACK_WINS);
    cr_assert(event_entry(1, 2)->colour == BD_WHITE && event_entry(3, 2)->halves == 2);
}

/* A round that nobody has drawn here brings its byes with its first result; a published one has them. */
Test(change, the_first_result_of_a_round_brings_its_byes)
{
    cr_assert_eq(event_entry(5, 2)->kind, BD_BYE_PAIRING);
    cr_assert_eq(event_entry(6, 2)->kind, BD_BYE_HALF);
    cr_assert_eq(event_tell(2, 4, 2, BD_WHITE_BY_DEFAULT), BD_OK);
    cr_assert_eq(event_tell(2, 1, 3, BD_DRAWN), BD_OK);
    cr_assert_eq(event_card(5)->score, 3);
    cr_assert_eq(event_card(6)->score, 3);
    cr_assert_eq(bd_change_bye(event, 3, 6, BD_BYE_HALF, &err), BD_OK);
    cr_assert_null(event_entry(6, 3));
    event->entered->round = 3;
    cr_assert_eq(event_tell(3, 1, 4, BD_DRAWN), BD_OK);
    cr_assert_eq(event_entry(6, 3)->kind, BD_BYE_HALF);
    cr_assert_eq(event_card(6)->score, 4);
    cr_assert_eq(event->entered->round, 0);
    cr_assert_eq(event_tell(3, 2, 3, BD_DRAWN), BD_OK);
    cr_assert_eq(event_card(6)->score, 4);
    for (int id = 1; id <= 6; id++) {
        const bd_tournament *cards = event_cards();
        const bd_card *c = bd_tournament_card(cards, id);
        cr_assert_eq(c->score, bd_card_score(cards, c, 4), "%d", id);
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
        {4, 1, 4, "round 4 is not published yet ('draw --save' does that); the next one is round 3"},
        {2, 1, 7, "there is no player 7 in this file"},
        {2, 7, 1, "there is no player 7 in this file"},
        {2, 1, 1, "player 1 cannot play against themselves"},
        {1, 1, 3, "player 1 has opponent 2 in round 1, not 3; 'played' enters a game against another"},
        {1, 5, 1, "player 5 has a bye in round 1; take it back first"},
        {2, 6, 1, "player 6 has a bye in round 2; take it back first"},
        {2, 3, 1,
         "in round 2 player 1 has White against 3; --colours-reversed says that they sat the other way "
         "round"},
        {2, 1, 2, "player 1 has opponent 3 in round 2, not 2; 'played' enters a game against another"},
        {2, 5, 1, "player 5 has a bye in round 2; take it back first"},
    };
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        const refusal *r = &refusals[i];
        EVENT_REFUSED(event_tell(r->round, r->white, r->black, BD_DRAWN), r->why);
    }
    cr_assert_eq(event_withdraw(6, 3), BD_OK);
    EVENT_REFUSED(event_tell(3, 5, 6, BD_DRAWN),
                  "player 6 has withdrawn from round 3 onwards; bring them back first");
    cr_assert_eq(event_card(6)->score, 3);
    cr_assert_null(bd_event_round_of(event, 3), "no trace of the one that was refused");
    cr_assert_eq(bd_event_last_drawn(event), 2);
}

Test(change, who_is_away_in_a_published_round_is_on_no_board)
{
    cr_assert_eq(bd_change_no_bye(event, 2, 6, &err), BD_OK);
    cr_assert_null(event_entry(6, 2));
    EVENT_REFUSED(event_tell(2, 6, 5, BD_DRAWN),
                  "player 6 is not on any board of the draw published for round 2");
}

Test(change, byes_to_come_are_arranged_and_byes_gone_are_entered)
{
    const bd_card *first = bd_tournament_card(event->entered, 1);
    cr_assert_eq(bd_change_bye(event, 4, 1, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_card_arranged(first, 4)->kind, BD_BYE_HALF);
    cr_assert_null(event_entry(1, 4));
    cr_assert_eq(bd_change_bye(event, 4, 1, BD_BYE_ZERO, &err), BD_OK);
    cr_assert_eq(first->bye_count, 1);
    cr_assert_eq(bd_card_arranged(first, 4)->kind, BD_BYE_ZERO);
    cr_assert_eq(bd_change_no_bye(event, 4, 1, &err), BD_OK);
    cr_assert_eq(first->bye_count, 0);
    cr_assert_eq(event_card(5)->score, 3);
    cr_assert_eq(bd_change_bye(event, 1, 5, BD_BYE_FULL, &err), BD_OK);
    cr_assert_eq(event_card(5)->score, 4);
    cr_assert_eq(bd_change_no_bye(event, 1, 5, &err), BD_OK);
    cr_assert_eq(event_card(5)->score, 2);
    cr_assert_null(event_entry(5, 1));
    EVENT_REFUSED(bd_change_no_bye(event, 1, 5, &err), "player 5 does not have a bye in round 1");
    EVENT_REFUSED(bd_change_bye(event, 1, 1, BD_BYE_HALF, &err), "player 1 has opponent 2 in round 1");
    EVENT_REFUSED(bd_change_bye(event, 2, 1, BD_BYE_HALF, &err),
                  "player 1 is paired with 3 in round 2; 'bestdraw repair FILE --absent=1' takes them out of "
                  "the draw");
    EVENT_REFUSED(bd_change_bye(event, 4, 1, BD_BYE_PAIRING, &err),
                  "round 4 is not published yet ('draw --save' does that); the next one is round 3");
}

Test(change, players_withdraw_return_and_come_late)
{
    static const char paired[] = "player 1 is paired with 3 in round 2; 'bestdraw repair FILE --absent=1' "
                                 "takes them out of the draw";
    bd_card *made = NULL;
    EVENT_REFUSED(event_withdraw(1, 2), paired);
    cr_assert_eq(event_withdraw(1, 0), BD_OK, "from the next one, which is not drawn");
    cr_assert(!bd_card_is_present(event_cards(), event_card(1), 3));
    cr_assert_eq(bd_change_return(event, 1, &err), BD_OK);
    cr_assert(bd_card_is_present(event_cards(), event_card(1), 3));
    EVENT_REFUSED(bd_change_late(event, 1, 2, &err), "player 1 has opponent 2 in round 1");
    cr_assert_eq(bd_change_enter(event, 0, "Late, Lou", 0, &made, &err), BD_OK);
    cr_assert(made->id == 7 && made->joined == 3 && strcmp(made->name, "Late, Lou") == 0);
    EVENT_REFUSED(bd_change_enter(event, 7, "Other", 0, &made, &err),
                  "there is already a player 7; choose another number");
    cr_assert_eq(bd_change_enter(event, 100000, "Other", 0, &made, &err), BD_BAD_INPUT);
    cr_assert_eq(event->entered->card_count, 7);
}

/* What was arranged for after the withdrawal lapses; what was before it stays. */
Test(change, byes_lapse_when_their_player_withdraws)
{
    int lapsed = -1;
    cr_assert_eq(bd_change_bye(event, 3, 6, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_change_bye(event, 4, 6, BD_BYE_FULL, &err), BD_OK);
    cr_assert_eq(bd_change_bye(event, 5, 6, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_change_withdraw(event, 6, 4, &lapsed, &err), BD_OK);
    cr_assert_eq(lapsed, 2);
    event_publish(3, (bd_board[]){{2, 1}, {3, 5}}, 2, 4);
    event_publish(4, (bd_board[]){{1, 4}, {5, 2}}, 2, 3);
    cr_assert_eq(event_entry(6, 3)->kind, BD_BYE_HALF);
    cr_assert_null(event_entry(6, 4));
    cr_assert_eq(event_score(6, 5), 2 + 1 + 1);
    cr_assert_eq(bd_change_return(event, 6, &err), BD_OK);
    cr_assert_null(bd_card_arranged(event_card(6), 5), "who comes back arranges anew");
    cr_assert_eq(bd_change_withdraw(event, 6, 0, &lapsed, &err), BD_OK);
    cr_assert_eq(lapsed, 0);
}

/* The bye of a round that is published already lapses too: the player has a place, and no points. */
Test(change, a_published_bye_lapses_when_its_player_withdraws)
{
    int lapsed = 0;
    cr_assert_eq(event_score(6, 3), 2 + 1);
    cr_assert_eq(bd_change_withdraw(event, 6, 2, &lapsed, &err), BD_OK);
    cr_assert_eq(lapsed, 1);
    cr_assert_eq(event_score(6, 3), 2);
    cr_assert_eq(bd_event_rest_of(bd_event_round_of(event, 2), 6)->kind, BD_REST_AWAY);
}

Test(change, an_entry_replaces_what_the_file_said_of_colour_and_float)
{
    event_end();
    event_begin(6, 5);
    bd_tournament_card(event->entered, 1)->colour_due = BD_WHITE;
    bd_tournament_card(event->entered, 1)->last_float = BD_FLOAT_UP;
    bd_tournament_card(event->entered, 5)->colour_due = BD_BLACK;
    bd_tournament_card(event->entered, 6)->colour_due = BD_BLACK;
    event->entered->round = event->position = 2;
    event_publish(2, (bd_board[]){{1, 3}, {4, 2}}, 2, 6);
    cr_assert_eq(bd_event_next_round(event), 3);
    cr_assert_eq(event_card(1)->colour_due, BD_WHITE, "until the result is known the game may not be played");
    cr_assert_eq(event_tell(2, 1, 3, BD_DRAWN), BD_OK);
    cr_assert_eq(event_card(1)->colour_due, BD_NO_COLOUR, "the history tells it");
    cr_assert_eq(event_card(1)->last_float, BD_NO_FLOAT);
    cr_assert_eq(event_card(5)->colour_due, BD_BLACK, "away");
    cr_assert_eq(event_card(6)->colour_due, BD_BLACK, "a bye has no colour");
}

Test(change, rounds_that_do_not_exist)
{
    bd_card *out = NULL;
    EVENT_REFUSED(bd_change_no_bye(event, 0, 6, &err), "there is no round 0: this event has rounds 1 to 5");
    EVENT_REFUSED(bd_change_no_bye(event, 6, 6, &err), "there is no round 6: this event has rounds 1 to 5");
    cr_assert_eq(bd_change_bye(event, 6, 6, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert_eq(event_withdraw(6, 6), BD_BAD_INPUT);
    cr_assert_eq(bd_change_late(event, 6, 6, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_change_enter(event, 9, "X", 6, &out, &err), BD_BAD_INPUT);
    EVENT_REFUSED(bd_change_close(event, 3, &err), "round 3 has not been drawn");
    EVENT_REFUSED(bd_change_open(event, 3, &err), "round 3 has not been drawn");
    cr_assert_eq(bd_change_bye(event, 5, 6, BD_BYE_HALF, &err), BD_OK, "the last one does");
    event->entered->rounds = 0;
    cr_assert_eq(bd_change_bye(event, BD_ROUNDS_MAX, 6, BD_BYE_HALF, &err), BD_OK,
                 "their number is not known");
    cr_assert_eq(bd_change_bye(event, BD_ROUNDS_MAX + 1, 6, BD_BYE_HALF, &err), BD_BAD_INPUT);
}

Test(change, late_from_the_first_round_is_not_late)
{
    bd_card *out = NULL;
    cr_assert_eq(bd_change_enter(event, 0, "New", 1, &out, &err), BD_OK);
    cr_assert(out->id == 7 && out->joined == 0);
    cr_assert_eq(bd_change_late(event, 7, 2, &err), BD_OK);
    cr_assert_eq(event_card(7)->joined, 2);
    cr_assert_eq(bd_change_late(event, 7, 0, &err), BD_OK);
    cr_assert_eq(event_card(7)->joined, bd_event_next_round(event));
    cr_assert_eq(bd_change_late(event, 7, 1, &err), BD_OK);
    cr_assert_eq(event_card(7)->joined, 0);
    EVENT_REFUSED(bd_change_enter(event, 3, "Again", 1, &out, &err),
                  "there is already a player 3; choose another number");
}

static bool told(const char *part) { return strstr(err.sentence, part) != NULL; }

Test(change, who_may_not_play_has_no_result)
{
    bd_tournament_card(event->entered, 3)->joined = 4;
    cr_assert_eq(event_tell(3, 1, 3, BD_DRAWN), BD_BAD_INPUT);
    cr_assert(told("player 3 ") && told("join") && told("round 4"), "%s", err.sentence);
    bd_tournament_card(event->entered, 3)->joined = 3;
    cr_assert_eq(event_tell(3, 1, 3, BD_DRAWN), BD_OK);
    EVENT_REFUSED(event_tell(1, 2, 3, BD_DRAWN),
                  "player 2 has opponent 1 in round 1, not 3; 'played' enters a game against another");
    cr_assert_eq(event_withdraw(6, 5), BD_OK);
    cr_assert_eq(bd_change_bye(event, 4, 6, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_change_bye(event, 5, 6, BD_BYE_HALF, &err), BD_BAD_INPUT);
    cr_assert(told("player 6 has withdrawn from round 5 on"), "%s", err.sentence);
    event->entered->rounds = 1;
    cr_assert_eq(bd_change_bye(event, 2, 1, BD_BYE_HALF, &err), BD_BAD_INPUT);
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
        cr_assert_eq(event_replace(1, 3, 4, all[i], &before), BD_OK);
        if (i > 0) cr_assert_eq(before, all[i - 1], "%zu", i);
    }
}

/* A published draw of a later round remembers what the results were that it was made with, until they are
 * that again. */
Test(change, later_draws_remember_what_results_were)
{
    const bd_event_round *second = bd_event_round_of(event, 2);
    cr_assert_eq(second->was_count, 0);
    cr_assert_eq(event_replace(1, 3, 4, BD_BLACK_WINS, NULL), BD_OK);
    cr_assert_eq(second->was_count, 1);
    cr_assert(second->was[0].round == 1 && second->was[0].white == 3 && second->was[0].black == 4);
    cr_assert_str_eq(second->was[0].result, "1/2");
    cr_assert_eq(event_replace(1, 3, 4, BD_WHITE_WINS, NULL), BD_OK);
    cr_assert_eq(second->was_count, 1, "what it was when the draw was made");
    cr_assert_str_eq(second->was[0].result, "1/2");
    cr_assert_eq(event_replace(1, 1, 2, BD_DRAWN, NULL), BD_OK);
    cr_assert_eq(second->was_count, 2);
    cr_assert_eq(event_replace(1, 3, 4, BD_DRAWN, NULL), BD_OK);
    cr_assert_eq(second->was_count, 1);
    cr_assert_eq(second->was[0].white, 1);
    cr_assert_eq(event_tell(2, 1, 3, BD_DRAWN), BD_OK);
    cr_assert_eq(second->was_count, 1, "its own results are nothing to remember");
}

Test(change, a_bye_is_taken_from_the_middle)
{
    const bd_card *own = bd_tournament_card(event->entered, 6);
    cr_assert_eq(bd_change_bye(event, 4, 6, BD_BYE_FULL, &err), BD_OK);
    cr_assert_eq(bd_change_bye(event, 5, 6, BD_BYE_ZERO, &err), BD_OK);
    cr_assert_eq(bd_change_no_bye(event, 4, 6, &err), BD_OK);
    cr_assert_eq(own->bye_count, 2);
    cr_assert(own->byes[0].round == 2 && own->byes[0].kind == BD_BYE_HALF);
    cr_assert(own->byes[1].round == 5 && own->byes[1].kind == BD_BYE_ZERO);

    cr_assert_eq(event_entry(6, 1)->halves, 2);
    cr_assert_eq(event_entry(5, 1)->halves, 1);
    event_publish(3, (bd_board[]){{1, 6}, {3, 5}}, 2, 4);
    cr_assert_eq(event_tell(3, 1, 6, BD_DRAWN), BD_OK);
    cr_assert_eq(bd_change_no_bye(event, 3, 6, &err), BD_BAD_INPUT, "a game is not a bye");
    cr_assert(told("player 6 ") && told("bye in round 3"), "%s", err.sentence);
    cr_assert_eq(bd_change_no_bye(event, 2, 6, &err), BD_OK);
    const bd_card *card = event_card(6);
    cr_assert_eq(card->history_count, 2);
    cr_assert(card->history[0].round == 1 && card->history[1].opponent == 1);
    cr_assert_eq(card->history[1].halves, 1);

    bd_event_round *fourth = NULL;
    const bd_event_rest alone = {.id = 6, .entry = {.kind = BD_GAME, .colour = BD_WHITE, .halves = 2}};
    cr_assert_eq(bd_event_want_round(event, 4, &fourth, &err), BD_OK);
    cr_assert_eq(bd_event_put_rest(event, fourth, &alone, &err), BD_OK);
    cr_assert_eq(bd_change_bye(event, 4, 6, BD_BYE_HALF, &err), BD_BAD_INPUT, "a game against nobody known");
    cr_assert_str_eq(err.sentence, "player 6 has a game in round 4");
    cr_assert_eq(bd_change_no_bye(event, 4, 6, &err), BD_BAD_INPUT);
    cr_assert_eq(event_entry(6, 4)->kind, BD_GAME);
}

Test(change, new_players_have_new_ids)
{
    bd_card *out = NULL;
    cr_assert_eq(bd_change_enter(event, 50, "Fifty", 0, &out, &err), BD_OK);
    cr_assert_eq(bd_change_enter(event, 20, "Twenty", 0, &out, &err), BD_OK);
    cr_assert_eq(bd_change_enter(event, 0, "New", 0, &out, &err), BD_OK);
    cr_assert_eq(out->id, 51, "one more than the highest, wherever it stands");
    cr_assert_eq(bd_change_enter(event, 9, "Nine", 0, &out, &err), BD_OK);
    cr_assert_eq(bd_change_enter(event, 9, "Nine again", 0, &out, &err), BD_BAD_INPUT);
    for (int id = 100; event->entered->card_count < BD_PLAYERS_MAX; id++)
        cr_assert_eq(bd_tournament_add_card(event->entered, id % BD_ID_MAX + 1, &out, &err), BD_OK);
    cr_assert_eq(bd_change_enter(event, 99, "One too many", 0, &out, &err), BD_BAD_INPUT);
    cr_assert_eq(event->entered->card_count, BD_PLAYERS_MAX);
}

/* Who is in no round can go, and what was said of them goes with them. */
Test(change, a_player_without_a_place_is_removed)
{
    bd_card *out = NULL;
    bd_tournament *t = event->entered;
    EVENT_REFUSED(bd_change_remove(event, 1, &err),
                  "player 1 is in round 1 of this event and cannot be removed; 'withdraw' takes them out of "
                  "the rounds to come");
    EVENT_REFUSED(bd_change_remove(event, 9, &err), "there is no player 9 in this file");
    cr_assert_eq(bd_change_enter(event, 0, "Double, Dot", 0, &out, &err), BD_OK);
    bd_pair_rule bans[] = {{1, 2, 1, BD_ROUNDS_MAX}, {7, 3, 1, BD_ROUNDS_MAX}, {4, 7, 1, 2}, {5, 6, 1, 2}};
    int present[] = {1, 7, 2};
    t->forbid = bans;
    t->forbid_count = 4;
    t->present = present;
    t->present_count = 3;
    cr_assert_eq(bd_change_remove(event, 7, &err), BD_OK);
    cr_assert_null(bd_tournament_card(t, 7));
    cr_assert_eq(t->card_count, 6);
    cr_assert(t->forbid_count == 2 && t->forbid[0].a == 1 && t->forbid[1].a == 5);
    cr_assert(t->present_count == 2 && t->present[0] == 1 && t->present[1] == 2);
    cr_assert_eq(bd_change_enter(event, 0, "Other, Otto", 0, &out, &err), BD_OK);
    cr_assert_eq(out->id, 7);
    cr_assert_eq(bd_change_bye(event, 4, 7, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_change_remove(event, 7, &err), BD_OK, "a bye to come is no place in a round");
}

/* As many rounds as are drawn, or spoken of, there must be; an extra round makes the event longer. */
Test(change, the_number_of_rounds_and_an_extra_round)
{
    cr_assert_eq(bd_change_bye(event, 4, 1, BD_BYE_HALF, &err), BD_OK);
    EVENT_REFUSED(bd_change_rounds(event, 1, &err),
                  "round 2 has been drawn already, so the event cannot have 1 rounds");
    EVENT_REFUSED(bd_change_rounds(event, 3, &err),
                  "player 1 has a bye in round 4, but the event would have 3 rounds");
    cr_assert_eq(event->entered->rounds, 5);
    cr_assert_eq(bd_change_no_bye(event, 4, 1, &err), BD_OK);
    cr_assert_eq(bd_change_rounds(event, 2, &err), BD_OK);
    cr_assert_eq(event_tell(3, 1, 4, BD_DRAWN), BD_BAD_INPUT, "there is no third one");
    event_publish(3, (bd_board[]){{2, 1}, {3, 5}}, 2, 4);
    cr_assert_eq(event->entered->rounds, 3, "one was published in addition");
    cr_assert_eq(event_tell(3, 2, 1, BD_DRAWN), BD_OK, "and its results are entered");
    cr_assert_eq(bd_event_current_round(event), 3);
    cr_assert_eq(bd_change_rounds(event, 0, &err), BD_OK, "not said");
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

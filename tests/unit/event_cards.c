/* event/cards: what the cards say of games that are pending, colours that were reversed, who really sat at a
 * board, and who rested. */
#include "event_cards.h"
#include "cards/card.h"
#include "cards/published.h"
#include "cards/tournament.h"

static void begin(void)
{
    event_begin(7, 5);
    event_publish(1, (bd_board[]){{1, 4}, {5, 2}, {3, 6}}, 3, 7);
}

TestSuite(event_cards, .init = begin, .fini = event_end);

static const bd_draw *draw_of(int round)
{
    const bd_tournament *cards = event_cards();
    for (size_t i = 0; i < cards->draw_count; i++)
        if (cards->draws[i].round == round) return &cards->draws[i];
    cr_assert_fail("round %d is not published", round);
    return NULL;
}

/* From its publication a game is on both cards: met, with the colour, the result unknown. */
Test(event_cards, a_published_game_is_on_both_cards)
{
    const bd_entry *white = event_entry(5, 1), *black = event_entry(2, 1);
    cr_assert(white->opponent == 2 && white->colour == BD_WHITE && white->halves == -1);
    cr_assert(black->opponent == 5 && black->colour == BD_BLACK && black->halves == -1);
    cr_assert(white->kind == BD_GAME && black->kind == BD_GAME);
    cr_assert_eq(event_entry(7, 1)->kind, BD_BYE_PAIRING);
    cr_assert_eq(event_score(7, 2), 2);
    cr_assert_eq(bd_tournament_next_round(event_cards()), 2);
    cr_assert_eq(event_cards()->current, 1);
    cr_assert_eq(event_cards()->draw_count, 1);
    cr_assert_eq(event->entered->cards[0].history_count, 0, "nothing of this is stored");
}

/* A pending game is worth what the event says of a game without a result. */
Test(event_cards, a_pending_game_is_worth_what_the_event_says)
{
    cr_assert_eq(event_tell(1, 1, 4, BD_WHITE_WINS), BD_OK);
    cr_assert_eq(event_tell(1, 3, 6, BD_DRAWN), BD_OK);
    cr_assert_eq(event_score(5, 2), 0);
    event->entered->points.unknown = 1;
    cr_assert_eq(event_score(5, 2), 1, "a draw for the time being");
    cr_assert_eq(event_score(2, 2), 1);
    cr_assert_eq(event_score(1, 2), 2);
    cr_assert_eq(event_tell(1, 5, 2, BD_BLACK_WINS), BD_OK);
    cr_assert_eq(event_score(5, 2), 0);
    cr_assert_eq(event_score(2, 2), 2);
}

Test(event_cards, a_score_that_was_given_grows_with_each_result)
{
    bd_card *given = bd_tournament_card(event->entered, 1);
    given->score_given = true;
    given->score = 3;
    cr_assert_eq(event_card(1)->score, 3);
    event->entered->points.unknown = 1;
    cr_assert_eq(event_card(1)->score, 4);
    cr_assert_eq(event_tell(1, 1, 4, BD_WHITE_WINS), BD_OK);
    cr_assert_eq(event_card(1)->score, 5);
    cr_assert_eq(event_card(4)->score, 0, "not given: the history tells it");
    cr_assert_eq(given->score, 3, "as it was entered");
}

Test(event_cards, reversed_colours_are_on_the_cards_and_the_board_keeps_its_place)
{
    const bd_told_result told = {
        .round = 1, .white = 2, .black = 5, .result = BD_WHITE_WINS, .reversed = true};
    cr_assert_null(draw_of(1)->sat, "everywhere as published");
    cr_assert_eq(bd_change_result(event, &told, NULL, &err), BD_OK, "%s", err.sentence);
    cr_assert(event_entry(2, 1)->colour == BD_WHITE && event_entry(2, 1)->halves == 2);
    cr_assert(event_entry(5, 1)->colour == BD_BLACK && event_entry(5, 1)->halves == 0);
    const bd_draw *draw = draw_of(1);
    cr_assert(draw->boards[1].white == 5 && draw->boards[1].black == 2, "as published");
    cr_assert_not_null(draw->sat);
    cr_assert(draw->sat[1].white == 2 && draw->sat[1].black == 5);
    cr_assert(draw->sat[0].white == 1 && draw->sat[0].black == 4);
    cr_assert_null(draw->numbers, "1, 2, 3");
}

/* Who really sat at a board has met, and nobody else. */
Test(event_cards, who_really_sat_has_met)
{
    const bd_told_result told = {.round = 1, .white = 1, .black = 2, .result = BD_DRAWN};
    const bd_event_board *left = NULL;
    cr_assert_eq(bd_change_played(event, &told, &left, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(event_entry(1, 1)->opponent, 2);
    cr_assert_eq(event_entry(2, 1)->opponent, 1);
    cr_assert_eq(event_entry(4, 1)->opponent, 5);
    cr_assert_eq(event_entry(5, 1)->opponent, 4);
    cr_assert_eq(event_entry(5, 1)->halves, -1);
    for (int id = 1; id <= 6; id++) cr_assert_eq(event_card(id)->history_count, 1);
    cr_assert(draw_of(1)->boards[0].black == 4 && draw_of(1)->sat[0].black == 2);
}

Test(event_cards, a_default_has_colours_that_do_not_count)
{
    cr_assert_eq(event_tell(1, 3, 6, BD_WHITE_BY_DEFAULT), BD_OK);
    cr_assert(event_entry(3, 1)->kind == BD_FORFEIT && event_entry(3, 1)->halves == 2);
    cr_assert(event_entry(6, 1)->kind == BD_FORFEIT && event_entry(6, 1)->halves == 0);
    cr_assert(!bd_entry_is_game(event_entry(3, 1)));
}

Test(event_cards, who_rests)
{
    static const int sits[] = {6};
    bd_board boards[] = {{2, 1}, {4, 5}};
    bd_draw draw = {.round = 2, .boards = boards, .board_count = 2, .bye = 3, .sit_outs = sits};
    draw.sit_out_count = 1;
    cr_assert_eq(bd_change_bye(event, 2, 7, BD_BYE_HALF, &err), BD_OK);
    cr_assert_null(event_entry(7, 2), "arranged, and on no card yet");
    cr_assert_eq(bd_event_publish(event, &draw, false, &err), BD_OK);
    cr_assert_eq(event_entry(3, 2)->kind, BD_BYE_PAIRING);
    cr_assert(event_entry(6, 2)->kind == BD_BYE_PAIRING && event_entry(6, 2)->halves == 2);
    cr_assert(event_entry(7, 2)->kind == BD_BYE_HALF && event_entry(7, 2)->halves == 1);
    cr_assert_eq(draw_of(2)->bye, 3);
    cr_assert(draw_of(2)->sit_out_count == 1 && draw_of(2)->sit_outs[0] == 6);
    cr_assert_eq(bd_change_no_bye(event, 2, 7, &err), BD_OK);
    cr_assert_null(event_entry(7, 2), "away, and nothing stands on the card");
}

/* What is entered for a round, or after it, is not in the digest of what it was drawn by. */
Test(event_cards, a_round_has_the_digest_of_what_was_before_it)
{
    char before[65], after[65], first[65], now[65];
    for (int white = 1; white <= 5; white += 2) {
        const bd_event_board *board = bd_event_board_of(bd_event_round_of(event, 1), white);
        cr_assert_eq(event_tell(1, board->white, board->black, BD_DRAWN), BD_OK);
    }
    bd_tournament_digest(event_cards(), 1, first);
    bd_tournament_digest(event_cards(), 2, before);
    event_publish(2, (bd_board[]){{4, 3}, {2, 7}, {6, 1}}, 3, 5);
    cr_assert_eq(event_tell(2, 4, 3, BD_WHITE_WINS), BD_OK);
    bd_tournament_digest(event_cards(), 2, after);
    cr_expect_str_eq(before, after);
    event_publish(3, (bd_board[]){{1, 3}, {7, 4}, {5, 6}}, 3, 2);
    cr_assert_eq(event_withdraw(6, 4), BD_OK);
    bd_tournament_digest(event_cards(), 2, after);
    cr_expect_str_eq(before, after);
    bd_tournament_digest(event_cards(), 1, now);
    cr_expect_str_eq(first, now);
    cr_assert_eq(event_replace(1, 1, 4, BD_BLACK_WINS, NULL), BD_OK);
    bd_tournament_digest(event_cards(), 2, after);
    cr_expect_str_neq(before, after, "another result of an earlier round is another question");
}

Test(event_cards, changing_the_cards_changes_nothing_of_the_event)
{
    bd_tournament *cards = NULL;
    cr_assert_eq(bd_event_cards(arena, event, &cards, &err), BD_OK);
    cards->cards[0].history[0].opponent = 3;
    cards->draws[0].boards[0].white = 3;
    cards->cards[0].withdrawn = 2;
    cards->round = 4;
    cr_assert_eq(event_entry(1, 1)->opponent, 4);
    cr_assert_eq(draw_of(1)->boards[0].white, 1);
    cr_assert_eq(event_card(1)->withdrawn, 0);
    cr_assert_eq(bd_event_next_round(event), 2);
}

/* Whoever closes a round with games open has decided about them: nobody is asked again. A file that never had
 * a state of its rounds has decided nothing. */
Test(event_cards, games_of_a_closed_round_are_pending)
{
    const size_t missing = bd_event_missing(bd_event_round_of(event, 1));
    cr_assert_gt(missing, 0);
    cr_expect_eq(bd_open_games(event_cards(), 2), missing);
    cr_assert_eq(bd_change_close(event, 1, &err), BD_OK);
    cr_expect_eq(bd_open_games(event_cards(), 2), 0);
    cr_assert_eq(bd_change_open(event, 1, &err), BD_OK);
    cr_expect_eq(bd_open_games(event_cards(), 2), missing);
    bd_event *again = NULL;
    bd_tournament *cards = NULL;
    cr_assert_eq(bd_event_import(event_cards(), &again, &err), BD_OK);
    cr_assert_eq(bd_event_cards(arena, again, &cards, &err), BD_OK);
    cr_expect_eq(bd_open_games(cards, 2), missing);
}

/* event/publication: what may be put up, where it stands, and what a published round says of everybody. */
#include "cards/card.h"
#include "cards/published.h"
#include "event_cards.h"

static void publish_begin(void) { event_begin(6, 5); }

TestSuite(publish, .init = publish_begin, .fini = event_end);

static bd_board boards[] = {{1, 2}, {4, 3}};

static bd_draw draw_of(int round, int bye)
{
    return (bd_draw){.round = round, .boards = boards, .board_count = 2, .bye = bye};
}

static bd_status publish(const bd_draw *draw, bool replace)
{
    return bd_event_publish(event, draw, replace, &err);
}

static const bd_event_board *numbered(int round, int number)
{
    return bd_event_board_numbered(bd_event_round_of(event, round), number);
}

Test(publish, draws_stand_in_the_order_of_their_rounds)
{
    static const int rounds[] = {3, 1, 4, 2};
    for (size_t i = 0; i < 4; i++) {
        const bd_draw draw = draw_of(rounds[i], 5);
        cr_assert_eq(publish(&draw, false), BD_OK);
        cr_assert_eq(bd_published_draw(event_cards(), rounds[i])->round, rounds[i]);
    }
    cr_assert_eq(event->round_count, 4);
    for (int i = 0; i < 4; i++) cr_assert_eq(event->rounds[i].number, i + 1);
    for (int i = 0; i < 4; i++) cr_assert_eq(event_cards()->draws[i].round, i + 1);
    cr_assert_null(bd_published_draw(event_cards(), 5));
    boards[0].white = 6;
    cr_assert_eq(numbered(1, 1)->white, 1, "a copy");
    boards[0].white = 1;
}

Test(publish, another_draw_needs_replace_and_a_round_without_results)
{
    const bd_draw draw = draw_of(1, 5), other_bye = draw_of(1, 6),
                  fewer = {.round = 1, .boards = boards, .bye = 5, .board_count = 1};
    bd_board turned[] = {{2, 1}, {4, 3}};
    bd_draw other_colours = draw;
    other_colours.boards = turned;
    cr_assert_eq(publish(&draw, false), BD_OK);
    cr_assert_eq(publish(&draw, false), BD_OK, "the same again");
    cr_assert_eq(event->round_count, 1);
    EVENT_REFUSED(publish(&other_bye, false), "a different draw of round 1 has already been published");
    cr_assert_eq(publish(&fewer, false), BD_BAD_INPUT);
    cr_assert_eq(publish(&other_colours, false), BD_BAD_INPUT);
    cr_assert_eq(publish(&other_colours, true), BD_OK);
    cr_assert_eq(numbered(1, 1)->white, 2);
    cr_assert_eq(publish(&draw, true), BD_OK);

    cr_assert_eq(event_tell(1, 4, 3, BD_BLACK_WINS), BD_OK);
    cr_assert_eq(publish(&draw, true), BD_OK, "the same draw may always be published");
    cr_assert_eq(numbered(1, 2)->result, BD_BLACK_WINS);
    EVENT_REFUSED(publish(&other_bye, true), "round 1 has begun: player 4 has a result in it");
    cr_assert_eq(bd_published_draw(event_cards(), 1)->bye, 5);
}

Test(publish, a_draw_with_fewer_who_rest_is_another_one)
{
    const bd_draw with = draw_of(1, 5), without = draw_of(1, 0);
    static const int both[] = {5, 6};
    bd_draw sitting = draw_of(1, 0);
    sitting.sit_outs = both;
    sitting.sit_out_count = 2;
    cr_assert_eq(publish(&with, false), BD_OK);
    cr_assert_eq(publish(&without, false), BD_BAD_INPUT, "5 would lose the bye");
    cr_assert_eq(publish(&sitting, false), BD_BAD_INPUT);
    cr_assert_eq(publish(&sitting, true), BD_OK);
    cr_assert_eq(event_entry(6, 1)->kind, BD_BYE_PAIRING);
    cr_assert_eq(publish(&sitting, false), BD_OK);
    cr_assert_eq(publish(&without, true), BD_OK);
    cr_assert_null(event_entry(6, 1));
}

Test(publish, a_default_or_a_game_without_result_does_not_begin_a_round)
{
    const bd_draw draw = draw_of(1, 5), other = draw_of(1, 6);
    cr_assert_eq(publish(&draw, false), BD_OK);
    cr_assert_eq(event_tell(1, 4, 3, BD_RESULT_NONE), BD_OK);
    cr_assert_eq(publish(&other, true), BD_OK);
    cr_assert_eq(event_tell(1, 4, 3, BD_WHITE_BY_DEFAULT), BD_OK);
    cr_assert_eq(publish(&draw, true), BD_OK);
    cr_assert_eq(numbered(1, 2)->result, BD_RESULT_NONE, "the default was of another draw");
    cr_assert_eq(event_tell(1, 4, 3, BD_BLACK_WINS), BD_OK);
    cr_assert_eq(publish(&other, true), BD_BAD_INPUT);
}

/* An imported round in which one card alone tells of a game. */
Test(publish, a_game_that_one_card_tells_of_begins_a_round)
{
    const bd_draw draw = draw_of(1, 5);
    bd_event_round *round = NULL;
    bd_event_rest alone = {.id = 3, .entry = {.opponent = 4, .halves = -1}};
    cr_assert_eq(bd_event_want_round(event, 1, &round, &err), BD_OK);
    cr_assert_eq(bd_event_put_rest(event, round, &alone, &err), BD_OK);
    cr_assert_eq(publish(&draw, true), BD_OK);
    alone.entry.halves = 0;
    cr_assert_eq(bd_event_want_round(event, 2, &round, &err), BD_OK);
    cr_assert_eq(bd_event_put_rest(event, round, &alone, &err), BD_OK);
    const bd_draw second = draw_of(2, 5);
    EVENT_REFUSED(publish(&second, true), "round 2 has begun: player 3 has a result in it");
}

Test(publish, a_round_is_drawn_again_until_somebody_has_played)
{
    const bd_draw draw = draw_of(1, 5);
    cr_assert_eq(bd_event_round_to_draw(event), 1);
    cr_assert_eq(publish(&draw, false), BD_OK);
    cr_assert_eq(bd_event_round_to_draw(event), 1, "published");
    cr_assert_eq(event_tell(1, 1, 2, BD_WHITE_BY_DEFAULT), BD_OK);
    cr_assert_eq(bd_event_round_to_draw(event), 1, "a default does not begin it");
    cr_assert_eq(event_tell(1, 4, 3, BD_BLACK_WINS), BD_OK);
    cr_assert_eq(bd_event_round_to_draw(event), 2, "played");
}

Test(publish, a_round_that_was_closed_is_not_drawn_again)
{
    const bd_draw draw = draw_of(1, 5);
    cr_assert_eq(publish(&draw, false), BD_OK);
    cr_assert_eq(bd_change_close(event, 1, &err), BD_OK);
    cr_assert_eq(bd_event_round_to_draw(event), 2);
}

Test(publish, open_games_are_counted_once)
{
    const bd_draw draw = draw_of(2, 5);
    bd_open_game *games = NULL;
    size_t count = 0;
    cr_assert_eq(bd_open_games(event_cards(), 9), 0);
    cr_assert_eq(publish(&draw, false), BD_OK);
    cr_assert_eq(bd_open_games(event_cards(), 2), 0, "rounds before 2 only");
    cr_assert_eq(bd_open_games(event_cards(), 3), 2);
    cr_assert_eq(bd_event_missing(bd_event_round_of(event, 2)), 2);
    cr_assert_eq(bd_open_games_list(arena, event_cards(), 3, &games, &count, &err), BD_OK);
    cr_assert_eq(count, 2);
    cr_assert(games[0].board == 1 && games[0].white == 1 && games[0].black == 2);
    cr_assert(games[1].board == 2 && games[1].white == 4 && games[1].black == 3,
              "the higher id is White here");

    cr_assert_eq(event_tell(2, 4, 3, BD_RESULT_NONE), BD_OK);
    cr_assert_eq(bd_open_games(event_cards(), 3), 2);
    cr_assert_eq(event_tell(2, 4, 3, BD_DRAWN), BD_OK);
    cr_assert_eq(bd_open_games(event_cards(), 3), 1);
    cr_assert_eq(event_tell(2, 1, 2, BD_BLACK_BY_DEFAULT), BD_OK);
    cr_assert_eq(bd_open_games(event_cards(), 3), 0);
    cr_assert_eq(event_replace(2, 4, 3, BD_NIL_NIL, NULL), BD_OK);
    cr_assert_eq(bd_open_games(event_cards(), 3), 0, "0 points are a result, too");
}

/* A game that one card alone tells of counts once too; a score that is given needs no results. */
Test(publish, open_games_of_one_card_are_counted)
{
    bd_tournament *t = event->entered;
    bd_entry *entry = NULL;
    for (int id = 3; id <= 4; id++) {
        bd_card *card = bd_tournament_card(t, id);
        cr_assert_eq(bd_card_add_entry(t, card, 2, &entry, &err), BD_OK);
        *entry = (bd_entry){.round = 2, .opponent = 7 - id, .halves = -1};
        cr_assert_eq(bd_open_games(t, 3), 1, "the card of %d alone tells", id);
        card->score_given = true;
        cr_assert_eq(bd_open_games(t, 3), 0);
        card->score_given = false;
        entry->kind = BD_FORFEIT;
        cr_assert_eq(bd_open_games(t, 3), 0);
        entry->kind = BD_GAME;
        entry->halves = 0;
        cr_assert_eq(bd_open_games(t, 3), 0);
        card->history_count = 0;
    }
}

/* From publication on the two have met and have had their colours; the bye is worth what it is worth. */
Test(publish, a_published_draw_is_on_the_cards)
{
    const bd_draw draw = draw_of(1, 5), strange = draw_of(2, 7);
    bd_board to_stranger[] = {{1, 9}};
    const bd_draw stranger = {.round = 2, .boards = to_stranger, .board_count = 1};
    cr_assert_eq(publish(&draw, false), BD_OK);
    const bd_entry *white = event_entry(4, 1), *black = event_entry(3, 1), *bye = event_entry(5, 1);
    cr_assert(white->kind == BD_GAME && white->opponent == 3 && white->colour == BD_WHITE &&
              white->halves == -1);
    cr_assert(black->kind == BD_GAME && black->opponent == 4 && black->colour == BD_BLACK &&
              black->halves == -1);
    cr_assert(bye->kind == BD_BYE_PAIRING && bye->opponent == 0 && bye->colour == BD_NO_COLOUR &&
              bye->halves == 2);
    cr_assert_null(event_entry(6, 1));
    bd_board others[] = {{3, 2}};
    const bd_draw first_rests = {.round = 3, .boards = others, .board_count = 1, .bye = 1};
    cr_assert_eq(publish(&first_rests, false), BD_OK);
    cr_assert_eq(event_entry(1, 3)->kind, BD_BYE_PAIRING);
    cr_assert_eq(publish(&stranger, false), BD_INTERNAL);
    cr_assert_eq(publish(&strange, false), BD_INTERNAL, "nor has a stranger the bye");
    cr_assert_null(bd_event_round_of(event, 2));
}

/* Everybody who has entered has one place in a published round. */
Test(publish, everybody_else_is_named)
{
    bd_card *late = NULL;
    bd_tournament_card(event->entered, 6)->withdrawn = 3;
    cr_assert_eq(bd_change_bye(event, 1, 6, BD_BYE_HALF, &err), BD_OK);
    cr_assert_eq(bd_change_enter(event, 0, "Late, Lou", 2, &late, &err), BD_OK);
    for (int round = 1; round <= 3; round++) {
        const bd_draw draw = draw_of(round, 5);
        cr_assert_eq(publish(&draw, false), BD_OK);
    }
    static const size_t rest_counts[] = {2, 3, 2};
    for (int round = 1; round <= 3; round++)
        cr_assert_eq(bd_event_round_of(event, round)->rest_count, rest_counts[round - 1], "%d", round);
    cr_assert_eq(event_entry(6, 1)->kind, BD_BYE_HALF);
    cr_assert_eq(bd_event_rest_of(bd_event_round_of(event, 2), 6)->kind, BD_REST_AWAY);
    cr_assert_eq(bd_event_rest_of(bd_event_round_of(event, 2), 7)->kind, BD_REST_AWAY);
    cr_assert_null(event_entry(7, 2));
}

/* Publication says that the rounds before are over, whatever they lack. */
Test(publish, earlier_rounds_are_closed)
{
    const bd_draw first = draw_of(1, 5);
    bd_board second_boards[] = {{1, 3}, {2, 4}};
    const bd_draw second = {.round = 2, .boards = second_boards, .board_count = 2, .bye = 6};
    event->entered->round = 1;
    cr_assert_eq(publish(&first, false), BD_OK);
    cr_assert_eq(event->entered->round, 0);
    cr_assert_eq(event_state(1), BD_ROUND_OPEN);
    cr_assert_eq(bd_event_current_round(event), 1);
    cr_assert_eq(event_tell(1, 1, 2, BD_DRAWN), BD_OK);
    cr_assert_eq(bd_event_current_round(event), 1, "a game of it is not over");
    cr_assert_eq(publish(&second, false), BD_OK);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
    cr_assert_eq(bd_event_current_round(event), 2);
    cr_assert_eq(event_tell(1, 4, 3, BD_WHITE_WINS), BD_OK, "the pending game is settled later");
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
    cr_assert_eq(bd_event_round_of(event, 2)->was_count, 1);
}

Test(publish, who_attends_was_said_for_that_evening)
{
    static const int present[] = {1, 2, 3, 4};
    event->entered->present = present;
    event->entered->present_count = 4;
    event->entered->cards[4].volunteer = true;
    for (int round = 1; round <= 2; round++) {
        const bd_draw draw = draw_of(round, 5);
        cr_assert_eq(publish(&draw, false), BD_OK);
        cr_assert_eq(event->entered->present_round, 1);
        cr_assert_eq(event->entered->cards[4].volunteer_round, 1);
        cr_assert_eq(event->entered->cards[3].volunteer_round, 0);
    }
}

/* A repaired draw: boards whose two meet still keep their result, numbers and gaps are those of the draw. */
Test(publish, a_repaired_draw_takes_the_place)
{
    const bd_draw draw = draw_of(1, 5);
    bd_board repaired_boards[] = {{4, 3}, {1, 6}};
    static const int numbers[] = {2, 3};
    const bd_draw repaired = {
        .round = 1, .boards = repaired_boards, .board_count = 2, .numbers = numbers, .bye = 5};
    cr_assert_eq(publish(&draw, false), BD_OK);
    cr_assert_eq(event_tell(1, 4, 3, BD_WHITE_WINS), BD_OK);
    cr_assert_eq(event_state(1), BD_ROUND_OPEN);
    cr_assert_eq(bd_event_publish_again(event, &repaired, &err), BD_OK);
    cr_assert_null(numbered(1, 1));
    cr_assert(numbered(1, 2)->white == 4 && numbered(1, 2)->result == BD_WHITE_WINS);
    cr_assert(numbered(1, 3)->white == 1 && numbered(1, 3)->result == BD_RESULT_NONE);
    cr_assert_eq(bd_event_highest_number(bd_event_round_of(event, 1)), 3);
    cr_assert_null(event_entry(2, 1), "2 is off the boards and away");
    const bd_draw *derived = bd_published_draw(event_cards(), 1);
    cr_assert(bd_draw_number(derived, 0) == 2 && bd_draw_number(derived, 1) == 3);
}

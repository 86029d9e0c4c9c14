/* Which round everything is about, when a round closes, and what closing and opening by hand do. */
#include "event_cards.h"

static void begin(void) { event_begin(4, 3); }

TestSuite(rounds, .init = begin, .fini = event_end);

static void publish(int round)
{
    static const bd_board boards[3][2] = {{{1, 2}, {3, 4}}, {{3, 1}, {2, 4}}, {{1, 4}, {2, 3}}};
    event_publish(round, boards[round - 1], 2, 0);
}

static void play(int round, int first_board, int last_board)
{
    const bd_event_round *there = bd_event_round_of(event, round);
    for (int number = first_board; number <= last_board; number++) {
        const bd_event_board *board = bd_event_board_numbered(there, number);
        cr_assert_eq(event_tell(round, board->white, board->black, BD_DRAWN), BD_OK, "%s", err.sentence);
    }
}

static void expect(int current, int next, const char *when)
{
    cr_expect_eq(bd_event_current_round(event), current, "%s: %d", when, bd_event_current_round(event));
    cr_expect_eq(bd_event_next_round(event), next, "%s: %d", when, bd_event_next_round(event));
    cr_expect_eq(event_cards()->current, current, "%s", when);
    cr_expect_eq(bd_tournament_next_round(event_cards()), next, "%s", when);
}

/* The last one published until it is closed, then the next, as long as there is one. */
Test(rounds, the_current_round_from_the_first_to_the_last)
{
    expect(1, 1, "before all");
    publish(1);
    expect(1, 2, "published");
    play(1, 1, 1);
    expect(1, 2, "one result");
    play(1, 2, 2);
    expect(2, 2, "all results");
    publish(2);
    expect(2, 3, "published again");
    play(2, 1, 2);
    publish(3);
    expect(3, 4, "the last round");
    play(3, 1, 2);
    expect(3, 4, "the event is over");
    cr_assert_eq(event_state(3), BD_ROUND_CLOSED);
    event->entered->rounds = 0;
    expect(4, 4, "nobody has said how many there are");
}

Test(rounds, a_result_that_is_taken_out_opens_the_last_round)
{
    publish(1);
    play(1, 1, 2);
    cr_assert_eq(event_replace(1, 3, 4, BD_RESULT_NONE, NULL), BD_OK);
    expect(1, 2, "one is missing again");
    cr_assert_eq(event_state(1), BD_ROUND_OPEN);
    play(1, 2, 2);
    publish(2);
    cr_assert_eq(event_replace(1, 3, 4, BD_RESULT_NONE, NULL), BD_OK);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED, "round 2 is published: the game is pending");
    expect(2, 3, "an earlier round");
}

Test(rounds, closing_by_hand_leaves_games_pending)
{
    publish(1);
    play(1, 1, 1);
    cr_assert_eq(bd_event_missing(bd_event_round_of(event, 1)), 1);
    cr_assert_eq(bd_change_close(event, 1, &err), BD_OK);
    expect(2, 2, "closed with a game missing");
    EVENT_REFUSED(bd_change_close(event, 1, &err), "round 1 is closed already");
    play(1, 2, 2);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
}

Test(rounds, a_round_opened_by_hand_is_closed_by_hand)
{
    publish(1);
    EVENT_REFUSED(bd_change_open(event, 1, &err), "round 1 is open already");
    play(1, 1, 2);
    cr_assert_eq(bd_change_open(event, 1, &err), BD_OK);
    expect(1, 2, "opened again");
    EVENT_REFUSED(bd_change_open(event, 1, &err), "round 1 is open already");
    cr_assert_eq(event_replace(1, 3, 4, BD_WHITE_WINS, NULL), BD_OK);
    cr_assert_eq(event_state(1), BD_ROUND_HELD, "nothing is missing, and the arbiter holds it");
    cr_assert_eq(bd_change_close(event, 1, &err), BD_OK);
    expect(2, 2, "closed");
}

/* All but one have a bye: there are no boards, nothing is missing, and the points count. */
Test(rounds, a_round_without_boards_is_over_when_it_is_published)
{
    for (int id = 2; id <= 4; id++) cr_assert_eq(bd_change_bye(event, 1, id, BD_BYE_HALF, &err), BD_OK);
    event_publish(1, NULL, 0, 1);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
    expect(2, 2, "nobody plays");
    cr_assert_eq(event_score(1, 2), 2);
    for (int id = 2; id <= 4; id++) cr_assert_eq(event_score(id, 2), 1);
    publish(2);
    expect(2, 3, "and it goes on");
}

Test(rounds, byes_to_come_are_no_round)
{
    cr_assert_eq(bd_change_bye(event, 3, 1, BD_BYE_HALF, &err), BD_OK);
    expect(1, 1, "a bye for round 3");
    cr_assert_eq(bd_event_last_drawn(event), 0);
    publish(1);
    play(1, 1, 2);
    expect(2, 2, "a bye for round 3");
}

/* A file may say which round is next; then earlier ones are not told. */
Test(rounds, a_position_tells_its_round)
{
    event->entered->round = event->position = 2;
    expect(2, 2, "as the file says");
    publish(2);
    cr_assert_eq(event->entered->round, 0);
    expect(2, 3, "published");
    play(2, 1, 2);
    expect(3, 3, "played");
}

Test(rounds, results_of_a_round_that_nobody_drew_here)
{
    cr_assert_eq(event_tell(1, 1, 2, BD_DRAWN), BD_OK);
    cr_assert_eq(event_tell(1, 4, 3, BD_DRAWN), BD_OK);
    const bd_event_round *round = bd_event_round_of(event, 1);
    cr_assert(!round->published && round->board_count == 2);
    cr_assert_eq(event_cards()->draw_count, 0);
    cr_assert_eq(event_tell(1, 3, 4, BD_BLACK_WINS), BD_BAD_INPUT, "it contradicts");
    cr_assert_eq(event_replace(1, 3, 4, BD_BLACK_WINS, NULL), BD_OK, "nobody published other colours");
    cr_assert_eq(event_entry(3, 1)->colour, BD_WHITE);
    cr_assert_eq(round->boards[1].white, 3);
    expect(2, 2, "played");
}

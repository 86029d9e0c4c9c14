/* A game that was played though the draw said otherwise: who sits where afterwards, and what is refused. */
#include "event_cards.h"

/* Round 1: 1 v 2, 3 v 4, 5 v 6; 7 has the bye, 8 and 9 are away. */
static void begin(void)
{
    event_begin(9, 5);
    event_publish(1, (bd_board[]){{1, 2}, {3, 4}, {5, 6}}, 3, 7);
}

TestSuite(played, .init = begin, .fini = event_end);

static const bd_event_board *left;

static bd_status played(int white, int black, bd_result result, bool replace)
{
    const bd_told_result told = {
        .round = 1, .white = white, .black = black, .result = result, .replace = replace};
    return bd_change_played(event, &told, &left, &err);
}

static const bd_event_round *round_1(void) { return bd_event_round_of(event, 1); }

static bool sits(int number, int white, int black)
{
    const bd_event_board *board = bd_event_board_numbered(round_1(), number);
    return bd_event_white(board) == white && bd_event_black(board) == black;
}

/* White's board is theirs; the other two have the other one, each with the colour published for one of them.
 */
Test(played, both_were_on_boards)
{
    cr_assert_eq(played(1, 4, BD_WHITE_WINS, false), BD_OK);
    cr_assert(sits(1, 1, 4) && sits(2, 3, 2) && sits(3, 5, 6));
    cr_assert_eq(left->number, 2);
    cr_assert_eq(event_entry(4, 1)->halves, 0);
    cr_assert(event_entry(2, 1)->opponent == 3 && event_entry(2, 1)->halves == -1);
    cr_assert_eq(event_state(1), BD_ROUND_OPEN);
    cr_assert_eq(event_tell(1, 3, 2, BD_DRAWN), BD_OK, "theirs is entered as any other");
    EVENT_REFUSED(event_tell(1, 1, 2, BD_DRAWN),
                  "player 1 has opponent 4 in round 1, not 2; 'played' enters a game against another");
    cr_assert(bd_event_board_numbered(round_1(), 1)->black == 2, "as published");
}

Test(played, colours_of_the_two_who_are_left)
{
    cr_assert_eq(played(4, 1, BD_DRAWN, false), BD_OK);
    cr_assert(sits(2, 4, 1) && sits(1, 3, 2), "3 and 2 keep their colours");
    cr_assert_eq(left->number, 1);
}

Test(played, the_same_again_puts_them_back)
{
    cr_assert_eq(played(1, 4, BD_RESULT_NONE, false), BD_OK);
    cr_assert_eq(played(1, 2, BD_WHITE_WINS, false), BD_OK);
    cr_assert(sits(1, 1, 2) && sits(2, 3, 4));
    for (int number = 1; number <= 2; number++)
        cr_assert_eq(bd_event_board_numbered(round_1(), number)->sat_white, 0, "as published");
}

/* Who is left behind has the bye of the one who came. */
Test(played, one_comes_from_the_bye)
{
    cr_assert_eq(played(7, 2, BD_BLACK_WINS, false), BD_OK);
    cr_assert(sits(1, 7, 2));
    cr_assert_null(left);
    cr_assert_null(bd_event_rest_of(round_1(), 7));
    cr_assert_eq(event_entry(1, 1)->kind, BD_BYE_PAIRING);
    cr_assert_eq(event_score(1, 2), 2);
    cr_assert_eq(event_score(7, 2), 0);
    cr_assert_eq(event_cards()->draws[0].bye, 1);
}

Test(played, one_who_was_away_comes)
{
    cr_assert_eq(played(3, 8, BD_WHITE_WINS, false), BD_OK);
    cr_assert(sits(2, 3, 8));
    cr_assert_null(event_entry(4, 1), "4 is away");
    cr_assert_eq(bd_event_rest_of(round_1(), 4)->kind, BD_REST_AWAY);
    cr_assert_eq(bd_change_remove(event, 4, &err), BD_BAD_INPUT, "4 was published on a board");
}

Test(played, two_who_were_away_have_a_new_board)
{
    cr_assert_eq(event_tell(1, 1, 2, BD_DRAWN), BD_OK);
    cr_assert_eq(played(9, 8, BD_WHITE_WINS, false), BD_OK);
    cr_assert(sits(4, 9, 8));
    cr_assert_eq(bd_event_missing(round_1()), 2);
    cr_assert_null(bd_event_rest_of(round_1(), 8));
    cr_assert_eq(event_score(9, 2), 2);
}

Test(played, what_is_refused_changes_nothing)
{
    const bd_told_result second = {.round = 2, .white = 1, .black = 3, .result = BD_DRAWN};
    cr_assert_eq(event_tell(1, 3, 4, BD_DRAWN), BD_OK);
    EVENT_REFUSED(bd_change_played(event, &second, &left, &err), "round 2 has not been drawn");
    EVENT_REFUSED(played(1, 2, BD_DRAWN, false),
                  "1 and 2 were on board 1 together anyway; enter their result with 'result'");
    EVENT_REFUSED(played(2, 1, BD_DRAWN, true),
                  "2 and 1 were on board 1 together anyway; enter their result with 'result'");
    EVENT_REFUSED(played(1, 1, BD_DRAWN, false), "player 1 cannot play against themselves");
    EVENT_REFUSED(played(1, 10, BD_DRAWN, false), "there is no player 10 in this file");
    EVENT_REFUSED(
        played(1, 4, BD_DRAWN, false),
        "player 4 has a result on board 2 of round 1, against 3; --replace takes it off that board");
    cr_assert(sits(1, 1, 2) && sits(2, 3, 4) && sits(3, 5, 6));
    cr_assert_eq(event_entry(3, 1)->halves, 1);
}

/* A result that is taken off a board is remembered by the draws that were made with it. */
Test(played, with_replace_a_result_goes)
{
    cr_assert_eq(event_tell(1, 3, 4, BD_DRAWN), BD_OK);
    cr_assert_eq(event_tell(1, 1, 2, BD_WHITE_WINS), BD_OK);
    cr_assert_eq(event_tell(1, 5, 6, BD_WHITE_WINS), BD_OK);
    event_publish(2, (bd_board[]){{2, 7}, {4, 5}, {6, 1}}, 3, 3);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
    cr_assert_eq(played(1, 4, BD_BLACK_WINS, true), BD_OK, "%s", err.sentence);
    cr_assert(sits(1, 1, 4) && sits(2, 3, 2));
    cr_assert_eq(event_entry(3, 1)->halves, -1, "3 played 2, and that result is not known");
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED, "round 2 is published: it is pending");
    const bd_event_round *second = bd_event_round_of(event, 2);
    bool first_board = false, second_board = false;
    for (size_t i = 0; i < second->was_count; i++) {
        const bd_was *was = &second->was[i];
        first_board |= was->white == 1 && was->black == 2 && strcmp(was->result, "1-0") == 0;
        second_board |= was->white == 3 && was->black == 4 && strcmp(was->result, "1/2") == 0;
    }
    cr_expect(first_board, "the draw of round 2 was made with 1 v 2 1-0");
    cr_expect(second_board, "and with 3 v 4 1/2");
}

/* The last round opens again for the result that is missing now. */
Test(played, the_last_round_waits_for_the_two_who_are_left)
{
    for (int white = 1; white <= 5; white += 2)
        cr_assert_eq(event_tell(1, white, white + 1, BD_DRAWN), BD_OK);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
    cr_assert_eq(bd_event_current_round(event), 2);
    cr_assert_eq(played(1, 4, BD_DRAWN, true), BD_OK);
    cr_assert_eq(event_state(1), BD_ROUND_OPEN);
    cr_assert_eq(bd_event_current_round(event), 1);
    cr_assert_eq(event_tell(1, 3, 2, BD_DRAWN), BD_OK);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
}

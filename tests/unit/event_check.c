/* event/event_check: what must hold of an event, whatever it was read from. */
#include "event_cards.h"

#include "cards/card.h"

static void begin(void)
{
    event_begin(6, 5);
    event_publish(1, (bd_board[]){{1, 2}, {3, 4}}, 2, 5);
}

/* Each test leaves an event that is wrong. */
static void end(void) { bd_arena_free(arena); }

TestSuite(check, .init = begin, .fini = end);

static bd_event_round *round_1(void) { return bd_event_round_of(event, 1); }

#define EVENT_WRONG(why) EVENT_REFUSED(bd_event_check(event, &err), why)

Test(check, a_sound_event_passes)
{
    cr_assert_eq(bd_event_check(event, &err), BD_OK, "%s", err.sentence);
    round_1()->boards[1].sat_white = 6;
    round_1()->boards[1].sat_black = 4;
    bd_event_drop_rest(round_1(), 6);
    cr_assert_eq(bd_event_check(event, &err), BD_OK, "%s", err.sentence);
}

Test(check, a_number_stands_on_one_board)
{
    round_1()->boards[1].number = 1;
    EVENT_WRONG("round 1 has two boards 1");
}

Test(check, the_same_number_in_another_round_is_another_board)
{
    event_publish(2, (bd_board[]){{1, 3}, {2, 4}}, 2, 6);
    cr_assert_eq(bd_event_check(event, &err), BD_OK, "%s", err.sentence);
}

Test(check, a_player_has_one_place)
{
    round_1()->boards[1].black = 1;
    EVENT_WRONG("player 1 has two places in round 1");
    round_1()->boards[1].black = 5;
    EVENT_WRONG("player 5 has two places in round 1");
}

Test(check, who_sits_counts_and_not_who_was_published)
{
    round_1()->boards[0].sat_white = 1;
    round_1()->boards[0].sat_black = 4;
    EVENT_WRONG("player 4 has two places in round 1");
    round_1()->boards[1].sat_white = 3;
    round_1()->boards[1].sat_black = 2;
    cr_assert_eq(bd_event_check(event, &err), BD_OK, "%s", err.sentence);
}

Test(check, nobody_sits_opposite_themselves)
{
    round_1()->boards[1].sat_white = round_1()->boards[1].sat_black = 3;
    EVENT_WRONG("board 2 of round 1 has player 3 on both sides");
}

Test(check, everybody_is_known)
{
    round_1()->rest[0].id = 7;
    EVENT_WRONG("round 1 names player 7, who is not among the players");
    round_1()->rest[0].id = 0;
    EVENT_WRONG("round 1 names player 0, who is not among the players");
    round_1()->rest[0].id = 5;
    round_1()->boards[0].white = 9;
    EVENT_WRONG("round 1 names player 9, who is not among the players");
    round_1()->boards[0].sat_white = 1;
    round_1()->boards[0].sat_black = 2;
    EVENT_WRONG("round 1 names player 9, who is not among the players");
}

Test(check, players_have_numbers_of_their_own)
{
    event->entered->cards[5].id = 2;
    EVENT_WRONG("there is already a player 2; choose another number");
}

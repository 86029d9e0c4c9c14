/* The tables follow from one picture. The last number sits still; the others stand in a ring. In round 1 the
 * last number meets 1, in round 2 the number half-way round, in round 3 it meets 2, and so on: each round
 * the ring is turned by half. The two beside that opponent meet each other, then the two beside these; who
 * stands clockwise has White. Only the last number's own colour changes from round to round. */
#include "rulebook/round_robin/berger.h"

#include "base/assert.h"

/* The last number of the table; an odd number of players has one that nobody has. */
static int berger_last(int players) { return players + players % 2; }

int bd_berger_rounds(int players) { return berger_last(players) - 1; }

/* A place in the ring 1 .. last - 1, from any whole number. */
static int berger_in_ring(int number, int ring) { return (number + 2 * ring - 1) % ring + 1; }

bd_berger_board bd_berger_board_of(int players, int round, int board)
{
    const int last = berger_last(players), ring = last - 1;
    BD_ASSERT(players > 0 && round >= 1 && round <= ring && board >= 0 && board < last / 2);
    const bool odd = round % 2 != 0;
    const int top = odd ? (round + 1) / 2 : (last + round) / 2;
    if (board == 0) return odd ? (bd_berger_board){top, last} : (bd_berger_board){last, top};
    return (bd_berger_board){berger_in_ring(top + board, ring), berger_in_ring(top - board, ring)};
}

bool bd_berger_meet(int players, int round, int a, int b)
{
    const int last = berger_last(players), ring = last - 1;
    BD_ASSERT(a < b && b <= last);
    const int sum = b == last ? 2 * a : a + b;
    return (sum - round - 1) % ring == 0;
}

bool bd_berger_lower_has_white(int players, int a, int b)
{
    const int last = berger_last(players);
    BD_ASSERT(a < b && b <= last);
    return b == last ? 2 * a <= last : (a + b) % 2 != 0;
}

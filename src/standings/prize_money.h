/* Prize money: who wins how much, by the standings and the event's rule (docs/prizes.md).
 *
 * Players who tie share what they win together: the most valuable prizes that can be given to them, one each,
 * in the most equal parts in which nobody has more than they could win without the others. So the better
 * prize of a category is not shared with somebody who is not in it, as US Chess 32B3 has it. */
#ifndef BD_STANDINGS_PRIZE_MONEY_H
#define BD_STANDINGS_PRIZE_MONEY_H

#include "standings/standings.h"

typedef struct bd_award {
    size_t row;         /* in the standings */
    long long amount;   /* hundredths */
    const char *prizes; /* "Open 2, Open 3 (shared by 2)" */
} bd_award;

/* The awards, by standings; what nobody can win is not given. BD_BAD_INPUT when too many kinds of player tie.
 */
bd_status bd_prize_money(bd_arena *arena, const bd_tournament *tournament, const bd_ranked *standings,
                         bd_award **out, size_t *count, bd_err *err);

#endif

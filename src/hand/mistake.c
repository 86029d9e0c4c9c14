#include "hand/mistake.h"

#include <stdlib.h>

typedef struct mistake {
    const bd_round *round;
    const uint16_t *partner;
    int high, low; /* the two who have met: top half, bottom half */
} mistake;

static bool mistake_may_meet(const bd_round *round, int u, int v)
{
    return bd_round_is_legal(round, u, v) && !bd_round_met(round, u, v);
}

/* Whether low and x can change places: one level, one colour due, and neither has met the new opponent. */
static bool mistake_can_change(const mistake *at, int x)
{
    const bd_round *round = at->round;
    const bd_player *low = &round->players[at->low], *other = &round->players[x];
    const int y = at->partner[x];
    return x != at->high && x != at->low && y < round->cards && other->level == low->level &&
           round->players[y].level == low->level && other->claim.due == low->claim.due &&
           mistake_may_meet(round, at->high, x) && mistake_may_meet(round, at->low, y);
}

/* The nearest in rank; of the top half therefore the one nearest to the mid-line, which lies between. */
static int mistake_find(const mistake *at, bool bottom)
{
    const bd_round *round = at->round;
    const int level = round->players[at->low].level;
    int found = -1;
    for (int x = round->level_start[level]; x < round->level_start[level + 1]; x++) {
        if ((x > at->partner[x]) != bottom || !mistake_can_change(at, x)) continue;
        if (found < 0 || abs(x - at->low) < abs(found - at->low)) found = x;
    }
    return found;
}

bool bd_swap_by_hand(const bd_round *round, const uint16_t *partner, int u, int v, bd_change_of_places *out)
{
    const mistake at = {round, partner, u < v ? u : v, u < v ? v : u};
    int x = mistake_find(&at, true);
    if (x < 0) x = mistake_find(&at, false);
    if (x < 0) return false;
    *out = (bd_change_of_places){round->players[at.low].id, round->players[x].id, round->players[at.high].id,
                                 round->players[partner[x]].id};
    return true;
}

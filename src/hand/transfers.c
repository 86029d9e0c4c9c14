/* Transfers: cards that change to the other colour's side because there are too many on theirs. */
#include "hand/hand_words.h"
#include "hand/pairing.h"
#include "rulebook/round/round.h"

#include <stdlib.h>

bd_sides bd_sides_count(const bd_desk *desk, const uint16_t *cards, int count)
{
    bd_sides sides = {0};
    for (int i = 0; i < count; i++) {
        const uint8_t side = desk->side[cards[i]];
        *(side == BD_WHITE ? &sides.white : side == BD_BLACK ? &sides.black : &sides.none) += 1;
    }
    return sides;
}

int bd_sides_transfers(const bd_sides *sides, int leavers, bd_colour *over)
{
    const int excess = abs(sides->white - sides->black) - sides->none;
    *over = excess <= 0 ? BD_NO_COLOUR : sides->white > sides->black ? BD_WHITE : BD_BLACK;
    return excess > leavers ? (excess - leavers) / 2 : 0;
}

static bd_colour transfers_other_side(bd_colour side) { return side == BD_WHITE ? BD_BLACK : BD_WHITE; }

static bool transfers_are_open_to(const bd_desk *desk, int node, bd_colour over)
{
    return desk->side[node] == over && desk->round->players[node].claim.due == over;
}

/* The weakest claim on side `over`, and how many cards have it; NULL when nobody is left to transfer. */
static const bd_claim *transfers_find_weakest(const bd_desk *desk, const uint16_t *cards, int count,
                                              bd_colour over, int *holders)
{
    const bd_claim *weakest = NULL;
    *holders = 0;
    for (int i = 0; i < count; i++) {
        if (!transfers_are_open_to(desk, cards[i], over)) continue;
        const bd_claim *claim = &desk->round->players[cards[i]].claim;
        const int order = weakest == NULL ? -1 : bd_claim_compare(claim, weakest);
        if (order < 0) *holders = 0;
        if (order < 0) weakest = claim;
        if (order <= 0) ++*holders;
    }
    return weakest;
}

static void transfers_make(bd_desk *desk, int node, const char *why)
{
    const bd_colour to = transfers_other_side((bd_colour)desk->side[node]);
    desk->side[node] = (uint8_t)to;
    bd_log_add(desk, "CAA 16",
               to == BD_WHITE ? BD_SAY(HAND_TRANSFERRED_TO_WHITE) : BD_SAY(HAND_TRANSFERRED_TO_BLACK),
               bd_desk_id(desk, node), why);
}

static bool transfers_has_claim(const bd_desk *desk, int node, bd_colour over, const bd_claim *claim)
{
    return transfers_are_open_to(desk, node, over) &&
           bd_claim_compare(&desk->round->players[node].claim, claim) == 0;
}

/* Everybody on side `over` who has this claim. */
static void transfers_make_all(bd_desk *desk, const uint16_t *cards, int count, bd_colour over,
                               const bd_claim *claim, const char *why)
{
    for (int i = 0; i < count; i++)
        if (transfers_has_claim(desk, cards[i], over, claim)) transfers_make(desk, cards[i], why);
}

int bd_transfer_clear(bd_desk *desk, const uint16_t *cards, int count, bd_colour over, int needed,
                      const bd_claim **weakest)
{
    *weakest = NULL;
    while (needed > 0) {
        int holders;
        const bd_claim *claim = transfers_find_weakest(desk, cards, count, over, &holders);
        if (claim == NULL) break;
        if (holders > needed) {
            *weakest = claim;
            bd_log_add(desk, "CAA 16, 18", BD_SAY(HAND_TRANSFERS_OPEN), needed, holders);
            break;
        }
        transfers_make_all(desk, cards, count, over, claim, BD_SAY(HAND_WEAKEST_CLAIM));
        needed -= holders;
    }
    return needed;
}

/* A level may lose cards of its larger side as long as that does not leave it with more to do than before. */
static bool transfers_level_can_spare(const bd_desk *desk, const uint16_t *cards, int count, int leavers,
                                      bd_colour over, int transferred)
{
    const bd_sides sides = bd_sides_count(desk, cards, count);
    const int excess = over == BD_WHITE ? sides.white - sides.black : sides.black - sides.white;
    const int harmless = leavers + sides.none;
    return abs(excess - 2 * transferred) <= (harmless > excess ? harmless : excess);
}

static bd_sides transfers_add_sides(bd_sides a, bd_sides b)
{
    return (bd_sides){a.white + b.white, a.black + b.black, a.none + b.none};
}

/* The side of which both levels have too many; BD_NO_COLOUR: there is none. */
static bd_colour transfers_common_excess(const bd_sides *above, const bd_sides *below, int leavers)
{
    bd_colour over_above, over_below;
    bd_sides_transfers(above, leavers, &over_above);
    bd_sides_transfers(below, 0, &over_below);
    return over_above == over_below ? over_above : BD_NO_COLOUR;
}

/* Transfers the group with the weakest claim of both levels, if it is no larger than what is needed and the
 * upper level can spare its part. Returns how many that were; 0: nothing is clear. */
static int transfers_make_weakest_of_both(bd_desk *desk, const uint16_t *upper, int upper_count, int leavers,
                                          const uint16_t *lower, int lower_count, bd_colour over, int needed)
{
    const char *why = BD_SAY(HAND_WEAKEST_OF_BOTH);
    int above, below;
    const bd_claim *first = transfers_find_weakest(desk, upper, upper_count, over, &above);
    const bd_claim *second = transfers_find_weakest(desk, lower, lower_count, over, &below);
    const int order = first == NULL ? 1 : second == NULL ? -1 : bd_claim_compare(first, second);
    if (order < 0) below = 0;
    if (order > 0) above = 0;
    if (above + below == 0 || above + below > needed) return 0;
    if (above > 0 && !transfers_level_can_spare(desk, upper, upper_count, leavers, over, above)) return 0;
    if (above > 0) transfers_make_all(desk, upper, upper_count, over, first, why);
    if (below > 0) transfers_make_all(desk, lower, lower_count, over, second, why);
    return above + below;
}

void bd_transfer_linked(bd_desk *desk, const uint16_t *upper, int upper_count, int leavers,
                        const uint16_t *lower, int lower_count)
{
    const bd_sides above = bd_sides_count(desk, upper, upper_count);
    const bd_sides below = bd_sides_count(desk, lower, lower_count);
    bd_colour over = transfers_common_excess(&above, &below, leavers);
    if (over == BD_NO_COLOUR) return;
    const bd_sides both = transfers_add_sides(above, below);
    int needed = bd_sides_transfers(&both, 0, &over);
    bd_log_add(desk, "CAA 17",
               over == BD_WHITE ? BD_SAY_N(HAND_LINKED_WHITE, needed) : BD_SAY_N(HAND_LINKED_BLACK, needed),
               needed);
    for (int done = 1; needed > 0 && done > 0; needed -= done)
        done = transfers_make_weakest_of_both(desk, upper, upper_count, leavers, lower, lower_count, over,
                                              needed);
}

void bd_transfer_forced(bd_desk *desk, const uint16_t *cards, int count, bd_colour over, int needed)
{
    for (; needed > 0; needed--) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            if (!transfers_are_open_to(desk, cards[i], over)) continue;
            const int order = best < 0 ? -1
                                       : bd_claim_compare(&desk->round->players[cards[i]].claim,
                                                          &desk->round->players[cards[best]].claim);
            const bool nearer = best >= 0 && abs(2 * i + 1 - count) < abs(2 * best + 1 - count);
            if (order < 0 || (order == 0 && nearer)) best = i;
        }
        if (best < 0) return;
        transfers_make(desk, cards[best], BD_SAY(HAND_ONE_MORE_CHANGE));
    }
}

#include "hand/pairing.h"

#include "rulebook/claim.h"

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

static bd_colour other_side(bd_colour side) { return side == BD_WHITE ? BD_BLACK : BD_WHITE; }

static bool can_be_transferred(const bd_desk *desk, int node, bd_colour over)
{
    return desk->side[node] == over && desk->round->players[node].claim.due == over;
}

/* The weakest claim on side `over`, and how many cards have it; NULL when nobody is left to transfer. */
static const bd_claim *find_weakest(const bd_desk *desk, const uint16_t *cards, int count, bd_colour over, int *holders)
{
    const bd_claim *weakest = NULL;
    *holders = 0;
    for (int i = 0; i < count; i++) {
        if (!can_be_transferred(desk, cards[i], over)) continue;
        const bd_claim *claim = &desk->round->players[cards[i]].claim;
        const int order = weakest == NULL ? -1 : bd_claim_compare(claim, weakest);
        if (order < 0) *holders = 0;
        if (order < 0) weakest = claim;
        if (order <= 0) ++*holders;
    }
    return weakest;
}

static void transfer(bd_desk *desk, int node, const char *why)
{
    const bd_colour to = other_side((bd_colour)desk->side[node]);
    desk->side[node] = (uint8_t)to;
    bd_log_add(&desk->log, "CAA 16", "%d is transferred to the %s side: %s.", bd_desk_id(desk, node), to == BD_WHITE ? "White" : "Black",
               why);
}

int bd_transfer_clear(bd_desk *desk, const uint16_t *cards, int count, bd_colour over, int needed, const bd_claim **weakest)
{
    *weakest = NULL;
    while (needed > 0) {
        int holders;
        const bd_claim *claim = find_weakest(desk, cards, count, over, &holders);
        if (claim == NULL || holders > needed) {
            *weakest = claim;
            if (claim != NULL)
                bd_log_add(&desk->log, "CAA 16, 18",
                           "%d of %d cards with equally weak claims must be transferred: left open until they are paired.", needed,
                           holders);
            break;
        }
        for (int i = 0; i < count; i++)
            if (can_be_transferred(desk, cards[i], over) && bd_claim_compare(&desk->round->players[cards[i]].claim, claim) == 0)
                transfer(desk, cards[i], "the weakest claim");
        needed -= holders;
    }
    return needed;
}

/* A level may lose cards of its larger side as long as that does not leave it with more to do than before. */
static bool level_can_spare(const bd_desk *desk, const uint16_t *cards, int count, int leavers, bd_colour over, const bd_claim *claim)
{
    const bd_sides sides = bd_sides_count(desk, cards, count);
    const int excess = over == BD_WHITE ? sides.white - sides.black : sides.black - sides.white;
    int leaving = 0;
    for (int i = 0; i < count; i++)
        leaving += can_be_transferred(desk, cards[i], over) && bd_claim_compare(&desk->round->players[cards[i]].claim, claim) == 0;
    return leaving == 0 || abs(excess - 2 * leaving) <= (leavers + sides.none > excess ? leavers + sides.none : excess);
}

static bd_sides add_sides(bd_sides a, bd_sides b) { return (bd_sides){a.white + b.white, a.black + b.black, a.none + b.none}; }

void bd_transfer_linked(bd_desk *desk, const uint16_t *upper, int upper_count, int leavers, const uint16_t *lower, int lower_count)
{
    const bd_sides above = bd_sides_count(desk, upper, upper_count);
    const bd_sides below = bd_sides_count(desk, lower, lower_count);
    bd_colour over, over_below;
    bd_sides_transfers(&above, leavers, &over);
    bd_sides_transfers(&below, 0, &over_below);
    if (over == BD_NO_COLOUR || over != over_below) return;
    const bd_sides both = add_sides(above, below);
    int needed = bd_sides_transfers(&both, 0, &over);
    bd_log_add(&desk->log, "CAA 17", "This level and the next both have too many %s seekers: %d transfer%s for the two together.",
               over == BD_WHITE ? "White" : "Black", needed, needed == 1 ? "" : "s");
    while (needed > 0) {
        int holders[2];
        const bd_claim *weakest[2] = {find_weakest(desk, upper, upper_count, over, &holders[0]),
                                      find_weakest(desk, lower, lower_count, over, &holders[1])};
        if (weakest[0] == NULL) return;
        const int order = weakest[1] == NULL ? -1 : bd_claim_compare(weakest[0], weakest[1]);
        /* Only what is clear for the upper level is settled now; the lower level gets its own turn. */
        const int total = order < 0 ? holders[0] : order > 0 ? holders[1] : holders[0] + holders[1];
        if (order > 0 && total <= needed) {
            for (int i = 0; i < lower_count; i++)
                if (can_be_transferred(desk, lower[i], over) && bd_claim_compare(&desk->round->players[lower[i]].claim, weakest[1]) == 0)
                    transfer(desk, lower[i], "the weakest claim of the two levels");
            needed -= total;
            continue;
        }
        if (order > 0 || total > needed || !level_can_spare(desk, upper, upper_count, leavers, over, weakest[0])) return;
        for (int i = 0; i < upper_count; i++)
            if (can_be_transferred(desk, upper[i], over) && bd_claim_compare(&desk->round->players[upper[i]].claim, weakest[0]) == 0)
                transfer(desk, upper[i], "the weakest claim of the two levels");
        needed -= total;
        if (order == 0) return;
    }
}

void bd_transfer_forced(bd_desk *desk, const uint16_t *cards, int count, bd_colour over, int needed)
{
    for (; needed > 0; needed--) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            if (!can_be_transferred(desk, cards[i], over)) continue;
            const int order =
                best < 0 ? -1 : bd_claim_compare(&desk->round->players[cards[i]].claim, &desk->round->players[cards[best]].claim);
            const bool nearer = best >= 0 && abs(2 * i + 1 - count) < abs(2 * best + 1 - count);
            if (order < 0 || (order == 0 && nearer)) best = i;
        }
        if (best < 0) return;
        transfer(desk, cards[best], "one more colour must change on either side");
    }
}

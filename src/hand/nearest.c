/* Nearest: the plain rule of a club evening (SCC B). Going down the list, each player meets the next lower
 * one who is allowed; nobody looks ahead, and whoever is left at the end has no opponent. */
#include "hand/desk.h"
#include "hand/hand.h"
#include "hand/hand_words.h"
#include "rulebook/rulebook.h"

/* By the rules' own order, else from the bottom. */
static int nearest_find_bye(const bd_desk *desk)
{
    const bd_round *round = desk->round;
    int best = -1;
    for (int u = round->cards - 1; u >= 0; u--) {
        if (desk->mate[u] != BD_NOBODY || !bd_round_is_legal(round, u, round->bye)) continue;
        if (best < 0 || round->rules->compare_bye(round, u, best) < 0) best = u;
    }
    return best;
}

static bool nearest_give_bye(bd_desk *desk)
{
    const bd_round *round = desk->round;
    if (round->bye < 0 || desk->mate[round->bye] != BD_NOBODY) return true;
    const int u = nearest_find_bye(desk);
    if (u < 0) return false;
    bd_log_add(&desk->log, "SCC sit-outs", BD_SAY(HAND_SITS_OUT), bd_desk_id(desk, u));
    bd_desk_pair(desk, u, round->bye);
    return true;
}

static int nearest_next_lower(const bd_desk *desk, int u)
{
    for (int v = u + 1; v < desk->round->cards; v++)
        if (desk->mate[v] == BD_NOBODY && bd_desk_may_meet(desk, u, v)) return v;
    return -1;
}

/* The level where it got stuck, or -1. */
static int nearest_run(bd_desk *desk)
{
    const bd_round *round = desk->round;
    int stuck = nearest_give_bye(desk) ? -1 : round->levels - 1;
    for (int u = 0; u < round->cards; u++) {
        if (desk->mate[u] != BD_NOBODY) continue;
        desk->log.level = round->players[u].level;
        const int v = nearest_next_lower(desk, u);
        if (v < 0) {
            bd_log_add(&desk->log, "SCC B", BD_SAY(HAND_MET_ALL_BELOW), bd_desk_id(desk, u));
            if (stuck < 0) stuck = round->players[u].level;
            continue;
        }
        bd_log_add(&desk->log, "SCC B", BD_SAY(HAND_MEETS_LOWER), bd_desk_id(desk, u), bd_desk_id(desk, v));
        bd_desk_pair(desk, u, v);
    }
    return stuck;
}

bd_status bd_nearest_draw(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                          bd_hand_result *out, bd_err *err)
{
    return bd_desk_draw(arena, round, wishes, nearest_run, out, err);
}

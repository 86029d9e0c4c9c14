#include "hand/ahead.h"

#include "hand/hand_words.h"

/* Tries out all ways to pair list[0 .. count - 1]. */
static bool ahead_can_pair(const bd_desk *desk, const uint16_t *list, int count)
{
    if (count == 0) return true;
    for (int i = 1; i < count; i++) {
        if (!bd_desk_may_meet(desk, list[0], list[i])) continue;
        uint16_t rest[BD_AHEAD_CARDS + 1];
        int left = 0;
        for (int k = 1; k < count; k++)
            if (k != i) rest[left++] = list[k];
        if (ahead_can_pair(desk, rest, left)) return true;
    }
    return false;
}

bool bd_ahead_is_clear(bd_desk *desk, int level)
{
    const bd_round *round = desk->round;
    uint16_t list[BD_AHEAD_CARDS + 1];
    int count = 0;
    for (int u = round->cards - 1; u >= 0; u--) {
        if (desk->mate[u] != BD_NOBODY || (u < round->level_start[level + 1] && !desk->leaving[u])) continue;
        if (count == BD_AHEAD_CARDS) return true;
        list[count++] = (uint16_t)u;
    }
    if (round->bye >= 0 && desk->mate[round->bye] == BD_NOBODY) list[count++] = (uint16_t)round->bye;
    if (count == 0 || ahead_can_pair(desk, list, count)) return true;
    bd_log_add(&desk->log, "CAA 13", BD_SAY(HAND_AHEAD),
               bd_desk_names(desk, list, count - (list[count - 1] == round->bye)));
    return false;
}

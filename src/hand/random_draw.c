/* Random: any legal opponent, by lot, which is what a method without any rule would give. It starts again, a
 * few times, when it leaves somebody without an opponent. */
#include "base/random.h"
#include "hand/desk.h"
#include "hand/hand.h"
#include "hand/hand_words.h"

enum { BEGINNINGS = 20 };

/* A random node among those from `from` on that u may meet, the bye included; -1: none. */
static int random_opponent(const bd_desk *desk, bd_random *lot, int u, int from)
{
    int found = -1;
    uint64_t count = 0;
    for (int v = from; v < desk->round->nodes; v++)
        if (desk->mate[v] == BD_NOBODY && bd_desk_may_meet(desk, u, v) && bd_random_below(lot, ++count) == 0)
            found = v;
    return found;
}

/* The bye takes a card by lot first, then the cards in order. The level where somebody was stranded, or -1.
 */
static int random_run(bd_desk *desk, bd_random *lot)
{
    const bd_round *round = desk->round;
    int stuck = -1;
    if (round->bye >= 0 && desk->mate[round->bye] == BD_NOBODY) {
        const int u = random_opponent(desk, lot, round->bye, 0);
        if (u < 0) return round->levels - 1;
        bd_desk_pair(desk, u, round->bye);
    }
    for (int u = 0; u < round->cards; u++) {
        if (desk->mate[u] != BD_NOBODY) continue;
        const int v = random_opponent(desk, lot, u, u + 1);
        if (v >= 0) {
            bd_desk_pair(desk, u, v);
            bd_log_add(&desk->log, "", BD_SAY(HAND_LOT_GIVES), bd_desk_id(desk, v), bd_desk_id(desk, u));
        } else if (stuck < 0) {
            stuck = round->players[u].level;
        }
    }
    return stuck;
}

static int random_run_until_complete(bd_desk *desk)
{
    bd_random lot = bd_random_part(desk->wishes->seed, (uint64_t)desk->round->number);
    int stuck = random_run(desk, &lot);
    for (int i = 1; i < BEGINNINGS && stuck >= 0; i++) {
        bd_desk_lay_out(desk);
        stuck = random_run(desk, &lot);
    }
    return stuck;
}

bd_status bd_random_draw(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                         bd_hand_result *out, bd_err *err)
{
    return bd_desk_draw(arena, round, wishes, random_run_until_complete, out, err);
}

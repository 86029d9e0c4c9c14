/* Greedy: from the top, each card takes the opponent that looks best at that moment. Two opponents are
 * compared by what the rules ask for, in their order: repeat, company, score, colour, floats, distance from
 * the natural opponent. */
#include "hand/desk.h"
#include "hand/hand.h"

#include "hand/hand_words.h"
#include "rulebook/round/round.h"

#include <stdlib.h>

enum { LOOKS = 8 };

/* What a pair looks like; smaller is better, compared from the left. */
typedef struct looks {
    int at[LOOKS];
} looks;

static int greedy_clash(const bd_claim *a, const bd_claim *b)
{
    if (!bd_claims_clash(a, b)) return 0;
    const bd_claim *weaker = bd_claim_compare(a, b) < 0 ? a : b;
    return 1 + abs(weaker->difference);
}

static looks greedy_look(const bd_desk *desk, int u, int v, int natural)
{
    const bd_player *a = &desk->round->players[u];
    const bd_player *b = &desk->round->players[v];
    const bool floats = a->level != b->level;
    return (looks){{bd_round_meetings(desk->round, u, v), bd_desk_better_not(desk, u, v),
                    floats ? a->score - b->score : 0, greedy_clash(&a->claim, &b->claim),
                    floats && a->last_float == BD_FLOAT_DOWN, floats && b->last_float == BD_FLOAT_UP,
                    abs(v - natural), v}};
}

static bool greedy_is_better(const looks *a, const looks *b)
{
    for (int i = 0; i < LOOKS; i++)
        if (a->at[i] != b->at[i]) return a->at[i] < b->at[i];
    return false;
}

/* The card opposite u when those of its level who are left are cut into halves; below its level the highest
 * card. */
static int greedy_natural_opponent(const bd_desk *desk, int u)
{
    const bd_round *round = desk->round;
    const int end = round->level_start[round->players[u].level + 1];
    int left = 0;
    for (int v = u; v < end; v++) left += desk->mate[v] == BD_NOBODY;
    int skip = left / 2;
    for (int v = u; v < end; v++)
        if (desk->mate[v] == BD_NOBODY && skip-- == 0) return v;
    return end;
}

static int greedy_best_opponent(const bd_desk *desk, int u)
{
    const int natural = greedy_natural_opponent(desk, u);
    int best = -1;
    looks best_looks = {{0}};
    for (int v = u + 1; v < desk->round->cards; v++) {
        if (desk->mate[v] != BD_NOBODY || !bd_round_is_legal(desk->round, u, v)) continue;
        const looks new_looks = greedy_look(desk, u, v, natural);
        if (best >= 0 && !greedy_is_better(&new_looks, &best_looks)) continue;
        best = v;
        best_looks = new_looks;
    }
    return best;
}

/* From the bottom: somebody who had no bye and awaits none, else anybody who may have it. */
static bool greedy_give_bye(bd_desk *desk)
{
    const bd_round *round = desk->round;
    for (int pass = 0; pass < 2; pass++)
        for (int u = round->cards - 1; u >= 0; u--) {
            const bd_player *player = &round->players[u];
            if (desk->mate[u] != BD_NOBODY || !bd_round_is_legal(round, u, round->bye)) continue;
            if (pass == 0 && (player->had_bye || player->bye_awaited)) continue;
            bd_log_add(&desk->log, "CAA 6", BD_SAY(HAND_LOWEST_ALLOWED_BYE), bd_desk_id(desk, u));
            bd_desk_pair(desk, u, round->bye);
            return true;
        }
    return false;
}

/* The level where it got stuck, or -1. */
static int greedy_run(bd_desk *desk)
{
    const bd_round *round = desk->round;
    int stuck = -1;
    if (round->bye >= 0 && desk->mate[round->bye] == BD_NOBODY && !greedy_give_bye(desk))
        stuck = round->levels - 1;
    for (int u = 0; u < round->cards; u++) {
        if (desk->mate[u] != BD_NOBODY) continue;
        desk->log.level = round->players[u].level;
        const int v = greedy_best_opponent(desk, u);
        if (v < 0) {
            bd_log_add(&desk->log, "", BD_SAY(HAND_FINDS_NOBODY), bd_desk_id(desk, u));
            if (stuck < 0) stuck = round->players[u].level;
            continue;
        }
        bd_log_add(&desk->log, "", BD_SAY(HAND_TAKES), bd_desk_id(desk, u), bd_desk_id(desk, v));
        bd_desk_pair(desk, u, v);
    }
    return stuck;
}

bd_status bd_greedy_draw(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                         bd_hand_result *out, bd_err *err)
{
    return bd_desk_draw(arena, round, wishes, greedy_run, out, err);
}

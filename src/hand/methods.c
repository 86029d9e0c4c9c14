/* Methods: those that go down the list once, the list of all, and the published draw of what they give. */
#include "base/random.h"
#include "hand/desk.h"
#include "hand/hand_words.h"
#include "rulebook/round/round.h"
#include "rulebook/rulebook.h"

#include <stdlib.h>
#include <string.h>

/* From the top, each card without a board takes the opponent that the method finds for it below. The level
 * where somebody is first left, or -1; without a bye it is stuck in the last level. */
static int methods_go_down(bd_desk *desk, const char *article, int (*find)(const bd_desk *desk, int u),
                           const char *takes, const char *nobody, bool byeless)
{
    const bd_round *round = desk->round;
    int stuck = byeless ? round->levels - 1 : -1;
    for (int u = 0; u < round->cards; u++) {
        if (desk->mate[u] != BD_NOBODY) continue;
        desk->log.level = round->players[u].level;
        const int v = find(desk, u);
        if (v >= 0) {
            bd_log_add(desk, article, takes, bd_desk_id(desk, u), bd_desk_id(desk, v));
            bd_desk_pair(desk, u, v);
        } else {
            bd_log_add(desk, article, nobody, bd_desk_id(desk, u));
            if (stuck < 0) stuck = round->players[u].level;
        }
    }
    return stuck;
}

/* From the top, each card takes the opponent that looks best at that moment. Two opponents are
 * compared by what the rules ask for, in their order: repeat, company, score, colour, floats, distance from
 * the natural opponent. */

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
            bd_log_add(desk, "CAA 6", BD_SAY(HAND_LOWEST_ALLOWED_BYE), bd_desk_id(desk, u));
            bd_desk_pair(desk, u, round->bye);
            return true;
        }
    return false;
}

static int bd_greedy_work(bd_desk *desk)
{
    const bd_round *round = desk->round;
    const bool byeless = round->bye >= 0 && desk->mate[round->bye] == BD_NOBODY && !greedy_give_bye(desk);
    return methods_go_down(desk, "", greedy_best_opponent, BD_SAY(HAND_TAKES), BD_SAY(HAND_FINDS_NOBODY),
                           byeless);
}

/* The plain rule of a club evening (SCC B). Going down the list, each player meets the next lower
 * one who is allowed; nobody looks ahead, and whoever is left at the end has no opponent. */

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
    bd_log_add(desk, "SCC sit-outs", BD_SAY(HAND_SITS_OUT), bd_desk_id(desk, u));
    bd_desk_pair(desk, u, round->bye);
    return true;
}

static int nearest_next_lower(const bd_desk *desk, int u)
{
    for (int v = u + 1; v < desk->round->cards; v++)
        if (desk->mate[v] == BD_NOBODY && bd_desk_may_meet(desk, u, v)) return v;
    return -1;
}

static int bd_nearest_work(bd_desk *desk)
{
    return methods_go_down(desk, "SCC B", nearest_next_lower, BD_SAY(HAND_MEETS_LOWER),
                           BD_SAY(HAND_MET_ALL_BELOW), !nearest_give_bye(desk));
}

/* Any legal opponent, by lot, which is what a method without any rule would give. It starts again, a
 * few times, when it leaves somebody without an opponent. */

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
            bd_log_add(desk, "", BD_SAY(HAND_LOT_GIVES), bd_desk_id(desk, v), bd_desk_id(desk, u));
        } else if (stuck < 0) {
            stuck = round->players[u].level;
        }
    }
    return stuck;
}

static int bd_random_work(bd_desk *desk)
{
    bd_random lot = bd_random_part(desk->wishes->seed, (uint64_t)desk->round->number);
    int stuck = random_run(desk, &lot);
    for (int i = 1; i < BEGINNINGS && stuck >= 0; i++) {
        bd_desk_lay_out(desk);
        stuck = random_run(desk, &lot);
    }
    return stuck;
}

/* The work of each method on a desk of its own, and its row. */
#define METHODS_DRAW(id, title, sentence)                                                                    \
    static bd_status methods_draw_##id(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes, \
                                       bd_hand_result *out, bd_err *err)                                     \
    {                                                                                                        \
        return bd_desk_draw(arena, round, wishes, bd_##id##_work, out, err);                                 \
    }
BD_METHODS(METHODS_DRAW)

#define METHODS_ROW(id, title, sentence) {#id, BD_ENGLISH(title), BD_ENGLISH(sentence), methods_draw_##id},

static const bd_method methods[] = {BD_METHODS(METHODS_ROW){.id = NULL}}; /* the last row ends them */

size_t bd_method_count(void) { return sizeof methods / sizeof *methods - 1; }

const bd_method *bd_method_at(size_t index) { return &methods[index]; }

const bd_method *bd_method_find(const char *id)
{
    for (const bd_method *method = methods; method->id != NULL; method++)
        if (strcmp(method->id, id) == 0) return method;
    return NULL;
}

bd_status bd_hand_publish(bd_arena *arena, const bd_round *round, const bd_hand_result *result, bd_draw *out,
                          bd_err *err)
{
    if (result->stuck) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(HAND_NO_DRAW));
    BD_TRY(bd_round_draw(round, arena, result->mate, out, err));
    for (size_t i = 0; result->white != NULL && i < out->board_count; i++) {
        bd_board *board = &out->boards[i];
        if (result->white[bd_round_node(round, board->white)] == 0)
            *board = (bd_board){.white = board->black, .black = board->white};
    }
    return BD_OK;
}

/* Levels: what floats in is placed, who leaves is chosen, and the rest is paired in itself. */
#include "hand/pairing.h"

#include "base/ints.h"
#include "hand/hand_words.h"

#include <stdio.h>
#include <string.h>

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

static bool level_ahead_is_clear(bd_desk *desk, int level)
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
    bd_log_add(desk, "CAA 13", BD_SAY(HAND_AHEAD),
               bd_desk_names(desk, list, count - (list[count - 1] == round->bye)));
    return false;
}

/* Choices that are carried to the end, and looks at a card on the way, many of which end nowhere. */
enum { PATIENCE = 40, LOOKS = 3000 };

static bool level_choose_leavers(bd_level_work *work, int floats);

static bool level_may_look_on(bd_level_work *work)
{
    return work->tries <= PATIENCE && ++work->looks <= LOOKS;
}

static int level_waiting(const bd_level_work *work, uint16_t **list)
{
    bd_desk *desk = work->desk;
    const bd_round *round = desk->round;
    const int size = round->level_start[work->level + 1] - round->level_start[work->level];
    *list = bd_desk_room(desk, (size_t)size, sizeof **list);
    return *list == NULL ? 0 : bd_desk_waiting(desk, work->level, *list);
}

static bool level_pair_the_rest(bd_level_work *work)
{
    if (++work->tries > PATIENCE || !level_ahead_is_clear(work->desk, work->level)) return false;
    uint16_t *rest;
    const int count = level_waiting(work, &rest);
    return work->desk->status == BD_OK && bd_pair_within(work->desk, rest, count, work->effort);
}

static bool level_float_down(bd_level_work *work, int node, int floats)
{
    bd_desk *desk = work->desk;
    const size_t lines = desk->log.count;
    const bool again = desk->round->players[node].last_float == BD_FLOAT_DOWN;
    bd_log_add(desk, "CAA 20", again ? BD_SAY(HAND_FLOATS_DOWN_AGAIN) : BD_SAY(HAND_FLOATS_DOWN),
               bd_desk_id(desk, node));
    desk->leaving[node] = true;
    if (level_choose_leavers(work, floats - 1)) return true;
    desk->leaving[node] = false;
    bd_log_cut(desk, lines);
    bd_log_add(desk, "CAA 20", BD_SAY(HAND_NOT_FLOATED), bd_desk_id(desk, node));
    return false;
}

static bool level_choose_leavers(bd_level_work *work, int floats)
{
    if (floats <= 0) return level_pair_the_rest(work);
    const bd_arena_mark mark = bd_arena_here(work->desk->scratch);
    uint16_t *pool;
    bool paired = false;
    const int count = level_waiting(work, &pool);
    const bd_candidates candidates = bd_downfloaters(work, pool, count, floats);
    for (int i = 0; i < candidates.count && level_may_look_on(work) && !paired; i++)
        paired = level_float_down(work, candidates.nodes[i], floats);
    bd_arena_back_to(work->desk->scratch, mark);
    return paired;
}

static bool level_give_bye(bd_level_work *work, int node, int floats)
{
    bd_desk *desk = work->desk;
    const size_t lines = desk->log.count;
    bd_log_add(desk, "CAA 6", BD_SAY(HAND_HAS_BYE), bd_desk_id(desk, node));
    bd_desk_pair(desk, node, desk->round->bye);
    if (level_choose_leavers(work, floats)) return true;
    bd_desk_part(desk, node);
    bd_log_cut(desk, lines);
    return false;
}

/* When all who float in have opponents: the bye, if it is given here, and as many floats as the number of
 * cards asks for. */
static bool level_choose_who_leaves(bd_level_work *work)
{
    uint16_t *pool;
    const int count = level_waiting(work, &pool);
    const int byes = work->bye ? 1 : 0;
    const int floats = (count + byes) % 2 + work->more;
    const bool last = work->level + 1 == work->desk->round->levels;
    if (floats + byes > count || (last && floats > 0)) return false;
    if (!work->bye) return level_choose_leavers(work, floats);
    const bd_candidates candidates = bd_bye_takers(work, pool, count, floats + 1);
    for (int i = 0; i < candidates.count && work->tries <= PATIENCE; i++)
        if (level_give_bye(work, candidates.nodes[i], floats)) return true;
    return false;
}

static bool level_place_incoming(bd_level_work *work, int at);

static bool level_meet(bd_level_work *work, int at, int node)
{
    bd_desk *desk = work->desk;
    const int floater = work->incoming[at];
    const size_t lines = desk->log.count;
    const bool again = desk->round->players[node].last_float == BD_FLOAT_UP;
    bd_log_add(desk, "CAA 21", again ? BD_SAY(HAND_FLOATS_UP_AGAIN) : BD_SAY(HAND_FLOATS_UP),
               bd_desk_id(desk, node), bd_desk_id(desk, floater));
    bd_desk_pair(desk, floater, node);
    desk->leaving[floater] = false;
    if (level_place_incoming(work, at + 1)) return true;
    desk->leaving[floater] = true;
    bd_desk_part(desk, floater);
    bd_log_cut(desk, lines);
    bd_log_add(desk, "CAA 22", BD_SAY(HAND_NOT_MET), bd_desk_id(desk, floater), bd_desk_id(desk, node));
    return false;
}

static bool level_place_incoming(bd_level_work *work, int at)
{
    if (at == work->incoming_count) return level_choose_who_leaves(work);
    bd_desk *desk = work->desk;
    const int floater = work->incoming[at];
    const bd_arena_mark mark = bd_arena_here(desk->scratch);
    uint16_t *pool;
    bool placed = false;
    const int count = level_waiting(work, &pool);
    const bd_candidates candidates = bd_upfloaters(work, floater, pool, count, work->incoming_count - at - 1);
    for (int i = 0; i < candidates.count && level_may_look_on(work) && !placed; i++)
        placed = level_meet(work, at, candidates.nodes[i]);
    bd_arena_back_to(desk->scratch, mark);
    if (placed) return true;
    if (candidates.count > 0 || work->level + 1 == desk->round->levels) return false;
    bd_log_add(desk, "CAA 10", BD_SAY(HAND_FLOATS_ON), bd_desk_id(desk, floater));
    return level_place_incoming(work, at + 1);
}

/* The column of one colour, if anybody is in it. */
static void level_say_column(const bd_level_work *work, const uint16_t *pool, int count, bd_colour side,
                             uint16_t *column)
{
    bd_desk *desk = work->desk;
    int in_column = 0;
    for (int i = 0; i < count; i++)
        if (desk->side[pool[i]] == side) column[in_column++] = pool[i];
    if (in_column == 0) return;
    bd_log_add(desk, "CAA 14",
               side == BD_WHITE   ? BD_SAY(HAND_WHITE_SEEKERS)
               : side == BD_BLACK ? BD_SAY(HAND_BLACK_SEEKERS)
                                  : BD_SAY(HAND_NO_COLOUR_YET),
               bd_desk_names(desk, column, in_column));
}

static void level_say(const bd_level_work *work, const uint16_t *pool, int count)
{
    bd_desk *desk = work->desk;
    if (desk->log.arena == NULL) return;
    uint16_t *column = bd_desk_room(desk, (size_t)count, sizeof *column);
    if (column == NULL) return;
    const int score = desk->round->players[desk->round->level_start[work->level]].score;
    char number[16], points[48], cards[48];
    (void)snprintf(points, sizeof points, BD_SAY_N(HAND_POINTS, score == 2 ? 1 : 2),
                   bd_print_halves(score, number, sizeof number));
    (void)snprintf(cards, sizeof cards, BD_SAY_N(HAND_CARDS_COUNT, count), count);
    bd_log_add(desk, "CAA 14", BD_SAY(HAND_LEVEL), points, cards);
    level_say_column(work, pool, count, BD_WHITE, column);
    level_say_column(work, pool, count, BD_BLACK, column);
    level_say_column(work, pool, count, BD_NO_COLOUR, column);
    if (work->incoming_count > 0)
        bd_log_add(desk, "CAA 19", BD_SAY(HAND_FLOATING_IN),
                   bd_desk_names(desk, work->incoming, work->incoming_count));
}

/* The cards of the level and those that float in, looked at together for colours. */
static void level_settle_transfers(bd_level_work *work, const uint16_t *pool, int count)
{
    bd_desk *desk = work->desk;
    const bd_round *round = desk->round;
    const int total = count + work->incoming_count;
    uint16_t *all = bd_desk_room(desk, (size_t)total, sizeof *all);
    if (all == NULL) return;
    for (int i = 0; i < work->incoming_count; i++) all[i] = work->incoming[i];
    for (int i = 0; i < count; i++) all[work->incoming_count + i] = pool[i];
    const int leavers = (total + (work->bye ? 1 : 0)) % 2 + work->more + (work->bye ? 1 : 0);
    if (leavers > 0 && work->level + 1 < round->levels) {
        const int below_size = round->level_start[work->level + 2] - round->level_start[work->level + 1];
        uint16_t *below = bd_desk_room(desk, (size_t)below_size, sizeof *below);
        if (below == NULL) return;
        bd_transfer_linked(desk, all, total, leavers, below, bd_desk_waiting(desk, work->level + 1, below));
    }
    const bd_sides sides = bd_sides_count(desk, all, total);
    bd_colour over;
    const int needed = bd_sides_transfers(&sides, leavers, &over);
    /* Without floats the same is done when the level is paired in itself. */
    if (needed > 0 && leavers + work->incoming_count > 0)
        (void)bd_transfer_clear(desk, all, total, over, needed, &work->weakest);
}

/* One sweep over all choices with what may be given up now. */
static bool level_sweep(bd_level_work *work, const uint16_t *pool, int count)
{
    bd_desk *desk = work->desk;
    static const char *const given_up[BD_EFFORTS] = {
        NULL, BD_ENGLISH(HAND_MUST_EXCHANGE), BD_ENGLISH(HAND_MUST_BE_CARELESS),
        BD_ENGLISH(HAND_MUST_TRANSFER), BD_ENGLISH(HAND_MUST_GIVE_UP)};
    const size_t lines = desk->log.count;
    work->tries = work->looks = 0;
    if (work->effort > BD_AS_IT_STANDS && work->incoming_count + (count + work->incoming_count) % 2 > 0)
        bd_log_add(desk, "CAA 24", "%s", bd_say(given_up[work->effort]));
    level_settle_transfers(work, pool, count);
    if (desk->status == BD_OK && level_place_incoming(work, 0)) return true;
    bd_log_cut(desk, lines);
    return false;
}

bool bd_level_pair(bd_level_work *work)
{
    bd_desk *desk = work->desk;
    uint16_t *pool;
    const int count = level_waiting(work, &pool);
    const int cards = desk->round->cards;
    uint8_t *sides = bd_desk_room(desk, (size_t)cards, sizeof *sides);
    if (desk->status != BD_OK) return false;
    memcpy(sides, desk->side, (size_t)cards * sizeof *sides);
    desk->log.level = work->level;
    level_say(work, pool, count);
    for (int effort = BD_AS_IT_STANDS; effort < BD_EFFORTS; effort++) {
        work->effort = (bd_effort)effort;
        work->weakest = NULL;
        if (level_sweep(work, pool, count)) return true;
        memcpy(desk->side, sides, (size_t)cards * sizeof *sides);
    }
    return false;
}

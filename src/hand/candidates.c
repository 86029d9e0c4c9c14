/* Candidates: who may float or have the bye, in the order in which an arbiter would look at them. */
#include "hand/pairing.h"
#include "rulebook/round/round.h"
#include "rulebook/rulebook.h"

/* How good a candidate is: lower classes are asked first, within a class the order of search decides. */
enum { FIRST_CHOICE, FLOATED_BEFORE, UNWANTED, WRONG_COLOUR, LAST_RESORT, CLASSES, IMPOSSIBLE = CLASSES };

/* The places of the pool: the order in which they are looked at, how good each is, and how many transfers are
 * needed when it leaves. */
typedef struct search {
    int *order, *class_of, *transfers;
    int count;
} search;

static bool candidates_new_search(bd_desk *desk, int count, search *out)
{
    int *room = bd_desk_room(desk, 3 * (size_t)count, sizeof *room);
    if (room != NULL) *out = (search){room, room + count, room + 2 * count, count};
    return room != NULL && desk->status == BD_OK;
}

/* The search order as places of the pool: from `line` downwards, then upwards from there; or as the variants
 * want it. */
static void candidates_order_from_line(int line, int count, bool from_bottom, int *order)
{
    int at = 0;
    if (from_bottom)
        for (int i = count - 1; i >= line; i--) order[at++] = i;
    else
        for (int i = line; i < count; i++) order[at++] = i;
    for (int i = line - 1; i >= 0; i--) order[at++] = i;
}

static void candidates_order_from_top(int line, int count, bool from_line, int *order)
{
    for (int i = 0; i < count; i++) order[i] = from_line && i < line ? line - 1 - i : i;
}

static bd_sides candidates_sides_without(bd_sides sides, uint8_t side)
{
    *(side == BD_WHITE ? &sides.white : side == BD_BLACK ? &sides.black : &sides.none) -= 1;
    return sides;
}

static bool candidates_rules_have(const bd_level_work *work, unsigned what)
{
    return bd_rulebook_has(work->desk->round->rules, what);
}

/* Who takes more transfers than is needed has the wrong colour; then the places of the pool in classes,
 * stable. */
static bd_candidates candidates_sort_into_classes(const bd_level_work *work, const uint16_t *pool,
                                                  const search *places)
{
    static const int classes_of[BD_EFFORTS] = {UNWANTED, UNWANTED, WRONG_COLOUR, LAST_RESORT, CLASSES};
    int *class_of = places->class_of, fewest = -1;
    bd_candidates out = {.nodes = bd_desk_room(work->desk, (size_t)places->count, sizeof *out.nodes)};
    if (out.nodes == NULL) return out;
    for (int i = 0; i < places->count; i++)
        if (class_of[i] != IMPOSSIBLE && (fewest < 0 || places->transfers[i] < fewest))
            fewest = places->transfers[i];
    for (int i = 0; i < places->count; i++)
        if (class_of[i] < WRONG_COLOUR && places->transfers[i] > fewest) class_of[i] = WRONG_COLOUR;
    for (int class = 0; class < classes_of[work->effort]; class ++)
        for (int i = 0; i < places->count; i++)
            if (class_of[places->order[i]] == class) out.nodes[out.count++] = pool[places->order[i]];
    return out;
}

/* A clash that costs no more than is needed anyway is welcome only where the weaker claim is among the
 * weakest. */
static bool candidates_clash_is_welcome(const bd_level_work *work, int u, int v)
{
    if (work->weakest == NULL) return false;
    const bd_player *players = work->desk->round->players;
    return bd_claim_compare(&players[u].claim, work->weakest) <= 0 ||
           bd_claim_compare(&players[v].claim, work->weakest) <= 0;
}

bd_candidates bd_upfloaters(const bd_level_work *work, int floater, const uint16_t *pool, int count,
                            int still_to_come)
{
    bd_desk *desk = work->desk;
    search places;
    if (!candidates_new_search(desk, count, &places)) return (bd_candidates){0};
    const bd_sides sides = bd_sides_count(desk, pool, count);
    const int others = count - 1 - still_to_come - (work->bye ? 1 : 0);
    const int leavers = (others > 0 ? others % 2 : 0) + work->more + (work->bye ? 1 : 0);
    for (int i = 0; i < count; i++) {
        const uint8_t side = desk->side[pool[i]];
        const bool clash = side != BD_NO_COLOUR && side == desk->side[floater];
        const bd_sides rest = candidates_sides_without(sides, side);
        bd_colour over;
        places.transfers[i] = bd_sides_transfers(&rest, leavers, &over) + clash +
                              (clash && !candidates_clash_is_welcome(work, floater, pool[i]));
        places.class_of[i] = !bd_desk_may_meet(desk, floater, pool[i])                 ? IMPOSSIBLE
                             : bd_desk_better_not(desk, floater, pool[i])              ? UNWANTED
                             : desk->round->players[pool[i]].last_float == BD_FLOAT_UP ? FLOATED_BEFORE
                                                                                       : FIRST_CHOICE;
    }
    const int line = still_to_come + 1 + (others > 0 ? others / 2 : 0);
    candidates_order_from_top(line < count ? line : count, count,
                              candidates_rules_have(work, BD_HAS_LOW_UPFLOATERS), places.order);
    return candidates_sort_into_classes(work, pool, &places);
}

static bool candidates_finds_somebody_between(const bd_desk *desk, int node, int from, int to)
{
    for (int v = from; v < to; v++)
        if (desk->mate[v] == BD_NOBODY && bd_desk_may_meet(desk, node, v)) return true;
    return false;
}

/* Whether somebody below this level may meet the card: else it would float in vain. */
static bool candidates_finds_somebody_below(const bd_desk *desk, int node, int level)
{
    return candidates_finds_somebody_between(desk, node, desk->round->level_start[level + 1],
                                             desk->round->cards);
}

/* In the next level with cards left: else it would float further than needed (CAA 10). */
static bool candidates_finds_somebody_next(const bd_desk *desk, int node, int level)
{
    const int *start = desk->round->level_start;
    return candidates_finds_somebody_between(desk, node, start[level + 1], start[level + 2]);
}

static int candidates_class_of_downfloater(const bd_level_work *work, int node)
{
    const bd_desk *desk = work->desk;
    if (!candidates_finds_somebody_below(desk, node, work->level)) return IMPOSSIBLE;
    if (!candidates_finds_somebody_next(desk, node, work->level)) return LAST_RESORT;
    return desk->round->players[node].last_float == BD_FLOAT_DOWN ? FLOATED_BEFORE : FIRST_CHOICE;
}

static int candidates_class_of_bye_taker(const bd_level_work *work, int node)
{
    const bd_round *round = work->desk->round;
    const bd_player *player = &round->players[node];
    if (!bd_round_is_legal(round, node, round->bye)) return IMPOSSIBLE;
    return player->had_bye || player->bye_awaited ? LAST_RESORT : FIRST_CHOICE;
}

static bd_candidates candidates_find_leavers(const bd_level_work *work, const uint16_t *pool, int count,
                                             int leavers, int (*class_of_card)(const bd_level_work *, int))
{
    bd_desk *desk = work->desk;
    search places;
    if (!candidates_new_search(desk, count, &places) || count < leavers) return (bd_candidates){0};
    const bd_sides sides = bd_sides_count(desk, pool, count);
    for (int i = 0; i < count; i++) {
        const bd_sides rest = candidates_sides_without(sides, desk->side[pool[i]]);
        bd_colour over;
        places.transfers[i] = bd_sides_transfers(&rest, leavers - 1, &over);
        places.class_of[i] = class_of_card(work, pool[i]);
    }
    candidates_order_from_line((count - leavers) / 2, count,
                               candidates_rules_have(work, BD_HAS_LOW_DOWNFLOATERS), places.order);
    return candidates_sort_into_classes(work, pool, &places);
}

bd_candidates bd_downfloaters(const bd_level_work *work, const uint16_t *pool, int count, int leavers)
{
    return candidates_find_leavers(work, pool, count, leavers, candidates_class_of_downfloater);
}

bd_candidates bd_bye_takers(const bd_level_work *work, const uint16_t *pool, int count, int leavers)
{
    return candidates_find_leavers(work, pool, count, leavers, candidates_class_of_bye_taker);
}

int bd_bye_level(const bd_desk *desk)
{
    const bd_round *round = desk->round;
    int fallback = -1;
    for (int u = round->cards - 1; u >= 0; u--) {
        const bd_player *player = &round->players[u];
        if (desk->mate[u] != BD_NOBODY || !bd_round_is_legal(round, u, round->bye)) continue;
        if (!player->had_bye && !player->bye_awaited) return player->level;
        if (fallback < 0) fallback = player->level;
    }
    return fallback;
}

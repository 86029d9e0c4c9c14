/* The procedure of C.04.4.3 as its text has it: scoregroups from the highest down to the middle, then from
 * the lowest up to it, the middle last (2.2). In each, who finds nobody is moved on towards the middle (2.3),
 * floaters that came in are paired first (3.6 to 3.8), and the rest, upper half against lower half, is looked
 * through twice: first for opponents, then for colours (4, 5.2).
 *
 * Looking through a group means: the first player tries the proposed opponent, then those below in the other
 * half, then those of the own half from the bottom (4.2); those who remain are halved again. The next player
 * does the same, and where nobody is left, the players before try their next (4.3). So the opponents of the
 * first k players are always the first choice, in that order, that leaves all k an opponent; a depth-first
 * search finds it. If there is none the last of them is stranded (4.4).
 *
 * Below the middle everything is turned over (4.1.2, 3.2.4, 3.7): the order of a group is then from the
 * bottom, and the same functions serve. */
#include "base/assert.h"
#include "cards/card.h"
#include "rulebook/lim/lim.h"

#include <stdlib.h>

enum { LIM_TRIES = 100000 }; /* steps of one search: what has no answer by then has none */

typedef struct lim_list {
    int *node;
    int count;
} lim_list;

/* A group while it is paired. Lists are in its order. */
typedef struct lim_group {
    lim_list members; /* players of its score, and floaters */
    lim_list out;     /* who is moved on */
    lim_list next;    /* the players of the adjacent scoregroup */
    bool upwards;     /* below the middle */
    bool middle;
} lim_group;

/* Boards that were made, in their order, for the middle group to take apart. */
typedef struct lim_boards {
    bd_edge *items;
    int count;
} lim_boards;

typedef struct lim_desk {
    const bd_round *round;
    bd_arena *arena;
    uint16_t *partner;
    int *came;    /* by node: 0 in its own scoregroup, -1 floated down, 1 floated up */
    bool *chosen; /* by node, scratch: is not to be paired now */
    bool *good;   /* by node: must have the colour due (5.2) */
    lim_boards above, below;
    long tries;
} lim_desk;

static bool lim_is_free(const lim_desk *desk, int u)
{
    return desk->partner[u] == BD_LIM_NOBODY && !desk->chosen[u];
}

static bool lim_fits(const lim_desk *desk, int u, int v)
{
    const bd_round *round = desk->round;
    if (u == v || bd_round_met(round, u, v) || bd_links_has(&round->banned, u, v)) return false;
    return bd_lim_colours_allow(round, u, v);
}

/* Each gets the colour due. */
static bool lim_suits(const lim_desk *desk, int u, int v)
{
    const bd_colour a = bd_lim_due(desk->round, u), b = bd_lim_due(desk->round, v);
    return a == BD_NO_COLOUR || b == BD_NO_COLOUR || a != b;
}

static void lim_join(lim_desk *desk, int u, int v)
{
    BD_ASSERT(u != v && desk->partner[u] == BD_LIM_NOBODY && desk->partner[v] == BD_LIM_NOBODY);
    desk->partner[u] = (uint16_t)v;
    desk->partner[v] = (uint16_t)u;
}

static void lim_part(lim_desk *desk, int u)
{
    const int v = desk->partner[u];
    if (v == BD_LIM_NOBODY) return;
    BD_ASSERT(desk->partner[v] == u);
    desk->partner[u] = desk->partner[v] = BD_LIM_NOBODY;
}

/* ---- Lists ---- */

static void lim_add(lim_list *list, int u) { list->node[list->count++] = u; }

static bool lim_has(const lim_list *list, int u)
{
    for (int i = 0; i < list->count; i++)
        if (list->node[i] == u) return true;
    return false;
}

static void lim_drop(lim_list *list, int u)
{
    int kept = 0;
    for (int i = 0; i < list->count; i++)
        if (list->node[i] != u) list->node[kept++] = list->node[i];
    list->count = kept;
}

static bd_status lim_list_new(bd_arena *arena, int size, lim_list *out, bd_err *err)
{
    out->count = 0;
    BD_NEW(out->node, arena, size, err);
    return BD_OK;
}

/* By pairing number, the highest first, or below the middle the lowest. */
static void lim_sort(const bd_round *round, lim_list *list, bool upwards)
{
    for (int i = 1; i < list->count; i++) {
        const int u = list->node[i], place = round->players[u].place;
        int at = i;
        for (; at > 0; at--) {
            const int before = round->players[list->node[at - 1]].place;
            if (upwards ? before > place : before < place) break;
            list->node[at] = list->node[at - 1];
        }
        list->node[at] = u;
    }
}

/* ---- Looking through a group (4) ---- */

/* Those of the list who are free, in its order. */
static lim_list lim_free_of(const lim_desk *desk, const lim_list *list, int *room)
{
    lim_list out = {.node = room};
    for (int i = 0; i < list->count; i++)
        if (lim_is_free(desk, list->node[i])) lim_add(&out, list->node[i]);
    return out;
}

static bool lim_allows(const lim_desk *desk, int u, int v)
{
    return lim_fits(desk, u, v) && ((!desk->good[u] && !desk->good[v]) || lim_suits(desk, u, v));
}

/* Gives opponents to the first of those who are free, and so on, until all of `wanted` have one (all of the
 * list where that is NULL). room: for this list and all shorter ones. */
static bool lim_search(lim_desk *desk, const lim_list *list, const bool *wanted, int *room)
{
    const lim_list rest = lim_free_of(desk, list, room);
    bool left = false;
    for (int i = 0; i < rest.count; i++) left = left || wanted == NULL || wanted[rest.node[i]];
    if (!left) return true;
    if (++desk->tries > LIM_TRIES) return false;
    const int half = rest.count / 2, first = rest.node[0];
    for (int k = 0; k + 1 < rest.count; k++) {
        const int at =
            half + k < rest.count ? half + k : rest.count - 1 - k; /* half .. last, half - 1 .. 1 */
        if (!lim_allows(desk, first, rest.node[at])) continue;
        lim_join(desk, first, rest.node[at]);
        if (lim_search(desk, list, wanted, room + rest.count)) return true;
        lim_part(desk, first);
    }
    return false;
}

static bool lim_try(lim_desk *desk, const lim_list *list, const bool *wanted, int *room)
{
    desk->tries = 0;
    return lim_search(desk, list, wanted, room);
}

static void lim_part_all(lim_desk *desk, const lim_list *list)
{
    for (int i = 0; i < list->count; i++) lim_part(desk, list->node[i]);
}

/* Whether all who are free can be paired with each other; nothing changes. */
static bool lim_can_complete(lim_desk *desk, const lim_list *list, int *room)
{
    lim_list rest = lim_free_of(desk, list, room);
    int *more = room + rest.count;
    if (rest.count % 2 != 0) return false;
    const bool can = lim_try(desk, &rest, NULL, more);
    lim_part_all(desk, &rest);
    return can;
}

/* The first scrutiny: everybody in turn gets an opponent with whom all before can keep one. Whoever can not
 * is stranded: the boards of those before stay, and in the place of the stranded player the one who was
 * floated to make the number even comes back, or the last of the group goes too (4.4). */
static void lim_find_opponents(lim_desk *desk, lim_group *group, const lim_list *residents, int *evened,
                               bool *wanted, int *room)
{
    lim_list rest = lim_free_of(desk, residents, room);
    int *more = room + rest.count + 1, *settled = more + rest.count + 1;
    while (rest.count > 0) {
        for (int i = 0; i < rest.count; i++) wanted[rest.node[i]] = false;
        int stranded = -1, kept = 0;
        while (stranded < 0) {
            const lim_list open = lim_free_of(desk, &rest, more);
            if (open.count == 0) return;
            const int now = open.node[0];
            /* What the search changes is put back where it fails. */
            kept = 0;
            for (int i = 0; i < rest.count; i++) settled[kept++] = desk->partner[rest.node[i]];
            lim_part_all(desk, &rest);
            wanted[now] = true;
            if (lim_try(desk, &rest, wanted, settled + rest.count + 1)) continue;
            lim_part_all(desk, &rest);
            for (int i = 0; i < kept; i++) desk->partner[rest.node[i]] = (uint16_t)settled[i];
            stranded = now;
        }
        BD_ASSERT(desk->partner[stranded] == BD_LIM_NOBODY && !desk->chosen[stranded]);
        desk->chosen[stranded] = true;
        lim_add(&group->out, stranded);
        if (*evened >= 0) {
            lim_drop(&group->out, *evened);
            desk->chosen[*evened] = false;
            lim_add(&rest, *evened);
            *evened = -1;
        } else {
            const lim_list open = lim_free_of(desk, &rest, more);
            if (open.count == 0) return;
            const int last = open.node[open.count - 1];
            desk->chosen[last] = true;
            lim_add(&group->out, last);
        }
        /* The boards made so far stay. */
        lim_list left = lim_free_of(desk, &rest, more);
        for (int i = 0; i < left.count; i++) rest.node[i] = left.node[i];
        rest.count = left.count;
        lim_sort(desk->round, &rest, group->upwards);
    }
}

/* The second scrutiny (5.2): player by player, boards are exchanged so that each gets the colour due, where
 * all still have opponents and nobody before loses it. */
static void lim_find_colours(lim_desk *desk, const lim_list *residents, int *room)
{
    lim_list paired = {.node = room};
    for (int i = 0; i < residents->count; i++)
        if (desk->partner[residents->node[i]] != BD_LIM_NOBODY) lim_add(&paired, residents->node[i]);
    int *settled = room + paired.count + 1, *more = settled + paired.count + 1;
    for (int i = 0; i < paired.count; i++) {
        const int now = paired.node[i];
        for (int k = 0; k < paired.count; k++) settled[k] = desk->partner[paired.node[k]];
        desk->good[now] = true;
        lim_part_all(desk, &paired);
        if (lim_try(desk, &paired, NULL, more)) continue;
        desk->good[now] = false;
        lim_part_all(desk, &paired);
        for (int k = 0; k < paired.count; k++) desk->partner[paired.node[k]] = (uint16_t)settled[k];
    }
}

/* ---- Floaters (2.3, 3) ---- */

static bool lim_finds_somebody(const lim_desk *desk, int u, const lim_list *among)
{
    for (int i = 0; i < among->count; i++)
        if (!desk->chosen[among->node[i]] && lim_fits(desk, u, among->node[i])) return true;
    return false;
}

/* 2.3.1 to 2.3.3: who finds nobody in the group is moved on; so may be who then finds nobody. */
static void lim_move_on(lim_desk *desk, lim_group *group)
{
    for (bool again = true; again;) {
        again = false;
        for (int i = 0; i < group->members.count; i++) {
            const int u = group->members.node[i];
            if (desk->chosen[u] || lim_finds_somebody(desk, u, &group->members)) continue;
            desk->chosen[u] = true;
            lim_add(&group->out, u);
            again = true;
        }
    }
}

/* Whether somebody in the adjacent scoregroup is left for u by the floaters before (3.3, 3.4), each of whom
 * takes the first who can. */
static bool lim_has_adjacent(const lim_desk *desk, const lim_group *group, int u, bool *taken)
{
    bool found = false;
    for (int k = 0; k <= group->out.count; k++) {
        const int who = k < group->out.count ? group->out.node[k] : u;
        for (int i = 0; i < group->next.count; i++) {
            const int v = group->next.node[i];
            if (taken[v] || !lim_fits(desk, who, v)) continue;
            taken[v] = true;
            found = k == group->out.count;
            break;
        }
    }
    for (int i = 0; i < group->next.count; i++) taken[group->next.node[i]] = false;
    return found;
}

/* What 3.9, 3.10 and 3.2 look at, less is better; of equal ones the last of the group floats (3.2.4). */
typedef struct lim_fitness {
    int type;   /* 3.9.1: 3 (a) to 0 (d) */
    int again;  /* 3.10: floated in the round before */
    int colour; /* 3.2.2: not of the larger number of due colours */
} lim_fitness;

static int lim_majority(const lim_desk *desk, const lim_group *group)
{
    int more = 0;
    for (int i = 0; i < group->members.count; i++) {
        const int u = group->members.node[i];
        const bd_colour due = desk->chosen[u] ? BD_NO_COLOUR : bd_lim_due(desk->round, u);
        more += due == BD_WHITE ? 1 : due == BD_BLACK ? -1 : 0;
    }
    return more;
}

static lim_fitness lim_judge(lim_desk *desk, const lim_group *group, int u, int more, bool *taken)
{
    const bd_colour due = bd_lim_due(desk->round, u);
    const bool adjacent = lim_has_adjacent(desk, group, u, taken);
    const bool larger = more == 0 || (more > 0 ? due == BD_WHITE : due == BD_BLACK);
    return (lim_fitness){.type = (desk->came[u] != 0 ? 2 : 0) + !adjacent,
                         .again = desk->round->players[u].last_float != BD_NO_FLOAT,
                         .colour = !larger};
}

static int lim_compare_fitness(const lim_fitness *a, const lim_fitness *b)
{
    if (a->type != b->type) return a->type - b->type;
    return a->colour - b->colour;
}

/* Whether the others can all be paired without u. */
static bool lim_leaves_pairs(lim_desk *desk, const lim_group *group, int u, int *room)
{
    desk->chosen[u] = true;
    const bool can = lim_can_complete(desk, &group->members, room);
    desk->chosen[u] = false;
    return can;
}

/* 2.3.4: who makes the number even; -1: nobody is left. Who floated in the round before does so only to avoid
 * a floater of a worse type, or one who takes the others a pairing (3.10). */
static int lim_even_out(lim_desk *desk, const lim_group *group, bool *taken, int *room)
{
    int best[2] = {-1, -1};
    lim_fitness fit[2] = {{0}, {0}};
    const int more = lim_majority(desk, group);
    for (int i = 0; i < group->members.count; i++) {
        const int u = group->members.node[i];
        if (desk->chosen[u]) continue;
        const lim_fitness now = lim_judge(desk, group, u, more, taken);
        if (best[now.again] >= 0 && lim_compare_fitness(&now, &fit[now.again]) > 0) continue;
        best[now.again] = u;
        fit[now.again] = now;
    }
    if (best[0] < 0 || best[1] < 0) return best[0] < 0 ? best[1] : best[0];
    if (fit[0].type > fit[1].type) return best[1];
    const bool fewer =
        !lim_leaves_pairs(desk, group, best[0], room) && lim_leaves_pairs(desk, group, best[1], room);
    return fewer ? best[1] : best[0];
}

/* 3.6 to 3.8: the first who is due the other colour, else the first, whom the others can do without; else the
 * first at all. */
static int lim_opponent_of(lim_desk *desk, const lim_group *group, int u, int *room)
{
    int first = -1;
    for (int strict = 1; strict >= 0; strict--)
        for (int suits = 1; suits >= 0; suits--)
            for (int i = 0; i < group->members.count; i++) {
                const int v = group->members.node[i];
                if (!lim_is_free(desk, v) || desk->came[v] == desk->came[u] || !lim_fits(desk, u, v))
                    continue;
                if (suits == 1 && !lim_suits(desk, u, v)) continue;
                if (first < 0) first = v;
                if (strict == 0) return first;
                lim_join(desk, u, v);
                const bool can = lim_can_complete(desk, &group->members, room);
                lim_part(desk, u);
                if (can) return v;
            }
    return first;
}

/* Floaters in their order (3.6, 3.7): from above by score and number, then from below. False: one of them,
 * *who, finds nobody. */
static bool lim_pair_floaters(lim_desk *desk, const lim_group *group, lim_boards *boards, int *room, int *who)
{
    const int nodes = desk->round->cards;
    for (int turn = 0; turn < 2; turn++) {
        const int from = (turn == 0) != group->upwards ? -1 : 1; /* those who came down first, or up below */
        for (int k = 0; k < nodes; k++) {
            const int u = from < 0 ? k : nodes - 1 - k; /* draw order: score, then number */
            if (desk->came[u] != from || !lim_is_free(desk, u) || !lim_has(&group->members, u)) continue;
            const int v = lim_opponent_of(desk, group, u, room);
            *who = u;
            if (v < 0) return false;
            lim_join(desk, u, v);
            boards->items[boards->count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
        }
    }
    return true;
}

/* ---- A group ---- */

typedef struct lim_room {
    int *ints; /* for searches */
    bool *wanted, *taken;
} lim_room;

static void lim_note_boards(const lim_desk *desk, const lim_list *residents, lim_boards *boards)
{
    for (int i = 0; i < residents->count; i++) {
        const int u = residents->node[i], v = desk->partner[u];
        if (v == BD_LIM_NOBODY || desk->came[v] != 0) continue; /* boards of floaters stand there already */
        bool there = false;
        for (int k = 0; k < boards->count; k++)
            there = there || boards->items[k].u == u || boards->items[k].v == u;
        if (!there) boards->items[boards->count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    }
}

/* Pairs the members of a group; group->out: who is moved on. residents: room for a list. */
static void lim_pair_group(lim_desk *desk, lim_group *group, lim_boards *boards, lim_list *residents,
                           const lim_room *room)
{
    const int before = boards->count;
    int forced = 0;
    lim_sort(desk->round, &group->members, group->upwards);
    for (int who = -1;;) {
        boards->count = before;
        for (int i = 0; i < group->members.count; i++) {
            const int u = group->members.node[i];
            lim_part(desk, u);
            desk->good[u] = false;
            bool out = false;
            for (int k = 0; k < forced; k++) out = out || group->out.node[k] == u;
            desk->chosen[u] = out;
        }
        group->out.count = forced;
        lim_move_on(desk, group);
        int active = 0, evened = -1;
        for (int i = 0; i < group->members.count; i++) active += !desk->chosen[group->members.node[i]];
        if (active % 2 != 0) {
            evened = lim_even_out(desk, group, room->taken, room->ints);
            BD_ASSERT(evened >= 0 && !desk->chosen[evened]);
            desk->chosen[evened] = true;
            lim_add(&group->out, evened);
        }
        if (!lim_pair_floaters(desk, group, boards, room->ints, &who)) {
            BD_ASSERT(who >= 0 && forced < group->members.count);
            group->out.node[forced++] = who; /* 3.5: floats further; the group is paired again without */
            continue;
        }
        residents->count = 0;
        for (int i = 0; i < group->members.count; i++) {
            const int u = group->members.node[i];
            const bool mine = desk->partner[u] == BD_LIM_NOBODY && (!desk->chosen[u] || u == evened);
            if (mine) lim_add(residents, u);
        }
        lim_find_opponents(desk, group, residents, &evened, room->wanted, room->ints);
        lim_find_colours(desk, residents, room->ints);
        lim_note_boards(desk, residents, boards);
        break;
    }
    for (int i = 0; i < group->members.count; i++) desk->chosen[group->members.node[i]] = false;
}

/* ---- The round ---- */

/* 1.1: the lowest-ranked of the lowest scoregroup who may have it; where nobody there may, of the next. */
static void lim_give_bye(lim_desk *desk)
{
    const bd_round *round = desk->round;
    for (int u = round->cards - 1; round->bye >= 0 && u >= 0; u--) {
        if (!bd_lim_may_have_bye(round, u)) continue;
        lim_join(desk, u, round->bye);
        return;
    }
}

typedef struct lim_walk {
    lim_desk desk;
    lim_group group;
    lim_list residents, floaters;
    lim_room room;
    int middle; /* the score of the median scoregroup */
} lim_walk;

static bd_status lim_walk_new(const bd_round *round, bd_arena *arena, lim_walk *walk, bd_err *err)
{
    const int n = round->nodes;
    BD_ASSERT(round->number >= 1 && round->cards <= BD_LIM_PLAYERS_MAX);
    lim_desk *desk = &walk->desk;
    *walk = (lim_walk){.desk = {.round = round, .arena = arena}, .middle = round->number - 1};
    BD_NEW(desk->partner, arena, n, err);
    BD_NEW(desk->came, arena, n, err);
    BD_NEW(desk->chosen, arena, n, err);
    BD_NEW(desk->good, arena, n, err);
    BD_NEW(desk->above.items, arena, n, err);
    BD_NEW(desk->below.items, arena, n, err);
    BD_NEW(walk->room.wanted, arena, n, err);
    BD_NEW(walk->room.taken, arena, n, err);
    BD_NEW(walk->room.ints, arena, (n + 4) * (n + 4) / 2 + 8 * (n + 4), err);
    BD_TRY(lim_list_new(arena, n, &walk->group.members, err));
    BD_TRY(lim_list_new(arena, n, &walk->group.out, err));
    BD_TRY(lim_list_new(arena, n, &walk->group.next, err));
    BD_TRY(lim_list_new(arena, n, &walk->residents, err));
    BD_TRY(lim_list_new(arena, n, &walk->floaters, err));
    for (int u = 0; u < n; u++) desk->partner[u] = BD_LIM_NOBODY;
    return BD_OK;
}

/* The players of a level who do not have the bye. */
static void lim_take_level(const lim_desk *desk, int level, lim_list *out)
{
    const bd_round *round = desk->round;
    out->count = 0;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++)
        if (desk->partner[u] != round->bye || round->bye < 0) lim_add(out, u);
}

/* Levels on one side of the middle, towards it; who is left over floats. */
static void lim_pair_side(lim_walk *walk, bool upwards)
{
    lim_desk *desk = &walk->desk;
    lim_group *group = &walk->group;
    const bd_round *round = desk->round;
    const int step = upwards ? -1 : 1, beyond = upwards ? -1 : round->levels;
    walk->floaters.count = 0;
    for (int l = upwards ? round->levels - 1 : 0; l != beyond; l += step) {
        const int score = round->players[round->level_start[l]].score;
        if (upwards ? score >= walk->middle : score <= walk->middle) break;
        lim_take_level(desk, l, &group->members);
        group->next.count = 0;
        if (l + step != beyond) lim_take_level(desk, l + step, &group->next);
        lim_sort(round, &group->next, upwards);
        group->upwards = upwards;
        for (int i = 0; i < walk->floaters.count; i++) lim_add(&group->members, walk->floaters.node[i]);
        lim_pair_group(desk, group, upwards ? &desk->below : &desk->above, &walk->residents, &walk->room);
        walk->floaters.count = 0;
        for (int i = 0; i < group->out.count; i++) {
            desk->came[group->out.node[i]] = upwards ? 1 : -1;
            lim_add(&walk->floaters, group->out.node[i]);
        }
        for (int i = 0; i < group->members.count; i++) /* floaters who have an opponent are so no longer */
            if (desk->partner[group->members.node[i]] != BD_LIM_NOBODY)
                desk->came[group->members.node[i]] = 0;
    }
}

/* 2.6: the last board of the side from which fewer floaters come is taken apart. False: there is none left.
 */
static bool lim_take_apart(lim_walk *walk)
{
    lim_desk *desk = &walk->desk;
    int down = 0, up = 0;
    for (int i = 0; i < walk->group.members.count; i++) {
        down += desk->came[walk->group.members.node[i]] < 0;
        up += desk->came[walk->group.members.node[i]] > 0;
    }
    bool below = down > up;
    if ((below ? desk->below.count : desk->above.count) == 0) below = !below;
    lim_boards *boards = below ? &desk->below : &desk->above;
    if (boards->count == 0) return false;
    const bd_edge board = boards->items[--boards->count];
    BD_ASSERT(desk->partner[board.u] == board.v);
    lim_part(desk, board.u);
    desk->came[board.u] = desk->came[board.v] = below ? 1 : -1;
    lim_add(&walk->group.members, board.u);
    lim_add(&walk->group.members, board.v);
    return true;
}

/* The median group: its own players and all who have floated to it. */
static bd_status lim_pair_middle(lim_walk *walk, int *taken_apart, bd_err *err)
{
    lim_desk *desk = &walk->desk;
    lim_group *group = &walk->group;
    lim_boards own = {.count = 0};
    BD_NEW(own.items, desk->arena, desk->round->nodes, err);
    group->members.count = group->next.count = 0;
    group->upwards = false;
    for (int u = 0; u < desk->round->cards; u++)
        if (desk->partner[u] == BD_LIM_NOBODY) lim_add(&group->members, u);
    while (group->members.count > 0) {
        own.count = 0;
        lim_pair_group(desk, group, &own, &walk->residents, &walk->room);
        if (group->out.count == 0 || !lim_take_apart(walk)) break;
        ++*taken_apart;
    }
    return BD_OK;
}

bd_status bd_lim_pair(const bd_round *round, bd_arena *arena, bd_lim_boards *out, bd_err *err)
{
    lim_walk walk;
    *out = (bd_lim_boards){.stuck = 0};
    BD_TRY(lim_walk_new(round, arena, &walk, err));
    lim_give_bye(&walk.desk);
    lim_pair_side(&walk, false);
    lim_pair_side(&walk, true);
    BD_TRY(lim_pair_middle(&walk, &out->taken_apart, err));
    out->partner = walk.desk.partner;
    for (int u = 0; u < round->cards; u++) out->stuck += out->partner[u] == BD_LIM_NOBODY;
    return BD_OK;
}

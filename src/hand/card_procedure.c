/* The card procedure: the levels from the top; when the bottom blocks, as few levels as possible are
 * disturbed, working upwards (CAA 13). */
#include "hand/hand.h"
#include "hand/hand_words.h"
#include "hand/plan.h"
#include "hand/tell.h"
#include "rulebook/round/round.h"

#include <stdlib.h>
#include <string.h>

enum { TRIES = 4000, LOOKS = 3 };

typedef struct heap {
    bd_desk *desk;
    uint16_t *cards; /* without a board, in draw order */
    int count;
    int tries;
} heap;

/* What speaks against a pair, worst first. */
typedef struct doubt {
    int at[LOOKS];
    uint16_t node;
} doubt;

static int together_compare_doubts(const void *left, const void *right)
{
    const doubt *a = left;
    const doubt *b = right;
    for (int i = 0; i < LOOKS; i++)
        if (a->at[i] != b->at[i]) return a->at[i] < b->at[i] ? -1 : 1;
    return (int)a->node - (int)b->node;
}

static doubt together_doubt_of(const bd_desk *desk, int u, int v)
{
    const bd_player *players = desk->round->players;
    const bd_player *a = &players[u];
    const bd_player *b = &players[v];
    return (doubt){{a->level != b->level ? abs(a->score - b->score) : 0,
                    bd_claims_clash(&a->claim, &b->claim), bd_desk_better_not(desk, u, v)},
                   (uint16_t)v};
}

/* The bye is given from the bottom, if possible to somebody who had none and awaits none. */
static doubt together_doubt_of_bye(const bd_desk *desk, int u)
{
    const bd_player *player = &desk->round->players[u];
    return (doubt){{player->had_bye || player->bye_awaited, -player->level, -player->position}, (uint16_t)u};
}

static bool together_pair_rest(heap *work);

static bool together_try_in_order(heap *work, int u, const doubt *order, int count)
{
    for (int i = 0; i < count && work->tries < TRIES; i++) {
        bd_desk_pair(work->desk, u, order[i].node);
        if (together_pair_rest(work)) return true;
        bd_desk_part(work->desk, u);
    }
    return false;
}

static bool together_pair_node(heap *work, int u)
{
    bd_desk *desk = work->desk;
    const bool is_bye = u == desk->round->bye;
    const bd_arena_mark mark = bd_arena_here(desk->scratch);
    doubt *order = bd_desk_room(desk, (size_t)work->count, sizeof *order);
    if (order == NULL) return false;
    int count = 0;
    for (int i = 0; i < work->count; i++) {
        const int v = work->cards[i];
        if (v == u || desk->mate[v] != BD_NOBODY || !bd_desk_may_meet(desk, u, v)) continue;
        order[count++] = is_bye ? together_doubt_of_bye(desk, v) : together_doubt_of(desk, u, v);
    }
    qsort(order, (size_t)count, sizeof *order, together_compare_doubts);
    const bool paired = together_try_in_order(work, u, order, count);
    bd_arena_back_to(desk->scratch, mark);
    return paired;
}

static bool together_pair_rest(heap *work)
{
    work->tries++;
    const int bye = work->desk->round->bye;
    if (bye >= 0 && work->desk->mate[bye] == BD_NOBODY) return together_pair_node(work, bye);
    for (int i = 0; i < work->count; i++)
        if (work->desk->mate[work->cards[i]] == BD_NOBODY) return together_pair_node(work, work->cards[i]);
    return true;
}

static void together_say_boards(const heap *work)
{
    bd_desk *desk = work->desk;
    for (int i = 0; i < work->count; i++) {
        const int u = work->cards[i];
        const int v = desk->mate[u];
        if (v == desk->round->bye)
            bd_log_add(desk, "CAA 6", BD_SAY(HAND_HAS_BYE), bd_desk_id(desk, u));
        else if (v > u)
            bd_log_add(desk, "", BD_SAY(HAND_BOARD), bd_desk_id(desk, u), bd_desk_id(desk, v));
    }
}

static bool together_pair(bd_desk *desk)
{
    heap work = {.desk = desk, .cards = bd_desk_room(desk, (size_t)desk->round->cards, sizeof *work.cards)};
    if (work.cards == NULL) return false;
    for (int u = 0; u < desk->round->cards; u++)
        if (desk->mate[u] == BD_NOBODY) work.cards[work.count++] = (uint16_t)u;
    bd_log_add(desk, "CAA 13", BD_SAY_N(HAND_TOGETHER, work.count), work.count,
               bd_desk_names(desk, work.cards, work.count));
    if (!together_pair_rest(&work)) return false;
    together_say_boards(&work);
    return true;
}

/* The desk before a level was worked on. */
typedef struct picture {
    void *cells; /* how the cards lay */
    size_t lines;
} picture;

typedef struct procedure {
    bd_desk *desk;
    bd_eye eye;
    picture *before; /* [levels] */
    int *depth;      /* [levels] how far down the arbiter looks before the level is closed */
    int *reach;      /* [levels] how far down it must be possible to pair: after a look back */
    bd_level all;    /* where the bye is given, and what is left of the arbiter's patience */
    int patience;
} procedure;

static void procedure_take_picture(const bd_desk *desk, picture *out)
{
    memcpy(out->cells, desk->mate, desk->size);
    out->lines = desk->log.count;
}

static void procedure_lay_out_again(bd_desk *desk, const picture *from)
{
    memcpy(desk->mate, from->cells, desk->size);
    bd_log_cut(desk, from->lines);
}

static void procedure_make_boards(bd_desk *desk, const bd_level *level)
{
    for (int i = 0; i < level->incoming; i++) desk->leaving[level->cards[i]] = false;
    for (int i = 0; i < level->count; i++) {
        const int k = level->mate[i];
        if (k > i) bd_desk_pair(desk, level->cards[i], level->cards[k]);
        if (k == BD_TAKES_BYE) bd_desk_pair(desk, level->cards[i], desk->round->bye);
        if (k == BD_LEAVES) desk->leaving[level->cards[i]] = true;
    }
}

static bool procedure_pair_level(procedure *work, int number)
{
    bd_desk *desk = work->desk;
    const bd_arena_mark mark = bd_arena_here(desk->scratch);
    uint16_t *incoming = bd_desk_room(desk, (size_t)desk->round->cards, sizeof *incoming);
    if (incoming == NULL) return false;
    int count = 0;
    for (int u = 0; u < desk->round->level_start[number]; u++)
        if (desk->leaving[u]) incoming[count++] = (uint16_t)u;
    bd_level level, with = work->all;
    with.reach = work->reach[number];
    bool paired =
        bd_level_open(desk, &work->eye, number, incoming, count, work->depth[number], &with, &level);
    paired = paired && (level.count == 0 || bd_level_settle(&level));
    if (paired && level.count > 0) {
        desk->log.level = number;
        bd_tell_level(&level);
        procedure_make_boards(desk, &level);
    }
    bd_arena_back_to(desk->scratch, mark);
    return paired;
}

/* CAA 13: the bottom is blocked. As few levels as possible, working upwards, are taken up again, each with
 * an eye on all levels down to the one that is blocked. The level to go on with, or -1. */
static int procedure_work_upwards(procedure *work, int blocked)
{
    enum { DEEPEST = 8 };
    bd_desk *desk = work->desk;
    for (int up = blocked - 1; up >= 0 && blocked - up < DEEPEST && work->patience > 0; up--) {
        if (work->reach[up] >= blocked - up) continue;
        work->reach[up] = blocked - up;
        if (work->depth[up] <= blocked - up) work->depth[up] = blocked - up + 1;
        procedure_lay_out_again(desk, &work->before[up]);
        desk->log.level = blocked;
        bd_log_add(desk, "CAA 13", BD_SAY(HAND_TAKEN_UP_AGAIN), blocked + 1, up + 1);
        return up;
    }
    return -1;
}

/* Throws the bottom levels together, as few as possible, working upwards. */
static bool procedure_pair_the_bottom_together(procedure *work, int level)
{
    bd_desk *desk = work->desk;
    for (int up = level; up >= 0 && desk->status == BD_OK; up--) {
        const bd_arena_mark mark = bd_arena_here(desk->scratch);
        procedure_lay_out_again(desk, &work->before[up]);
        desk->log.level = up;
        const bool paired = together_pair(desk);
        bd_arena_back_to(desk->scratch, mark);
        if (paired) return true;
    }
    return false;
}

/* The level where it got stuck, or -1. */
static int procedure_run(procedure *work)
{
    const int levels = work->desk->round->levels;
    int level = 0;
    while (level < levels) {
        procedure_take_picture(work->desk, &work->before[level]);
        if (procedure_pair_level(work, level)) {
            level++;
            continue;
        }
        procedure_lay_out_again(work->desk, &work->before[level]);
        if (work->desk->status != BD_OK) return level;
        const int next = procedure_work_upwards(work, level);
        if (next < 0) return level;
        level = next;
    }
    return -1;
}

/* Whoever may still have the bye by CAA 6, or, any: by law alone. */
static bool procedure_may_have_bye(const bd_desk *desk, int node, bool any)
{
    return desk->mate[node] == BD_NOBODY && bd_round_is_legal(desk->round, node, desk->round->bye) &&
           (any || bd_bye_is_due(desk, node));
}

/* CAA 6: the lowest level above `below` with somebody who may have the bye; -1: there is none. */
static int procedure_find_bye_level(const bd_desk *desk, int below, bool any)
{
    const bd_round *round = desk->round;
    for (int u = round->level_start[below] - 1; u >= 0; u--)
        if (procedure_may_have_bye(desk, u, any)) return round->players[u].level;
    return -1;
}

/* Lays everything out again, to be drawn with the bye in this level. */
static void procedure_begin(procedure *work, int bye_level, bool any)
{
    enum { PATIENCE = 3000, AT_A_GLANCE = 8, FURTHEST = 4 };
    bd_desk *desk = work->desk;
    const bd_round *round = desk->round;
    bd_desk_lay_out(desk);
    work->patience = PATIENCE;
    work->all = (bd_level){.bye_level = bye_level, .any_bye = any, .patience = &work->patience};
    for (int l = 0; l < round->levels; l++) {
        int depth = 1;
        while (depth < FURTHEST && l + depth + 1 < round->levels &&
               round->level_start[l + depth + 1] - round->level_start[l + 1] < AT_A_GLANCE)
            depth++;
        work->depth[l] = depth;
        work->reach[l] = 0;
    }
    if (work->eye.colours == 0) bd_log_add(desk, bd_told_article(desk, BD_TOLD_LOT), BD_SAY(HAND_BY_LOT));
    if (bye_level >= 0 && bye_level + 1 < round->levels)
        bd_log_add(desk, bd_told_article(desk, BD_TOLD_BYE), BD_SAY(HAND_BYE_LEVEL), bye_level + 1);
}

/* With the bye in the lowest level that has somebody for it; where that leads to no draw, in the next one; to
 * somebody who had one, or who awaits one, only then. The level where it got stuck the first time, or -1. */
static int procedure_try_byes(procedure *work)
{
    enum { LEVELS = 6 };
    bd_desk *desk = work->desk;
    const bd_round *round = desk->round;
    if (round->bye < 0 || desk->mate[round->bye] != BD_NOBODY) {
        procedure_begin(work, -1, false);
        return procedure_run(work);
    }
    int first_stuck = -1;
    for (int any = 0; any < 2; any++) {
        int level = procedure_find_bye_level(desk, round->levels, any > 0);
        for (int tried = 0; level >= 0 && tried < LEVELS; tried++) {
            procedure_begin(work, level, any > 0);
            const int stuck = procedure_run(work);
            if (stuck < 0 || desk->status != BD_OK) return stuck;
            if (first_stuck < 0) first_stuck = stuck;
            bd_desk_lay_out(desk);
            level = procedure_find_bye_level(desk, level, any > 0);
        }
    }
    return first_stuck < 0 ? round->levels - 1 : first_stuck;
}

/* Nothing helped: the levels as far down as they could be paired, and the others as one group. */
static int procedure_try_together(procedure *work)
{
    bd_desk *desk = work->desk;
    const bool bye = desk->round->bye >= 0 && desk->mate[desk->round->bye] == BD_NOBODY;
    procedure_begin(work, bye ? procedure_find_bye_level(desk, desk->round->levels, true) : -1, true);
    const int stuck = procedure_run(work);
    if (stuck < 0 || procedure_pair_the_bottom_together(work, stuck)) return -1;
    procedure_lay_out_again(desk, &work->before[stuck]);
    desk->log.level = stuck;
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_AHEAD), BD_SAY(HAND_STUCK));
    return stuck;
}

static bool procedure_prepare(procedure *work)
{
    bd_desk *desk = work->desk;
    const bd_round *round = desk->round;
    work->before = bd_desk_room(desk, (size_t)round->levels, sizeof *work->before);
    work->depth = bd_desk_room(desk, (size_t)round->levels, sizeof *work->depth);
    work->reach = bd_desk_room(desk, (size_t)round->levels, sizeof *work->reach);
    for (int l = 0; desk->status == BD_OK && l < round->levels; l++)
        work->before[l].cells = bd_desk_room(desk, 1, desk->size);
    return desk->status == BD_OK && bd_eye_open(desk, &work->eye);
}

/* Advice 12 and 13. The colours themselves are the rulebook's (bd_round_draw). */
static void procedure_say_final_check(bd_desk *desk)
{
    const bd_round *round = desk->round;
    int changed = 0;
    for (int u = 0; u < round->cards; u++) {
        const int v = desk->mate[u];
        changed +=
            v > u && v < round->cards && bd_claims_clash(&round->players[u].claim, &round->players[v].claim);
    }
    desk->log.level = -1;
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_MET), "%s",
               desk->repeats ? BD_SAY(HAND_ALL_CHECKED_REPEATS) : BD_SAY(HAND_ALL_CHECKED));
    bd_log_add(desk, bd_told_article(desk, BD_TOLD_COLOURS), BD_SAY_N(HAND_COLOURS_CHECKED, changed),
               changed);
}

int bd_cards_work(bd_desk *desk)
{
    procedure work = {.desk = desk};
    if (!procedure_prepare(&work)) return 0;
    int stuck = procedure_try_byes(&work);
    if (stuck >= 0 && desk->status == BD_OK) stuck = procedure_try_together(&work);
    if (stuck < 0) procedure_say_final_check(desk);
    return stuck;
}

/* The card procedure: the levels from the top; when the bottom blocks, as few levels as possible are
 * disturbed, working upwards (CAA 13). */
#include "hand/hand.h"
#include "hand/hand_words.h"
#include "hand/pairing.h"
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

enum { UNDOS = 8 };

/* The desk before a level was worked on. */
typedef struct picture {
    void *cells; /* how the cards lay */
    size_t lines;
    int waiting; /* cards of the level */
} picture;

typedef struct procedure {
    bd_desk *desk;
    picture *before; /* [levels] */
    int *more;       /* [levels] floats beyond what the numbers ask for */
    int bye_level;
    int undos;
} procedure;

static void procedure_take_picture(const bd_desk *desk, int level, picture *out)
{
    const bd_round *round = desk->round;
    memcpy(out->cells, desk->mate, desk->size);
    out->lines = desk->log.count;
    out->waiting = 0;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++)
        out->waiting += desk->mate[u] == BD_NOBODY;
}

static void procedure_lay_out_again(bd_desk *desk, const picture *from)
{
    memcpy(desk->mate, from->cells, desk->size);
    bd_log_cut(desk, from->lines);
}

static bool procedure_pair_level(procedure *work, int level)
{
    bd_desk *desk = work->desk;
    const bd_arena_mark mark = bd_arena_here(desk->scratch);
    uint16_t *incoming = bd_desk_room(desk, (size_t)desk->round->cards, sizeof *incoming);
    if (incoming == NULL) return false;
    int count = 0;
    for (int u = 0; u < desk->round->level_start[level]; u++)
        if (desk->leaving[u]) incoming[count++] = (uint16_t)u;
    bd_level_work one = {.desk = desk,
                         .level = level,
                         .incoming = incoming,
                         .incoming_count = count,
                         .more = work->more[level],
                         .bye = level == work->bye_level};
    const bool paired = bd_level_pair(&one);
    bd_arena_back_to(desk->scratch, mark);
    return paired;
}

/* After a level that cannot be paired: the level to go on with, or -1 when nothing is left to try. */
static int procedure_work_upwards(procedure *work, int level)
{
    bd_desk *desk = work->desk;
    const bool last = level + 1 == desk->round->levels;
    int up = last ? level - 1 : level;
    while (up >= 0 && work->more[up] + 2 > work->before[up].waiting) up--;
    if (up < 0 || ++work->undos > UNDOS) return -1;
    procedure_lay_out_again(desk, &work->before[up]);
    for (int l = up + 1; l <= level; l++) work->more[l] = 0;
    work->more[up] += 2;
    desk->log.level = level;
    if (up == level)
        bd_log_add(desk, "CAA 10", BD_SAY(HAND_TWO_MORE_FLOAT));
    else
        bd_log_add(desk, "CAA 13", BD_SAY(HAND_TAKEN_UP_AGAIN), level + 1, up + 1);
    return up;
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
        procedure_take_picture(work->desk, level, &work->before[level]);
        if (procedure_pair_level(work, level)) {
            level++;
            continue;
        }
        procedure_lay_out_again(work->desk, &work->before[level]);
        if (work->desk->status != BD_OK) return level;
        const int next = procedure_work_upwards(work, level);
        if (next < 0) {
            if (procedure_pair_the_bottom_together(work, level)) return -1;
            procedure_lay_out_again(work->desk, &work->before[level]);
            work->desk->log.level = level;
            bd_log_add(work->desk, "CAA 13", BD_SAY(HAND_STUCK));
            return level;
        }
        level = next;
    }
    return -1;
}

static bool procedure_prepare(procedure *work)
{
    bd_desk *desk = work->desk;
    const bd_round *round = desk->round;
    work->before = bd_desk_room(desk, (size_t)round->levels, sizeof *work->before);
    work->more = bd_desk_room(desk, (size_t)round->levels, sizeof *work->more);
    for (int l = 0; desk->status == BD_OK && l < round->levels; l++)
        work->before[l].cells = bd_desk_room(desk, 1, desk->size);
    work->bye_level = -1;
    if (desk->status != BD_OK || round->bye < 0 || desk->mate[round->bye] != BD_NOBODY)
        return desk->status == BD_OK;
    work->bye_level = bd_bye_level(desk);
    if (work->bye_level >= 0 && work->bye_level + 1 < round->levels)
        bd_log_add(desk, "CAA 6", BD_SAY(HAND_BYE_LEVEL), work->bye_level + 1);
    return true;
}

/* CAA 25, in words; the colours themselves are the rulebook's (bd_round_draw). */
static void procedure_say_final_check(bd_desk *desk)
{
    desk->log.level = -1;
    const bd_round *round = desk->round;
    for (int u = 0; u < round->cards; u++) {
        const int v = desk->mate[u];
        if (v < u || v >= round->cards) continue;
        const bd_colour due = round->players[u].claim.due;
        if (due == BD_NO_COLOUR || due != round->players[v].claim.due) continue;
        bd_log_add(desk, "CAA 25",
                   due == BD_WHITE ? BD_SAY(HAND_BOTH_DUE_WHITE) : BD_SAY(HAND_BOTH_DUE_BLACK),
                   bd_desk_id(desk, u), bd_desk_id(desk, v));
    }
    bd_log_add(desk, "", "%s", desk->repeats ? BD_SAY(HAND_ALL_CHECKED_REPEATS) : BD_SAY(HAND_ALL_CHECKED));
}

int bd_cards_work(bd_desk *desk)
{
    procedure work = {.desk = desk};
    if (!procedure_prepare(&work)) return 0;
    const int stuck = procedure_run(&work);
    if (stuck < 0) procedure_say_final_check(desk);
    return stuck;
}

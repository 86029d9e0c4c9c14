#include "hand/together.h"

#include "hand/hand_words.h"
#include "rulebook/round/claim.h"

#include <stdlib.h>

enum { TRIES = 4000, LOOKS = 5 };

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
                    bd_claims_clash(&a->claim, &b->claim), bd_desk_better_not(desk, u, v), 0, 0},
                   (uint16_t)v};
}

/* The bye is given from the bottom, if possible to somebody who had none and awaits none. */
static doubt together_doubt_of_bye(const bd_desk *desk, int u)
{
    const bd_player *player = &desk->round->players[u];
    return (doubt){{player->had_bye || player->bye_awaited, -player->level, -player->position, 0, 0},
                   (uint16_t)u};
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
            bd_log_add(&desk->log, "CAA 6", BD_SAY(HAND_HAS_BYE), bd_desk_id(desk, u));
        else if (v > u)
            bd_log_add(&desk->log, "", BD_SAY(HAND_BOARD), bd_desk_id(desk, u), bd_desk_id(desk, v));
    }
}

bool bd_pair_together(bd_desk *desk)
{
    heap work = {.desk = desk, .cards = bd_desk_room(desk, (size_t)desk->round->cards, sizeof *work.cards)};
    if (work.cards == NULL) return false;
    for (int u = 0; u < desk->round->cards; u++)
        if (desk->mate[u] == BD_NOBODY) work.cards[work.count++] = (uint16_t)u;
    bd_log_add(&desk->log, "CAA 13", BD_SAY_N(HAND_TOGETHER, work.count), work.count,
               bd_desk_names(desk, work.cards, work.count));
    if (!together_pair_rest(&work)) return false;
    together_say_boards(&work);
    return true;
}

#include "support/puzzle_history.h"

#include "base/random.h"

#include <stdlib.h>

typedef struct history {
    bd_random random;
    bd_puzzle_kind kind;
    int cards, rounds;
    bd_contestant *cards_list;
    uint8_t *met;  /* cards * cards */
    int *order;    /* present standing */
    uint8_t *busy; /* paired in this round */
} history;

static int compare_standing(const void *a, const void *b)
{
    const bd_contestant *x = a, *y = b;
    if (x->score != y->score) return x->score > y->score ? -1 : 1;
    if (x->grade != y->grade) return x->grade > y->grade ? -1 : 1;
    return x->position - y->position;
}

static void take_colour(bd_contestant *c, int colour)
{
    c->run = c->last == colour ? c->run + 1 : 1;
    c->last = colour;
    c->difference += colour;
}

/* Colours by claims, the result by grades. */
static void play(history *h, int u, int v)
{
    bd_contestant *a = &h->cards_list[u], *b = &h->cards_list[v];
    h->met[u * h->cards + v] = h->met[v * h->cards + u] = 1;
    a->last_float = a->score > b->score ? 1 : a->score < b->score ? -1 : 0;
    b->last_float = -a->last_float;
    const int colour = a->difference != b->difference        ? (a->difference < b->difference ? 1 : -1)
                       : bd_random_below(&h->random, 2) == 0 ? 1
                                                             : -1;
    take_colour(a, colour);
    take_colour(b, -colour);
    const int chance = 50 + (a->grade - b->grade) / 16;
    const int lot = (int)bd_random_below(&h->random, 100);
    if (h->kind == BD_PUZZLE_DRAWS || lot % 4 == 0) {
        a->score += 1;
        b->score += 1;
    } else if (lot < chance) {
        a->score += 2;
    } else {
        b->score += 2;
    }
}

static void sit_out(history *h, int u)
{
    bd_contestant *c = &h->cards_list[u];
    const bool full = !c->had_bye && bd_random_below(&h->random, 2) == 0;
    c->score += full ? 2 : 1;
    c->had_bye |= full;
    c->last_float = full ? 1 : 0;
    h->busy[u] = 1;
}

static int by_standing(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static bd_status play_round(history *h, bd_arena *arena, bd_err *err)
{
    uint64_t *keys;
    BD_NEW(keys, arena, h->cards, err);
    for (int u = 0; u < h->cards; u++) {
        h->busy[u] = 0;
        if (bd_random_below(&h->random, 100) < (h->kind == BD_PUZZLE_BYES ? 25 : 1)) sit_out(h, u);
        keys[u] = (uint64_t)(1000 - h->cards_list[u].score) << 40 |
                  bd_random_below(&h->random, 1 << 20) << 16 | (uint64_t)u;
    }
    qsort(keys, (size_t)h->cards, sizeof *keys, by_standing);
    for (int i = 0; i < h->cards; i++) {
        const int u = (int)(keys[i] & 0xffff);
        for (int j = i + 1; j < h->cards && !h->busy[u]; j++) {
            const int v = (int)(keys[j] & 0xffff);
            if (h->busy[v] || h->met[u * h->cards + v]) continue;
            h->busy[u] = h->busy[v] = 1;
            play(h, u, v);
        }
        if (!h->busy[u]) sit_out(h, u);
    }
    return BD_OK;
}

/* Nearly all pairs have met, whatever the rounds say; what is left is a ring of near neighbours. */
static void exhaust(history *h)
{
    for (int u = 0; u < h->cards; u++)
        for (int v = 0; v < u; v++)
            if (u - v > 3 && h->cards - (u - v) > 3 && bd_random_below(&h->random, (uint64_t)h->cards) > 2)
                h->met[u * h->cards + v] = h->met[v * h->cards + u] = 1;
}

/* A tenth of all pairs may not be made: clubs, families. */
static void forbid(history *h)
{
    for (int u = 0; u < h->cards; u++)
        for (int v = 0; v < u; v++)
            if (bd_random_below(&h->random, 10) == 0) h->met[u * h->cards + v] = h->met[v * h->cards + u] = 1;
}

/* Final order, with the matrix of meetings permuted alongside. */
static bd_status rank(history *h, bd_arena *arena, bd_err *err)
{
    uint8_t *met;
    BD_NEW(met, arena, (size_t)h->cards * (size_t)h->cards, err);
    for (int u = 0; u < h->cards; u++) h->cards_list[u].position = u;
    qsort(h->cards_list, (size_t)h->cards, sizeof *h->cards_list, compare_standing);
    for (int u = 0; u < h->cards; u++)
        for (int v = 0; v < h->cards; v++)
            met[u * h->cards + v] = h->met[h->cards_list[u].position * h->cards + h->cards_list[v].position];
    h->met = met;
    for (int u = 0, first = 0, level = 0; u < h->cards; u++) {
        if (u > 0 && h->cards_list[u].score != h->cards_list[u - 1].score) {
            first = u;
            level++;
        }
        h->cards_list[u].level = level;
        h->cards_list[u].position = u - first;
        for (int v = first; v <= u; v++) h->cards_list[v].level_size = u - first + 1;
    }
    return BD_OK;
}

static bd_status list_pairs(const history *h, bd_arena *arena, bd_puzzle *puzzle, bd_err *err)
{
    puzzle->nodes = h->cards + h->cards % 2;
    BD_NEW(puzzle->edges, arena, (size_t)puzzle->nodes * (size_t)puzzle->nodes / 2, err);
    for (int u = 0; u < h->cards; u++) {
        for (int v = u + 1; v < puzzle->nodes; v++) {
            if (v < h->cards ? h->met[u * h->cards + v] != 0 : h->cards_list[u].had_bye) continue;
            puzzle->edges[puzzle->count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
        }
    }
    return BD_OK;
}

bd_status bd_puzzle_history(bd_arena *arena, int rounds, bd_puzzle *puzzle, bd_err *err)
{
    history h = {.random = bd_random_seeded(puzzle->seed),
                 .kind = puzzle->kind,
                 .cards = puzzle->cards,
                 .rounds = rounds};
    if (h.kind == BD_PUZZLE_GIANT) h.rounds = 0;
    BD_NEW(h.cards_list, arena, h.cards, err);
    BD_NEW(h.met, arena, (size_t)h.cards * (size_t)h.cards, err);
    BD_NEW(h.busy, arena, h.cards, err);
    for (int u = 0; u < h.cards; u++)
        h.cards_list[u].grade =
            1000 + (int)bd_random_below(&h.random, 800) + (int)bd_random_below(&h.random, 800);
    for (int round = 0; round < h.rounds; round++) BD_TRY(play_round(&h, arena, err));
    if (h.kind == BD_PUZZLE_DENSE) exhaust(&h);
    if (h.kind == BD_PUZZLE_GIANT) forbid(&h);
    BD_TRY(rank(&h, arena, err));
    puzzle->contestants = h.cards_list;
    return list_pairs(&h, arena, puzzle, err);
}

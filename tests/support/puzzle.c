#include "support/puzzle.h"

#include "support/puzzle_history.h"

#include "base/random.h"

#include <stdio.h>

enum { CHESS_STAGES = 10 };

const char *bd_puzzle_name(bd_puzzle_kind kind)
{
    static const char *const names[BD_PUZZLE_COUNT] = {"open",   "draws",  "byes",     "dense", "giant",
                                                       "random", "cycles", "blossoms", "ties"};
    return names[kind];
}

/* A number that looks random and is a function of its arguments alone. */
static uint64_t mix(uint64_t seed, uint64_t a, uint64_t b)
{
    uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + a * UINT64_C(0xbf58476d1ce4e5b9) +
                 b * UINT64_C(0x94d049bb133111eb);
    x ^= x >> 31;
    x *= UINT64_C(0xd6e8feb86659fd93);
    x ^= x >> 32;
    x *= UINT64_C(0xd6e8feb86659fd93);
    return x ^ x >> 32;
}

static uint64_t mix_pair(const bd_puzzle *puzzle, int k, bd_edge e)
{
    return mix(puzzle->seed + (uint64_t)k, e.u, e.v);
}

/* Costs of the families without chess: every stage has another range, and some have negative costs. */
static bd_cost plain_cost(const bd_puzzle *puzzle, int k, bd_edge e)
{
    static const int ranges[] = {2, 3, 2, 7, 50, 3, 1000000000, 2, 30000, 5};
    const int range = puzzle->kind == BD_PUZZLE_TIES ? 2 : ranges[(puzzle->seed + (uint64_t)k * 3) % 10];
    const bd_cost cost = (bd_cost)(mix_pair(puzzle, k, e) % (uint64_t)range);
    if (puzzle->kind == BD_PUZZLE_TIES) return k % 3 == 2 ? -cost : cost;
    return (puzzle->seed + (uint64_t)k) % 4 == 3 ? cost - range / 2 : cost;
}

static int due(const bd_contestant *c) { return c->difference != 0 ? -c->difference : -c->last; }
static bool is_strict(const bd_contestant *c)
{
    return c->difference > 1 || c->difference < -1 || c->run > 1;
}

static int distance(int a, int b) { return a < b ? b - a : a - b; }

static bd_cost variation(const bd_contestant *a, const bd_contestant *b)
{
    const int half = a->level_size / 2;
    if (a->level == b->level) return distance(b->position - a->position, half);
    return a->level_size - 1 - a->position + b->position;
}

static bd_cost grade_error(const bd_contestant *a, const bd_contestant *b)
{
    const int error = distance(distance(a->grade, b->grade), 150) / 2;
    return error * error;
}

static bd_cost bye_cost(const bd_contestant *c, int k)
{
    switch (k) {
    case 0: return c->score;
    case 4: return c->last_float == 1;
    case 7: return c->level_size - 1 - c->position;
    default: return 0;
    }
}

static bd_cost chess_cost(const bd_puzzle *puzzle, int k, bd_edge e)
{
    const bd_contestant *a = &puzzle->contestants[e.u];
    if (e.v >= puzzle->cards) return bye_cost(a, k);
    const bd_contestant *b = &puzzle->contestants[e.v];
    const int gap = a->score - b->score;
    const bool clash = due(a) * due(b) > 0;
    switch (k) {
    case 0: return 0;
    case 1: return gap != 0;
    case 2: return gap * gap;
    case 3: return clash && is_strict(a) && is_strict(b);
    case 4: return gap > 0 ? (a->last_float == 1) + (b->last_float == -1) : 0;
    case 5: return clash;
    case 6: return gap == 0 && (2 * a->position < a->level_size) == (2 * b->position < b->level_size);
    case 7: return variation(a, b);
    case 8: return grade_error(a, b);
    default: return (bd_cost)(mix_pair(puzzle, k, e) % 10);
    }
}

bd_cost bd_puzzle_cost(const bd_puzzle *puzzle, int k, bd_edge e)
{
    return puzzle->contestants != NULL ? chess_cost(puzzle, k, e) : plain_cost(puzzle, k, e);
}

typedef struct walk {
    const bd_puzzle *puzzle;
    int next;
    struct priced {
        const bd_puzzle *puzzle;
        int k;
    } * priced;
} walk;

static void price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const struct priced *p = context;
    for (size_t i = 0; i < count; i++) cost[i] = bd_puzzle_cost(p->puzzle, p->k, edges[i]);
}

static bd_status next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                      bd_err *err)
{
    walk *w = self;
    (void)face;
    (void)last_value;
    (void)err;
    *done = w->next >= w->puzzle->stages;
    if (*done) return BD_OK;
    *stage =
        (bd_stage){.context = &w->priced[w->next], .price = price, .low = 0, .high = w->puzzle->nodes - 1};
    (void)snprintf(stage->id, sizeof stage->id, "stage:%d", w->next + 1);
    w->next++;
    return BD_OK;
}

bd_status bd_puzzle_stages(const bd_puzzle *puzzle, bd_arena *arena, bd_stages *out, bd_err *err)
{
    walk *w;
    BD_NEW(w, arena, 1, err);
    BD_NEW(w->priced, arena, puzzle->stages, err);
    w->puzzle = puzzle;
    for (int k = 0; k < puzzle->stages; k++) {
        w->priced[k].puzzle = puzzle;
        w->priced[k].k = k;
    }
    *out = (bd_stages){.self = w, .next = next};
    return BD_OK;
}

/* An odd cycle of parts, each a single node or again an odd cycle; links make the rest. */
static bool on_cycle(int u, int v, int length)
{
    return u / length == v / length && (v - u == 1 || v - u == length - 1);
}

static bool is_pair(const bd_puzzle *puzzle, bd_edge e)
{
    const uint64_t lot = mix_pair(puzzle, 1000, e) % 100, n = (uint64_t)puzzle->nodes;
    switch (puzzle->kind) {
    case BD_PUZZLE_CYCLES: return on_cycle(e.u, e.v, 5) || lot < 4 || lot * n < 150;
    case BD_PUZZLE_BLOSSOMS:
        return on_cycle(e.u, e.v, 3) || (e.u % 3 == 0 && on_cycle(e.u / 3, e.v / 3, 5)) || lot * n < 200;
    case BD_PUZZLE_TIES: return lot < 60;
    default: return lot * n < 100 * (6 + puzzle->seed % 20);
    }
}

static bd_status make_plain(bd_arena *arena, bd_puzzle *puzzle, bd_err *err)
{
    size_t room = 0;
    puzzle->nodes = puzzle->cards = puzzle->cards + puzzle->cards % 2;
    puzzle->stages = 4 + (int)(puzzle->seed % 5);
    for (int u = 0; u < puzzle->nodes; u++) {
        for (int v = u + 1; v < puzzle->nodes; v++) {
            const bd_edge e = {.u = (uint16_t)u, .v = (uint16_t)v};
            if (!is_pair(puzzle, e)) continue;
            BD_ROOM(puzzle->edges, puzzle->count, room, arena, err);
            puzzle->edges[puzzle->count++] = e;
        }
    }
    return BD_OK;
}

bd_status bd_puzzle_new(bd_arena *arena, bd_puzzle_kind kind, int size, int rounds, uint64_t seed,
                        bd_puzzle *out, bd_err *err)
{
    if (size < 2) BD_FAIL(err, BD_USAGE, NULL, "a puzzle needs at least two players");
    *out = (bd_puzzle){.kind = kind, .seed = seed, .cards = size};
    if (kind >= BD_PUZZLE_RANDOM) return make_plain(arena, out, err);
    out->stages = CHESS_STAGES;
    return bd_puzzle_history(arena, rounds, out, err);
}

/* The solver against a search through all perfect matchings. */
#include "check_certificate.h"

#include "base/random.h"
#include "model/puzzle.h"
#include "solve/solve.h"

#include <criterion/criterion.h>

enum { NODES_MAX = 10, STAGES_MAX = 12 };

typedef struct best {
    const bd_puzzle *in;
    bool allowed[NODES_MAX][NODES_MAX];
    uint16_t mate[NODES_MAX];
    int64_t values[STAGES_MAX];
    long matchings, optima;
} best;

static void weigh(best *b)
{
    int64_t values[STAGES_MAX] = {0};
    for (int k = 0; k < b->in->stages; k++)
        for (int u = 0; u < b->in->nodes; u++)
            if (b->mate[u] > u) values[k] += bd_puzzle_cost(b->in, k, (bd_edge){.u = (uint16_t)u, .v = b->mate[u]});
    int order = 0;
    for (int k = 0; k < b->in->stages && order == 0; k++) order = values[k] < b->values[k] ? -1 : values[k] > b->values[k];
    if (b->matchings++ == 0 || order < 0) {
        memcpy(b->values, values, sizeof values);
        b->optima = 1;
    } else if (order == 0) {
        b->optima++;
    }
}

static void try_all(best *b, unsigned taken)
{
    int u = 0;
    while (u < b->in->nodes && (taken >> u & 1) != 0) u++;
    if (u == b->in->nodes) {
        weigh(b);
        return;
    }
    for (int v = u + 1; v < b->in->nodes; v++) {
        if ((taken >> v & 1) != 0 || !b->allowed[u][v]) continue;
        b->mate[u] = (uint16_t)v;
        b->mate[v] = (uint16_t)u;
        try_all(b, taken | 1u << u | 1u << v);
    }
}

/* A random subset of all pairs with the costs of a family. */
static bd_puzzle small_instance(bd_arena *arena, uint64_t seed)
{
    bd_random random = bd_random_seeded(seed);
    bd_puzzle in;
    const bd_puzzle_kind kind = (bd_puzzle_kind)bd_random_below(&random, BD_PUZZLE_COUNT);
    const int size = bd_random_between(&random, kind >= BD_PUZZLE_RANDOM ? 2 : 3, seed % 50 == 0 ? NODES_MAX : 8);
    cr_assert_eq(bd_puzzle_new(arena, kind, size, bd_random_between(&random, 0, 4), seed, &in, NULL), BD_OK);
    if (kind < BD_PUZZLE_RANDOM) return in;
    const uint64_t share = 20 + bd_random_below(&random, 81);
    in.count = 0;
    in.edges = bd_arena_alloc(arena, NODES_MAX * NODES_MAX, sizeof *in.edges);
    for (int u = 0; u < in.nodes; u++)
        for (int v = u + 1; v < in.nodes; v++)
            if (bd_random_below(&random, 100) < share) in.edges[in.count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    return in;
}

/* Counting: more odd components than nodes taken away. */
static bool is_barrier(const best *b, const bd_certificate *cert)
{
    int part[NODES_MAX], odd = 0;
    for (int u = 0; u < b->in->nodes; u++) part[u] = u;
    for (size_t i = 0; i < cert->barrier_count; i++) part[cert->barrier[i]] = -1;
    for (int pass = 0; pass < b->in->nodes; pass++)
        for (int u = 0; u < b->in->nodes; u++)
            for (int v = 0; v < b->in->nodes; v++)
                if (part[u] >= 0 && part[v] >= 0 && b->allowed[u][v] && part[v] < part[u]) part[u] = part[v];
    for (int p = 0; p < b->in->nodes; p++) {
        int size = 0;
        for (int u = 0; u < b->in->nodes; u++) size += part[u] == p;
        odd += size % 2;
    }
    return odd > (int)cert->barrier_count;
}

static void compare(uint64_t seed)
{
    bd_arena *arena = bd_arena_new();
    const bd_puzzle in = small_instance(arena, seed);
    best b = {.in = &in};
    for (size_t i = 0; i < in.count; i++) b.allowed[in.edges[i].u][in.edges[i].v] = b.allowed[in.edges[i].v][in.edges[i].u] = true;
    try_all(&b, 0);
    bd_edge *edges = bd_arena_alloc(arena, in.count + 1, sizeof *edges);
    memcpy(edges, in.edges, in.count * sizeof *edges);
    bd_stages stages;
    cr_assert_eq(bd_puzzle_stages(&in, arena, &stages, NULL), BD_OK);
    bd_certificate cert;
    bd_err err = {.sentence = ""};
    const bd_solve_options options = {.prove_unique = true};
    const bd_status status = bd_solve(arena, in.nodes, edges, in.count, &stages, &options, &cert, NULL, &err);
    cr_assert_eq(status, BD_OK, "seed %llu: %s", (unsigned long long)seed, err.sentence);
    if (b.matchings == 0) {
        cr_assert_eq(cert.outcome, BD_NO_MATCHING, "seed %llu", (unsigned long long)seed);
        cr_assert(is_barrier(&b, &cert), "seed %llu: the barrier proves nothing", (unsigned long long)seed);
    } else {
        cr_assert_eq(cert.outcome, BD_BEST, "seed %llu", (unsigned long long)seed);
        cr_assert_eq(cert.unique, b.optima == 1, "seed %llu: %ld optima", (unsigned long long)seed, b.optima);
        cr_assert_eq(cert.stage_count, (size_t)in.stages + cert.unique, "seed %llu", (unsigned long long)seed);
        for (int k = 0; k < in.stages; k++)
            cr_assert_eq(cert.stages[k].value, b.values[k], "seed %llu stage %d: %lld, best %lld", (unsigned long long)seed, k,
                         (long long)cert.stages[k].value, (long long)b.values[k]);
        checked c;
        cr_assert_eq(bd_puzzle_stages(&in, arena, &stages, NULL), BD_OK);
        const char *fault = check_certificate(arena, in.nodes, in.edges, in.count, &stages, &cert, &c);
        cr_assert_str_eq(fault, "", "seed %llu: %s", (unsigned long long)seed, fault);
    }
    bd_arena_free(arena);
}

Test(solve_brute, agrees_with_all_matchings)
{
    for (uint64_t seed = 1; seed <= 6000; seed++) compare(seed);
}

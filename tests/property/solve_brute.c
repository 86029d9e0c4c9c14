/* The solver against a search through all perfect matchings, with stages that touch a few nodes only and
 * lists of wishes among them. */
#include "check_certificate.h"

#include "base/random.h"
#include "solve/solve.h"
#include "support/puzzle.h"

#include <criterion/criterion.h>

enum { NODES_MAX = 10, STAGES_MAX = 12, MATCHINGS_MAX = 945 };

/* A puzzle's stages, each narrowed to a window, some turned into wishes. */
typedef struct plan {
    const bd_puzzle *puzzle;
    int next;
    struct part {
        const bd_puzzle *puzzle;
        int k, low, high, wishes;
    } parts[STAGES_MAX];
} plan;

static bd_cost part_cost(const struct part *p, bd_edge e)
{
    const bool outside = (e.u < p->low || e.u > p->high) && (e.v < p->low || e.v > p->high);
    if (outside) return 0;
    const bd_cost cost = bd_puzzle_cost(p->puzzle, p->k, e);
    return p->wishes > 0 ? (cost % (p->wishes + 1) + p->wishes + 1) % (p->wishes + 1) : cost;
}

static void price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    for (size_t i = 0; i < count; i++) cost[i] = part_cost(context, edges[i]);
}

static bd_status next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                      bd_err *err)
{
    plan *p = self;
    (void)face;
    (void)last_value;
    (void)err;
    *done = p->next >= p->puzzle->stages;
    if (*done) return BD_OK;
    const struct part *part = &p->parts[p->next++];
    *stage = (bd_stage){
        .context = part, .price = price, .low = part->low, .high = part->high, .wishes = part->wishes};
    (void)snprintf(stage->id, sizeof stage->id, "stage:%d", part->k);
    return BD_OK;
}

static void make_plan(const bd_puzzle *puzzle, uint64_t seed, plan *p)
{
    bd_random random = bd_random_seeded(seed + 77);
    *p = (plan){.puzzle = puzzle};
    for (int k = 0; k < puzzle->stages; k++) {
        struct part *part = &p->parts[k];
        *part = (struct part){.puzzle = puzzle, .k = k, .low = 0, .high = puzzle->nodes - 1};
        if (bd_random_below(&random, 3) == 0) {
            part->low = bd_random_between(&random, 0, puzzle->nodes - 1);
            part->high = bd_random_between(&random, part->low, puzzle->nodes - 1);
        }
        if (bd_random_below(&random, 4) == 0) part->wishes = bd_random_between(&random, 1, 6);
    }
}

/* All perfect matchings; those that are optimal so far stay. */
typedef struct list {
    const bd_puzzle *puzzle;
    bool allowed[NODES_MAX][NODES_MAX];
    uint16_t mate[NODES_MAX];
    uint16_t all[MATCHINGS_MAX][NODES_MAX];
    int count;
} list;

static void list_all(list *l, unsigned taken)
{
    int u = 0;
    while (u < l->puzzle->nodes && (taken >> u & 1) != 0) u++;
    if (u == l->puzzle->nodes) {
        memcpy(l->all[l->count++], l->mate, sizeof l->mate);
        return;
    }
    for (int v = u + 1; v < l->puzzle->nodes; v++) {
        if ((taken >> v & 1) != 0 || !l->allowed[u][v]) continue;
        l->mate[u] = (uint16_t)v;
        l->mate[v] = (uint16_t)u;
        list_all(l, taken | 1u << u | 1u << v);
    }
}

/* The sum of a stage's costs; of wishes, minus how many are granted, so that less is better in both. */
static int64_t worth(const list *l, const struct part *part, const uint16_t *mate)
{
    int64_t sum = 0, first_against = part->wishes + 1;
    for (int u = 0; u < l->puzzle->nodes; u++) {
        if (mate[u] < u) continue;
        const bd_cost cost = part_cost(part, (bd_edge){.u = (uint16_t)u, .v = mate[u]});
        sum += cost;
        if (cost > 0 && cost < first_against) first_against = cost;
    }
    return part->wishes > 0 ? 1 - first_against : sum;
}

static int64_t keep_best(list *l, const struct part *part)
{
    int64_t best = INT64_MAX;
    int kept = 0;
    for (int i = 0; i < l->count; i++)
        best = worth(l, part, l->all[i]) < best ? worth(l, part, l->all[i]) : best;
    for (int i = 0; i < l->count; i++)
        if (worth(l, part, l->all[i]) == best) memmove(l->all[kept++], l->all[i], sizeof l->all[i]);
    l->count = kept;
    return part->wishes > 0 ? -best : best;
}

/* A random subset of all pairs with the costs of a family. */
static bd_puzzle small_puzzle(bd_arena *arena, uint64_t seed)
{
    bd_random random = bd_random_seeded(seed);
    bd_puzzle in;
    const bd_puzzle_kind kind = (bd_puzzle_kind)bd_random_below(&random, BD_PUZZLE_COUNT);
    const int size =
        bd_random_between(&random, kind >= BD_PUZZLE_RANDOM ? 2 : 3, seed % 10 == 0 ? NODES_MAX : 8);
    cr_assert_eq(bd_puzzle_new(arena, kind, size, bd_random_between(&random, 0, 4), seed, &in, NULL), BD_OK);
    if (kind < BD_PUZZLE_RANDOM) return in;
    const uint64_t share = 20 + bd_random_below(&random, 81);
    in.count = 0;
    in.edges = bd_arena_alloc(arena, NODES_MAX * NODES_MAX, sizeof *in.edges);
    for (int u = 0; u < in.nodes; u++)
        for (int v = u + 1; v < in.nodes; v++)
            if (bd_random_below(&random, 100) < share)
                in.edges[in.count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    return in;
}

/* Counting: more odd components than nodes taken away. */
static bool is_barrier(const list *l, const bd_certificate *cert)
{
    int part[NODES_MAX], odd = 0;
    const int nodes = l->puzzle->nodes;
    for (int u = 0; u < nodes; u++) part[u] = u;
    for (size_t i = 0; i < cert->barrier_count; i++) part[cert->barrier[i]] = -1;
    for (int pass = 0; pass < nodes; pass++)
        for (int u = 0; u < nodes; u++)
            for (int v = 0; v < nodes; v++)
                if (part[u] >= 0 && part[v] >= 0 && l->allowed[u][v] && part[v] < part[u]) part[u] = part[v];
    for (int p = 0; p < nodes; p++) {
        int size = 0;
        for (int u = 0; u < nodes; u++) size += part[u] == p;
        odd += size % 2;
    }
    return odd > (int)cert->barrier_count;
}

static void compare_stages(bd_arena *arena, list *l, plan *p, const bd_certificate *cert,
                           unsigned long long seed)
{
    cr_assert_eq(cert->outcome, BD_BEST, "seed %llu", seed);
    cr_assert_eq(cert->stage_count, (size_t)l->puzzle->stages + cert->unique, "seed %llu", seed);
    for (int k = 0; k < l->puzzle->stages; k++) {
        const int64_t best = keep_best(l, &p->parts[k]);
        cr_assert_eq(cert->stages[k].value, best, "seed %llu stage %d: %lld, best %lld", seed, k,
                     (long long)cert->stages[k].value, (long long)best);
    }
    cr_assert_eq(cert->unique, l->count == 1, "seed %llu: %d optima", seed, l->count);
    p->next = 0;
    const bd_stages stages = {.self = p, .next = next};
    checked c;
    const char *fault =
        check_certificate(arena, l->puzzle->nodes, l->puzzle->edges, l->puzzle->count, &stages, cert, &c);
    cr_assert_str_eq(fault, "", "seed %llu: %s", seed, fault);
}

/* Returns the number of perfect matchings. */
static int compare(uint64_t seed)
{
    bd_arena *arena = bd_arena_new();
    const bd_puzzle in = small_puzzle(arena, seed);
    list *l = bd_arena_alloc(arena, 1, sizeof *l);
    l->puzzle = &in;
    for (size_t i = 0; i < in.count; i++)
        l->allowed[in.edges[i].u][in.edges[i].v] = l->allowed[in.edges[i].v][in.edges[i].u] = true;
    list_all(l, 0);
    const int matchings = l->count;
    plan p;
    make_plan(&in, seed, &p);
    bd_edge *edges = bd_arena_alloc(arena, in.count + 1, sizeof *edges);
    memcpy(edges, in.edges, in.count * sizeof *edges);
    const bd_stages stages = {.self = &p, .next = next};
    bd_solved solved;
    bd_err err = {.sentence = ""};
    const bd_solve_options options = {.prove_unique = true};
    const bd_status status =
        bd_solve(arena, in.nodes, edges, in.count, &stages, &options, &solved, NULL, &err);
    cr_assert_eq(status, BD_OK, "seed %llu: %s", (unsigned long long)seed, err.sentence);
    if (matchings == 0) {
        cr_assert_eq(solved.certificate.outcome, BD_NO_MATCHING, "seed %llu", (unsigned long long)seed);
        cr_assert(is_barrier(l, &solved.certificate), "seed %llu: the barrier proves nothing",
                  (unsigned long long)seed);
    } else {
        compare_stages(arena, l, &p, &solved.certificate, (unsigned long long)seed);
    }
    bd_arena_free(arena);
    return matchings;
}

Test(solve_brute, agrees_with_all_matchings)
{
    int none = 0, several = 0;
    for (uint64_t seed = 1; seed <= 8000; seed++) {
        const int matchings = compare(seed);
        none += matchings == 0;
        several += matchings > 1;
    }
    cr_assert_gt(none, 300, "too few puzzles without a matching: %d", none);
    cr_assert_gt(several, 5000, "too few puzzles with a choice: %d", several);
}

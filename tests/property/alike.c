/* Alike: where the rules call nodes alike, pairs of them cost the same; and the checker, which relies on it,
 * says word for word what it says when it looks at each pair, also of certificates that are not true. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "rulebook/rulebook.h"
#include "verify/kinds.h"
#include "verify/walk.h"

#include "small_events.h"

#include <string.h>

enum { NODES = 140, KEPT = 400 };

/* ---- what the rules say ---- */

typedef struct asker {
    const bd_edge *edges;
    size_t count;
    int nodes;
    long stages, alike, shared; /* stages seen; with nodes alike; pairs that cost what another did */
} asker;

/* Numbers the nodes by what they are alike with, and looks whether that is the same from all sides. */
static int number_kinds(const bd_stage *stage, int nodes, int *kind)
{
    int first[NODES], count = 0;
    for (int u = 0; u < nodes; u++) {
        kind[u] = 0;
        while (kind[u] < count && !stage->alike(stage->context, first[kind[u]], u)) kind[u]++;
        if (kind[u] == count) first[count++] = u;
    }
    for (int u = 0; u < nodes; u++)
        for (int v = 0; v < nodes; v++)
            cr_assert_eq(stage->alike(stage->context, u, v), kind[u] == kind[v], "%s: %d and %d", stage->id,
                         u, v);
    return count;
}

static bd_status ask_each(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    asker *a = self;
    static bd_cost cost[NODES][NODES];
    static bool known[NODES][NODES];
    int kind[NODES];
    (void)face;
    (void)err;
    a->stages++;
    if (stage->alike == NULL) return BD_OK;
    const int kinds = number_kinds(stage, a->nodes, kind);
    a->alike += kinds < a->nodes;
    memset(known, 0, sizeof known);
    for (size_t i = 0; i < a->count; i++) {
        const int k = kind[a->edges[i].u], l = kind[a->edges[i].v];
        bd_cost one;
        stage->price(stage->context, &a->edges[i], 1, &one);
        if (known[k][l]) cr_assert_eq(one, cost[k][l], "%s: %d-%d", stage->id, a->edges[i].u, a->edges[i].v);
        a->shared += known[k][l];
        known[k][l] = true;
        cost[k][l] = one;
    }
    return BD_OK;
}

/* ---- what the checker says ---- */

typedef struct listener {
    bd_stages inner;
    bool bare; /* nobody is alike */
    size_t seen;
    size_t count[KEPT];
    uint64_t face[KEPT]; /* a sum over the pairs that are left before each stage */
} listener;

static bd_status next_bare(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                           bd_err *err)
{
    listener *l = self;
    BD_TRY(l->inner.next(l->inner.self, face, last_value, stage, done, err));
    if (l->bare) stage->alike = NULL;
    return BD_OK;
}

static bd_status hear(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    listener *l = self;
    (void)stage;
    (void)err;
    cr_assert_lt(l->seen, KEPT);
    uint64_t sum = 0;
    for (int u = 0; u < face->nodes; u++) {
        size_t count;
        const bd_edge *row = bd_face_row(face, u, &count);
        for (size_t i = 0; i < count; i++)
            sum = sum * UINT64_C(6364136223846793005) + (uint64_t)row[i].u * NODES + row[i].v + 1;
    }
    l->count[l->seen] = face->count;
    l->face[l->seen++] = sum;
    return BD_OK;
}

static bd_verdict listen(bd_arena *arena, const bd_best *best, const bd_certificate *certificate, bool bare,
                         listener *l)
{
    bd_model model;
    bd_verdict verdict;
    *l = (listener){.bare = bare};
    cr_assert_eq(bd_model_of_round(best->round, arena, &model, NULL), BD_OK);
    l->inner = model.stages;
    const bd_stages stages = {.self = l, .next = next_bare};
    const bd_walk_witness witness = {.self = l, .see = hear};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &stages,
                                 .certificate = certificate,
                                 .witness = &witness};
    cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
    return verdict;
}

static bd_verdict listen_twice(const bd_best *best, const bd_certificate *certificate, const char *name)
{
    static listener by_kinds, by_pairs;
    bd_arena *arena = bd_arena_new();
    const bd_verdict a = listen(arena, best, certificate, false, &by_kinds);
    const bd_verdict b = listen(arena, best, certificate, true, &by_pairs);
    cr_assert(a.kind == b.kind && a.at == b.at && a.stages == b.stages && a.unique == b.unique, "%s: %s / %s",
              name, a.sentence, b.sentence);
    cr_assert_str_eq(a.sentence, b.sentence, "%s", name);
    cr_assert_eq(by_kinds.seen, by_pairs.seen);
    for (size_t k = 0; k < by_kinds.seen; k++)
        cr_assert(by_kinds.count[k] == by_pairs.count[k] && by_kinds.face[k] == by_pairs.face[k],
                  "%s: other pairs before stage %zu", name, k);
    bd_arena_free(arena);
    return a;
}

/* ---- certificates that are not true ---- */

/* One weight of a stage is another by a little, and what that takes from the sum a second one gives. */
static void spoil(bd_random *random, bd_weight *weights, size_t count)
{
    const int change = bd_random_between(random, 0, 1) == 0 ? 1 : -1;
    const size_t i = bd_random_below(random, (uint32_t)count), k = bd_random_below(random, (uint32_t)count);
    weights[i].weight += change;
    weights[k].weight -= change;
}

/* The certificate with the weights of one stage changed; false: the stage has too few. */
static bool spoil_stage(bd_arena *arena, bd_random *random, const bd_certificate *from, bd_certificate *to)
{
    const size_t k = bd_random_below(random, (uint32_t)from->stage_count);
    bd_stage_proof *proofs = bd_arena_alloc(arena, from->stage_count, sizeof *proofs);
    memcpy(proofs, from->stages, from->stage_count * sizeof *proofs);
    const bool nodes =
        proofs[k].node_count > 1 && (proofs[k].set_count < 2 || bd_random_below(random, 2) == 0);
    const size_t count = nodes ? proofs[k].node_count : proofs[k].set_count;
    if (count < 2) return false;
    bd_weight *weights = bd_arena_alloc(arena, count, sizeof *weights);
    memcpy(weights, nodes ? proofs[k].nodes : proofs[k].sets, count * sizeof *weights);
    spoil(random, weights, count);
    if (nodes)
        proofs[k].nodes = weights;
    else
        proofs[k].sets = weights;
    *to = *from;
    to->stages = proofs;
    return true;
}

typedef struct sayings {
    long best, refused, named; /* verdicts; refusals of a pair that is too cheap */
} sayings;

static void listen_to_spoilt(bd_random *random, const bd_best *best, const char *name, sayings *said)
{
    for (int i = 0; i < 20; i++) {
        bd_arena *arena = bd_arena_new();
        bd_certificate spoilt;
        if (spoil_stage(arena, random, &best->certificate, &spoilt)) {
            const bd_verdict verdict = listen_twice(best, &spoilt, name);
            said->refused += verdict.kind == BD_REFUSED;
            said->named += strstr(verdict.sentence, "less than the weights allow") != NULL;
        }
        bd_arena_free(arena);
    }
}

static void round_of(bd_arena *arena, bd_random *random, const bd_rulebook *rules, int players, uint64_t seed,
                     asker *a, sayings *said)
{
    char name[64];
    bd_best best;
    bd_model model;
    bd_verdict verdict;
    const bd_solve_options how = {.prove_unique = true};
    const bd_draw_options lenient = {.allow_repeats = true, .seed = seed};
    bd_tournament *t = small_event(arena, random, players, bd_random_between(random, 1, 6));
    (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
    if (bd_best_draw(arena, t, rules, 0, &lenient, &how, &best, NULL) != BD_OK) return;
    if (best.certificate.outcome != BD_BEST) return;
    cr_assert_eq(bd_model_of_round(best.round, arena, &model, NULL), BD_OK);
    a->edges = model.edges;
    a->count = model.edge_count;
    a->nodes = model.nodes;
    const bd_walk_witness witness = {.self = a, .see = ask_each};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &best.certificate,
                                 .witness = &witness};
    cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
    said->best += listen_twice(&best, &best.certificate, name).kind == BD_PROVED_BEST;
    listen_to_spoilt(random, &best, name, said);
}

Test(alike, pairs_of_alike_nodes_are_checked_at_once)
{
    enum { EVENTS = 40 };
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        asker a = {.stages = 0};
        sayings said = {.best = 0};
        for (uint64_t seed = 1; seed <= EVENTS; seed++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed * 61 + b);
            const int players =
                seed % 8 == 0 ? NODES - 1 - (int)(seed % 3) : bd_random_between(&random, 4, 26);
            round_of(arena, &random, rules, players, seed, &a, &said);
            bd_arena_free(arena);
        }
        cr_log_info("%s: %ld of %ld stages, %ld pairs; %ld best, %ld refused, %ld of them for a pair",
                    rules->id, a.alike, a.stages, a.shared, said.best, said.refused, said.named);
        cr_expect_gt(said.best, EVENTS / 2, "%s: %ld proved best", rules->id, said.best);
        const bool prescribed = bd_rulebook_has(rules, BD_HAS_PRESCRIBED); /* one stage of 0 and 1 */
        cr_expect(prescribed || said.named > 8, "%s: %ld refused for a pair", rules->id, said.named);
    }
}

/* ---- kinds ---- */

static bool same_third(const void *context, int u, int v) { return u % 3 == v % 3 && context == NULL; }

/* 70 nodes in two words: by thirds, by one weight, by one class; and more kinds than there may be. */
Test(alike, nodes_are_of_one_kind_when_nothing_tells_them_apart)
{
    bd_arena *arena = bd_arena_new();
    bd_kinds *kinds = bd_arena_alloc(arena, 1, sizeof *kinds);
    int64_t y[70] = {0};
    uint32_t class_of[70] = {0};
    uint64_t active[2] = {2, 0};
    bd_stage stage = {.alike = same_third};
    cr_assert_eq(bd_kinds_new(kinds, arena, 70, NULL), BD_OK);
    cr_assert(bd_kinds_sort(kinds, &stage, y, class_of, active));
    cr_assert_eq(kinds->count, 3);
    cr_expect(kinds->of[69] == kinds->of[0] && kinds->of[68] == kinds->of[2]);
    cr_expect(!kinds->items[0].active && kinds->items[1].active && !kinds->items[2].active);
    cr_expect_eq(kinds->items[0].last, 1);
    y[69] = 1;
    class_of[68] = 1;
    cr_assert(bd_kinds_sort(kinds, &stage, y, class_of, active));
    cr_assert_eq(kinds->count, 5);
    cr_expect_eq(kinds->items[kinds->of[69]].first, 1);
    cr_expect_eq(kinds->items[kinds->of[69]].members[1], UINT64_C(1) << 5);
    for (int u = 0; u < 63; u++) y[u] = u - 100;
    cr_expect_not(bd_kinds_sort(kinds, &stage, y, class_of, active), "63 weights and 5 kinds of the rest");
    stage.alike = NULL;
    cr_expect_not(bd_kinds_sort(kinds, &stage, y, class_of, active));
    bd_arena_free(arena);
}

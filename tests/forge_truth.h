/* Whether what an accepted certificate of a small round says is true, decided by all its legal draws.
 *
 * Twice: stage after stage on the pairs that the certificate's own weights leave, as docs/certificate.md
 * defines them, each claim judged against the list of the draws that are best so far; and once more without
 * the certificate, on the pairs of the draws that are left, for what it comes to in the end. */
#ifndef TESTS_FORGE_TRUTH_H
#define TESTS_FORGE_TRUTH_H

#include "io/certificate_file.h"
#include "rulebook/rulebook.h"
#include "verify/walk.h"

#include <string.h>

enum {
    TRUTH_NODES = 10,
    TRUTH_DRAWS = 945,
    TRUTH_SETS = 1000,
    TRUTH_PAIRS = TRUTH_NODES * (TRUTH_NODES - 1) / 2
};

typedef struct truth {
    bd_arena *arena;
    bd_round *round;
    bd_stages stages;
    uint16_t mates[TRUTH_DRAWS][TRUTH_NODES]; /* the draws that are best so far */
    size_t count;
    bd_edge pairs[TRUTH_PAIRS]; /* the face */
    size_t pair_count;
    bool bound[TRUTH_SETS]; /* sets that had a weight */
} truth;

static inline bool truth_may_pair(const truth *t, int u, int v)
{
    for (size_t i = 0; i < t->pair_count; i++)
        if (t->pairs[i].u == u && t->pairs[i].v == v) return true;
    return false;
}

static inline void truth_list(truth *t, int *mate)
{
    int u = 0;
    while (u < t->round->nodes && mate[u] >= 0) u++;
    if (u == t->round->nodes) {
        for (int w = 0; w < u; w++) t->mates[t->count][w] = (uint16_t)mate[w];
        t->count++;
        return;
    }
    for (int v = u + 1; v < t->round->nodes; v++) {
        if (mate[v] >= 0 || !truth_may_pair(t, u, v)) continue;
        mate[u] = v, mate[v] = u;
        truth_list(t, mate);
        mate[u] = mate[v] = -1;
    }
}

/* A round by its rules and options, with all its legal draws; false when it is too large or cannot be made.
 */
static inline bool truth_begin(truth *t, bd_arena *arena, const bd_tournament *tournament,
                               const bd_certificate *c)
{
    int mate[TRUTH_NODES];
    bd_edge *edges = NULL;
    const bd_rulebook *rules = bd_rulebook_find(c->rules);
    bd_draw_options *options = bd_arena_alloc(arena, 1, sizeof *options);
    *t = (truth){.arena = arena};
    if (rules == NULL || bd_draw_options_parse(c->options, arena, options, NULL) != BD_OK ||
        bd_round_new(arena, tournament, rules, c->round, options, &t->round, NULL) != BD_OK ||
        t->round->nodes > TRUTH_NODES ||
        bd_round_edges(t->round, arena, &edges, &t->pair_count, NULL) != BD_OK ||
        bd_round_stages(t->round, arena, &t->stages, NULL) != BD_OK)
        return false;
    memcpy(t->pairs, edges, t->pair_count * sizeof *edges);
    for (int u = 0; u < TRUTH_NODES; u++) mate[u] = -1;
    truth_list(t, mate);
    return true;
}

static inline bd_cost truth_cost(const bd_stage *stage, int u, int v)
{
    const bd_edge pair = {(uint16_t)(u < v ? u : v), (uint16_t)(u < v ? v : u)};
    bd_cost cost = 0;
    stage->price(stage->context, &pair, 1, &cost);
    return cost;
}

/* The sum of the costs; of a list of wishes, how many are granted before the first that is not. */
static inline int64_t truth_value(const truth *t, const bd_stage *stage, const uint16_t *mate)
{
    int64_t sum = 0, granted = stage->wishes;
    for (int u = 0; u < t->round->nodes; u++) {
        if (mate[u] < u) continue;
        const bd_cost cost = truth_cost(stage, u, mate[u]);
        sum += cost;
        if (cost >= 1 && cost <= granted) granted = cost - 1;
    }
    return stage->wishes > 0 ? granted : sum;
}

/* The best value of the draws that are left. */
static inline int64_t truth_best(const truth *t, const bd_stage *stage)
{
    int64_t best = 0;
    for (size_t i = 0; i < t->count; i++) {
        const int64_t value = truth_value(t, stage, t->mates[i]);
        if (i == 0 || (stage->wishes > 0 ? value > best : value < best)) best = value;
    }
    return best;
}

/* Leaves the draws with this value; of wishes, those that grant so many. */
static inline void truth_keep(truth *t, const bd_stage *stage, int64_t wanted)
{
    size_t kept = 0;
    for (size_t i = 0; i < t->count; i++) {
        const int64_t value = truth_value(t, stage, t->mates[i]);
        if (stage->wishes > 0 ? value < wanted : value != wanted) continue;
        memmove(t->mates[kept++], t->mates[i], sizeof t->mates[i]);
    }
    t->count = kept;
}

static inline bool truth_has(const truth *t, const uint16_t *mate)
{
    for (size_t i = 0; i < t->count; i++)
        if (memcmp(t->mates[i], mate, (size_t)t->round->nodes * sizeof *mate) == 0) return true;
    return false;
}

/* ---- the pairs that are left ---- */

static inline bool truth_leaves(const bd_odd_set *set, bd_edge pair)
{
    int inside = 0;
    for (size_t i = 0; i < set->count; i++) inside += set->nodes[i] == pair.u || set->nodes[i] == pair.v;
    return inside == 1;
}

/* What the weights leave of a pair's cost. */
static inline int64_t truth_reduced(const bd_stage *stage, const bd_certificate *c,
                                    const bd_stage_proof *proof, bd_edge pair)
{
    const bd_cost cost = truth_cost(stage, pair.u, pair.v);
    if (stage->wishes > 0) return cost >= 1 && cost <= proof->value;
    int64_t left = proof->denominator * cost;
    for (size_t i = 0; i < proof->node_count; i++)
        if (proof->nodes[i].index == pair.u || proof->nodes[i].index == pair.v)
            left -= proof->nodes[i].weight;
    for (size_t i = 0; i < proof->set_count; i++)
        if (truth_leaves(&c->sets[proof->sets[i].index], pair)) left -= proof->sets[i].weight;
    return left;
}

/* NULL, or what the weights say that is not so. */
static inline const char *truth_weigh(truth *t, const bd_stage *stage, const bd_certificate *c,
                                      const bd_stage_proof *proof)
{
    size_t kept = 0;
    int64_t sum = 0;
    for (size_t i = 0; i < proof->node_count; i++) sum += proof->nodes[i].weight;
    for (size_t i = 0; i < proof->set_count; i++) {
        sum += proof->sets[i].weight;
        if (proof->sets[i].weight < 0 && !t->bound[proof->sets[i].index]) return "a free set is below 0";
    }
    for (size_t i = 0; i < proof->set_count; i++) t->bound[proof->sets[i].index] = true;
    if (stage->wishes == 0 && proof->proved && sum != proof->denominator * proof->value)
        return "the weights do not amount to the value";
    if (!proof->proved && proof->bound != BD_NO_BOUND && sum <= proof->denominator * (proof->bound - 1))
        return "the weights do not amount to the bound";
    for (size_t i = 0; i < t->pair_count; i++) {
        const int64_t left = truth_reduced(stage, c, proof, t->pairs[i]);
        if (left < 0 && (proof->proved || proof->bound != BD_NO_BOUND)) return "a pair is too cheap";
        if (left == 0) t->pairs[kept++] = t->pairs[i];
    }
    if (proof->proved) t->pair_count = kept;
    for (size_t i = 0; proof->proved && i < t->count; i++)
        for (int u = 0; u < t->round->nodes; u++)
            if (u < t->mates[i][u] && !truth_may_pair(t, u, t->mates[i][u]))
                return "a best draw is no longer allowed";
    return NULL;
}

/* The pairs of the draws that are left, for lack of weights. */
static inline void truth_tighten(truth *t)
{
    size_t kept = 0;
    for (size_t i = 0; i < t->pair_count; i++) {
        bool used = false;
        for (size_t k = 0; k < t->count && !used; k++) used = t->mates[k][t->pairs[i].u] == t->pairs[i].v;
        if (used) t->pairs[kept++] = t->pairs[i];
    }
    t->pair_count = kept;
}

/* ---- the claims ---- */

static inline bool truth_next(truth *t, int64_t last_value, bd_stage *stage, bool *done)
{
    bd_face face;
    if (bd_face_of_list(t->arena, t->round->nodes, t->pairs, t->pair_count, &face, NULL) != BD_OK)
        return false;
    *stage = (bd_stage){.id = ""};
    *done = false;
    return t->stages.next(t->stages.self, &face, last_value, stage, done, NULL) == BD_OK;
}

/* NULL, or what stage `proof` says that is not so. The draw is one of those that are left, before and after.
 */
static inline const char *truth_of_stage(truth *t, const bd_stage *stage, const bd_certificate *c,
                                         const bd_stage_proof *proof, const uint16_t *mate)
{
    const int64_t best = truth_best(t, stage), value = truth_value(t, stage, mate);
    if (strcmp(stage->id, proof->id) != 0) return "the rules have another stage here";
    if (stage->wishes > 0 ? value < proof->value : value != proof->value) return "the draw has another value";
    if (stage->wishes == 0 && proof->proved && best != proof->value) return "a better value can be had";
    if (!proof->proved && proof->bound != BD_NO_BOUND && best < proof->bound) return "the bound is too high";
    if (proof->proved) truth_keep(t, stage, proof->value);
    return truth_weigh(t, stage, c, proof);
}

static inline const char *truth_of_claims(truth *t, const bd_certificate *c, const uint16_t *mate,
                                          const bd_verdict *verdict)
{
    int64_t last_value = 0;
    bd_stage stage;
    bool done;
    for (size_t k = 0; k < verdict->stages; k++) {
        if (!truth_next(t, last_value, &stage, &done) || done) return "the rules have no such stage";
        if (!c->stages[k].proved) return "an open stage counts as proved";
        const char *wrong = truth_of_stage(t, &stage, c, &c->stages[k], mate);
        if (wrong != NULL) return wrong;
        last_value = c->stages[k].value;
    }
    const size_t at = verdict->stages;
    if (!truth_next(t, last_value, &stage, &done)) return "the list of stages fails";
    if (verdict->kind == BD_PROVED_BEST && !done) return "the rules have another stage";
    if (verdict->unique && t->count != 1) return "another draw is as good";
    if (done || at >= c->stage_count) return NULL;
    if (c->stages[at].proved) return "a stage was not looked at";
    return truth_of_stage(t, &stage, c, &c->stages[at], mate);
}

/* NULL, or how the draw differs from those that are best without any certificate. */
static inline const char *truth_of_draw(truth *t, const uint16_t *mate, bool unique)
{
    int64_t last_value = 0;
    for (;;) {
        bd_stage stage;
        bool done;
        truth_tighten(t);
        if (!truth_next(t, last_value, &stage, &done)) return "the list of stages fails";
        if (done) break;
        last_value = truth_best(t, &stage);
        truth_keep(t, &stage, last_value);
    }
    if (!truth_has(t, mate)) return "another draw is better";
    return unique && t->count != 1 ? "another draw is as good by the rules alone" : NULL;
}

static inline bool truth_same_boards(const bd_draw *a, const bd_draw *b)
{
    bool same = a->board_count == b->board_count && a->bye == b->bye && a->sit_out_count == b->sit_out_count;
    for (size_t i = 0; same && i < a->board_count; i++)
        same = a->boards[i].white == b->boards[i].white && a->boards[i].black == b->boards[i].black;
    for (size_t i = 0; same && i < a->sit_out_count; i++) same = a->sit_outs[i] == b->sit_outs[i];
    return same;
}

/* NULL when everything is so that the checker has accepted, else what is not. */
static inline const char *truth_of(bd_arena *arena, const bd_tournament *tournament,
                                   const bd_certificate_file *file, const bd_verdict *verdict)
{
    static truth t;
    uint16_t *mate = NULL;
    bd_draw right;
    const bd_certificate *c = &file->certificate;
    if (!truth_begin(&t, arena, tournament, c)) return "there is no such round";
    if (verdict->kind == BD_PROVED_NO_DRAW) return t.count == 0 ? NULL : "there is a draw";
    if (bd_round_partners(t.round, arena, &file->draw, &mate, NULL) != BD_OK || !truth_has(&t, mate))
        return "the draw is not legal";
    if (bd_round_draw(t.round, arena, mate, &right, NULL) != BD_OK || !truth_same_boards(&right, &file->draw))
        return "the boards are not seated by the rules";
    const char *wrong = truth_of_claims(&t, c, mate, verdict);
    if (wrong != NULL || verdict->kind != BD_PROVED_BEST) return wrong;
    if (!truth_begin(&t, arena, tournament, c)) return "there is no such round";
    return truth_of_draw(&t, mate, verdict->unique);
}

#endif

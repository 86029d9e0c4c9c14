/* A small true certificate in memory, for tests that spoil it: six nodes in two triangles {0, 1, 2} and {3,
 * 4, 5}, all pairs legal. "joined" costs 1 for a pair between the triangles, "long" -5 for the same, then two
 * wishes: no such pair but at node 0, and of those only 0-3. The best matching is 0-3, 1-2, 4-5 and the only
 * one. */
#ifndef TESTS_WALK_FIXTURE_H
#define TESTS_WALK_FIXTURE_H

#include "base/bits.h"
#include "verify/walk.h"

#include <criterion/criterion.h>
#include <string.h>

enum { FIXTURE_ROOM = 12 };

typedef struct fixture {
    bd_edge edges[16];
    uint64_t rows[6]; /* the same as bits, for fixture_use_rows */
    /* In each list of these something large stands before the first, and behind the nodes of a set one that
     * is not there. */
    uint16_t mate[FIXTURE_ROOM], nodes_of[3][FIXTURE_ROOM], barrier[FIXTURE_ROOM];
    bd_odd_set sets[3];
    bd_weight y[5][FIXTURE_ROOM], z[5][FIXTURE_ROOM];
    bd_stage_proof proofs[5];
    bd_certificate certificate;
    bd_stage stages[4]; /* what the rules ask for */
    size_t stage_count, given;
    size_t faces[5];  /* how many pairs each stage was shown, */
    int64_t lasts[5]; /* and which value came before it */
    int ids[FIXTURE_ROOM];
    bd_walk_input input;
    bd_stages list;
} fixture;

static inline bool fixture_joins(bd_edge e) { return e.u < 3 && e.v >= 3; }

static inline void fixture_joined(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = fixture_joins(edges[i]);
}

static inline void fixture_long(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = fixture_joins(edges[i]) ? -5 : 0;
}

static inline void fixture_wishes(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) {
        const bd_edge e = edges[i];
        cost[i] = !fixture_joins(e) ? 0 : e.u > 0 ? 1 : e.v > 3 ? 2 : 0;
    }
}

static inline bd_status fixture_next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage,
                                     bool *done, bd_err *err)
{
    fixture *f = self;
    (void)err;
    f->faces[f->given] = face->count;
    f->lasts[f->given] = last_value;
    if (f->given == f->stage_count)
        *done = true;
    else
        *stage = f->stages[f->given++];
    return BD_OK;
}

/* Weight of a node or set (from 0) in stage k, behind those it has. */
static inline void fixture_add_y(fixture *f, int k, uint32_t node, int64_t weight)
{
    f->y[k][1 + f->proofs[k].node_count++] = (bd_weight){.index = node, .weight = weight};
}
static inline void fixture_add_z(fixture *f, int k, uint32_t set, int64_t weight)
{
    f->z[k][1 + f->proofs[k].set_count++] = (bd_weight){.index = set, .weight = weight};
}

static inline void fixture_proof(fixture *f, int k, const char *id, int64_t value)
{
    bd_stage_proof *p = &f->proofs[k];
    *p = (bd_stage_proof){.value = value, .bound = value, .proved = true, .denominator = 1};
    memcpy(p->id, id, strlen(id) + 1);
    f->y[k][0].index = f->z[k][0].index = UINT32_MAX;
    p->nodes = f->y[k] + 1;
    p->sets = f->z[k] + 1;
}

static inline void fixture_set(fixture *f, int s, const uint16_t *nodes, size_t count)
{
    f->nodes_of[s][0] = UINT16_MAX;
    memcpy(f->nodes_of[s] + 1, nodes, count * sizeof *nodes);
    f->nodes_of[s][1 + count] = 7;
    f->sets[s] = (bd_odd_set){.nodes = f->nodes_of[s] + 1, .count = count};
}

static inline void fixture_mate(fixture *f, const uint16_t *mate) { memcpy(f->mate, mate, 6 * sizeof *mate); }

/* Everything as it should be: proved best and unique, in three stages. */
static inline void fixture_new(fixture *f)
{
    static const uint16_t upper[] = {0, 1, 2}, lower[] = {3, 4, 5}, mate[] = {3, 2, 1, 0, 5, 4};
    size_t count = 0;
    *f = (fixture){.stage_count = 3};
    for (int u = 0; u < 6; u++)
        for (int v = u + 1; v < 6; v++) f->edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    fixture_mate(f, mate);
    fixture_set(f, 0, upper, 3);
    fixture_set(f, 1, lower, 3);
    f->stages[0] = (bd_stage){.id = "joined", .price = fixture_joined, .low = 0, .high = 5};
    f->stages[1] = (bd_stage){.id = "long", .price = fixture_long, .low = 0, .high = 2};
    f->stages[2] = (bd_stage){.id = "wishes", .price = fixture_wishes, .low = 3, .high = 5, .wishes = 2};
    fixture_proof(f, 0, "joined", 1);
    fixture_add_z(f, 0, 0, 1);
    fixture_proof(f, 1, "long", -5);
    fixture_add_z(f, 1, 0, -5);
    fixture_proof(f, 2, "wishes", 2);
    fixture_proof(f, 3, "unique", 0);
    fixture_add_y(f, 3, 0, -1);
    fixture_add_y(f, 3, 3, -1);
    fixture_add_z(f, 3, 0, 2);
    f->certificate = (bd_certificate){.outcome = BD_BEST,
                                      .nodes = 6,
                                      .mate = f->mate,
                                      .sets = f->sets,
                                      .set_count = 2,
                                      .stages = f->proofs,
                                      .stage_count = 4,
                                      .barrier = f->barrier + 1};
    f->barrier[0] = UINT16_MAX;
    f->list = (bd_stages){.self = f, .next = fixture_next};
    f->input = (bd_walk_input){.nodes = 6,
                               .edges = f->edges,
                               .edge_count = count,
                               .stages = &f->list,
                               .certificate = &f->certificate};
}

/* The stages after the first `kept` are not asked for, nor spoken of. */
static inline void fixture_cut(fixture *f, size_t kept)
{
    f->stage_count = kept;
    f->certificate.stage_count = kept;
}

/* Stage k is the last that the certificate speaks of, and open. */
static inline void fixture_open(fixture *f, size_t k, int64_t bound)
{
    f->proofs[k].proved = false;
    f->proofs[k].bound = bound;
    f->certificate.outcome = BD_NOT_PROVED;
    f->certificate.stage_count = k + 1;
}

/* Stage k with the value it has, and no weights. */
static inline void fixture_bare(fixture *f, int k) { f->proofs[k].node_count = f->proofs[k].set_count = 0; }

static inline void fixture_drop_edge(fixture *f, int u, int v)
{
    size_t kept = 0;
    for (size_t i = 0; i < f->input.edge_count; i++)
        if (f->edges[i].u != u || f->edges[i].v != v) f->edges[kept++] = f->edges[i];
    f->input.edge_count = kept;
}

/* The legal pairs are given as rows of bits, each pair in both rows; the list is that of rules in order. */
static inline void fixture_use_rows(fixture *f)
{
    memset(f->rows, 0, sizeof f->rows);
    for (size_t i = 0; i < f->input.edge_count; i++) {
        bd_bits_add(&f->rows[f->edges[i].u], f->edges[i].v);
        bd_bits_add(&f->rows[f->edges[i].v], f->edges[i].u);
    }
    f->input.rows = f->rows;
    f->input.edges = NULL;
    f->input.edge_count = 0;
}

static inline bd_verdict fixture_walk(fixture *f)
{
    bd_verdict verdict;
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_walk_check(&f->input, &verdict, &err), BD_OK, "%s", err.sentence);
    return verdict;
}

#endif

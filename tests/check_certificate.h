/* A small checker for tests of the solver, written against cards/certificate.h alone: every pair, every
 * stage, nothing clever. */
#ifndef TESTS_CHECK_CERTIFICATE_H
#define TESTS_CHECK_CERTIFICATE_H

#include "base/arena.h"
#include "cards/certificate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct checked {
    int nodes;
    bd_edge *face;
    size_t count;
    uint8_t *inside; /* set * nodes: membership */
    bool *used;      /* sets that had a weight in an earlier stage */
    char fault[256];
} checked;

static bool checked_is_matching(checked *c, const uint16_t *mate)
{
    size_t pairs = 0;
    for (int u = 0; u < c->nodes; u++)
        if (mate[u] >= c->nodes || mate[mate[u]] != u || mate[u] == u) return false;
    for (size_t i = 0; i < c->count; i++) pairs += mate[c->face[i].u] == c->face[i].v;
    return pairs * 2 == (size_t)c->nodes;
}

static bool checked_sets(checked *c, bd_arena *arena, const bd_certificate *cert)
{
    c->inside = bd_arena_alloc(arena, (cert->set_count + 1) * (size_t)c->nodes, 1);
    c->used = bd_arena_alloc(arena, cert->set_count + 1, sizeof *c->used);
    for (size_t s = 0; s < cert->set_count; s++) {
        const bd_odd_set *set = &cert->sets[s];
        if (set->count % 2 == 0 || set->count < 3 || set->count + 3 > (size_t)c->nodes) return false;
        for (size_t i = 0; i < set->count; i++) {
            if (set->nodes[i] >= c->nodes || (i > 0 && set->nodes[i - 1] >= set->nodes[i])) return false;
            c->inside[s * (size_t)c->nodes + set->nodes[i]] = 1;
        }
    }
    return true;
}

static int64_t checked_left(const checked *c, const bd_stage_proof *p, bd_edge e, int64_t cost)
{
    int64_t left = p->denominator * cost;
    for (size_t i = 0; i < p->node_count; i++)
        if (p->nodes[i].index == e.u || p->nodes[i].index == e.v) left -= p->nodes[i].weight;
    for (size_t i = 0; i < p->set_count; i++) {
        const uint8_t *in = c->inside + (size_t)p->sets[i].index * (size_t)c->nodes;
        if (in[e.u] != in[e.v]) left -= p->sets[i].weight;
    }
    return left;
}

static bool checked_minimum(checked *c, const bd_stage_proof *p, const bd_cost *costs)
{
    int64_t total = 0;
    for (size_t i = 0; i < p->node_count; i++) total += p->nodes[i].weight;
    for (size_t i = 0; i < p->set_count; i++) {
        total += p->sets[i].weight;
        if (p->sets[i].weight < 0 && !c->used[p->sets[i].index]) return false;
    }
    if (p->denominator < 1 || total != p->denominator * p->value || p->bound != p->value) return false;
    size_t kept = 0;
    for (size_t i = 0; i < c->count; i++) {
        const int64_t left = checked_left(c, p, c->face[i], costs[i]);
        if (left < 0) return false;
        if (left == 0) c->face[kept++] = c->face[i];
    }
    c->count = kept;
    for (size_t i = 0; i < p->set_count; i++) c->used[p->sets[i].index] = true;
    return true;
}

static bool checked_wishes(checked *c, const bd_stage *stage, const bd_stage_proof *p, const bd_cost *costs)
{
    if (p->node_count != 0 || p->set_count != 0 || p->value < 0 || p->value > stage->wishes) return false;
    size_t kept = 0;
    for (size_t i = 0; i < c->count; i++)
        if (costs[i] < 1 || costs[i] > p->value) c->face[kept++] = c->face[i];
    c->count = kept;
    return true;
}

/* Walks the stages over the legal pairs; "" or what is wrong. stages must be a fresh list. The last stage may
 * be "unique". */
static const char *check_certificate(bd_arena *arena, int nodes, const bd_edge *edges, size_t count,
                                     const bd_stages *stages, const bd_certificate *cert, checked *c)
{
    *c = (checked){.nodes = nodes, .count = count};
    c->face = bd_arena_alloc(arena, count + 1, sizeof *c->face);
    bd_cost *costs = bd_arena_alloc(arena, count + 1, sizeof *costs);
    memcpy(c->face, edges, count * sizeof *edges);
    if (!checked_sets(c, arena, cert)) return "a set is malformed";
    if (!checked_is_matching(c, cert->mate)) return "the mate is no perfect matching of legal pairs";
    int64_t last_value = 0;
    for (size_t k = 0; k < cert->stage_count; k++) {
        const bd_stage_proof *p = &cert->stages[k];
        bd_face face;
        if (bd_face_of_list(arena, nodes, c->face, c->count, &face, NULL) != BD_OK) abort();
        bd_stage stage = {.price = NULL};
        bool done = false;
        if (cert->unique && k + 1 == cert->stage_count) {
            for (size_t i = 0; i < c->count; i++)
                costs[i] = cert->mate[c->face[i].u] == c->face[i].v ? 0 : -1;
        } else {
            if (stages->next(stages->self, &face, last_value, &stage, &done, NULL) != BD_OK || done)
                return "there are too many stages";
            stage.price(stage.context, c->face, c->count, costs);
            if (strcmp(stage.id, p->id) != 0) return "a stage has another name";
        }
        int64_t value = 0;
        for (size_t i = 0; i < c->count; i++)
            value += cert->mate[c->face[i].u] == c->face[i].v ? costs[i] : 0;
        if (!p->proved)
            return k + 1 == cert->stage_count && cert->outcome == BD_NOT_PROVED && value == p->value
                       ? ""
                       : "not proved too early";
        if (stage.wishes == 0 && value != p->value) return "the mate has another value";
        if (!(stage.wishes > 0 ? checked_wishes(c, &stage, p, costs) : checked_minimum(c, p, costs))) {
            snprintf(c->fault, sizeof c->fault, "the proof of %s does not hold", p->id);
            return c->fault;
        }
        if (!checked_is_matching(c, cert->mate)) return "the mate left the face";
        last_value = p->value;
    }
    return "";
}

#endif

/* The stages of a draw with a demand in its middle: those of the rulebook as they stand for all pairs, the
 * demand before the one that loses, and after it the pairs that differ from the best draw (solve/again.h).
 * Written anew for the checker: nothing here comes from solve/. */
#ifndef TESTS_AGAIN_STAGES_H
#define TESTS_AGAIN_STAGES_H

#include "cards/stage.h"

#include <stdio.h>
#include <string.h>

typedef struct again_stages {
    const bd_stages *inner;
    size_t kept;          /* stages before the demand */
    const uint16_t *best; /* mates in the best draw */
    bool near;
    int u, v; /* the pair that is demanded */
    size_t given;
    int turn; /* 0: before the demand, then what is given next */
    bool inner_done;
    bd_stage held;
    int64_t value;
} again_stages;

static void again_demand_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const again_stages *a = context;
    for (size_t i = 0; i < count; i++) {
        const bool touches =
            edges[i].u == a->u || edges[i].v == a->u || edges[i].u == a->v || edges[i].v == a->v;
        const bool is_it =
            (edges[i].u == a->u && edges[i].v == a->v) || (edges[i].u == a->v && edges[i].v == a->u);
        cost[i] = touches && !is_it;
    }
}

static void again_nearest_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const again_stages *a = context;
    for (size_t i = 0; i < count; i++) cost[i] = a->best[edges[i].u] == edges[i].v ? 0 : 1;
}

static bd_stage again_own(const again_stages *a, const char *id, int nodes)
{
    bd_stage stage = {.context = a, .low = 0, .high = nodes - 1};
    (void)snprintf(stage.id, sizeof stage.id, "%s", id);
    stage.price = strcmp(id, "demand") == 0 ? again_demand_price : again_nearest_price;
    stage.wishes = strcmp(id, "demand") == 0;
    return stage;
}

static bd_status again_next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                            bd_err *err)
{
    again_stages *a = self;
    *done = false;
    if (a->given < a->kept) {
        a->given++;
        return a->inner->next(a->inner->self, face, last_value, stage, done, err);
    }
    switch (a->turn++) {
    case 0:
        if (a->inner->next(a->inner->self, face, last_value, &a->held, &a->inner_done, err) != BD_OK)
            return err->status;
        *stage = again_own(a, "demand", face->nodes);
        return BD_OK;
    case 1:
        if (!a->inner_done) {
            *stage = a->held;
            return BD_OK;
        }
        a->turn++; /* fall through */
    case 2:
        a->value = last_value;
        if (a->near) {
            *stage = again_own(a, "nearest", face->nodes);
            return BD_OK;
        }
        break;
    default: break;
    }
    if (a->inner_done) {
        *done = true;
        return BD_OK;
    }
    const bool first = a->turn <= 4;
    if (first) a->turn = 5;
    return a->inner->next(a->inner->self, face, first ? a->value : last_value, stage, done, err);
}

#endif

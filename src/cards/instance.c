#include "cards/instance.h"

#include "base/sha256.h"

#include <stdio.h>
#include <string.h>

typedef struct column {
    const bd_instance *instance;
    const size_t *row; /* [nodes + 1] */
    const bd_cost *cost;
} column;

typedef struct columns {
    const bd_instance *instance;
    column *items;
    int given;
} columns;

/* The first pair at or after `from` and before `to` whose later node is at least v: looks near `from` first.
 */
static size_t instance_seek(const bd_edge *edges, size_t from, size_t to, int v)
{
    size_t step = 1;
    while (from + step < to && edges[from + step].v < v) {
        from += step;
        step *= 2;
    }
    if (to > from + step) to = from + step + 1;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (edges[middle].v < v)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static void instance_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const column *c = context;
    const bd_edge *all = c->instance->edges;
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        if (i == 0 || edges[i - 1].u != u) at = c->row[u];
        at = instance_seek(all, at, c->row[u + 1], edges[i].v);
        BD_ASSERT(at < c->row[u + 1] && all[at].v == edges[i].v);
        cost[i] = c->cost[at];
    }
}

static bd_status instance_next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage,
                               bool *done, bd_err *err)
{
    columns *list = self;
    (void)face, (void)last_value, (void)err;
    *done = list->given == list->instance->stage_count;
    if (*done) return BD_OK;
    *stage = (bd_stage){.context = &list->items[list->given],
                        .price = instance_price,
                        .low = 0,
                        .high = list->instance->nodes - 1};
    (void)snprintf(stage->id, sizeof stage->id, "%s", list->instance->ids[list->given]);
    list->given++;
    return BD_OK;
}

bd_status bd_instance_stages(const bd_instance *instance, bd_arena *arena, bd_stages *out, bd_err *err)
{
    columns *list;
    size_t *row;
    BD_NEW(list, arena, 1, err);
    BD_NEW(list->items, arena, instance->stage_count, err);
    BD_NEW(row, arena, instance->nodes + 1, err);
    for (size_t i = 0; i < instance->edge_count; i++) row[instance->edges[i].u + 1] = i + 1;
    for (int u = 0; u < instance->nodes; u++)
        if (row[u + 1] < row[u]) row[u + 1] = row[u];
    list->instance = instance;
    for (int k = 0; k < instance->stage_count; k++)
        list->items[k] = (column){.instance = instance, .row = row, .cost = instance->costs[k]};
    *out = (bd_stages){.self = list, .next = instance_next};
    return BD_OK;
}

static void instance_digest_number(bd_digest *digest, int64_t number)
{
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++) bytes[i] = (unsigned char)((uint64_t)number >> (8 * i));
    bd_digest_add(digest, bytes, sizeof bytes);
}

void bd_instance_digest(const bd_instance *instance, char hex[65])
{
    bd_digest digest = bd_digest_new();
    instance_digest_number(&digest, instance->nodes);
    instance_digest_number(&digest, instance->stage_count);
    for (int k = 0; k < instance->stage_count; k++)
        bd_digest_add(&digest, instance->ids[k], strlen(instance->ids[k]) + 1);
    for (size_t i = 0; i < instance->edge_count; i++) {
        instance_digest_number(&digest, instance->edges[i].u);
        instance_digest_number(&digest, instance->edges[i].v);
        for (int k = 0; k < instance->stage_count; k++)
            instance_digest_number(&digest, instance->costs[k][i]);
    }
    bd_digest_finish(&digest, hex);
}

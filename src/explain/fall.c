#include "explain/fall.h"

#include "base/assert.h"
#include "solve/trail.h"

static size_t fall_place(int nodes, int u, int v)
{
    BD_ASSERT(u >= 0 && u < v && v < nodes);
    return (size_t)u * (size_t)(2 * nodes - u - 1) / 2 + (size_t)(v - u - 1);
}

bd_status bd_falls_of(bd_arena *arena, const bd_best *best, bd_falls *out, bd_err *err)
{
    const bd_trail *trail = best->trail;
    *out = (bd_falls){.nodes = best->round->nodes, .stage_count = best->stage_count};
    if (trail == NULL) return BD_OK;
    BD_ASSERT(trail->stage_count <= UINT16_MAX && trail->nodes == out->nodes);
    const size_t nodes = (size_t)out->nodes, pairs = nodes * (nodes - 1) / 2;
    uint16_t *stage;
    BD_NEW(stage, arena, pairs, err);
    for (size_t i = 0; i < pairs; i++) stage[i] = (uint16_t)trail->stage_count;
    for (size_t k = 0; k < trail->stage_count; k++)
        for (size_t i = trail->points[k + 1].pairs; i < trail->points[k].pairs; i++)
            stage[fall_place(out->nodes, trail->edges[i].u, trail->edges[i].v)] = (uint16_t)k;
    out->stage = stage;
    out->stage_count = trail->stage_count;
    return BD_OK;
}

size_t bd_falls_at(const bd_falls *falls, int u, int v)
{
    if (falls->stage == NULL) return falls->stage_count;
    return falls->stage[fall_place(falls->nodes, u < v ? u : v, u < v ? v : u)];
}

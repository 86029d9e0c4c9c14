#include "explain/turn.h"

#include "base/assert.h"
#include "solve/again.h"

bd_edge bd_turn_edge(int u, int v)
{
    BD_ASSERT(u != v && u >= 0 && v >= 0);
    return u < v ? (bd_edge){(uint16_t)u, (uint16_t)v} : (bd_edge){(uint16_t)v, (uint16_t)u};
}

bd_cost bd_turn_cost(const bd_best *best, size_t k, bd_edge board)
{
    bd_cost cost = 0;
    BD_ASSERT(k < best->stage_count);
    best->stages[k].price(best->stages[k].context, &board, 1, &cost);
    return cost;
}

/* Above 0: worse. A wish that was granted and would not be is worse by one. */
static int64_t turn_change(const bd_best *best, const bd_turn *turn, size_t k)
{
    const bd_stage *stage = &best->stages[k];
    const int64_t granted = best->certificate.stages[k].value;
    bd_cost out[3], in[3];
    int64_t change = 0;
    stage->price(stage->context, turn->out, turn->count, out);
    stage->price(stage->context, turn->in, turn->count, in);
    for (size_t i = 0; i < turn->count; i++)
        change += stage->wishes > 0 ? in[i] >= 1 && in[i] <= granted : (int64_t)in[i] - out[i];
    return change;
}

size_t bd_turn_judge(const bd_best *best, const bd_turn *turn, size_t end, bool *worse)
{
    BD_ASSERT(turn->count <= 3 && end <= best->stage_count);
    for (size_t k = 0; k < end; k++) {
        const int64_t change = turn_change(best, turn, k);
        if (change == 0) continue;
        *worse = change > 0;
        return k;
    }
    *worse = false;
    return end;
}

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

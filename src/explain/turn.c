#include "explain/turn.h"

#include "base/assert.h"

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

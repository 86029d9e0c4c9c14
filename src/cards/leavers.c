/* Leavers: who leaves their level, where the values leave a choice. The pairs that are still allowed show of
 * most players that they stay, or that they leave; the first of the others in turn gets a stage: it leaves if
 * some draw that is still best has it leave. Who is asked though only one way is left to them is settled as
 * if nobody had asked. */
#include "cards/questions_own.h"

#include "base/bits.h"

/* What the pairs still allowed leave a player. */
enum { STAYS = 1, LEAVES = 2, OPEN = STAYS | LEAVES };

static bd_status leavers_mark_ways(const bd_leavers *of, bd_arena *arena, const bd_face *face, uint8_t *ways,
                                   bd_err *err)
{
    const int words = bd_bits_words(face->nodes);
    uint64_t *inside, *beyond;
    BD_NEW(inside, arena, words, err);
    BD_NEW(beyond, arena, words, err);
    for (int u = 0; u < of->count; u++) {
        const int last = of->level_start[of->level[u] + 1] - 1;
        if (bd_face_mark(face, u, u + 1, last, inside)) ways[u] |= STAYS;
        if (bd_face_mark(face, u, last + 1, face->nodes - 1, beyond)) ways[u] |= LEAVES;
    }
    for (int u = 0; u < face->nodes; u++) {
        if (bd_bits_has(inside, u)) ways[u] |= STAYS;
        if (bd_bits_has(beyond, u)) ways[u] |= LEAVES;
    }
    return BD_OK;
}

/* One player: what staying in the level costs, and what leaving it does. */
typedef struct way_costs {
    const int16_t *level;
    int node;
    bd_cost stays, leaves;
} way_costs;

static void leavers_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const way_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        const bool concerns = u == of->node || v == of->node;
        cost[i] = !concerns ? 0 : of->level[u] == of->level[v] ? of->stays : of->leaves;
    }
}

static bd_status leavers_give(const bd_leaving *leaving, bd_arena *arena, const char *part, way_costs costs,
                              bd_stage *stage, bd_err *err)
{
    way_costs *context;
    BD_NEW(context, arena, 1, err);
    *context = costs;
    *stage = (bd_stage){.context = context,
                        .price = leavers_price,
                        .low = costs.node,
                        .high = costs.node,
                        .leavers = leaving->of};
    bd_stage_id_add(stage->id, leaving->id);
    bd_stage_id_add(stage->id, part);
    bd_stage_id_add_number(stage->id, leaving->of->number[costs.node]);
    return BD_OK;
}

static bd_status leavers_settle(bd_leaving *leaving, bd_arena *arena, const uint8_t *ways, int nodes,
                                bd_err *err)
{
    BD_NEW(leaving->leaves, arena, nodes, err);
    for (int u = 0; u < nodes; u++) leaving->leaves[u] = u >= leaving->of->count || ways[u] != STAYS;
    return BD_OK;
}

bd_status bd_leaving_next(bd_leaving *leaving, bd_arena *arena, const bd_face *face, int64_t last_value,
                          bd_stage *stage, bool *done, bd_err *err)
{
    const bd_leavers *of = leaving->of;
    const int asked = leaving->asked;
    leaving->asked = -1;
    *done = false;
    if (asked >= 0) {
        /* The way that the player does not go is closed. */
        const bool leaves = last_value < 0;
        const way_costs closed = {of->level, asked, leaves ? 1 : 0, leaves ? 0 : 1};
        BD_TRY(leavers_give(leaving, arena, ".closed:", closed, stage, err));
        stage->spared = true;
        return BD_OK;
    }
    uint8_t *ways;
    BD_NEW(ways, arena, face->nodes, err);
    BD_TRY(leavers_mark_ways(of, arena, face, ways, err));
    for (int i = 0; i < of->count; i++) {
        if (ways[of->who[i]] != OPEN) continue;
        leaving->asked = of->who[i];
        return leavers_give(leaving, arena, ".settled:", (way_costs){of->level, of->who[i], 0, -1}, stage,
                            err);
    }
    *done = true;
    return leavers_settle(leaving, arena, ways, face->nodes, err);
}

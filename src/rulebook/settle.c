#include "rulebook/criteria.h"
#include "rulebook/floats.h"

#include <stdio.h>
#include <string.h>

/* Which ways of leaving or staying the face leaves a card. */
enum { STAYS = 1, GOES_DOWN = 2, GOES_UP = 4 };

static void mark_ways(const bd_chain *chain, const bd_face *face, uint8_t *ways)
{
    for (size_t i = 0; i < face->count; i++) {
        const int u = face->edges[i].u;
        const int v = face->edges[i].v;
        const bool same = chain->level[u] == chain->level[v];
        ways[u] |= same ? STAYS : GOES_DOWN;
        ways[v] |= same ? STAYS : GOES_UP;
    }
}

static bool is_open(uint8_t ways) { return (ways & STAYS) != 0 && ways != STAYS; }

static bool any_open(const bd_chain *chain, const uint8_t *ways)
{
    for (int u = 0; u < chain->round->cards; u++)
        if (is_open(ways[u])) return true;
    return false;
}

/* Numbers those who stay, level by level. */
static bool number_the_staying(bd_chain *chain, const uint8_t *ways)
{
    const bd_round *round = chain->round;
    int32_t *stays = bd_chain_numbers(chain);
    int *half = bd_arena_alloc(chain->arena, (size_t)round->levels, sizeof *half);
    if (stays == NULL || half == NULL) return false;
    for (int u = 0; u < round->nodes; u++) {
        const bool staying = u < round->cards && ways[u] == STAYS;
        stays[u] = staying ? half[round->players[u].level]++ : -1;
    }
    for (int l = 0; l < round->levels; l++) half[l] /= 2;
    chain->stays = stays;
    chain->half = half;
    return true;
}

static bd_step give_squares(bd_chain *chain, bd_stage *stage)
{
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        const int down = bd_float_place_down(chain, u);
        const int up = bd_float_place_up(chain, u);
        table->down[u] = table->bye[u] = down * down;
        table->up[u] = up * up;
    }
    return bd_chain_give(stage, ".squares", &table->costs, bd_price_floats);
}

/* One card and the way it should go, or must not go any more. */
typedef struct way_costs {
    const int16_t *level;
    int node;
    uint8_t way;
    bd_cost on, off;
} way_costs;

static void price_way(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const way_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        const int v = edges[i].v;
        if (u != of->node && v != of->node) {
            cost[i] = 0;
            continue;
        }
        const uint8_t way = of->level[u] == of->level[v] ? STAYS : u == of->node ? GOES_DOWN : GOES_UP;
        cost[i] = (way & of->way) != 0 ? of->on : of->off;
    }
}

static bd_step give_way(bd_chain *chain, bd_stage *stage, const char *part, int node, uint8_t way, bd_cost on, bd_cost off)
{
    way_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    if (of == NULL) return BD_STEP_FAILED;
    *of = (way_costs){chain->level, node, way, on, off};
    stage->low = stage->high = node;
    char id[BD_STAGE_ID_SIZE];
    snprintf(id, sizeof id, ".%s:%d", part, chain->round->players[node].id);
    return bd_chain_give(stage, id, of, price_way);
}

/* The highest level with an open card, or -1. */
static int highest_open_level(const bd_chain *chain, const uint8_t *ways)
{
    for (int u = 0; u < chain->round->cards; u++)
        if (is_open(ways[u])) return chain->round->players[u].level;
    return -1;
}

/* Of a level's open cards the best placed who may go that way, or -1. */
static int best_placed(const bd_chain *chain, const uint8_t *ways, int level, uint8_t way)
{
    const bd_round *round = chain->round;
    int best = -1, place = 0;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        if (!is_open(ways[u]) || (ways[u] & way) == 0) continue;
        const int here = way == GOES_DOWN ? bd_float_place_down(chain, u) : bd_float_place_up(chain, u);
        if (best >= 0 && here >= place) continue;
        best = u;
        place = here;
    }
    return best;
}

/* A settled card's other ways are closed: every best draw has it go the way it goes in this one. */
static bd_step close_other_ways(bd_chain *chain, const bd_stage_view *view, bd_stage *stage)
{
    const int node = chain->settled_node;
    const int mate = view->mate[node];
    const uint8_t gone = chain->level[node] == chain->level[mate] ? STAYS : node < mate ? GOES_DOWN : GOES_UP;
    const bool went = gone == chain->settled_way;
    chain->settled_node = -1;
    return give_way(chain, stage, "closed", node, chain->settled_way, went ? 0 : 1, went ? 1 : 0);
}

static bd_step settle_next(bd_chain *chain, const uint8_t *ways, bd_stage *stage)
{
    if (!bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    const int level = highest_open_level(chain, ways);
    uint8_t way = GOES_DOWN;
    int node = best_placed(chain, ways, level, way);
    if (node < 0) {
        way = GOES_UP;
        node = best_placed(chain, ways, level, way);
    }
    chain->settled_node = node;
    chain->settled_way = way;
    chain->sure = true;
    return give_way(chain, stage, "settled", node, way, -1, 0);
}

static bd_step floaters(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    if (chain->stays != NULL) return BD_STEP_END;
    if (step > 1 && chain->settled_node >= 0) return close_other_ways(chain, view, stage);
    const bd_arena_mark here = bd_arena_here(chain->arena);
    uint8_t *ways = bd_arena_alloc(chain->arena, (size_t)chain->round->nodes, sizeof *ways);
    if (ways == NULL) return BD_STEP_FAILED;
    mark_ways(chain, view->face, ways);
    if (!any_open(chain, ways)) return number_the_staying(chain, ways) ? BD_STEP_END : BD_STEP_FAILED;
    if (step > 0) return settle_next(chain, ways, stage);
    bd_arena_back_to(chain->arena, here);
    chain->settled_node = -1;
    return give_squares(chain, stage);
}

const bd_criterion bd_criterion_floaters = {
    .id = "floaters",
    .article = "CAA 23",
    .sentence = "where all before leaves a choice of who floats: the squared distances from the place looked at first, then the "
                "best-placed card first",
    .step = floaters,
    .needs = BD_IS_HELPER | BD_NEEDS_PROFILE,
};

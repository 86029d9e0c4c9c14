#include "rulebook/brackets/bracket.h"

#include "base/base_words.h"
#include "rulebook/stages/chain.h"

static void bracket_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_bracket_cost *stage = context;
    BD_ASSERT(stage->of != NULL && stage->round != NULL);
    for (size_t i = 0; i < count; i++) cost[i] = stage->of(stage, edges[i].u, edges[i].v);
}

static bool bracket_are_alike(const void *context, int u, int v)
{
    const bd_bracket_cost *stage = context;
    return stage->alike(stage, u, v);
}

bd_step bd_bracket_give(bd_walk *walk, bd_stage *stage, const char *part, bd_bracket_cost cost)
{
    bd_bracket_cost *context = bd_arena_alloc(walk->arena, 1, sizeof *context);
    if (context == NULL) {
        walk->status = bd_err_set(walk->err, BD_NO_MEMORY, __FILE__, __LINE__, NULL, BD_SAY(BASE_NO_MEMORY));
        return BD_STEP_FAILED;
    }
    const bd_bracket *bracket = walk->bracket;
    *context = cost;
    context->round = walk->round;
    context->bracket = bracket;
    *stage = (bd_stage){.context = context,
                        .price = bracket_price,
                        .alike = cost.alike != NULL ? bracket_are_alike : NULL,
                        .low = 0,
                        .high = walk->round->nodes - 1};
    bd_stage_id_add(stage->id, walk->criterion->id);
    bd_stage_id_add(stage->id, part);
    if (bracket == NULL) return BD_STEP_STAGE;
    bd_stage_id_add(stage->id, ":");
    bd_stage_id_add_number(stage->id, bracket->number);
    stage->low = bracket->members[0];
    stage->high = bracket->members[bracket->count - 1];
    BD_ASSERT(bracket->count > 0 && stage->low <= stage->high);
    return BD_STEP_STAGE;
}

bd_step bd_bracket_give_numbered(bd_walk *walk, bd_stage *stage, const char *part, int number,
                                 bd_bracket_cost cost)
{
    char text[BD_STAGE_ID_SIZE] = "";
    bd_stage_id_add(text, part);
    bd_stage_id_add_number(text, number);
    return bd_bracket_give(walk, stage, text, cost);
}

int bd_walk_level_from(const bd_walk *walk, int level)
{
    const int *start = walk->round->level_start;
    const int aside = walk->aside < 0 ? -1 : walk->round->players[walk->aside].level;
    return level == aside && start[level + 1] - start[level] == 1 ? level + 1 : level;
}

static void bracket_assign_roles(const bd_walk *walk, int level, int next, uint8_t *role)
{
    const bd_round *round = walk->round;
    const bd_bracket *before = walk->bracket;
    for (int u = 0; u < round->nodes; u++) {
        role[u] = u == walk->aside ? BD_PAIRED : BD_LATER;
        if (u >= round->cards || u == walk->aside) continue;
        const int at = round->players[u].level;
        if (at < level)
            role[u] = before != NULL && bd_bracket_has(before, u) && before->opponent[u] == u ? BD_MOVED
                                                                                              : BD_PAIRED;
        if (at == level) role[u] = BD_RESIDENT;
        if (at == next) role[u] = BD_NEXT;
    }
}

static bd_status bracket_list_members(bd_walk *walk, bd_bracket *bracket)
{
    const bd_round *round = walk->round;
    uint16_t *members;
    BD_NEW(members, walk->arena, round->nodes, walk->err);
    for (int u = 0; u < round->cards; u++) {
        if (bracket->role[u] < BD_RESIDENT) continue;
        bracket->moved += bracket->role[u] == BD_MOVED;
        members[bracket->count++] = (uint16_t)u;
    }
    BD_ASSERT(bracket->count > bracket->moved); /* a level has somebody */
    bracket->members = members;
    return BD_OK;
}

bd_status bd_bracket_open(bd_walk *walk, bool *opened)
{
    const bd_bracket *before = walk->bracket;
    const bd_round *round = walk->round;
    const int level = bd_walk_level_from(walk, before != NULL ? before->level + 1 : 0);
    *opened = level < round->levels;
    if (!*opened) return BD_OK;
    const int next = bd_walk_level_from(walk, level + 1);
    bd_bracket *bracket;
    uint8_t *role;
    const size_t nodes = (size_t)round->nodes;
    BD_NEW(bracket, walk->arena, 1, walk->err);
    BD_NEW(role, walk->arena, nodes, walk->err);
    BD_NEW(bracket->leaving, walk->arena, round->levels, walk->err);
    BD_NEW(bracket->stays, walk->arena, nodes, walk->err);
    BD_NEW(bracket->first, walk->arena, nodes, walk->err);
    BD_NEW(bracket->remainder, walk->arena, nodes, walk->err);
    BD_NEW(bracket->half, walk->arena, nodes, walk->err);
    BD_NEW(bracket->sequence, walk->arena, nodes, walk->err);
    BD_NEW(bracket->seat, walk->arena, nodes, walk->err);
    BD_NEW(bracket->opponent, walk->arena, nodes, walk->err);
    bracket_assign_roles(walk, level, next, role);
    *bracket = (bd_bracket){.round = round,
                            .number = level + 1,
                            .level = level,
                            .next = next,
                            .role = role,
                            .leaving = bracket->leaving,
                            .stays = bracket->stays,
                            .first = bracket->first,
                            .remainder = bracket->remainder,
                            .half = bracket->half,
                            .sequence = bracket->sequence,
                            .seat = bracket->seat,
                            .opponent = bracket->opponent};
    BD_TRY(bracket_list_members(walk, bracket));
    walk->bracket = bracket;
    walk->denied = 0;
    return BD_OK;
}

bd_float bd_bracket_float_ago(const bd_bracket *bracket, int u, int ago)
{
    BD_ASSERT(ago == 1 || ago == 2);
    const int round = bracket->round->number - ago;
    return round >= 1 ? (bd_float)bd_bracket_player(bracket, u)->floats[round] : BD_NO_FLOAT;
}

bool bd_bracket_has_floater(const bd_bracket *bracket, bd_bracket_role role, bd_float floated, int ago)
{
    for (int i = 0; i < bracket->count; i++) {
        const int u = bracket->members[i];
        if (bracket->role[u] == role && bd_bracket_float_ago(bracket, u, ago) == floated) return true;
    }
    return false;
}

int bd_bracket_moved_level_from(const bd_bracket *bracket, int level)
{
    for (int i = 0; i < bracket->moved; i++) {
        const int here = bd_bracket_player(bracket, bracket->members[i])->level;
        if (here >= level) return here;
    }
    return bracket->level;
}

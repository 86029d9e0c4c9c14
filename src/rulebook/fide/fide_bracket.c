#include "rulebook/fide/fide_bracket.h"

#include "rulebook/stages/chain.h"

#include <stdio.h>

static void price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_fide_cost *stage = context;
    for (size_t i = 0; i < count; i++) cost[i] = stage->of(stage, edges[i].u, edges[i].v);
}

bd_step bd_fide_fail(bd_walk *walk, bd_status status, const char *sentence)
{
    walk->status = bd_err_set(walk->err, status, __FILE__, __LINE__, NULL, "%s", sentence);
    return BD_STEP_FAILED;
}

bd_step bd_fide_give(bd_walk *walk, bd_stage *stage, const char *name, bd_fide_cost cost)
{
    bd_fide_cost *context = bd_arena_alloc(walk->arena, 1, sizeof *context);
    if (context == NULL) return bd_fide_fail(walk, BD_NO_MEMORY, "memory is exhausted");
    const bd_bracket *bracket = walk->bracket;
    *context = cost;
    context->round = walk->round;
    context->bracket = bracket;
    *stage = (bd_stage){.context = context, .price = price, .low = 0, .high = walk->round->nodes - 1};
    if (bracket == NULL) {
        snprintf(stage->id, sizeof stage->id, "%s", name);
        return BD_STEP_STAGE;
    }
    snprintf(stage->id, sizeof stage->id, "%s:%d", name, bracket->number);
    stage->low = bracket->members[0];
    stage->high = bracket->members[bracket->count - 1];
    return BD_STEP_STAGE;
}

const bd_edge *bd_bracket_row(const bd_face *face, int u, size_t *count)
{
    const size_t first = bd_face_row(face, u);
    *count = bd_face_row(face, u + 1) - first;
    return face->edges + first;
}

static void assign_roles(const bd_round *round, const bd_bracket *before, int level, uint8_t *role)
{
    for (int u = 0; u < round->nodes; u++) {
        role[u] = BD_LATER;
        if (u >= round->cards) continue;
        const int at = round->players[u].level;
        if (at < level)
            role[u] =
                before != NULL && bd_bracket_has(before, u) && before->partner[u] == u ? BD_MOVED : BD_PAIRED;
        if (at == level) role[u] = BD_RESIDENT;
        if (at == level + 1) role[u] = BD_NEXT;
    }
}

static bd_status list_members(bd_walk *walk, bd_bracket *bracket)
{
    const bd_round *round = walk->round;
    uint16_t *members;
    BD_NEW(members, walk->arena, round->nodes, walk->err);
    for (int u = 0; u < round->cards; u++) {
        if (bracket->role[u] < BD_RESIDENT) continue;
        bracket->moved += bracket->role[u] == BD_MOVED;
        members[bracket->count++] = (uint16_t)u;
    }
    bracket->members = members;
    return BD_OK;
}

bd_status bd_bracket_open(bd_walk *walk, bool *opened)
{
    const bd_bracket *before = walk->bracket;
    const bd_round *round = walk->round;
    const int level = before != NULL ? before->level + 1 : 0;
    *opened = level < round->levels;
    if (!*opened) return BD_OK;
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
    BD_NEW(bracket->partner, walk->arena, nodes, walk->err);
    assign_roles(round, before, level, role);
    *bracket = (bd_bracket){.round = round,
                            .number = before != NULL ? before->number + 1 : 1,
                            .level = level,
                            .role = role,
                            .leaving = bracket->leaving,
                            .stays = bracket->stays,
                            .first = bracket->first,
                            .remainder = bracket->remainder,
                            .half = bracket->half,
                            .sequence = bracket->sequence,
                            .seat = bracket->seat,
                            .partner = bracket->partner};
    BD_TRY(list_members(walk, bracket));
    walk->bracket = bracket;
    walk->denied = 0;
    walk->upfloaters[0] = walk->upfloaters[1] = 0;
    return BD_OK;
}

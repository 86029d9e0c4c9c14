#include "rulebook/upfloats/upfloats_walk.h"

#include "base/base_words.h"

#include <stdlib.h>
#include <string.h>

static void up_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_up_cost *stage = context;
    for (size_t i = 0; i < count; i++) cost[i] = stage->of(stage, edges[i].u, edges[i].v);
}

bd_step bd_up_fail(bd_up_walk *walk, bd_status status)
{
    BD_ASSERT(status != BD_OK);
    walk->status = status;
    return BD_STEP_FAILED;
}

static bd_step up_fail_memory(bd_up_walk *walk)
{
    return bd_up_fail(walk,
                      bd_err_set(walk->err, BD_NO_MEMORY, __FILE__, __LINE__, NULL, BD_SAY(BASE_NO_MEMORY)));
}

bd_step bd_up_give(bd_up_walk *walk, bd_stage *stage, const char *part, bd_up_cost cost)
{
    bd_up_cost *context = bd_arena_alloc(walk->arena, 1, sizeof *context);
    if (context == NULL) return up_fail_memory(walk);
    const bd_round *round = walk->round;
    const bd_up_bracket *bracket = walk->bracket;
    *context = cost;
    context->round = round;
    context->bracket = bracket;
    *stage = (bd_stage){.context = context, .price = up_price, .low = 0, .high = round->nodes - 1};
    bd_stage_id_add(stage->id, walk->criterion->id);
    bd_stage_id_add(stage->id, part);
    if (bracket == NULL) return BD_STEP_STAGE;
    bd_stage_id_add(stage->id, ":");
    bd_stage_id_add_number(stage->id, bracket->level + 1);
    stage->low = round->level_start[bracket->level];
    stage->high = round->level_start[bracket->level + 1] - 1;
    return BD_STEP_STAGE;
}

const char *bd_up_behind(bd_up_walk *walk)
{
    char *behind = bd_arena_alloc(walk->arena, BD_STAGE_ID_SIZE, 1);
    if (behind == NULL) {
        (void)up_fail_memory(walk);
        return NULL;
    }
    bd_stage_id_add(behind, ":");
    bd_stage_id_add_number(behind, walk->bracket->level + 1);
    return behind;
}

int bd_up_following(const bd_round *round, int level, int bye_taker)
{
    for (int next = level + 1; next < round->levels; next++) {
        const int first = round->level_start[next];
        if (first != bye_taker || round->level_start[next + 1] - first > 1) return next;
    }
    return round->levels;
}

/* Who belongs to the bracket before is paired. */
static void up_close(bd_up_walk *walk)
{
    const bd_up_bracket *before = walk->bracket;
    for (int u = 0; before != NULL && u < walk->round->cards; u++)
        if (bd_up_has(before, u)) walk->paired[u] = true;
}

static bool up_is_open(const bd_up_walk *walk, int level)
{
    for (int u = walk->round->level_start[level]; u < walk->round->level_start[level + 1]; u++)
        if (!walk->paired[u]) return true;
    return false;
}

static void up_assign_roles(const bd_up_walk *walk, int level, int next, uint8_t *role)
{
    for (int u = 0; u < walk->round->cards; u++) {
        const int own = walk->round->players[u].level;
        if (walk->paired[u]) continue;
        role[u] = own == level ? BD_UP_RESIDENT : own == next ? BD_UP_NEXT : BD_UP_LOWER;
    }
}

static bd_status up_new_bracket(bd_up_walk *walk, int level)
{
    const bd_round *round = walk->round;
    bd_up_bracket *bracket;
    uint8_t *role;
    const size_t nodes = (size_t)round->nodes;
    const int next = bd_up_following(round, level, walk->bye_taker);
    BD_NEW(bracket, walk->arena, 1, walk->err);
    BD_NEW(role, walk->arena, nodes, walk->err);
    BD_NEW(bracket->from, walk->arena, round->levels, walk->err);
    BD_NEW(bracket->comes, walk->arena, nodes, walk->err);
    BD_NEW(bracket->top, walk->arena, nodes, walk->err);
    BD_NEW(bracket->opponent, walk->arena, nodes, walk->err);
    up_assign_roles(walk, level, next, role);
    for (int u = 0; u < round->nodes; u++) bracket->opponent[u] = (uint16_t)u;
    bracket->round = round;
    bracket->level = level;
    bracket->role = role;
    bracket->next_is_open = next < round->levels && up_is_open(walk, next);
    walk->bracket = bracket;
    return BD_OK;
}

/* The next bracket: the highest level with somebody who is not paired. */
static bd_status up_open(bd_up_walk *walk, bool *opened)
{
    up_close(walk);
    int level = walk->bracket != NULL ? walk->bracket->level + 1 : 0;
    while (level < walk->round->levels && !up_is_open(walk, level)) level++;
    *opened = level < walk->round->levels;
    return *opened ? up_new_bracket(walk, level) : BD_OK;
}

static const bd_up_kind *up_kind_of(const bd_up_walk *walk) { return walk->criterion->own; }

/* To the next rule of this phase, or to the next bracket. */
static bd_status up_go_on(bd_up_walk *walk, bool *done)
{
    const bd_rulebook *rules = walk->round->rules;
    walk->turn = 0;
    for (;;) {
        if (walk->rule == rules->rule_count) {
            bool opened;
            BD_TRY(up_open(walk, &opened));
            *done = !opened;
            if (*done) return BD_OK;
            walk->rule = 0;
        }
        walk->criterion = rules->rules[walk->rule++].criterion;
        const bd_up_kind *kind = up_kind_of(walk);
        if (kind->first != (walk->bracket == NULL)) continue;
        if (kind->late == 0 || !bd_up_is_late(walk->round, kind->late)) return BD_OK;
    }
}

static bd_status up_next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    bd_up_walk *walk = self;
    walk->err = err;
    walk->view = view;
    *done = false;
    if (walk->criterion == NULL) BD_TRY(up_go_on(walk, done));
    while (!*done) {
        const bd_step step = up_kind_of(walk)->step(walk, stage);
        walk->turn++;
        if (step == BD_STEP_STAGE) return BD_OK;
        if (step == BD_STEP_FAILED) return walk->status;
        if (step == BD_STEP_END) BD_TRY(up_go_on(walk, done));
    }
    return BD_OK;
}

/* *items of the copy, which are still those of the list it was copied from, become its own. */
#define UP_OWN(items, count)                                                                                 \
    do {                                                                                                     \
        const void *from = (items);                                                                          \
        BD_NEW((items), arena, (count), err);                                                                \
        memcpy((items), from, (size_t)(count) * sizeof *(items));                                            \
    } while (0)

static bd_status up_fork(const void *self, bd_arena *arena, bd_questions *out, bd_err *err)
{
    bd_up_walk *walk;
    BD_NEW(walk, arena, 1, err);
    *walk = *(const bd_up_walk *)self;
    const int nodes = walk->round->nodes;
    walk->arena = arena;
    walk->err = err;
    UP_OWN(walk->paired, nodes);
    if (walk->bracket != NULL) {
        bd_up_bracket *bracket;
        BD_NEW(bracket, arena, 1, err);
        *bracket = *walk->bracket;
        UP_OWN(bracket->from, walk->round->levels);
        UP_OWN(bracket->comes, nodes);
        UP_OWN(bracket->top, nodes);
        UP_OWN(bracket->opponent, nodes);
        walk->bracket = bracket;
    }
    *out = (bd_questions){.self = walk, .next = up_next, .fork = up_fork};
    return BD_OK;
}

/* Places count those present from 0 by TPN. */
static bd_status up_sort_by_number(bd_up_walk *walk)
{
    const bd_round *round = walk->round;
    uint16_t *order;
    BD_NEW(order, walk->arena, round->nodes, walk->err);
    for (int u = 0; u < round->cards; u++) order[round->players[u].place] = (uint16_t)u;
    if (round->bye >= 0) order[round->cards] = (uint16_t)round->bye;
    walk->by_number = order;
    return BD_OK;
}

bd_status bd_up_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                       bd_questions *out, bd_err *err)
{
    (void)criteria, (void)count; /* each bracket asks for them in their order */
    bd_up_walk *walk;
    BD_NEW(walk, arena, 1, err);
    *walk = (bd_up_walk){.round = round, .arena = arena, .err = err, .bye_taker = -1};
    BD_NEW(walk->paired, arena, round->nodes, err);
    BD_TRY(up_sort_by_number(walk));
    *out = (bd_questions){.self = walk, .next = up_next, .fork = up_fork};
    return BD_OK;
}

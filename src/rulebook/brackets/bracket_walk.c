/* The walk over the stages of a FIDE system: rule after rule, bracket after bracket, each rule in its steps.
 */
#include "rulebook/brackets/kind.h"

#include <string.h>

static int walk_rules(const bd_walk *walk)
{
    return walk->bracket == NULL ? walk->plan->first : walk->plan->count;
}

static bd_step walk_take_step(bd_walk *walk, const bd_stage_view *view, bd_stage *stage)
{
    BD_ASSERT(walk->rule >= 0 && walk->rule < walk_rules(walk));
    walk->criterion = walk->plan->rules[walk->rule].criterion;
    walk->view = view;
    return bd_bracket_kind_of(walk->criterion)->steps[walk->step](walk, walk->turn++, stage);
}

/* To the rule's next step, the next rule, or the next bracket. */
static bd_status walk_go_on(bd_walk *walk, bool *done)
{
    walk->turn = 0;
    walk->cursor = 0;
    if (bd_bracket_kind_of(walk->criterion)->steps[++walk->step] != NULL) return BD_OK;
    walk->step = 0;
    if (++walk->rule < walk_rules(walk)) return BD_OK;
    walk->rule = walk->plan->first;
    bool opened;
    BD_TRY(walk->plan->open(walk, &opened));
    *done = !opened;
    return BD_OK;
}

static bd_status walk_next_stage(void *self, const bd_stage_view *view, bd_stage *stage, bool *done,
                                 bd_err *err)
{
    bd_walk *walk = self;
    walk->err = err;
    *done = false;
    while (!*done) {
        switch (walk_take_step(walk, view, stage)) {
        case BD_STEP_STAGE: return BD_OK;
        case BD_STEP_SKIP: break;
        case BD_STEP_END: BD_TRY(walk_go_on(walk, done)); break;
        case BD_STEP_FAILED: return walk->status;
        }
    }
    return BD_OK;
}

/* *items of the copy, which are still those of the list it was copied from, become its own. */
#define WALK_OWN(items, count)                                                                               \
    do {                                                                                                     \
        const void *from = (items);                                                                          \
        if (from == NULL) break;                                                                             \
        BD_NEW((items), arena, (count), err);                                                                \
        memcpy((items), from, (size_t)(count) * sizeof *(items));                                            \
    } while (0)

/* What the bracket has still to find out is found out anew in the copy. */
static bd_status walk_own_bracket(bd_walk *walk, bd_arena *arena, bd_err *err)
{
    const int nodes = walk->round->nodes;
    if (walk->bracket == NULL) return BD_OK;
    WALK_OWN(walk->bracket, 1);
    bd_bracket *bracket = walk->bracket;
    WALK_OWN(bracket->leaving, walk->round->levels);
    WALK_OWN(bracket->stays, nodes);
    WALK_OWN(bracket->first, nodes);
    WALK_OWN(bracket->remainder, nodes);
    WALK_OWN(bracket->half, nodes);
    WALK_OWN(bracket->sequence, nodes);
    WALK_OWN(bracket->seat, nodes);
    WALK_OWN(bracket->opponent, nodes);
    if (bracket->own == NULL) return BD_OK;
    const void *own = bracket->own;
    bracket->own = bd_arena_alloc(arena, 1, bracket->own_size);
    if (bracket->own == NULL) BD_FAIL_MEMORY(err);
    memcpy(bracket->own, own, bracket->own_size);
    return BD_OK;
}

static bd_status walk_fork(const void *self, bd_arena *arena, bd_questions *out, bd_err *err)
{
    bd_walk *walk;
    BD_NEW(walk, arena, 1, err);
    *walk = *(const bd_walk *)self;
    walk->arena = arena;
    walk->err = err;
    WALK_OWN(walk->ahead_leaving, walk->round->levels + 1);
    WALK_OWN(walk->open, walk->round->nodes);
    WALK_OWN(walk->in, walk->round->nodes);
    BD_TRY(walk_own_bracket(walk, arena, err));
    *out = (bd_questions){.self = walk, .next = walk_next_stage, .fork = walk_fork};
    return BD_OK;
}

bd_status bd_walk_start(const bd_walk_plan *plan, bd_round *round, bd_arena *arena, bd_questions *out,
                        bd_err *err)
{
    bd_walk *walk;
    BD_NEW(walk, arena, 1, err);
    BD_NEW(walk->ahead_leaving, arena, round->levels + 1, err);
    walk->plan = plan;
    walk->round = round;
    walk->arena = arena;
    walk->aside = -1;
    walk->err = err;
    *out = (bd_questions){.self = walk, .next = walk_next_stage, .fork = walk_fork};
    return BD_OK;
}

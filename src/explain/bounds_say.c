/* Bounds in words. */
#include "explain/bounds.h"

#include "explain/explain_words.h"
#include "explain/phrase.h"

static const bd_group *bound_smallest(const bd_groups *groups)
{
    const bd_group *least = &groups->odd[0];
    for (size_t g = 1; g < groups->odd_count; g++)
        if (groups->odd[g].count < least->count) least = &groups->odd[g];
    return least;
}

/* The players whom the sentence counts: all singles, or the smallest of two groups, or none. */
static bd_status bound_pick_group(bd_arena *arena, const bd_bound_step *step, bd_group *out,
                                  const char **code, bd_err *err)
{
    uint16_t *nodes;
    const bd_groups *groups = &step->groups;
    *out = (bd_group){NULL, 0};
    *code = "bound-groups";
    if (step->barrier.count == 0 && groups->odd_count == 2) {
        *out = *bound_smallest(groups);
        *code = out->count == 1 ? "bound-nobody" : "bound-odd";
        return BD_OK;
    }
    if (step->barrier.count == 0) *code = "bound-odd-groups";
    if (!groups->all_single) return BD_OK;
    *code = step->barrier.count == 0 ? "bound-all-nobody" : "bound-too-few";
    BD_NEW(nodes, arena, groups->odd_count, err);
    for (size_t g = 0; g < groups->odd_count; g++) nodes[g] = groups->odd[g].nodes[0];
    *out = (bd_group){nodes, groups->odd_count};
    return BD_OK;
}

static bd_status bound_say_step(bd_arena *arena, const bd_round *round, bd_bound *bound,
                                const bd_bound_step *step, const char *article, bd_err *err)
{
    bd_group group;
    const char *code, *costs;
    int *ids = NULL, *others = NULL;
    BD_TRY(bound_pick_group(arena, step, &group, &code, err));
    BD_TRY(bd_phrase_cost(arena, round, bound->proof->id, step->cost, &costs, err));
    BD_TRY(bd_groups_ids(arena, round, group.nodes, group.count, &ids, err));
    BD_TRY(bd_groups_ids(arena, round, step->barrier.nodes, step->barrier.count, &others, err));
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_players(&saying, "group", ids, group.count);
    bd_saying_players(&saying, "others", others, step->barrier.count);
    bd_groups_name(&saying, "groups", round, &step->groups);
    bd_saying_text(&saying, "costs", costs);
    bd_saying_int(&saying, "n", (long long)group.count);
    bd_saying_int(&saying, "m", (long long)step->barrier.count);
    bd_saying_int(&saying, "q", (long long)step->groups.odd_count);
    bd_saying_int(&saying, "k", step->boards);
    bd_saying_text(&saying, "open", bound->all_legal ? "" : BD_SAY(EXPLAIN_OPEN_BOARDS));
    return bd_reasons_add(&bound->reasons, &saying, article, ids, group.count, err);
}

static bd_status bound_say_simple(bd_arena *arena, const bd_round *round, bd_bound *bound, const char *code,
                                  const char *article, bd_err *err)
{
    int *ids = NULL;
    BD_TRY(bd_groups_ids(arena, round, bound->rests, bound->rest_count, &ids, err));
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_int(&saying, "value", bound->proof->value);
    bd_saying_players(&saying, "players", ids, bound->rest_count);
    return bd_reasons_add(&bound->reasons, &saying, article, ids, bound->rest_count, err);
}

bd_status bd_bound_say(bd_arena *arena, const bd_round *round, bd_bound *bound, bd_err *err)
{
    const bd_criterion *criterion = bd_difference_criterion(round, bound->proof->id);
    const char *article = criterion != NULL ? bd_criterion_article(round->rules, criterion) : NULL;
    switch (bound->kind) {
    case BD_BOUND_ZERO: return bound_say_simple(arena, round, bound, "bound-zero", article, err);
    case BD_BOUND_WISHES: return bound_say_simple(arena, round, bound, "bound-wishes", article, err);
    case BD_BOUND_ONE_BOARD: return bound_say_simple(arena, round, bound, "bound-one-board", article, err);
    case BD_BOUND_RESTS:
        return bound_say_simple(arena, round, bound, bound->rest_count > 0 ? "bound-rests" : "bound-face",
                                article, err);
    case BD_BOUND_OPEN: return bound_say_simple(arena, round, bound, "bound-open", article, err);
    case BD_BOUND_COUNT: break;
    }
    for (size_t i = 0; i < bound->step_count; i++)
        BD_TRY(bound_say_step(arena, round, bound, &bound->steps[i], article, err));
    return BD_OK;
}

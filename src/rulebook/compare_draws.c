/* Two draws of a round, neither of which need be the best: whoever is better at the first question that they
 * answer differently. What comes after that question is asked of one draw only and compares nothing. */
#include "rulebook/rulebook.h"

#include "cards/questions.h"

typedef struct compare_work {
    const bd_round *round;
    bd_arena *arena;
    const uint16_t *a, *b;
    bd_edge *a_pairs, *b_pairs;
    bd_cost *cost;
} compare_work;

static bd_status compare_pairs(const compare_work *w, const uint16_t *mate, bd_edge **out, bd_err *err)
{
    size_t count = 0;
    BD_NEW(*out, w->arena, w->round->nodes / 2, err);
    for (int u = 0; u < w->round->nodes; u++)
        if (u < mate[u]) (*out)[count++] = (bd_edge){(uint16_t)u, mate[u]};
    BD_ASSERT(count == (size_t)w->round->nodes / 2);
    return BD_OK;
}

static int64_t compare_value(const compare_work *w, const bd_stage *stage, const bd_edge *pairs)
{
    const size_t count = (size_t)w->round->nodes / 2;
    int64_t sum = 0;
    stage->price(stage->context, pairs, count, w->cost);
    for (size_t i = 0; i < count; i++) sum += w->cost[i];
    return sum;
}

/* The first who chooses and has not the same opponent. */
static bd_status compare_choosers(const compare_work *w, const bd_choosers *of, bd_stage_view *view,
                                  int *order, bd_err *err)
{
    uint16_t *chosen;
    BD_NEW(chosen, w->arena, of->count, err);
    for (int i = 0; i < of->count && *order == 0; i++) {
        const int u = of->who[i];
        chosen[i] = w->a[u];
        if (w->a[u] == w->b[u]) continue;
        const int a = of->rank != NULL ? of->rank[w->a[u]] : w->a[u];
        const int b = of->rank != NULL ? of->rank[w->b[u]] : w->b[u];
        *order = a < b ? -1 : 1;
    }
    view->chosen = of->candidate != NULL ? chosen : NULL;
    return BD_OK;
}

/* The first who leaves the level in one draw only. */
static bd_status compare_leavers(const compare_work *w, const bd_leavers *of, bd_stage_view *view, int *order,
                                 bd_err *err)
{
    bool *leaves;
    BD_NEW(leaves, w->arena, w->round->nodes, err);
    for (int u = 0; u < w->round->nodes; u++)
        leaves[u] = u >= of->count || of->level[u] != of->level[w->a[u]];
    view->leaves = leaves;
    for (int i = 0; i < of->count && *order == 0; i++) {
        const int u = of->who[i];
        const bool other = of->level[u] != of->level[w->b[u]];
        if (leaves[u] != other) *order = leaves[u] ? -1 : 1;
    }
    return BD_OK;
}

bd_status bd_draws_compare(bd_round *round, bd_arena *arena, const uint16_t *a, const uint16_t *b, int *order,
                           bd_err *err)
{
    compare_work w = {.round = round, .arena = arena, .a = a, .b = b};
    bd_questions questions;
    bd_stage_view view = {.last_value = 0};
    bool done = false;
    *order = 0;
    BD_TRY(compare_pairs(&w, a, &w.a_pairs, err));
    BD_TRY(compare_pairs(&w, b, &w.b_pairs, err));
    BD_NEW(w.cost, arena, round->nodes / 2, err);
    BD_TRY(bd_round_questions(round, arena, &questions, err));
    while (*order == 0) {
        bd_stage stage = {.price = NULL};
        BD_TRY(questions.next(questions.self, &view, &stage, &done, err));
        if (done) return BD_OK;
        view = (bd_stage_view){.last_value = 0};
        if (stage.choosers != NULL) {
            BD_TRY(compare_choosers(&w, stage.choosers, &view, order, err));
        } else if (stage.leavers != NULL) {
            BD_TRY(compare_leavers(&w, stage.leavers, &view, order, err));
        } else {
            view.last_value = compare_value(&w, &stage, w.a_pairs);
            const int64_t other = compare_value(&w, &stage, w.b_pairs);
            if (view.last_value != other) *order = view.last_value < other ? -1 : 1;
        }
    }
    return BD_OK;
}

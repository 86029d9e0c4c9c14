/* All legal draws of a small round with their values at every stage of its best draw, for tests: what an
 * explanation says can be looked up in the list. */
#ifndef TESTS_ALL_DRAWS_H
#define TESTS_ALL_DRAWS_H

#include <criterion/criterion.h>

#include "explain/difference.h"

#include <string.h>

enum { ALL_NODES = 12, ALL_DRAWS = 11000, ALL_STAGES = 200 };

typedef struct one_draw {
    uint16_t mate[ALL_NODES];
    int64_t value[ALL_STAGES]; /* least is best, also of wishes */
    bd_draw draw;
} one_draw;

typedef struct all_draws {
    bd_arena *arena;
    const bd_best *best_draw;
    const bd_round *round;
    bool coloured; /* draws are filled in */
    int mate[ALL_NODES];
    bd_cost cost[ALL_STAGES][ALL_NODES][ALL_NODES];
    one_draw *draws;
    size_t count;
    int64_t best[ALL_STAGES];
} all_draws;

static inline int64_t all_value(const all_draws *all, size_t k, const uint16_t *mate)
{
    const int wishes = all->best_draw->stages[k].wishes;
    int64_t sum = 0, granted = wishes;
    for (int u = 0; u < all->round->nodes; u++) {
        if (mate[u] < u) continue;
        const bd_cost cost = all->cost[k][u][mate[u]];
        sum += cost;
        if (cost >= 1 && cost <= granted) granted = cost - 1;
    }
    return wishes > 0 ? -granted : sum;
}

static inline void all_keep(all_draws *all)
{
    cr_assert_lt(all->count, (size_t)ALL_DRAWS);
    one_draw *one = &all->draws[all->count++];
    for (int u = 0; u < all->round->nodes; u++) one->mate[u] = (uint16_t)all->mate[u];
    for (size_t k = 0; k < all->best_draw->stage_count; k++) one->value[k] = all_value(all, k, one->mate);
    if (all->coloured)
        cr_assert_eq(bd_round_draw(all->round, all->arena, one->mate, &one->draw, NULL), BD_OK);
}

static inline void all_extend(all_draws *all)
{
    int u = 0;
    while (u < all->round->nodes && all->mate[u] >= 0) u++;
    if (u == all->round->nodes) {
        all_keep(all);
        return;
    }
    for (int v = u + 1; v < all->round->nodes; v++) {
        if (all->mate[v] >= 0 || !bd_round_is_legal(all->round, u, v)) continue;
        all->mate[u] = v;
        all->mate[v] = u;
        all_extend(all);
        all->mate[u] = all->mate[v] = -1;
    }
}

static inline void all_price(all_draws *all, size_t k)
{
    const bd_stage *stage = &all->best_draw->stages[k];
    for (int u = 0; u < all->round->nodes; u++)
        for (int v = u + 1; v < all->round->nodes; v++) {
            const bd_edge edge = {(uint16_t)u, (uint16_t)v};
            if (bd_round_is_legal(all->round, u, v))
                stage->price(stage->context, &edge, 1, &all->cost[k][u][v]);
        }
}

/* The list is made in memory that one test reuses; false when the round is too large. */
static inline bool all_list(all_draws *all, bd_arena *arena, const bd_best *best_draw, bool coloured)
{
    one_draw *draws = all->draws;
    *all = (all_draws){.arena = arena,
                       .best_draw = best_draw,
                       .round = best_draw->round,
                       .coloured = coloured,
                       .draws = draws};
    if (all->round->nodes > ALL_NODES || best_draw->stage_count > ALL_STAGES) return false;
    if (all->draws == NULL) all->draws = malloc(ALL_DRAWS * sizeof *all->draws);
    for (int u = 0; u < ALL_NODES; u++) all->mate[u] = -1;
    for (size_t k = 0; k < best_draw->stage_count; k++) {
        all_price(all, k);
        all->best[k] = all_value(all, k, best_draw->certificate.mate);
    }
    all_extend(all);
    return true;
}

/* Of the draws that suit: at which stage the best of them first differs from the best draw of all, and what
 * it has there. False when none suits; *stage is the number of stages when one is as good in all. */
static inline bool all_first_difference(const all_draws *all,
                                        bool (*suits)(const all_draws *, const one_draw *, void *),
                                        void *self, size_t *stage, int64_t *value)
{
    bool any = false;
    *stage = 0;
    *value = 0;
    for (size_t i = 0; i < all->count; i++) {
        const one_draw *one = &all->draws[i];
        if (!suits(all, one, self)) continue;
        size_t k = 0;
        while (k < all->best_draw->stage_count && one->value[k] == all->best[k]) k++;
        const int64_t here = k < all->best_draw->stage_count ? one->value[k] : 0;
        if (!any || k > *stage || (k == *stage && here < *value)) {
            *stage = k;
            *value = here;
        }
        any = true;
    }
    return any;
}

#endif

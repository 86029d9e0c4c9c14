/* Other duals: each stage of a solve proved by weights that are other than the solver's, on purpose, and by
 * another of its best matchings. Everything follows from the seed.
 *
 * A stage is solved over costs that are changed so that its best matchings stay the same, and the weights
 * that come out, changed back, prove the stage as it is:
 *
 *     times * cost - push(uv) - p_u - p_v - the q of each held set that uv leaves
 *
 * - p and q (start weights, by lot) belong to every perfect matching in the same amount; the weights end as
 *   w + p, w + q: another start for the same search.
 * - push (0 .. 3) is 0 on all pairs of the best matchings, so the weights leave at least push on the others:
 * a pair that is tight by chance alone no longer is. Which pairs are in a best matching is found out on the
 *   way: as long as the matching found has a pair with a push, those pairs lose theirs. With a push on all
 *   others the tight pairs are those of the exact face; with none the start weights alone decide.
 * - times is more than all pushes of a matching together, so no matching gets ahead of a better one.
 *
 * The matching handed on is any of the best, by lot; of wishes no more may be granted than the solver finds,
 * but fewer. Every change is checked before it is used: all pairs in integers, as bd_minimise does. */
#ifndef TESTS_OTHER_DUALS_H
#define TESTS_OTHER_DUALS_H

#include "base/random.h"
#include "solve/solver.h"

#include <string.h>

enum { OTHER_PUSH = 3, OTHER_TRIES = 60, OTHER_COST_MOST = 400000000 };

typedef struct other_duals {
    bd_random random;
    bool fewer_wishes;                  /* a wish that can be granted may be left to the stages after it */
    long stages, moved, tries, gave_up; /* stages settled; those proved by changed costs; solves that took */
} other_duals;

static inline bool other_chance(other_duals *o, int percent)
{
    return bd_random_below(&o->random, 100) < (uint64_t)percent;
}

/* The changed costs of one stage. */
typedef struct other_costs {
    const bd_stage *stage;
    int nodes;
    int64_t times;
    int64_t *p;      /* [nodes] */
    int64_t *q;      /* of each set that is held, by its place in the certificate's list */
    int64_t *of_set; /* [nodes * nodes] the q of the sets that the pair leaves */
    uint8_t *push;   /* [nodes * nodes] */
} other_costs;

static inline void other_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const other_costs *c = context;
    c->stage->price(c->stage->context, edges, count, cost);
    for (size_t i = 0; i < count; i++) {
        const size_t at = (size_t)edges[i].u * (size_t)c->nodes + edges[i].v;
        cost[i] =
            (bd_cost)(c->times * cost[i] - c->push[at] - c->p[edges[i].u] - c->p[edges[i].v] - c->of_set[at]);
    }
}

static inline void other_forget(bd_solver *solver)
{
    bd_weights_zero(&solver->weights);
    bd_family_purge(&solver->weights.family);
    bd_family_arrange_nested(&solver->weights.family);
    bd_weights_sum(&solver->weights);
}

static inline bd_status other_solve(other_duals *o, bd_solver *solver, const other_costs *c, bd_finding *f,
                                    bd_err *err)
{
    const bd_engine engine = solver->options.engine;
    bd_stage *changed;
    BD_NEW(changed, solver->scratch, 1, err);
    *changed = (bd_stage){.context = c, .price = other_price, .high = c->nodes - 1};
    memcpy(changed->id, c->stage->id, sizeof changed->id);
    other_forget(solver);
    solver->options.engine = (bd_engine)bd_random_below(&o->random, 3);
    const bd_status status = bd_minimise(solver, changed, f, err);
    solver->options.engine = engine;
    o->tries++;
    return status;
}

static inline bd_status other_costs_new(bd_solver *solver, const bd_stage *stage, int64_t times,
                                        other_costs *out, bd_err *err)
{
    const size_t nodes = (size_t)solver->store.nodes;
    *out = (other_costs){.stage = stage, .nodes = solver->store.nodes, .times = times};
    BD_NEW(out->p, solver->scratch, nodes, err);
    BD_NEW(out->q, solver->scratch, solver->set_count + 1, err);
    BD_NEW(out->of_set, solver->scratch, nodes * nodes, err);
    BD_NEW(out->push, solver->scratch, nodes * nodes, err);
    return BD_OK;
}

/* Pushes pairs by lot. */
static inline void other_push(other_duals *o, other_costs *c, int percent)
{
    for (int u = 0; u < c->nodes; u++)
        for (int v = u + 1; v < c->nodes; v++)
            c->push[u * c->nodes + v] =
                other_chance(o, percent) ? (uint8_t)bd_random_between(&o->random, 1, OTHER_PUSH) : 0;
}

/* Start weights by lot, up to this much. */
static inline void other_begin(other_duals *o, const bd_solver *solver, other_costs *c, int most)
{
    const bd_family *family = &solver->weights.family;
    for (int u = 0; u < c->nodes; u++) c->p[u] = bd_random_between(&o->random, -most, most);
    for (int s = 0; s < family->count; s++) {
        const bd_set *set = &family->sets[s];
        if (!set->free) continue;
        const int q = bd_random_between(&o->random, -most, most);
        uint64_t inside[8] = {0};
        bd_set_add_to(set, inside);
        c->q[set->listed] = q;
        for (int u = 0; u < c->nodes; u++)
            for (int v = u + 1; v < c->nodes; v++)
                if (bd_bits_has(inside, u) != bd_bits_has(inside, v)) c->of_set[u * c->nodes + v] += q;
    }
}

/* Pairs of the matching lose their push; false: none had one. */
static inline bool other_release(other_costs *c, const uint16_t *mate)
{
    bool any = false;
    for (int u = 0; u < c->nodes; u++) {
        if (mate[u] < u) continue;
        any |= c->push[u * c->nodes + mate[u]] != 0;
        c->push[u * c->nodes + mate[u]] = 0;
    }
    return any;
}

/* Another matching, by lot, of those that are best for the stage; times 0: of the face. */
static inline bd_status other_mate(other_duals *o, bd_solver *solver, const bd_stage *stage, int64_t times,
                                   bd_err *err)
{
    other_costs c;
    bd_finding f;
    BD_TRY(other_costs_new(solver, stage, times, &c, err));
    other_push(o, &c, 100);
    BD_TRY(other_solve(o, solver, &c, &f, err));
    other_forget(solver);
    return BD_OK;
}

/* The weights of the changed costs become weights of the stage; *valid: they prove it. */
static inline bd_status other_change_back(bd_solver *solver, const other_costs *c, bd_finding *f, bool *valid,
                                          bd_err *err)
{
    bd_weights *w = &solver->weights;
    for (int u = 0; u < c->nodes; u++) w->y[u] += w->denominator * c->p[u];
    for (int s = 0; s < w->family.count; s++)
        if (w->family.sets[s].free)
            w->family.sets[s].weight += w->denominator * c->q[w->family.sets[s].listed];
    w->denominator *= c->times;
    bd_weights_reduce(w);
    bd_weights_sum(w);
    BD_TRY(bd_edges_price(&solver->store, c->stage, err));
    const int64_t value = bd_edges_value(&solver->store, solver->mate);
    *f = (bd_finding){.value = value, .bound = value, .proved = true};
    *valid = bd_ascent_find_tight(&solver->ascent) && bd_weights_total(w) == w->denominator * value;
    for (int s = 0; s < w->family.count; s++)
        *valid &= w->family.sets[s].free || w->family.sets[s].weight >= 0;
    return BD_OK;
}

/* *moved false: the stage is not settled. */
static inline bd_status other_move(other_duals *o, bd_solver *solver, const bd_stage *stage, int64_t times,
                                   bd_finding *f, bool *moved, bd_err *err)
{
    static const int shares[] = {0, 0, 10, 50, 100, 100};
    const int64_t most[] = {0, 1, times / 2, times, 4 * times};
    other_costs c;
    bool valid = false;
    BD_TRY(other_costs_new(solver, stage, times, &c, err));
    other_push(o, &c, shares[bd_random_below(&o->random, 6)]);
    other_begin(o, solver, &c, (int)most[bd_random_below(&o->random, 5)]);
    (void)other_release(&c, solver->mate);
    for (int tries = 0; tries < OTHER_TRIES; tries++) {
        BD_TRY(other_solve(o, solver, &c, f, err));
        if (!f->proved) break;
        if (!other_release(&c, solver->mate)) {
            BD_TRY(other_change_back(solver, &c, f, &valid, err));
            break;
        }
    }
    *moved = valid;
    o->moved += valid;
    o->gave_up += !valid;
    return BD_OK;
}

static inline bd_status other_wishes(other_duals *o, bd_solver *solver, const bd_stage *stage, bd_finding *f,
                                     bd_err *err)
{
    bd_stage fewer = *stage;
    if (o->fewer_wishes && stage->wishes > 1 && other_chance(o, 50))
        fewer.wishes = bd_random_between(&o->random, 1, stage->wishes - 1);
    BD_TRY(bd_wishes_grant(solver, &fewer, f, err));
    return other_chance(o, 70) ? other_mate(o, solver, stage, 0, err) : BD_OK;
}

static inline bd_status other_settle(void *self, bd_solver *solver, const bd_stage *stage, bd_finding *f,
                                     bd_err *err)
{
    other_duals *o = self;
    o->stages++;
    if (stage->wishes > 0) return other_wishes(o, solver, stage, f, err);
    const int64_t times = (int64_t)solver->store.nodes * (OTHER_PUSH + 1);
    BD_TRY(bd_edges_price(&solver->store, stage, err));
    const int64_t least = solver->store.least, most = solver->store.most;
    const bool small = (most > -least ? most : -least) < OTHER_COST_MOST / times;
    if (small && other_chance(o, 70)) BD_TRY(other_mate(o, solver, stage, times, err));
    if (small && other_chance(o, 80)) {
        bool moved;
        BD_TRY(other_move(o, solver, stage, times, f, &moved, err));
        if (moved) return BD_OK;
    }
    const bd_engine engine = solver->options.engine;
    solver->options.engine = (bd_engine)bd_random_below(&o->random, 3);
    other_forget(solver);
    const bd_status status = bd_minimise(solver, stage, f, err);
    solver->options.engine = engine;
    return status;
}

#endif

/* Weights: a dual solution in integers over one denominator, and what it leaves of each pair's cost.
 *
 * r(uv) = denominator * cost - y_u - y_v - sum of the weights of the sets that uv leaves. With reach_u = y_u
 * + the weights of all sets that hold u, this is denominator * cost - reach_u - reach_v + 2 * the weights of
 * all sets that hold both. The weights prove a bound when r >= 0 for every allowed pair and no set that is
 * not free weighs less than zero. */
#ifndef BD_SOLVE_WEIGHTS_H
#define BD_SOLVE_WEIGHTS_H

#include "solve/edges.h"
#include "solve/family.h"

typedef struct bd_weights {
    int nodes;
    int64_t denominator;
    int64_t *y, *rate;           /* of each node: weight, and change per unit of a dual step */
    int64_t *reach, *rate_reach; /* with the weights and rates of the sets that hold the node */
    uint64_t *hot;               /* every pair with r != 0 has a node in hot, */
    uint64_t *moving;            /* and every pair whose r changes has one in moving */
    bd_family family;
    int *class_of, *members, *class_at; /* work space of marking */
} bd_weights;

bd_status bd_weights_new(bd_arena *arena, int nodes, bd_weights *out, bd_err *err);

/* Denominator 1 and no weights; rates too. The family's sets stay. */
void bd_weights_zero(bd_weights *weights);

/* Brings reach and the sums of the sets up to date after y, weights of sets or the family changed. The family
 * must be arranged. */
void bd_weights_sum(bd_weights *weights);

/* The same for rate_reach and moving, after rates or the family changed. */
void bd_weights_sum_rates(bd_weights *weights);

/* The same for hot, before pairs are asked for by it. */
void bd_weights_mark_hot(bd_weights *weights, const bd_edge_store *store);

/* A node's reach, when the sums of the sets are up to date. */
static inline int64_t bd_weights_reach_of(const bd_weights *w, int u)
{
    const int inner = w->family.inner[u];
    return w->y[u] + (inner < 0 ? 0 : w->family.sets[inner].up);
}

/* Sum of all weights: denominator times the bound they prove. */
int64_t bd_weights_total(const bd_weights *weights);

/* What total / denominator proves about an integer value. */
int64_t bd_weights_bound(const bd_weights *weights);

/* Multiplies all weights and the denominator; false when they would grow beyond what is safe in 64 bits. */
bool bd_weights_scale(bd_weights *weights, int64_t factor);

/* Divides all by what they have in common. */
void bd_weights_reduce(bd_weights *weights);

static inline int64_t bd_weights_left(const bd_weights *w, bd_cost cost, int u, int v)
{
    int64_t left = w->denominator * cost - w->reach[u] - w->reach[v];
    if (bd_family_shares(&w->family, u, v)) left += 2 * w->family.sets[bd_family_meet(&w->family, u, v)].up;
    return left;
}

/* The pairs of one lower node, for loops over many of them: what does not change along a row is taken out. */
typedef struct bd_weights_row {
    const bd_weights *weights;
    const int *outer;
    const int64_t *reach;
    int64_t denominator, own_reach;
    int u, own_outer;
    /* Of the other nodes in one set, which mostly come together: the smallest set they share with u. */
    int inner, meet;
} bd_weights_row;

static inline bd_weights_row bd_weights_row_of(const bd_weights *w, int u)
{
    return (bd_weights_row){.weights = w,
                            .outer = w->family.outer,
                            .reach = w->reach,
                            .denominator = w->denominator,
                            .own_reach = w->reach[u],
                            .u = u,
                            .own_outer = w->family.outer[u],
                            .inner = -1};
}

/* The smallest set that holds u and v, which lie in one set. */
static inline const bd_set *bd_weights_row_meet(bd_weights_row *row, int v)
{
    const bd_family *family = &row->weights->family;
    if (family->inner[v] != row->inner) {
        row->inner = family->inner[v];
        row->meet = bd_family_meet(family, row->u, v);
    }
    return &family->sets[row->meet];
}

/* What is left of the pair (u, v). */
static inline int64_t bd_weights_row_left(bd_weights_row *row, bd_cost cost, int v)
{
    int64_t left = row->denominator * cost - row->own_reach - row->reach[v];
    if (row->own_outer >= 0 && row->outer[v] == row->own_outer) left += 2 * bd_weights_row_meet(row, v)->up;
    return left;
}

static inline int64_t bd_weights_row_rate(bd_weights_row *row, int v)
{
    int64_t rate = row->weights->rate_reach[row->u] + row->weights->rate_reach[v];
    if (row->own_outer >= 0 && row->outer[v] == row->own_outer)
        rate -= 2 * bd_weights_row_meet(row, v)->rate_up;
    return rate;
}

#endif

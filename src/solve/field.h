/* Field: the face at work: the allowed pairs as a sorted list, with the place where each row begins, and as
 * bits.
 *
 * Row u holds the pairs (u, v) with u < v. The list shrinks in place from whichever end is nearer, so that a
 * stage that touches few rows costs little however many pairs there are. Costs of the present stage stand
 * beside the list; they are filled in only for pairs with a node in the stage's window. */
#ifndef BD_SOLVE_FIELD_H
#define BD_SOLVE_FIELD_H

#include "base/arena.h"
#include "base/graph.h"
#include "cards/stage.h"
#include "solve/bits.h"

typedef struct bd_field {
    int nodes, words;
    bd_edge *edges;
    size_t count;
    uint32_t *start; /* nodes + 1: row u is edges[start[u]] .. edges[start[u + 1] - 1] */
    uint64_t *rows;  /* nodes * words bits, both directions */
    bd_cost *costs;  /* of edges[i], where the pair is in the window */
    int low, high;   /* the window; low > high: no pair has a cost */
    bd_edge *gone;   /* where pairs that leave are put, from gone[count before it] downwards; NULL: nowhere */
} bd_field;

bd_status bd_field_new(bd_arena *arena, int nodes, bd_edge *edges, size_t count, bd_field *out, bd_err *err);

static inline uint64_t *bd_field_row(const bd_field *field, int u)
{
    return field->rows + (size_t)u * (size_t)field->words;
}
static inline bool bd_field_in_window(const bd_field *field, int u)
{
    return field->low <= u && u <= field->high;
}

/* Prices every pair that has a node in the stage's window. */
void bd_field_price(bd_field *field, const bd_stage *stage);

/* The place of an allowed pair in the list. */
size_t bd_field_find(const bd_field *field, int u, int v);

/* The cost of the pair at place i, which is (u, v). */
static inline bd_cost bd_field_cost(const bd_field *field, size_t i, int u, int v)
{
    return bd_field_in_window(field, u) || bd_field_in_window(field, v) ? field->costs[i] : 0;
}

/* Sum of the costs of a matching inside the face. */
int64_t bd_field_value(const bd_field *field, const uint16_t *mate);

/* Called for pairs in order, in runs that share the lower node; count is never zero. */
typedef struct bd_run {
    int u;
    size_t first;
    size_t count;
} bd_run;

/* Walks the pairs of which at least one node is hot. For a hot row one call with the whole row; for others
 * one call per stretch. */
typedef void (*bd_run_visit)(void *self, bd_run run);
void bd_field_walk(const bd_field *field, const uint64_t *hot, bd_run_visit visit, void *self);

/* Removes the pairs for which keep() says so; only pairs with a hot node are asked. */
typedef void (*bd_pair_keep)(void *self, bd_run run, bool *keep);
size_t bd_field_shrink(bd_field *field, const uint64_t *hot, bd_pair_keep keep, void *self);

#endif

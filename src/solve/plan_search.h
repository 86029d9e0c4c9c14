/* The state of a search for rounds ahead: of plan.c, plan_cut.c and plan_factor.c only. */
#ifndef BD_SOLVE_PLAN_SEARCH_H
#define BD_SOLVE_PLAN_SEARCH_H

#include "base/assert.h"
#include "base/random.h"
#include "cards/ahead.h"
#include "solve/matcher.h"

typedef struct bd_ahead_dropped {
    uint16_t round, u, v;
} bd_ahead_dropped;

typedef struct bd_ahead_search {
    const bd_ahead *of;
    bd_arena *arena, *scratch;
    bd_ahead_round *rounds; /* the pairs that the case at hand leaves */
    uint16_t **mates;       /* of each round a matching, mended when pairs go */
    bd_matcher matcher;
    bd_ahead_dropped *trail;
    size_t trailed, trail_capacity;
    bd_ahead_step *steps;
    size_t step_count, step_capacity;
    int64_t work, work_most;
    bool gave_up;
    uint64_t *set, *free; /* [words] */
    int *order;           /* [nodes] */
    uint16_t *list;       /* [nodes] */
    /* Of plan_cut.c. */
    uint64_t **any;  /* [nodes] pairs of any round */
    uint64_t **flow; /* [nodes] the pairs that paths use, from the row's node to the other */
    uint16_t *from;  /* [nodes] */
} bd_ahead_search;

bd_status bd_ahead_cut_new(bd_ahead_search *s, bd_err *err);

/* Looks for an odd set that fewer pairs leave than rounds need; it is in s->set. */
bool bd_ahead_find_cut(bd_ahead_search *s);

/* Whether there is no factor of the pairs left; fills the step. Takes memory from s->scratch. */
bd_status bd_ahead_factor_bars(bd_ahead_search *s, bool *bars, bd_ahead_step *step, bd_err *err);

/* A factor at random; in s->scratch. graph->rows is NULL where there is no graph. */
bd_status bd_ahead_factor_find(bd_ahead_search *s, bd_random *random, bd_ahead_factor *graph, uint16_t **mate,
                               bd_err *err);

#endif

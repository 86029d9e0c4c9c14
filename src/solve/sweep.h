/* Sweep: three questions about all pairs with a node in some bits, asked of 64 pairs at a time: which are
 * tight, which limits the dual step, which is the cheapest at each node. */
#ifndef BD_SOLVE_SWEEP_H
#define BD_SOLVE_SWEEP_H

#include "solve/search.h"
#include "solve/weights.h"

enum { BD_TIERS_MAX = 32, BD_SWEEP_SETS_MAX = 64, BD_SWEEP_RATE_MAX = 1 << 14 };

typedef struct bd_tier {
    int64_t reach, rate;
} bd_tier;

typedef struct bd_sweep {
    const bd_weights *weights;
    bd_edge_store *store;
    bd_search *search;
    int words;
    /* In ascending order of reach and rate; each with its nodes, or all of it and above it
     * (bd_sweep_tighten).
     */
    int tiers;
    bd_tier tier[BD_TIERS_MAX];
    uint64_t *nodes; /* (BD_TIERS_MAX + 1) * words */
    uint64_t *sets;  /* BD_SWEEP_SETS_MAX * words: the nodes of each set */
    /* Of one row: pairs asked, those in question now, those of them without a plane, and the tight ones. */
    uint64_t *asked, *part, *rest, *found;
    uint64_t *met; /* work space of bd_sweep_cheapest */
} bd_sweep;

/* The longest step so far: above / below, in lowest terms not needed. */
typedef struct bd_stride {
    int64_t above, below; /* 0 below: none yet */
    bool overrun;         /* no step is possible, or only by numbers that are not safe */
} bd_stride;

static inline bool bd_stride_is_shorter(const bd_stride *step, int64_t left, int64_t rate)
{
    return step->below == 0 || left * step->below < step->above * rate;
}

/* True when the step became shorter. */
static inline bool bd_stride_limit(bd_stride *step, int64_t left, int64_t rate)
{
    if (left <= 0 || rate > BD_SWEEP_RATE_MAX) step->overrun = true;
    if (step->overrun || !bd_stride_is_shorter(step, left, rate)) return false;
    step->above = left;
    step->below = rate;
    return true;
}

bd_status bd_sweep_new(bd_arena *arena, const bd_weights *weights, bd_edge_store *store, bd_search *search,
                       bd_sweep *out, bd_err *err);

/* Each of the next two answers false, and has done nothing, when the stage is not for it: its costs are a
 * list, or tiers or sets are too many. Then the pairs are walked (edges.h). */

/* The tight pairs among those with a node in hot are put into the search's rows, which are to be mirrored
 * then (bd_search_mirror); *slack grows by those that are no longer tight and shrinks by those that became
 * it, *overrun becomes true when some pair has r < 0. */
bool bd_sweep_tighten(bd_sweep *sweep, const uint64_t *hot, int64_t *slack, bool *overrun);

/* How far all weights may move at their rates until a pair with a node in moving has nothing left. */
bool bd_sweep_limit(bd_sweep *sweep, const uint64_t *moving, bd_stride *step);

/* Where costs are planes, low[u] of each node of the window becomes the cheapest of its pairs, twice the cost
 * where the other node is outside the window (bd_edge_store.cheapest where they are a list). */
void bd_sweep_cheapest(bd_sweep *sweep, int64_t *low);

#endif

/* Lp: the fractional matching problem of some nodes, solved by GLPK.
 *
 * Rows: one per node (its columns sum to 1), then one per odd set (the columns that leave it sum to 1, or to
 * at least 1). Columns are pairs, priced in by the caller when the weights so far say that one would help.
 * The start is a basis made of a perfect matching, so the primal simplex is feasible from the first step and
 * GLPK is never asked to trust a basis it cannot factor.
 *
 * A fault inside GLPK ends in its error hook: the environment is freed, control comes back here by longjmp,
 * and the caller hears BD_LP_FAULT. Everything that must survive lives in bd_lp, nothing in local variables.
 */
#ifndef BD_SOLVE_LP_H
#define BD_SOLVE_LP_H

#include "base/arena.h"
#include "base/graph.h"

#include <setjmp.h>
#include <stdbool.h>

typedef struct bd_lp_column {
    uint16_t u, v; /* rows, from 0 */
    bd_cost cost;
    bool basic; /* in the first basis */
} bd_lp_column;

typedef struct bd_lp_set {
    const uint8_t *holds; /* of each node row */
    bool equal;           /* left exactly once; otherwise at least once */
} bd_lp_set;

typedef enum bd_lp_end {
    BD_LP_DONE,    /* no further column would help: the weights are those of the optimum, as floating-point
                      numbers */
    BD_LP_STOPPED, /* a limit; the weights are of no use */
    BD_LP_FAULT    /* GLPK gave up */
} bd_lp_end;

/* How GLPK is asked; a fault is answered by the next way. */
typedef enum bd_lp_way { BD_LP_PRIMAL, BD_LP_FRESH, BD_LP_DUAL, BD_LP_WAYS } bd_lp_way;

typedef struct bd_lp bd_lp;
struct bd_lp {
    bd_arena *arena;
    int nodes, set_count;
    bd_lp_column *columns; /* those of the perfect matching come first */
    size_t column_count, column_room;
    const bd_lp_set *sets;
    const uint8_t *slack_basic; /* of each node row: in the first basis */
    double *weights;            /* of each row, nodes then sets */
    /* Adds columns that would help with these weights (bd_lp_add); *added says how many, 0 ends the solve. */
    bd_status (*price)(void *self, bd_lp *lp, size_t *added, bd_err *err);
    bool (*must_stop)(void *self); /* asked now and then */
    void *self;
    int64_t iterations; /* counts up */
    /* Inner state. */
    jmp_buf frame;
    bd_status status; /* of price */
    bd_err *err;
    bd_lp_end end;
    bd_lp_way way;
    size_t loaded;
    char fault[160]; /* GLPK's last words */
};

bd_status bd_lp_add(bd_lp *lp, bd_lp_column column, bd_err *err);

bd_status bd_lp_run(bd_lp *lp, bd_lp_way way, bd_lp_end *end, bd_err *err);

/* Gives back what GLPK keeps for the calling thread. */
void bd_lp_end_thread(void);

#endif

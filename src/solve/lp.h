/* Lp: the fractional matching problem of some nodes, solved by GLPK.
 *
 * Rows: one per node (its columns sum to 1), then one per odd set (the columns that leave it sum to 1, or to
 * at least 1). Columns are pairs, priced in by the caller when the weights so far say that one would help.
 * When none would, the caller may add rows for odd sets that GLPK's values leave too rarely, and the dual
 * simplex goes on from there; and so on until nothing is missing.
 * The start is a basis made of a perfect matching, so the primal simplex is feasible from the first step and
 * GLPK is never asked to trust a basis it cannot factor.
 *
 * A fault inside GLPK ends in its error hook: the environment is freed, control comes back here by longjmp,
 * and the caller hears BD_LP_FAULT. Everything that must survive lives in bd_lp, nothing in local variables.
 */
#ifndef BD_SOLVE_LP_H
#define BD_SOLVE_LP_H

#include "base/graph.h"

#include <setjmp.h>

typedef struct bd_lp_column {
    uint16_t u, v; /* rows, from 0 */
    bd_cost cost;
    bool basic; /* in the first basis */
} bd_lp_column;

typedef struct bd_lp_set {
    const uint8_t *holds; /* of each node row */
    bool equal;           /* left exactly once; otherwise at least once */
    bool idle;            /* goes before the next rows come, if its slack is basic */
    int id;               /* the caller's own */
} bd_lp_set;

/* Less than this is nothing among GLPK's values, which are floating-point numbers. */
#define BD_LP_NOTHING 1e-6

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
    int nodes;
    int set_count;
    bd_lp_column *columns; /* those of the perfect matching come first */
    size_t column_count, column_room;
    bd_lp_set *sets;
    size_t set_room;
    const uint8_t *slack_basic; /* of each node row: in the first basis */
    double *weights;            /* of each row, nodes then sets */
    double *values;             /* of each column, while `separate` is asked */
    /* Adds columns that would help with these weights (bd_lp_add); *added says how many, 0 ends the solve. */
    bd_status (*price)(void *self, bd_lp *lp, size_t *added, bd_err *err);
    /* Adds sets that are left too rarely (bd_lp_add_set); *more: GLPK shall go on with them. May be NULL. */
    bd_status (*separate)(void *self, bd_lp *lp, bool *more, bd_err *err);
    bool (*must_stop)(void *self); /* asked now and then */
    bool give_up;                  /* set by a callback: what GLPK says is of no use */
    void *self;
    int64_t iterations; /* counts up */
    /* Inner state. */
    jmp_buf frame;
    bd_status status; /* of price */
    bd_err *err;
    bd_lp_end end;
    bd_lp_way way;
    size_t loaded;   /* columns */
    int loaded_sets; /* rows of sets */
    bool by_dual;    /* rows have come since the last optimum */
    int *indices;    /* of one row or column on its way to GLPK */
    double *ones;
    size_t index_room, one_room, weight_room, value_room;
};

bd_status bd_lp_add(bd_lp *lp, bd_lp_column column, bd_err *err);

bd_status bd_lp_add_set(bd_lp *lp, bd_lp_set set, bd_err *err);

bd_status bd_lp_run(bd_lp *lp, bd_lp_way way, bd_lp_end *end, bd_err *err);

/* Gives back what GLPK keeps for the calling thread. */
void bd_lp_end_thread(void);

#endif

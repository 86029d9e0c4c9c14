/* Part: the linear program over some components of the face, for GLPK or, without rows of sets, for
 * matching.c.
 *
 * Its nodes and the odd sets that reach into it are rows, its pairs are columns. Few columns are taken at
 * first: a good matching, the cheapest pairs of each node, the matching at hand. The others are priced in
 * over all pairs, in integers: those that would help with the weights that GLPK has so far. crash.c makes the
 * matching and the basis to begin with. */
#ifndef BD_SOLVE_PART_H
#define BD_SOLVE_PART_H

#include "solve/lp.h"
#include "solve/solver.h"

typedef struct bd_offer {
    int64_t left;
    uint16_t other;
} bd_offer;

typedef struct bd_lp_part {
    bd_solver *solver;
    bd_lp lp;
    uint16_t *nodes; /* of the part */
    int count;
    uint64_t *inside; /* the same as bits */
    uint16_t *place;  /* of a node in nodes */
    uint64_t *taken;  /* pairs that are columns, by place: rows of bits */
    bd_offer *offers; /* some per node: the best columns found */
    uint8_t *offered; /* how many */
    uint16_t *start;  /* a matching */
    bd_set *rows;     /* the sets of the part, each under the number that lp.sets[].id and bd_set.row give */
    size_t row_count, row_room;
    bool covers;   /* solved without GLPK (matching.c) */
    bool complete; /* all pairs are columns */
    bool unseated; /* rows have come or gone since the family was put together */
    /* Valid weights, half way between which and GLPK's own columns are looked for. */
    int64_t *centre_y, *centre_z;
    size_t centre_room;
    int64_t iterations_before;
    void *owner;      /* of whoever adds rows */
    bd_status status; /* of a walk that takes all pairs */
    bd_err *err;
} bd_lp_part;

/* Work space, and no nodes. */
bd_status bd_part_new(bd_solver *solver, bd_lp_part *out, bd_err *err);

/* The first nodes stay, all later ones and all rows go. */
void bd_part_cut(bd_lp_part *part, int count);

/* Adds the component of a node: pairs and sets tie. */
void bd_part_add_component(bd_lp_part *part, int first);

/* Rows and columns to begin with. The weights at hand must be valid: they are the first centre. */
bd_status bd_part_open(bd_lp_part *part, bd_err *err);

/* The same without GLPK: no rows of sets, no basis; each node's cheapest pairs and the matching at hand. */
bd_status bd_part_open_columns(bd_lp_part *part, bd_err *err);

/* One more odd set, as nodes in bits, all in the part. */
bd_status bd_part_add_set(bd_lp_part *part, const uint64_t *bits, int size, bd_err *err);

/* How much of GLPK's values leaves the set. */
double bd_part_leaves(const bd_lp_part *part, const uint64_t *bits);

/* The solver's weights inside the part become GLPK's, rounded to its denominator. */
void bd_part_read(bd_lp_part *part);

/* With the solver's weights nothing negative is left of any column, and nothing at all of those with a value.
 */
bool bd_part_is_exact(const bd_lp_part *part);

/* *done: GLPK has an optimum (and `separate`, if there is one, wants no more). */
bd_status bd_part_run(bd_lp_part *part, bool *done, bd_err *err);

/* Without GLPK: pairs that would help with the weights at hand become columns. */
bd_status bd_part_price_in(bd_lp_part *part, size_t *added, bd_err *err);

/* Without GLPK: best weights of the part, and in the search's `partial` a matching that they prove. *done
 * false: a limit, or the numbers would not be safe; the weights and the sets are then of no use. */
bd_status bd_matching_run(bd_lp_part *part, bool *done, bd_err *err);

typedef struct bd_candidate {
    int64_t left;
    uint16_t u, v; /* nodes */
} bd_candidate;

/* Into start, for the nodes inside: a matching from the candidates, completed by the solver's mate. Uses the
 * search's tight pairs as scratch. */
void bd_crash_match(bd_solver *solver, const uint64_t *inside, const bd_candidate *candidates, size_t count,
                    uint16_t *start);

/* Marks columns, in their order, as basic where they are independent, and rows whose slack must be. */
bd_status bd_crash_basis(bd_lp *lp, uint8_t *slack_basic, bd_err *err);

#endif

/* Solver: what the stages of one solve share. Nothing outside this module sees it. */
#ifndef BD_SOLVE_SOLVER_H
#define BD_SOLVE_SOLVER_H

#include "solve/ascent.h"
#include "solve/solve.h"

#include <time.h>

typedef struct bd_solver {
    bd_arena *keep;    /* the caller's: the certificate */
    bd_arena *scratch; /* this solve's own */
    int nodes;
    bd_arena *prices; /* the store's */
    bd_edge_store store;
    bd_weights weights;
    bd_search search;
    bd_ascent ascent;
    uint16_t *mate; /* perfect, inside the face, leaves every set of the family once */
    bd_solve_options options;
    bd_solve_counts *counts;
    clock_t began;
    bd_solved *out;
    /* The lists of what comes out as they grow. */
    bd_odd_set *sets;
    size_t set_count, set_room;
    bd_stage_proof *stages;
    size_t stage_count, stage_room;
    bd_stage *asked; /* of each proof: the stage it proves */
    size_t asked_count, asked_room;
    size_t hint_at;         /* the stage of the hint after the one used last */
    bool hint_founds_sets;  /* the hint's sets are nested with those held */
    struct bd_trail *trail; /* being made, or NULL */
    size_t point_room;
} bd_solver;

/* What a stage came to. */
typedef struct bd_finding {
    int64_t value, bound;
    bool proved;
} bd_finding;

/* In *out what a solve needs before it knows its pairs; bd_solver_end must follow, whatever comes between. */
bd_status bd_solver_begin(bd_solver *solver, bd_arena *arena, int nodes, const bd_solve_options *options,
                          bd_solved *out, bd_solve_counts *counts, bd_err *err);
void bd_solver_end(bd_solver *solver);

/* Called where the work space is at its largest. */
void bd_solver_note_memory(const bd_solver *solver);

/* Its work space; the store is the caller's to fill. */
bd_status bd_solver_open(bd_solver *solver, bd_err *err);

/* True when a limit is reached or the caller wants to stop. */
bool bd_solver_must_stop(const bd_solver *solver);

void bd_solver_say(const bd_solver *solver, const bd_stage *stage, const char *sentence, int64_t value,
                   int64_t bound, bool done);

#endif

/* Solver: what the stages of one solve share. Nothing outside this module sees it.
 *
 * advance.c goes from stage to stage: minimise.c settles one, from the weights of start.c or hint.c, with
 * relax.c or, by GLPK alone, cutting.c; wishes.c grants a list of wishes. first.c finds the first matching,
 * record.c keeps the proofs, and trail.c what a second solve begins with. Each opens with its story. */
#ifndef BD_SOLVE_SOLVER_H
#define BD_SOLVE_SOLVER_H

#include "solve/again.h"
#include "solve/ascent.h"

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
    size_t asked_room;
    size_t hint_at;        /* the stage of the hint after the one used last */
    bool hint_founds_sets; /* the hint's sets are nested with those held */
    bd_trail *trail;       /* being made, or NULL */
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

/* *found: solver->mate is perfect. Otherwise the barrier is in the caller's arena. */
bd_status bd_first_match(bd_solver *solver, bool *found, bd_err *err);

/* After a search without sets that found none: what it says of that. */
bd_status bd_first_keep_barrier(bd_solver *solver, bd_err *err);

/* Starts the first matching with the pairs of the hint that are allowed; without a hint, with none. */
void bd_hint_match(const bd_solver *solver, uint16_t *partial);

/* Gives the weights those that the hint has for this stage, brought up to date; *given false: it has none
 * that would fit. They need not be valid. */
bd_status bd_hint_weights(bd_solver *solver, const bd_stage *stage, bool *given, bd_err *err);

/* When proved: the weights hold the proof, the mate is best, the face is not yet shrunk. */
bd_status bd_minimise(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err);

/* When not proved: *bound is what the weights amount to, and true when they prove it. */
bool bd_minimise_bound(bd_solver *solver, int64_t *bound);

/* After a proved stage: removes the pairs that are not tight. */
void bd_minimise_shrink(bd_solver *solver);

/* The matching and the face are those that grant the first finding->value wishes. */
bd_status bd_wishes_grant(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err);

/* From no weights at all: nodes of the window carry their costs alone against nodes outside it, by halves
 * against each other. */
bd_status bd_start_cheapest(bd_solver *solver, bd_err *err);

/* From those: raises what can be raised, as long as the weights do not prove the value. */
bd_status bd_start_raise(bd_solver *solver, int64_t value, bd_err *err);

/* Replaces the weights in the components that hold an exposed node (search.partial) where that proves more.
 * The tight pairs are not brought up to date. */
bd_status bd_relax(bd_solver *solver, bd_err *err);

/* The weights at hand are valid. *settled: they prove finding->value, and the mate has it. */
bd_status bd_cutting_settle(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bool *settled,
                            bd_err *err);

/* Adds a stage with the weights as they are. Sets with weight are listed, and are free from now on. */
bd_status bd_record_stage(bd_solver *solver, const bd_stage *stage, const bd_finding *finding, bd_err *err);

/* Adds a stage that needs no weights, or has none that prove it. */
bd_status bd_record_plain(bd_solver *solver, const bd_stage *stage, const bd_finding *finding, bd_err *err);

/* Hands the lists over to the certificate. */
bd_status bd_record_finish(bd_solver *solver, bd_outcome outcome, bd_err *err);

/* Drops sets that every matching in the face leaves once anyway, and those that carry no weight and are not
 * free. */
bd_status bd_record_tidy(bd_solver *solver, bd_err *err);

/* One stage, over the solver's face. */
bd_status bd_advance_stage(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err);

/* All stages that the list has left; the certificate is finished. last_value: of the stage given before. */
bd_status bd_advance_all(bd_solver *solver, const bd_stages *stages, int64_t last_value, bd_err *err);

/* Before the first stage; solver->trail stays NULL when the list cannot be copied. */
bd_status bd_trail_begin(bd_solver *solver, const bd_stages *stages, bd_err *err);

/* Before a stage is minimised, after the list gave it; stages NULL: at the end. */
bd_status bd_trail_note(bd_solver *solver, const bd_stages *stages, bd_err *err);

/* When all stages are proved and recorded. */
bd_status bd_trail_finish(bd_solver *solver, bd_err *err);

#endif

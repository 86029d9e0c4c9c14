/* Solve: the lexicographically best perfect matching, with a proof for every stage.
 *
 * The stages come from a bd_stages list (a rulebook, or a plain list of cost arrays). Each is minimised over
 * the pairs that the proofs of the stages before it leave open: integer weights are raised until they meet a
 * matching's value, by one of several engines (docs/solver.md). A stage is reported proved
 * only after its exact check in integers. */
#ifndef BD_SOLVE_SOLVE_H
#define BD_SOLVE_SOLVE_H

#include "cards/certificate.h"
#include "os/process.h"

struct bd_solver;
struct bd_finding;

/* Limits of one solve; zero means none. */
typedef struct bd_limits {
    double cpu_seconds; /* for the whole chain */
    int64_t iterations; /* simplex iterations for the whole chain */
    const volatile sig_atomic_t
        *stop; /* when it becomes non-zero the solver stops with what is proved so far; may be NULL */
} bd_limits;

/* What the solver is doing, for --verbose, progress and the benchmark. */
typedef struct bd_solve_note {
    const char *stage;
    const char *sentence; /* one step in words */
    int64_t value, bound; /* of the matching at hand, and proved so far */
    bool stage_done;
} bd_solve_note;

typedef struct bd_watch {
    void *self;
    void (*say)(void *self, const bd_solve_note *note); /* NULL: silence */
} bd_watch;

typedef struct bd_solve_counts {
    int stages, lps, cuts, separations,
        recoveries; /* cuts: odd sets with weight; separations: searches of the tight pairs */
    int asked;      /* stages for which GLPK was asked */
    int64_t iterations, rows, columns, steps; /* of the simplex; of all linear programs; of the dual ascent */
    int64_t paths; /* augmenting paths, where weights were sought at once (matching.c) */
    size_t peak_bytes;
    double cpu_seconds;
} bd_solve_counts;

/* Who settles a stage that the matching at hand does not (docs/solver.md). The answer is the same. */
typedef enum bd_engine {
    BD_ENGINE_FASTEST, /* the weights are raised step by step, and sought at once where that takes long */
    BD_ENGINE_EDMONDS, /* raised step by step only */
    BD_ENGINE_GLPK,    /* GLPK alone; the weights are raised only where its numbers fail */
    BD_ENGINE_AUTO,    /* GLPK up to BD_ENGINE_AUTO_NODES nodes, above that the fastest */
    BD_ENGINE_COUNT
} bd_engine;

/* "fastest", "edmonds", "glpk", "auto". */
const char *bd_engine_name(bd_engine engine);

enum { BD_ENGINE_AUTO_NODES = 256 };

/* For tests, which prove a stage by other weights than the solver's (tests/other_duals.h): settles a stage in
 * its place. It has to leave what the solver leaves, and may take what it needs from solve/solver.h. */
typedef struct bd_settler {
    void *self;
    bd_status (*settle)(void *self, struct bd_solver *solver, const bd_stage *stage,
                        struct bd_finding *finding, bd_err *err);
} bd_settler;

typedef struct bd_solve_options {
    bd_engine engine;
    bd_limits limits;
    bd_watch watch;
    bool prove_unique; /* after the last stage, try to prove that the matching is the only best one (stage id
                          "unique") */
    const bd_certificate
        *hint;       /* of a solve over these pairs and more; tried first (solve/hint.c), or NULL */
    bool keep_trail; /* so that bd_solve_again can begin in the middle */
    bool briefly;    /* bd_solve_again: enough when it is known what is lost, and near which matching */
    const bd_settler *settler; /* NULL in every program */
} bd_solve_options;

/* What a solve came to: the proofs, and beside each the stage that it proves. */
typedef struct bd_solved {
    bd_certificate certificate; /* its digest, rules, options and round are left empty */
    const bd_stage *stages; /* stages[k] is what certificate.stages[k] speaks of; its context lives as long as
                               the list of stages and the arena */
    size_t stage_count;     /* as many as the certificate has */
    const struct bd_trail *trail; /* solve/again.h; NULL: not asked for, or not everything is proved */
} bd_solved;

/* Solves over the legal pairs edges[count] (sorted, u < v). What comes out lives in `arena`. Outcomes:
 * bd_certificate.outcome. */
bd_status bd_solve(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, const bd_stages *stages,
                   const bd_solve_options *options, bd_solved *out, bd_solve_counts *counts, bd_err *err);

/* The same over rows of bits (base/bits.h), both directions; they are overwritten. */
bd_status bd_solve_rows(bd_arena *arena, int nodes, uint64_t *rows, const bd_stages *stages,
                        const bd_solve_options *options, bd_solved *out, bd_solve_counts *counts,
                        bd_err *err);

/* Before a thread that has solved ends: gives back what GLPK keeps for each thread. */
void bd_solve_end_thread(void);

#endif

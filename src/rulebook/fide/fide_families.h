/* The families of the FIDE system's criteria: their records, and their steps in the walk through a bracket.
 *
 * Each family has a file with prices, steps, second counts and records: fide_pairs.c (repeats, wishes),
 * fide_byes.c (C5, C9), fide_leaving.c (C6 .. C8), fide_preference.c (C10 .. C13), fide_again.c (C14 .. C21),
 * fide_limbo.c, fide_exchange.c and fide_opponents.c (the order among equals); fide_weights.c gives the
 * stages of sets of players in order; fide_table.c counts all bracket by bracket. */
#ifndef BD_RULEBOOK_FIDE_FIDE_FAMILIES_H
#define BD_RULEBOOK_FIDE_FIDE_FAMILIES_H

#include "rulebook/fide/fide_bracket.h"
#include "rulebook/fide/fide_table.h"

/* What a criterion is in the walk, and beside the boards: its `own`. */
typedef struct bd_fide_kind {
    bd_fide_step *steps[5];          /* one after the other; NULL behind the last */
    bd_fide_table_count *in_bracket; /* its second count (bd_fide_count) */
    int ago;                         /* of floats: how many rounds before, and which way */
    bd_float way;
    bd_fide_cost_of
        *cost; /* of colours: what a board costs; what is at fault with a colour, from the cards; */
    bool (*fault)(const bd_claim *claim, bd_colour given);
    bool topscorers; /* and whether only boards with a topscorer count */
} bd_fide_kind;

static inline const bd_fide_kind *bd_fide_kind_of(const bd_criterion *criterion) { return criterion->own; }

/* The second count of criteria that are counted bracket by bracket. */
bd_status bd_fide_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err);

extern const bd_criterion bd_criterion_fide_repeat, bd_criterion_fide_avoid;
extern const bd_criterion bd_criterion_c5, bd_criterion_c9;
extern const bd_criterion bd_criterion_c6, bd_criterion_c7, bd_criterion_c8;
extern const bd_criterion bd_criterion_c10, bd_criterion_c11, bd_criterion_c12, bd_criterion_c13;
extern const bd_criterion bd_criterion_c14, bd_criterion_c15, bd_criterion_c16, bd_criterion_c17;
extern const bd_criterion bd_criterion_c18, bd_criterion_c19, bd_criterion_c20, bd_criterion_c21;
extern const bd_criterion bd_criterion_limbo, bd_criterion_exchange;
extern const bd_criterion bd_criterion_moved, bd_criterion_order, bd_criterion_settled;

enum { BD_FIDE_WEIGHTS_A_STAGE = 20 };

/* Empties walk->open, which the caller then fills. */
bd_status bd_fide_weights_open(bd_walk *walk);

/* The weight of a player in this stage, 0: none. */
bd_cost bd_fide_weights_of(const bd_fide_cost *cost, int u);

/* The stage that weighs the next open players, "part" and its number; END when there are none. What the one
 * before has told of its players is then in walk->in. */
bd_step bd_fide_weights_give(bd_walk *walk, int turn, const char *part, bd_fide_cost_of *of, bd_stage *stage);

/* Second count of the stage `number` (from 1): `is_in` says of each open player, in order, whether they are
 * in the set. */
int64_t bd_fide_weights_count(const bool *is_in, int open, int number);

/* A stage that closes pairs which no draw that is still best has; without such pairs it is left out. */
bd_step bd_fide_prune(bd_walk *walk, const char *part, bd_fide_cost cost, bd_stage *stage);

#endif

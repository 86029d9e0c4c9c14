/* Best: the best draw of a round, with its certificate (best.c), what each criterion comes to (values.c), and
 * the best draw after which the rest can be played (families.c). */
#ifndef BD_CERTIFY_BEST_H
#define BD_CERTIFY_BEST_H

#include "rulebook/rulebook.h"
#include "solve/solve.h"

/* What a criterion comes to: the sum of its counts (score: downfloaters and their differences), and whether
 * no draw that is as good in all criteria before it has less. */
typedef struct bd_value {
    const bd_criterion *criterion;
    const char *article; /* as these rules number it */
    int64_t value;
    bool proved;
} bd_value;

typedef struct bd_best {
    bd_round *round;
    bd_round *proved_in; /* whose pairs the stages speak of: `round`, or with the wishes of a family of draws
                            (bd_best_finishable) */
    bd_certificate certificate; /* complete: digest, rules, options and round filled in */
    const bd_stage *stages;     /* what the certificate proves, stage by stage, without "unique" */
    size_t stage_count;
    const struct bd_trail *trail; /* where how->keep_trail asked for it and all is proved, else NULL */
    bd_draw draw;                 /* no boards when the outcome is BD_NO_MATCHING */
    const bd_value *values;       /* in the order of the criteria; none when there is no draw */
    size_t value_count;
    bd_solve_counts effort;
} bd_best;

/* The best draw of round `number` (0: the next one). options may be NULL; it must live as long as *out.
 * Everything made lives in arena. "No legal draw" and "limit reached" are outcomes of the certificate, not
 * errors. */
bd_status bd_best_draw(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules, int number,
                       const bd_draw_options *options, const bd_solve_options *how, bd_best *out,
                       bd_err *err);

/* The same of a round that has been made; its certificate does not say of which cards, rules, options and
 * round. */
bd_status bd_best_of_round(bd_arena *arena, bd_round *round, const bd_solve_options *how, bd_best *out,
                           bd_err *err);

/* The best draw among those after which the rest of the planned rounds can be played, with the proof
 * (cards/finishable.h): what the option "finishable" asks for. out->certificate.finishable says for how many
 * rounds that holds: for all that are planned or, where no draw of this round can do that, for as many as any
 * can. NULL there: none of this was found out (a limit), or the arbiter's wishes leave no such draw; then
 * *out is the best draw without the option, not proved. */
bd_status bd_best_finishable(bd_arena *arena, bd_round *round, const bd_solve_options *how, bd_best *out,
                             bd_err *err);

/* Fills in of which cards, rules, options and round its certificate speaks. */
bd_status bd_best_seal(bd_best *best, bd_arena *arena, bd_err *err);

/* A round as plain numbers, its pairs as a list: for who asks the solver something else about it. */
typedef struct bd_model {
    int nodes; /* even */
    bd_edge *edges;
    size_t edge_count;
    bd_stages stages;
} bd_model;

/* The stages are walked once: a model serves one solve. */
bd_status bd_model_of_round(bd_round *round, bd_arena *arena, bd_model *out, bd_err *err);

/* Values of the criteria of a round for any matching; proved as far as the certificate, which may be NULL,
 * goes. */
bd_status bd_values_of(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                       const bd_certificate *certificate, const bd_value **values, size_t *count,
                       bd_err *err);

#endif

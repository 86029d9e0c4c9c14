/* Totals: the trials of a series added up, by size and method.
 *
 * All sums are whole numbers, so that it does not matter in which order, by how many processes or from how
 * many files they were made; only estimates, at the very end, are floating point. */
#ifndef BD_SIMULATE_TOTALS_H
#define BD_SIMULATE_TOTALS_H

#include "simulate/measure.h"

/* Of a number per tournament. */
typedef struct bd_moments {
    int64_t count, sum, squares;
} bd_moments;

typedef struct bd_totals_cell {
    int64_t tournaments;
    int64_t tally[BD_TALLIES];
    int64_t first[BD_SERIES_CRITERIA], excess[BD_SERIES_CRITERIA], more[BD_SERIES_CRITERIA],
        less[BD_SERIES_CRITERIA], sum[BD_SERIES_CRITERIA];
    bd_moments measures[BD_MEASURES];
    bd_moments paired[BD_MEASURES]; /* the method's less the best draw's in the same tournament */
    bd_moments kendall[BD_ROUNDS_MAX], spearman[BD_ROUNDS_MAX]; /* after round r, at [r - 1] */
    bd_moments kendall_paired[BD_ROUNDS_MAX]; /* the method's less the best draw's in the same tournament */
    int64_t nanoseconds, timed_draws;
} bd_totals_cell;

typedef struct bd_totals {
    const bd_series *series;
    bd_totals_cell *cells; /* [size_count * method_count], size by size */
    bd_totals_cell *all;   /* [method_count] over all sizes; made by bd_totals_finish */
    int64_t tournaments;
    bool timed;
} bd_totals;

bd_status bd_totals_new(bd_arena *arena, const bd_series *series, bd_totals *out, bd_err *err);

/* BD_BAD_INPUT when numbers grow beyond 63 bits. */
bd_status bd_totals_add(bd_totals *totals, const bd_trial *trial, bd_err *err);
void bd_totals_add_times(bd_totals *totals, const bd_trial *trial);

/* Adds up the sizes. */
bd_status bd_totals_finish(bd_totals *totals, bd_err *err);

static inline const bd_totals_cell *bd_totals_at(const bd_totals *totals, int size, int method)
{
    return &totals->cells[size * totals->series->method_count + method];
}

/* A mean with half the width of its 95% confidence interval (normal approximation over tournaments), in
 * units, not millionths. */
typedef struct bd_estimate {
    double mean, half;
} bd_estimate;

bd_estimate bd_estimate_of(const bd_moments *moments);

#endif

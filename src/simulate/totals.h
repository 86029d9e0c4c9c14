/* Totals: the trials of a series added up, by size and method.
 *
 * All sums are whole numbers, so that it does not matter in which order, by how many processes or from how
 * many files they were made; only estimates, at the very end, are floating point. */
#ifndef BD_SIMULATE_TOTALS_H
#define BD_SIMULATE_TOTALS_H

#include "simulate/series.h"

/* What is told of a method, one number per tournament, in millionths.
 *
 * They are made from a trial by exact division, rounded to the nearest millionth, so that sums of them do
 * not depend on their order. */
typedef enum bd_measure {
    BD_MEASURE_LOST,       /* draws worse than the best one, stuck or illegal */
    BD_MEASURE_STUCK,      /* draws stuck or illegal */
    BD_MEASURE_WRONG,      /* of the players paired: not given the colour due */
    BD_MEASURE_AVOIDABLE,  /* of them, more than in the best draw from the same cards */
    BD_MEASURE_RUNS,       /* the same colour a third time in a row */
    BD_MEASURE_FLOATS,     /* who float */
    BD_MEASURE_REFLOATS,   /* who float the same way again */
    BD_MEASURE_COMPANY,    /* of the boards: within a club, school or team */
    BD_MEASURE_IMBALANCE,  /* of all players at the end: mean |whites - blacks| */
    BD_MEASURE_IMBALANCED, /* of all players: 2 or more */
    BD_MEASURE_LOPSIDED,   /* mean |floats down - floats up| */
    BD_MEASURE_FLOATERS,   /* of all players: three floats or more */
    BD_MEASURE_KENDALL,    /* final standings against true strength */
    BD_MEASURE_SPEARMAN,
    BD_MEASURE_TOP1, /* the strongest player is first */
    BD_MEASURE_TOP3, /* of the three strongest: among the first three */
    BD_MEASURES
} bd_measure;

typedef enum bd_measure_unit { BD_UNIT_PERCENT, BD_UNIT_PERMILLE, BD_UNIT_NUMBER } bd_measure_unit;

typedef struct bd_measure_row {
    const char *id;
    const char *title, *brief; /* BD_ENGLISH of words; brief: for narrow tables, with its unit */
    bd_measure_unit unit;
    bool needs_world; /* means nothing on the same histories */
} bd_measure_row;

const bd_measure_row *bd_measure_of(bd_measure measure);

/* In millionths. */
int64_t bd_measure_value(const bd_trial *trial, int method, int rounds, bd_measure measure);

/* Kendall's tau and Spearman's rho of a tournament's standings after `round`, in millionths. */
int64_t bd_measure_kendall(const bd_trial *trial, int method, int round);
int64_t bd_measure_spearman(const bd_trial *trial, int method, int round);

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

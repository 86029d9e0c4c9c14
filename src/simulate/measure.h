/* Measures: what is told of a method, one number per tournament, in millionths.
 *
 * They are made from an trial by exact division, rounded to the nearest millionth, so that sums of them do
 * not depend on their order. */
#ifndef BD_SIMULATE_MEASURE_H
#define BD_SIMULATE_MEASURE_H

#include "simulate/trial.h"

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

#endif

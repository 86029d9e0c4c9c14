/* Series: many made-up tournaments, each drawn by several methods.
 *
 * Tournament k of a series is made from the series' seed and k alone: its size is the one whose turn it is,
 * its seed the k-th of the series. So any part of a series can be played anywhere, in any order, and gives
 * the same numbers.
 *
 * In parallel worlds every method draws a copy of the tournament from its first round to its last, and every
 * draw is compared with the best draw from the same cards; the same game in the same round ends alike in all
 * worlds. On the same histories there is one world, drawn best; the other methods are asked what they would
 * draw from its cards, and nothing of theirs is played. */
#ifndef BD_SIMULATE_SERIES_H
#define BD_SIMULATE_SERIES_H

#include "simulate/made_event.h"
#include "simulate/play.h"

enum {
    BD_SERIES_SIZES = 12,
    BD_SERIES_METHODS = 6,
    BD_SERIES_CRITERIA = 40,
    BD_SERIES_TOURNAMENTS = 10000000
};

typedef struct bd_series {
    bd_event_plan event; /* players and seed are set for each tournament; schools or teams -1: as many as the
                            size asks for */
    int sizes[BD_SERIES_SIZES];
    int size_count;
    int tournaments;
    uint64_t seed; /* at most 2^53 */
    bd_pairer methods[BD_SERIES_METHODS];
    int method_count; /* methods[0] is the best draw */
    bool same_histories;
    const bd_rulebook *rules;
    const char *criteria[BD_SERIES_CRITERIA]; /* in the order of the rules; the last one, "other", is for what
                                                 they do not name */
    int criterion_count;
} bd_series;

/* A series of one usual tournament by the best draw. BD_USAGE when the rulebook has too many criteria. */
bd_status bd_series_usual(const bd_rulebook *rules, bd_series *out, bd_err *err);

/* "20,40,80" and "cards,lazy": sizes in this order; methods, with best in front whether it is named or not.
 * BD_USAGE. */
bd_status bd_series_sizes(bd_series *series, const char *list, bd_err *err);
bd_status bd_series_methods(bd_series *series, const char *list, bd_err *err);

/* BD_USAGE when a number is out of its range. */
bd_status bd_series_check(const bd_series *series, bd_err *err);

/* The plan of tournament k (from 0). */
bd_event_plan bd_series_plan(const bd_series *series, int k);

/* Index of the size of tournament k. */
static inline int bd_series_size_at(const bd_series *series, int k) { return k % series->size_count; }

/* Index of a criterion; that of "other" when the rules do not name it. */
int bd_series_criterion(const bd_series *series, const char *id);

#endif

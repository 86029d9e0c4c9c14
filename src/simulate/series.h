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
    const bd_draw_options *options;           /* of a rulebook file whose base are the rules; NULL: none */
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

/* A method, or the best draw by a rulebook file of the same base (an arm): one of a name counts once.
 * BD_USAGE. */
bd_status bd_series_add(bd_series *series, const bd_pairer *pairer, bd_err *err);

/* What a rulebook file sets for the whole series; its soft criteria get names. BD_USAGE. */
bd_status bd_series_take_options(bd_series *series, const bd_draw_options *options, bd_err *err);

/* BD_USAGE when a number is out of its range. */
bd_status bd_series_check(const bd_series *series, bd_err *err);

/* The plan of tournament k (from 0). */
bd_event_plan bd_series_plan(const bd_series *series, int k);

/* Index of the size of tournament k. */
static inline int bd_series_size_at(const bd_series *series, int k) { return k % series->size_count; }

/* Index of a criterion; that of "other" when the rules do not name it. */
int bd_series_criterion(const bd_series *series, const char *id);

/* What one tournament of a series came to, method by method, in whole numbers.
 *
 * This is what a line of a series' file holds, and all that its tables and plots are made of. Every draw of a
 * method is counted against the best draw from the same cards. Tallies have their names in the rows below. */

/* What is counted of a method, each with its name in files. */
#define BD_TALLY_ROWS(X)                                                                                     \
    /* How draws compare with the best one. */                                                               \
    X(DRAWS, "draws")           /* rounds that were to be drawn */                                           \
    X(SAME, "same")             /* the same boards */                                                        \
    X(EQUAL, "equal")           /* other boards, equal in every criterion */                                 \
    X(WORSE, "worse")           /* worse in the order of the criteria */                                     \
    X(OPEN, "open")             /* as good as far as the best draw is proved */                              \
    X(STUCK, "stuck")           /* no draw, though there is one */                                           \
    X(ILLEGAL, "illegal")       /* a draw that the rules forbid */                                           \
    X(IMPOSSIBLE, "impossible") /* there is no legal draw: the tournament ends here */                       \
    /* What the published boards do to the players. */                                                       \
    X(PAIRED, "paired")       /* players with a board, over all rounds */                                    \
    X(WRONG, "wrong_colours") /* players not given the colour they are due */                                \
    X(AVOIDABLE, "avoidable") /* of them, more than in the best draw from the same cards, round by round */  \
    X(RUNS, "colour_runs")    /* players given the same colour for the third time (or more) in a row */      \
    X(REFLOATS, "repeated_floats") /* players who float the same way as in the round before */               \
    X(COMPANY, "same_company")     /* boards of players of one club, school or team */                       \
    X(FLOATS, "floats")            /* players who float */                                                   \
    /* When all is played. */                                                                                \
    X(IMBALANCE, "imbalance")   /* over all players, |whites - blacks| */                                    \
    X(IMBALANCED, "imbalanced") /* players for whom that is 2 or more */                                     \
    X(LOPSIDED, "lopsided")     /* over all players, |floats down - floats up| */                            \
    X(FLOATERS, "floaters")     /* players who floated three times or more */                                \
    X(TOP1, "top1")             /* 1: the strongest player is first, perhaps shared */                       \
    X(TOP3, "top3")             /* how many of the three strongest are among the first three places */

#define BD_TALLY_MEMBER(kind, name) BD_TALLY_##kind,
typedef enum bd_tally_kind { BD_TALLY_ROWS(BD_TALLY_MEMBER) BD_TALLIES } bd_tally_kind;

typedef struct bd_trial_method {
    int64_t tally[BD_TALLIES];
    /* By criterion of the series: */
    int64_t first[BD_SERIES_CRITERIA];  /* draws that are worse than the best one first here */
    int64_t excess[BD_SERIES_CRITERIA]; /* by how much, added up over these draws */
    int64_t more[BD_SERIES_CRITERIA]; /* draws with a larger value than the best draw, whatever came before */
    int64_t less[BD_SERIES_CRITERIA]; /* draws with a smaller value, at the cost of something before it */
    int64_t sum[BD_SERIES_CRITERIA];  /* the draw's value less the best draw's, over all draws */
    /* After round r, at [r - 1], the standings against true strength: */
    int64_t kendall[BD_ROUNDS_MAX];  /* pairs in the right order less pairs in the wrong one */
    int64_t spearman[BD_ROUNDS_MAX]; /* four times the sum of squared differences of places */
    int64_t nanoseconds; /* processor time of its draws; in no file that has to be the same everywhere */
} bd_trial_method;

typedef struct bd_trial {
    int number; /* of the tournament, from 0 */
    uint64_t seed;
    int players;
    bd_trial_method methods[BD_SERIES_METHODS];
} bd_trial;

/* Names of tallies in files: "draws", "same", ... */
const char *bd_tally_name(bd_tally_kind kind);

#endif

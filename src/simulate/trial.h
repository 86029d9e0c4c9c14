/* Trial: what one tournament of a series came to, method by method, in whole numbers.
 *
 * This is what a line of a series' file holds, and all that its tables and plots are made of. Every draw of a
 * method is counted against the best draw from the same cards. What tallies are called stands in measure.c.
 */
#ifndef BD_SIMULATE_TRIAL_H
#define BD_SIMULATE_TRIAL_H

#include "simulate/series.h"

typedef enum bd_tally_kind {
    /* How draws compare with the best one. */
    BD_TALLY_DRAWS,      /* rounds that were to be drawn */
    BD_TALLY_SAME,       /* the same boards */
    BD_TALLY_EQUAL,      /* other boards, equal in every criterion */
    BD_TALLY_WORSE,      /* worse in the order of the criteria */
    BD_TALLY_OPEN,       /* as good as far as the best draw is proved */
    BD_TALLY_STUCK,      /* no draw, though there is one */
    BD_TALLY_ILLEGAL,    /* a draw that the rules forbid */
    BD_TALLY_IMPOSSIBLE, /* there is no legal draw: the tournament ends here */
    /* What the published boards do to the players. */
    BD_TALLY_PAIRED,    /* players with a board, over all rounds */
    BD_TALLY_WRONG,     /* players not given the colour they are due */
    BD_TALLY_AVOIDABLE, /* of them, more than in the best draw from the same cards, round by round */
    BD_TALLY_RUNS,      /* players given the same colour for the third time (or more) in a row */
    BD_TALLY_REFLOATS,  /* players who float the same way as in the round before */
    BD_TALLY_COMPANY,   /* boards of players of one club, school or team */
    BD_TALLY_FLOATS,    /* players who float */
    /* When all is played. */
    BD_TALLY_IMBALANCE,  /* over all players, |whites - blacks| */
    BD_TALLY_IMBALANCED, /* players for whom that is 2 or more */
    BD_TALLY_LOPSIDED,   /* over all players, |floats down - floats up| */
    BD_TALLY_FLOATERS,   /* players who floated three times or more */
    BD_TALLY_TOP1,       /* 1: the strongest player is first, perhaps shared */
    BD_TALLY_TOP3,       /* how many of the three strongest are among the first three places */
    BD_TALLIES
} bd_tally_kind;

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

/* True for tallies that need a world of the method's own. */
bool bd_tally_needs_world(bd_tally_kind kind);

#endif

/* Contest: one tournament of a series, played by all its methods, what published boards do to the players,
 * and what a played tournament says about their strength. */
#ifndef BD_SIMULATE_CONTEST_H
#define BD_SIMULATE_CONTEST_H

#include "simulate/series.h"

/* Floats of each card so far, in the order of the cards. */
typedef struct bd_float_counts {
    int *down, *up;
} bd_float_counts;

/* Players not given the colour they are due. */
int64_t bd_effects_wrong_colours(const bd_round *round, const bd_draw *draw);

/* Adds what the boards do to the tallies; floats may be NULL. */
void bd_effects_of_draw(const bd_round *round, const bd_draw *draw, const bd_float_counts *floats,
                        int64_t *tally);

/* Adds colours and floats of a played tournament. */
void bd_effects_of_event(const bd_made_event *event, const bd_float_counts *floats, int64_t *tally);

/* The standings after `round` against true strength, see bd_trial_method; top1 and top3 too. Scratch memory
 * from the arena. Players of the same strength are in no order; of those equal in score, Buchholz without the
 * lowest, Buchholz and Sonneborn-Berger, each has the mean of their places. */
bd_status bd_effects_ranking(const bd_made_event *event, bd_arena *scratch, int round, int64_t *kendall,
                             int64_t *spearman, int64_t *top1, int64_t *top3, bd_err *err);

/* Plays tournament `number`. Where a method gets stuck or breaks the rules, that is counted and the best draw
 * is played in its stead. The arena is scratch memory: it is given back as it was. */
bd_status bd_contest_play(const bd_series *series, int number, bd_arena *arena, bd_trial *out, bd_err *err);

#endif

/* Contest: one tournament of a series, played by all its methods. */
#ifndef BD_SIMULATE_CONTEST_H
#define BD_SIMULATE_CONTEST_H

#include "simulate/trial.h"

/* Plays tournament `number`. Where a method gets stuck or breaks the rules, that is counted and the best draw
 * is played in its stead. The arena is scratch memory: it is given back as it was. */
bd_status bd_contest_play(const bd_series *series, int number, bd_arena *arena, bd_trial *out, bd_err *err);

#endif

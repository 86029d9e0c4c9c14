/* Strength: what is expected of a game between two ratings, in integers only, so that every machine plays the
 * same games.
 *
 * The expected score of the better player is the logistic curve 1 / (1 + 10^(-d / 400)), kept as a table in
 * millionths at every tenth rating point up to 800 and interpolated in integers; beyond 800 it stays at its
 * last value. White counts BD_WHITE_POINTS more. Two equal players draw `draw_permille` times in a thousand;
 * with expectation e that falls as 4 e (1 - e), and never exceeds twice the weaker side's expectation, so
 * that no probability is negative. What is not drawn is won so that the expectation is e. docs/generate.md
 * tells the same for people. */
#ifndef BD_SIMULATE_STRENGTH_H
#define BD_SIMULATE_STRENGTH_H

#include "base/random.h"

enum { BD_MILLION = 1000000, BD_WHITE_POINTS = 30 };

/* White's expected score in millionths, both strengths in rating points. */
int bd_strength_expect(int white, int black);

/* White's result in half points (2, 1, 0). */
int bd_strength_play(bd_random *random, int white, int black, int draw_permille);

/* A number around 0 with variance 1 in thousandths, never beyond 6000: twelve uniform numbers, added. */
int bd_strength_spread(bd_random *random);

#endif

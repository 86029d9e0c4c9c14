/* Play: rounds of a generated event are drawn, played and written on the cards.
 *
 * A game's result depends on the seed, the round and the two players only: the same game has the same result
 * however the event was paired. What a result is likely to be follows from the strengths. */
#ifndef BD_SIMULATE_PLAY_H
#define BD_SIMULATE_PLAY_H

#include "hand/hand.h"
#include "rulebook/rulebook.h"
#include "simulate/made_event.h"

/* What is expected of a game between two ratings, in integers only, so that every machine plays the
 * same games.
 *
 * The expected score of the better player is the logistic curve 1 / (1 + 10^(-d / 400)), kept as a table in
 * millionths at every tenth rating point up to 800 and interpolated in integers; beyond 800 it stays at its
 * last value. White counts BD_WHITE_POINTS more. Two equal players draw `draw_permille` times in a thousand;
 * with expectation e that falls as 4 e (1 - e), and never exceeds twice the weaker side's expectation, so
 * that no probability is negative. What is not drawn is won so that the expectation is e. docs/generate.md
 * tells the same for people. */
enum { BD_MILLION = 1000000, BD_WHITE_POINTS = 30 };

/* White's expected score in millionths, both strengths in rating points. */
int bd_strength_expect(int white, int black);

/* White's result in half points (2, 1, 0). */
int bd_strength_play(bd_random *random, int white, int black, int draw_permille);

/* A number around 0 with variance 1 in thousandths, never beyond 6000: twelve uniform numbers, added. */
int bd_strength_spread(bd_random *random);

/* One way to draw a round, best or by hand, behind one function. */
typedef struct bd_pairer {
    const char *id;
    const bd_method *method;    /* NULL: the best draw */
    const bd_draw_options *arm; /* of a rulebook file by which it is best; NULL: by the rules as they are */
} bd_pairer;

/* Those who withdraw before this round do so. */
void bd_made_event_withdraw(bd_made_event *event, int number);

/* Writes a draw and its results on the cards, and the arranged byes of the round; the draw is kept in the
 * tournament. */
bd_status bd_made_event_record(bd_made_event *event, const bd_draw *draw, bd_err *err);

/* Draws and plays rounds 1 .. rounds; *played is how many could be drawn. Scratch memory is taken and given
 * back. */
bd_status bd_made_event_play(bd_made_event *event, const bd_pairer *pairer, int rounds, int *played,
                             bd_err *err);

/* The options with which a generated event is drawn: its seed, beside those of a rulebook file (NULL: none).
 */
bd_draw_options bd_made_event_options(const bd_made_event *event, const bd_draw_options *file);

/* "best" or a method of hand/. BD_USAGE, with the names there are, for another word. */
bd_status bd_pairer_find(const char *id, bd_pairer *out, bd_err *err);

#endif

/* Play: rounds of a generated event are drawn, played and written on the cards.
 *
 * A game's result depends on the seed, the round and the two players only: the same game has the same result
 * however the event was paired. The results are those of simulate/strength.h. */
#ifndef BD_SIMULATE_PLAY_H
#define BD_SIMULATE_PLAY_H

#include "simulate/event.h"
#include "simulate/pairer.h"

/* Those who withdraw before this round do so. */
void bd_event_withdraw(bd_event *event, int number);

/* Writes a draw and its results on the cards, and the arranged byes of the round; the draw is kept in the
 * tournament. */
bd_status bd_event_record(bd_event *event, const bd_draw *draw, bd_err *err);

/* Draws and plays rounds 1 .. rounds; *played is how many could be drawn. Scratch memory is taken and given
 * back. */
bd_status bd_event_play(bd_event *event, const bd_pairer *pairer, int rounds, int *played, bd_err *err);

/* The options with which a generated event is drawn: its seed. */
bd_draw_options bd_event_options(const bd_event *event);

#endif

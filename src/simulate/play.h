/* Play: rounds of a generated event are drawn, played and written on the cards.
 *
 * A game's result depends on the seed, the round and the two players only: the same game has the same result
 * however the event was paired. The results are those of simulate/strength.h. */
#ifndef BD_SIMULATE_PLAY_H
#define BD_SIMULATE_PLAY_H

#include "hand/hand.h"
#include "rulebook/rulebook.h"
#include "simulate/made_event.h"

/* One way to draw a round, best or by hand, behind one function. */
typedef struct bd_pairer {
    const char *id;
    const bd_method *method; /* NULL: the best draw */
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

/* The options with which a generated event is drawn: its seed. */
bd_draw_options bd_made_event_options(const bd_made_event *event);

/* "best" or a method of hand/. BD_USAGE, with the names there are, for another word. */
bd_status bd_pairer_find(const char *id, bd_pairer *out, bd_err *err);

#endif

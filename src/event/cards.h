/* Cards: what the pairing cards of an event say, derived from its facts.
 *
 * This is the only place where cards are made of an event. A published game is on both cards from its
 * publication: the two have met, each has had the colour, and the result is not known until it is told. */
#ifndef BD_EVENT_CARDS_H
#define BD_EVENT_CARDS_H

#include "event/event.h"

/* All that is known now. The tournament shares the event's texts and is made in `arena`; changing it changes
 * nothing of the event. */
bd_status bd_event_cards(bd_arena *arena, const bd_event *event, bd_tournament **out, bd_err *err);

#endif
